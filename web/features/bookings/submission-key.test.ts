import type { BookingRequestInput } from '@web/apollo/schema.generated';
import { forgetSubmissionKey, submissionKeyFor } from './submission-key';

const input: BookingRequestInput = {
  firstName: 'Ines',
  lastName: 'Marlow',
  email: 'i@example.test',
  phone: '1',
};

describe('the key of a submission', () => {
  afterEach(() => forgetSubmissionKey());

  it('stays the same for the same filled form', () => {
    expect(submissionKeyFor(input)).toBe(submissionKeyFor({ ...input }));
    expect(submissionKeyFor(input)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is another one once the form was changed', () => {
    const first = submissionKeyFor(input);
    expect(submissionKeyFor({ ...input, phone: '2' })).not.toBe(first);
  });

  it('is another one after a success', () => {
    const first = submissionKeyFor(input);
    forgetSubmissionKey();
    expect(submissionKeyFor(input)).not.toBe(first);
  });

  it('outlives a reload', () => {
    const first = submissionKeyFor(input);
    jest.isolateModules(() => {
      const reloaded = jest.requireActual<Record<string, typeof submissionKeyFor>>('./submission-key');
      expect(reloaded.submissionKeyFor?.(input)).toBe(first);
    });
    expect.assertions(1);
  });

  it('never writes a passport number down', () => {
    const travellers = [{ firstName: 'Ines', lastName: 'Marlow', passportNumber: 'P1234567' }];
    submissionKeyFor({ ...input, travellers });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('P1234567');
  });
});
