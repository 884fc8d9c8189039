import { type EntityManager, IsNull } from 'typeorm';
import type { BookingStatus } from '@domain/booking-status';
import type { LocalDate } from '@domain/local-date';
import { Booking } from './booking.entity';
import { BookingStatusChange } from './booking-status-change.entity';
import { BookingTraveller } from './booking-traveller.entity';
import { IdempotencyKey } from './idempotency-key.entity';

/** Whose request this is, and what it asks for. */
export type KeyClaim = Pick<IdempotencyKey, 'owner' | 'key' | 'inputHash'>;

/** Writing of bookings, and reading for writing; lists and details are read by booking.read. */
export class BookingRepository {
  constructor(private readonly db: EntityManager) {}

  /** Locked, so that two changes of one booking are judged one after the other. */
  findForUpdate(id: number): Promise<Booking | null> {
    return this.db.findOne(Booking, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async insert(
    booking: Partial<Booking>,
    travellers: readonly Partial<BookingTraveller>[],
  ): Promise<Booking> {
    const saved = this.db.create(Booking, booking);
    await this.db.insert(Booking, saved);
    if (travellers.length > 0)
      await this.db.insert(
        BookingTraveller,
        travellers.map((traveller, position) => ({ ...traveller, bookingId: saved.id, position })),
      );
    return saved;
  }

  async setStatus(id: number, status: BookingStatus): Promise<void> {
    await this.db.query(
      'update bookings set status = $2, version = version + 1, updated_at = now() where id = $1',
      [id, status],
    );
  }

  async addHistory(change: Partial<BookingStatusChange>): Promise<void> {
    await this.db.insert(BookingStatusChange, change);
  }

  /** The slug whose poster stands on mails; null for a tailor-made holiday. */
  async findPoster(booking: Booking): Promise<string | null> {
    if (booking.productId === null) return null;
    const rows: { slug: string }[] = await this.db.query('select slug from products where id = $1', [
      booking.productId,
    ]);
    return rows[0]?.slug ?? null;
  }

  /** Only rows that nobody owns yet, so that an account never takes over another's booking. */
  async adopt(clientId: number, email: string): Promise<void> {
    await this.db.update(Booking, { email, clientId: IsNull() }, { clientId });
  }

  /**
   * Completes confirmed bookings that are back, at most `limit`, with their history; those that somebody is changing
   * right now wait for the next run.
   */
  async completePast(today: LocalDate, limit: number, reason: string): Promise<Booking[]> {
    const rows: { id: number }[] = await this.db.query(
      `with back as (
         select id from bookings where status = 'confirmed' and end_date < $1
         order by id limit $2 for update skip locked
       ), completed as (
         update bookings b set status = 'completed', version = version + 1, updated_at = now()
         from back where b.id = back.id returning b.id
       )
       insert into booking_status_changes (booking_id, from_status, to_status, actor_kind, reason)
       select id, 'confirmed', 'completed', 'system', $3 from completed returning booking_id as id`,
      [today, limit, reason],
    );
    if (rows.length === 0) return [];
    return this.db
      .createQueryBuilder(Booking, 'b')
      .whereInIds(rows.map((row) => row.id))
      .getMany();
  }

  /** Null when the key is new and now ours; a caller with the same key waits until our transaction has ended. */
  async claimKey(claim: KeyClaim): Promise<IdempotencyKey | null> {
    const claimed = await this.db
      .createQueryBuilder()
      .insert()
      .into(IdempotencyKey)
      .values(claim)
      .orIgnore()
      .returning('key')
      .execute();
    if ((claimed.raw as unknown[]).length > 0) return null;
    return this.db.findOneByOrFail(IdempotencyKey, { owner: claim.owner, key: claim.key });
  }

  async keepAnswer({ owner, key }: KeyClaim, bookingId: number): Promise<void> {
    await this.db.update(IdempotencyKey, { owner, key }, { bookingId });
  }

  async forgetKeys(olderThanHours: number): Promise<void> {
    await this.db.query(
      'delete from idempotency_keys where created_at < now() - make_interval(hours => $1)',
      [olderThanHours],
    );
  }
}
