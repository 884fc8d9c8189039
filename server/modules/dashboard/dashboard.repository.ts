import type { EntityManager } from 'typeorm';

export interface DashboardFigures {
  readonly totalBookings: number;
  readonly totalUsers: number;
  readonly revenueMinor: number;
  readonly activeTrips: number;
}

/** Figures over several modules' tables, in one statement. */
export class DashboardRepository {
  constructor(private readonly db: EntityManager) {}

  async figures(): Promise<DashboardFigures> {
    const [row]: DashboardFigures[] = await this.db.query(`select
      (select count(*) from bookings) as "totalBookings",
      (select count(*) from users) as "totalUsers",
      (select coalesce(sum(amount_minor), 0)::bigint from ledger_entries where currency = 'GBP') as "revenueMinor",
      (select count(*) from products where kind = 'trip' and status = 'active' and archived_at is null) as "activeTrips"`);
    if (!row) throw new Error('a select without a from answers one row');
    return row;
  }
}
