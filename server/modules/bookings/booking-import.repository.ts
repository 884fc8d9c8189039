import type { EntityManager } from 'typeorm';
import type { DataCipher } from '@server/crypto/data-cipher';
import { type BookingImport, bookingRow, historyOf } from './booking-import';
import { passportColumns } from './passport';

export interface ImportedBooking {
  readonly id: number;
  readonly reference: string;
}

const rowsPerStatement = 1_000;

/** Bookings with their past, many rows in each statement. */
export class BookingImportRepository {
  constructor(
    private readonly db: EntityManager,
    private readonly cipher: DataCipher,
  ) {}

  /** In the order given. */
  async insertAll(bookings: readonly BookingImport[]): Promise<ImportedBooking[]> {
    const imported: ImportedBooking[] = [];
    for (let start = 0; start < bookings.length; start += rowsPerStatement)
      imported.push(...(await this.insertChunk(bookings.slice(start, start + rowsPerStatement))));
    return imported;
  }

  private async insertChunk(bookings: readonly BookingImport[]): Promise<ImportedBooking[]> {
    const rows = bookings.map(bookingRow);
    const ids = new Map(
      (await this.insertRows('bookings', rows, 'id, reference')).map((row) => [row.reference, row.id]),
    );
    const imported = rows.map(({ reference }) => {
      const id = ids.get(reference);
      if (id === undefined) throw new Error('a booking was not imported');
      return { id, reference };
    });
    const withIds = bookings.map((booking, index) => ({ booking, id: imported[index]?.id ?? 0 }));
    await this.insertRows(
      'booking_travellers',
      withIds.flatMap(({ booking, id }) => this.travellerRows(booking, id)),
    );
    await this.insertRows(
      'booking_status_changes',
      withIds.flatMap(({ booking, id }) => historyRows(booking, id)),
    );
    await this.takeSeats(bookings);
    return imported;
  }

  private travellerRows(booking: BookingImport, bookingId: number) {
    return (booking.travellers ?? []).map((traveller, position) => {
      const passport = passportColumns(traveller.passportNumber ?? null, this.cipher);
      return {
        booking_id: bookingId,
        position,
        first_name: traveller.firstName,
        last_name: traveller.lastName,
        date_of_birth: traveller.dateOfBirth ?? null,
        passport_number: passport.passportNumber,
        passport_last4: passport.passportLast4,
        nationality: traveller.nationality ?? null,
        dietary_requirements: traveller.dietaryRequirements ?? null,
      };
    });
  }

  /** The names of the first row's keys are the columns. */
  private async insertRows(
    table: string,
    rows: readonly object[],
    returning?: string,
  ): Promise<ImportedBooking[]> {
    const [first] = rows;
    if (!first) return [];
    const columns = Object.keys(first).join(', ');
    return this.db.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)
       ${returning === undefined ? '' : `returning ${returning}`}`,
      [JSON.stringify(rows)],
    );
  }

  /** In one statement for all departures; the table's own check refuses more than there are. */
  private async takeSeats(bookings: readonly BookingImport[]): Promise<void> {
    const seats = bookings.flatMap(({ departureId, status, travellersCount }) =>
      departureId === null || status === 'cancelled'
        ? []
        : [{ departure_id: departureId, seats: travellersCount ?? 0 }],
    );
    if (seats.length === 0) return;
    await this.db.query(
      `update departures d set seats_taken = d.seats_taken + taken.seats
       from (select departure_id, sum(seats)::integer as seats
             from jsonb_to_recordset($1::jsonb) as r(departure_id integer, seats integer) group by departure_id) taken
       where d.id = taken.departure_id`,
      [JSON.stringify(seats)],
    );
  }
}

function historyRows(booking: BookingImport, bookingId: number) {
  const history = historyOf(booking);
  return history.map((change, index) => ({
    booking_id: bookingId,
    from_status: history[index - 1]?.to ?? null,
    to_status: change.to,
    actor_id: change.actorId ?? (change.by === 'client' ? booking.clientId : null),
    actor_kind: change.by,
    reason: change.reason ?? null,
    created_at: change.at.toISOString(),
  }));
}
