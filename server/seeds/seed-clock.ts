import { addDays, type LocalDate, today } from '@domain/local-date';

/** Days and instants counted from the day of seeding, so that the demo agency is always alive. */
export class SeedClock {
  readonly today: LocalDate;

  constructor(private readonly now: Date = new Date()) {
    this.today = today(now);
  }

  day(offset: number): LocalDate {
    return addDays(this.today, offset);
  }

  daysAgo(days: number): Date {
    return this.hoursAgo(days * 24);
  }

  hoursAgo(hours: number): Date {
    return new Date(this.now.getTime() - hours * 3_600_000);
  }
}
