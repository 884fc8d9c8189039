/** A day of travel, `YYYY-MM-DD`, without a time or zone, so that it never shifts. */
export type LocalDate = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for days that exist: 2026-02-30 is not one. */
export function isLocalDate(text: string): boolean {
  const match = pattern.exec(text);
  if (!match) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function addDays(day: LocalDate, days: number): LocalDate {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Whole days from the first to the second. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** Today in the agency's own time zone. */
export function today(now: Date = new Date(), timeZone = 'Europe/London'): LocalDate {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}

/** Full years lived on `on` by somebody born on `birth`. */
export function ageOn(birth: LocalDate, on: LocalDate): number {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4));
  return on.slice(5) < birth.slice(5) ? years - 1 : years;
}
