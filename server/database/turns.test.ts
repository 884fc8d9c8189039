import { Turns } from './turns';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('turns', () => {
  it('run work of one key in order and as many at a time as there are lanes, and of other keys beside it', async () => {
    const turns = new Turns(1);
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      await pause(5);
      events.push(`${name} ends`);
      return name;
    };
    const answers = await Promise.all([
      turns.take('a', work('a1')),
      turns.take('a', work('a2')),
      turns.take('b', work('b1')),
    ]);
    expect(answers).toEqual(['a1', 'a2', 'b1']);
    expect(events.indexOf('a2 begins')).toBeGreaterThan(events.indexOf('a1 ends'));
    expect(events.indexOf('b1 begins')).toBeLessThan(events.indexOf('a1 ends'));
  });

  it('go on after a failure, which only its own caller hears of', async () => {
    const turns = new Turns(1);
    const failing = turns.take('a', () => Promise.reject(new Error('sold out')));
    const next = turns.take('a', () => Promise.resolve('next'));
    await expect(failing).rejects.toThrow('sold out');
    await expect(next).resolves.toBe('next');
  });

  it('end for everybody who waits when the database is gone, and start anew afterwards', async () => {
    const turns = new Turns(1);
    const gone = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    let runs = 0;
    const work = () => {
      runs += 1;
      return Promise.reject(gone);
    };
    const all = await Promise.allSettled([
      turns.take('a', work),
      turns.take('a', work),
      turns.take('a', work),
    ]);
    expect(all.map((one) => one.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(runs).toBe(1);
    await expect(turns.take('a', () => Promise.resolve('back'))).resolves.toBe('back');
  });
});
