import type { GraphQLResolveInfo } from 'graphql';
import type { DataSource } from 'typeorm';
import type { Actor } from '@domain/actor';
import type { Money } from '@domain/money';
import { requireAdmin } from '@server/auth/authorize';
import { userRead } from '@server/modules/accounts/user.type';
import { enquiryOrder, enquiryRead } from '@server/modules/enquiries/enquiry.type';
import { type OrderKey, type Page, type PageRequest, readPage } from '@server/reads/read-page';
import type { Selection } from '@server/reads/selection';
import { DashboardRepository } from './dashboard.repository';

type Asked = GraphQLResolveInfo | Selection;

export interface DashboardStats {
  readonly totalBookings: number;
  readonly totalUsers: number;
  readonly totalRevenue: Money;
  readonly activeTrips: number;
}

const newestUsersFirst: readonly OrderKey[] = [
  { sql: '$.created_at', direction: 'desc', type: 'timestamptz' },
  { sql: '$.id', direction: 'desc', type: 'integer' },
];

/** What the administrators' first page needs beyond the lists that other services have. */
export class DashboardService {
  constructor(private readonly db: DataSource) {}

  /** @throws {UnauthenticatedError | ForbiddenError} for all but administrators. */
  async stats(actor: Actor): Promise<DashboardStats> {
    requireAdmin(actor);
    const { revenueMinor, ...figures } = await new DashboardRepository(this.db.manager).figures();
    return { ...figures, totalRevenue: { minor: revenueMinor, currency: 'GBP' } };
  }

  /**
   * Accounts, newest first.
   *
   * @throws {UnauthenticatedError | ForbiddenError} for all but administrators.
   */
  async listUsers<T>(actor: Actor, page: PageRequest, asked: Asked): Promise<Page<T>> {
    requireAdmin(actor);
    const { first, after } = page;
    const query = { model: userRead, where: [], parameters: [], orderBy: newestUsersFirst, first, after };
    return readPage<T>(this.db, query, asked);
  }

  /**
   * Enquiries, newest first.
   *
   * @throws {UnauthenticatedError | ForbiddenError} for all but administrators.
   */
  async listEnquiries<T>(actor: Actor, page: PageRequest, asked: Asked): Promise<Page<T>> {
    requireAdmin(actor);
    const { first, after } = page;
    const query = { model: enquiryRead, where: [], parameters: [], orderBy: enquiryOrder, first, after };
    return readPage<T>(this.db, query, asked);
  }
}
