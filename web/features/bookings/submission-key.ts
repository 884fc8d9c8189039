import type { BookingRequestInput } from '@web/apollo/schema.generated';

const storageKey = 'booking-submission';

interface Submission {
  readonly fingerprint: string;
  readonly key: string;
}

let latest: Submission | null = null;

/**
 * The same filled form is sent under the same key, so that a double click, a retry or a retry after a reload makes one
 * booking; a form that was changed is another booking.
 */
export function submissionKeyFor(input: BookingRequestInput): string {
  const fingerprint = JSON.stringify(input);
  const known = latest ?? readStored();
  const submission = known?.fingerprint === fingerprint ? known : { fingerprint, key: randomKey() };
  latest = submission;
  // A passport number must not lie in the browser's storage; the key then lives as long as the page.
  if (!input.travellers?.some((traveller) => traveller.passportNumber)) store(submission);
  return submission.key;
}

/** After a success: the next booking is a new one, even if it says the same. */
export function forgetSubmissionKey(): void {
  latest = null;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

function store(submission: Submission): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(submission));
  } catch {
    // Kept in memory.
  }
}

function readStored(): Submission | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Submission | null;
  } catch {
    return null;
  }
}

/** `crypto.randomUUID` is missing on pages without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
