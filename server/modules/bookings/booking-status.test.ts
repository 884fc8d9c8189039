import { addDays, today } from '@domain/local-date';
import { createTestAgency, type TestAgency } from '@server/testing/test-agency';
import { book, mailsTo, makeDeparture, seatsTaken, sentMail } from './testing/booking-fixtures';

let agency: TestAgency;
let admin: string;
beforeAll(async () => {
  agency = await createTestAgency();
  admin = (await agency.signInAs('boss', 'admin')).token;
});
afterAll(() => agency.close());

const move = (id: number, status: string, token: string | null, reason?: string) =>
  agency.rest('PATCH', `/bookings/${id}/status`, { status, reason }, token);
const historyOf = (id: number) =>
  agency.db.query(
    'select from_status, to_status, actor_kind, actor_id, reason from booking_status_changes where booking_id = $1 order by id',
    [id],
  );
const statusOf = async (id: number) =>
  (await agency.db.query('select status from bookings where id = $1', [id]))[0].status;
const setEnd = (id: number, endDate: string | null) =>
  agency.db.query('update bookings set end_date = $2 where id = $1', [id, endDate]);

describe('moving a booking', () => {
  it('goes from pending by processing and confirmed to completed, with a history of who and why', async () => {
    const client = await agency.signInAs('traveller');
    const boss = await agency.signInAs('boss', 'admin');
    const { id } = await book(agency, { startDate: today(), endDate: today() }, client.token);
    expect((await move(id, 'processing', admin)).body['booking'].status).toBe('processing');
    expect((await move(id, 'Confirmed', admin, 'Deposit received')).body).toMatchObject({
      success: true,
      message: 'Booking confirmed',
      booking: { id, status: 'confirmed' },
    });
    expect((await move(id, 'completed', admin)).body['booking']).toMatchObject({
      status: 'completed',
      next_statuses: [],
    });
    const by = { actor_kind: 'admin', actor_id: boss.user.id };
    expect(await historyOf(id)).toEqual([
      {
        from_status: null,
        to_status: 'pending',
        actor_kind: 'client',
        actor_id: client.user.id,
        reason: null,
      },
      { from_status: 'pending', to_status: 'processing', ...by, reason: null },
      { from_status: 'processing', to_status: 'confirmed', ...by, reason: 'Deposit received' },
      { from_status: 'confirmed', to_status: 'completed', ...by, reason: null },
    ]);
  });

  it('changes nothing when it is in that state already', async () => {
    const { id } = await book(agency, { email: 'same@example.com' });
    await move(id, 'confirmed', admin);
    const before = await historyOf(id);
    const again = await move(id, 'confirmed', admin);
    expect(again.status).toBe(200);
    expect(again.body['booking'].status).toBe('confirmed');
    expect(await historyOf(id)).toEqual(before);
    expect((await mailsTo(agency, 'same@example.com')).map((mail) => mail.template)).toEqual([
      'bookings.request-received',
      'bookings.confirmed',
    ]);
  });

  it('refuses every other move with a conflict, through both doors', async () => {
    const { id, reference } = await book(agency, {});
    const grouped = reference.replace(/^(..)(....)(....)(....)$/, '$1-$2-$3-$4');
    expect((await move(id, 'completed', admin)).body).toEqual({
      success: false,
      code: 'CONFLICT',
      message: `Booking ${grouped} is pending and cannot become completed`,
    });
    await move(id, 'cancelled', admin);
    for (const status of ['pending', 'processing', 'confirmed', 'completed'])
      expect((await move(id, status, admin)).status).toBe(409);
    const answer = await agency.graphql(
      'mutation ($id: ID!) { confirmBooking(id: $id) { id } }',
      { id },
      admin,
    );
    expect(answer.errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(await statusOf(id)).toBe('cancelled');
  });

  it('completes nobody before the return date', async () => {
    const { id } = await book(agency, { startDate: today(), endDate: addDays(today(), 3) });
    await move(id, 'confirmed', admin);
    const early = await move(id, 'completed', admin);
    expect(early.status).toBe(409);
    expect(early.body['message']).toMatch(/cannot be completed before its return date/);
  });

  it('names the states when asked for another', async () => {
    const { id } = await book(agency, {});
    const answer = await move(id, 'paid', admin);
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toEqual({
      status: 'Choose one of: pending, processing, confirmed, completed, cancelled',
    });
    expect((await agency.rest('PATCH', `/bookings/${id}/status`, {}, admin)).status).toBe(400);
  });

  it('tells the next moves: all of them to an administrator, the own one to the owner', async () => {
    const client = await agency.signInAs('asks-next');
    const { id, reference } = await book(
      agency,
      { startDate: today(), endDate: addDays(today(), 3) },
      client.token,
    );
    const next = async (token: string) =>
      (
        await agency.graphql(
          'query ($r: String!) { booking(reference: $r) { nextStatuses } }',
          { r: reference },
          token,
        )
      ).data?.['booking'].nextStatuses;
    expect(await next(admin)).toEqual(['PROCESSING', 'CONFIRMED', 'CANCELLED']);
    expect(await next(client.token)).toEqual(['CANCELLED']);
    await move(id, 'confirmed', admin);
    expect(await next(admin)).toEqual(['CANCELLED']);
    await setEnd(id, today());
    expect(await next(admin)).toEqual(['COMPLETED', 'CANCELLED']);
    expect(await next(client.token)).toEqual(['CANCELLED']);
  });
});

describe('cancelling', () => {
  it('gives the places back, once', async () => {
    const client = await agency.signInAs('canceller');
    const departure = await makeDeparture(agency, { seatsTaken: 2 });
    const { id } = await book(agency, { departureId: departure.id, travelers: 3 }, client.token);
    expect(await seatsTaken(agency, departure)).toBe(5);
    const answer = await agency.graphql(
      'mutation ($id: ID!) { cancelBooking(id: $id, reason: "Ill") { status history { to reason byName } } }',
      { id },
      client.token,
    );
    expect(answer.data?.['cancelBooking']).toEqual({
      status: 'CANCELLED',
      history: [
        { to: 'PENDING', reason: null, byName: 'canceller Example' },
        { to: 'CANCELLED', reason: 'Ill', byName: 'canceller Example' },
      ],
    });
    await move(id, 'cancelled', client.token);
    expect(await seatsTaken(agency, departure)).toBe(2);
  });

  it('is open to the owner from pending, processing and confirmed, and not once completed', async () => {
    const client = await agency.signInAs('owner');
    for (const state of ['pending', 'processing', 'confirmed']) {
      const { id } = await book(agency, {}, client.token);
      if (state !== 'pending') await move(id, state, admin);
      expect((await move(id, 'cancelled', client.token)).body['booking']?.status).toBe('cancelled');
    }
    const { id } = await book(agency, { startDate: today(), endDate: today() }, client.token);
    await move(id, 'confirmed', admin);
    await move(id, 'completed', admin);
    expect((await move(id, 'cancelled', client.token)).status).toBe(409);
  });
});

describe('the mails of a change', () => {
  it('tell a confirmed client the dates, the total and what is next', async () => {
    const departure = await makeDeparture(agency);
    const { id } = await book(agency, {
      email: 'going@example.com',
      departureId: departure.id,
      travelers: 2,
    });
    await move(id, 'confirmed', admin);
    const mail = await sentMail(agency, 'going@example.com', /^Confirmed: /);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(
      new Date(departure.startDate),
    );
    for (const text of [`From: ${day}`, 'Travellers: 2', 'Total: £2,500.00', 'What happens next'])
      expect(mail.text).toContain(text);
  });

  it('tell a client who cancelled, and the agency why; and a cancelled client the reason of the agency', async () => {
    const client = await agency.signInAs('mails-cancel');
    const own = await book(agency, { email: 'gone@example.com' }, client.token);
    await move(own.id, 'cancelled', client.token, 'A new job');
    expect((await sentMail(agency, 'gone@example.com', /^Cancelled: /)).text).toContain('refund');
    expect((await sentMail(agency, 'hello@rosegate.example', /^Cancelled by the client/)).text).toContain(
      'Reason: A new job',
    );

    const other = await book(agency, { email: 'told@example.com' });
    await move(other.id, 'cancelled', admin, 'Too few travellers');
    expect((await sentMail(agency, 'told@example.com', /^Cancelled: /)).text).toContain(
      'Reason: Too few travellers',
    );
  });
});

describe('the job that completes what is past', () => {
  it('completes confirmed bookings from the day after the return, whatever their number, with history and mail', async () => {
    const ids: number[] = [];
    await agency.db.transaction(async (tx) => {
      const imported = await agency.services.bookings.importMany(
        tx,
        Array.from({ length: 130 }, (_, index) => ({
          kind: 'request' as const,
          status: 'confirmed' as const,
          clientId: null,
          contact: { firstName: 'Back', lastName: 'Home', email: `home${index}@example.com`, phone: '1' },
          productId: null,
          departureId: null,
          title: 'Past holiday',
          destination: null,
          startDate: addDays(today(), -9),
          endDate: addDays(today(), -1),
          travellersCount: 2,
          pricePerTravellerMinor: null,
          totalMinor: null,
          createdAt: new Date(Date.now() - 30 * 86_400_000),
        })),
      );
      ids.push(...imported.map((booking) => booking.id));
    });
    const backToday = await book(agency, { startDate: today(), endDate: today() });
    await move(backToday.id, 'confirmed', admin);
    const pending = await book(agency, {});
    await setEnd(pending.id, addDays(today(), -1));

    await agency.services.bookings.completePast();
    await agency.services.bookings.completePast();

    const [{ done }] = await agency.db.query(
      "select count(*) as done from bookings where id = any($1) and status = 'completed'",
      [ids],
    );
    expect(Number(done)).toBe(130);
    expect(await statusOf(backToday.id)).toBe('confirmed');
    expect(await statusOf(pending.id)).toBe('pending');
    expect((await historyOf(ids[0]!)).at(-1)).toEqual({
      from_status: 'confirmed',
      to_status: 'completed',
      actor_kind: 'system',
      actor_id: null,
      reason: 'The return date has passed',
    });
    expect((await mailsTo(agency, 'home7@example.com')).map((mail) => mail.template)).toEqual([
      'bookings.completed',
    ]);
  });

  it('leaves a booking for the next run that somebody is changing right now', async () => {
    const { id } = await book(agency, { endDate: today() });
    await move(id, 'confirmed', admin);
    await setEnd(id, addDays(today(), -1));
    await agency.db.transaction(async (tx) => {
      await tx.query('select 1 from bookings where id = $1 for update', [id]);
      await agency.services.bookings.completePast();
    });
    expect(await statusOf(id)).toBe('confirmed');
    await agency.services.bookings.completePast();
    expect(await statusOf(id)).toBe('completed');
  });
});

describe('a mail server that is away', () => {
  it('fails no booking, and gets the mail once it is back', async () => {
    let isAway = true;
    const sent: string[] = [];
    const mailTransport = {
      isReal: true,
      send: (mail: { subject: string }) => {
        if (isAway) return Promise.reject(new Error('connect ECONNREFUSED'));
        sent.push(mail.subject);
        return Promise.resolve();
      },
      close: () => undefined,
    };
    const other = await createTestAgency({ withJobs: true, mailTransport });
    try {
      const boss = await other.signInAs('boss', 'admin');
      const { id } = await book(other, { email: 'patient@example.com' });
      expect(
        (await other.rest('PATCH', `/bookings/${id}/status`, { status: 'confirmed' }, boss.token)).status,
      ).toBe(200);
      await until(
        async () => Number((await other.db.query('select sum(attempts) as tries from mails'))[0].tries) >= 2,
      );
      expect(sent).toEqual([]);
      isAway = false;
      await until(() => Promise.resolve(sent.length >= 3));
      expect(new Set(sent).size).toBe(3);
    } finally {
      await other.close();
    }
  }, 60_000);

  async function until(isTrue: () => Promise<boolean>): Promise<void> {
    for (let attempt = 0; attempt < 250; attempt += 1) {
      if (await isTrue()) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error('it did not happen in time');
  }
});
