import { createHash, randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '@domain/actor';
import { InvalidInputError, NotFoundError } from '@domain/app-error';
import { newReference } from '@domain/booking-reference';
import { type BookingRequest, bookingRequestInput, idempotencyKeyInput } from '@domain/inputs/booking-inputs';
import { validateInput } from '@server/auth/validate-input';
import type { SiteFacts } from '@server/config/site';
import type { DataCipher } from '@server/crypto/data-cipher';
import { retryOnConflict } from '@server/database/database-errors';
import { Turns } from '@server/database/turns';
import type { Mailer } from '@server/mail/mailer';
import type { CatalogueService } from '@server/modules/catalogue/catalogue.service';
import { Departure } from '@server/modules/catalogue/departure.entity';
import type { Product } from '@server/modules/catalogue/product.entity';
import type { Booking } from './booking.entity';
import { IdempotencyKeyReusedError } from './booking.errors';
import { newRequestNotice, requestReceivedMail } from './booking.mails';
import { actorKindOf, ownerOfNewBooking } from './booking.policy';
import { BookingRepository, type KeyClaim } from './booking.repository';
import { passportColumns } from './passport';

export const requestTexts = {
  received: 'Thank you! Your booking request has been submitted successfully. We will contact you shortly.',
  packageGone: 'This package is not on sale any more. Choose another, or Tailor-made',
  tripGone: 'This trip is not on sale any more. Choose another',
  departureGone: 'This departure is not on sale any more. Choose another',
  departureElsewhere: 'This departure belongs to another holiday',
} as const;

/** How one caller's requests are told from another's, and repeated ones from new ones. */
export interface RequestCaller {
  readonly idempotencyKey?: string | null | undefined;
  /** Of a visitor: the network address. */
  readonly visitorKey: string;
}

/** What is asked for: a product and a departure of it, as far as they are named. */
interface Wish {
  readonly product: Product | null;
  readonly departure: Departure | null;
}

/** Taking booking requests, from visitors and clients. */
export class BookingRequestService {
  private readonly turns = new Turns();

  constructor(
    private readonly db: DataSource,
    private readonly mailer: Mailer,
    private readonly cipher: DataCipher,
    private readonly site: SiteFacts,
    private readonly catalogue: CatalogueService,
  ) {}

  /**
   * Stores the request and queues its mails in one transaction; with a departure its places are taken there too. The
   * same idempotency key and input answer the booking that was made the first time.
   *
   * @throws {InvalidInputError} with a message per field.
   * @throws {SoldOutError} when the departure has fewer places left.
   * @throws {IdempotencyKeyReusedError} when the caller's key came with another input before.
   */
  async request(actor: Actor, input: unknown, caller: RequestCaller): Promise<{ readonly id: number }> {
    const request = validateInput(bookingRequestInput, input);
    const { idempotencyKey } = validateInput(idempotencyKeyInput, caller);
    const owner = actor.kind === 'user' ? `user:${actor.id}` : `visitor:${sha256(caller.visitorKey)}`;
    const claim =
      idempotencyKey === null
        ? null
        : { owner, key: idempotencyKey, inputHash: sha256(JSON.stringify(request)) };
    const work = () =>
      retryOnConflict(() => this.db.transaction((tx) => this.storeOnce(tx, actor, request, claim)));
    const turn = turnOf(request, claim);
    return turn === null ? work() : this.turns.take(turn, work);
  }

  private async storeOnce(
    tx: EntityManager,
    actor: Actor,
    request: BookingRequest,
    claim: KeyClaim | null,
  ): Promise<{ readonly id: number }> {
    if (claim === null) return this.store(tx, actor, request);
    const bookings = new BookingRepository(tx);
    const earlier = await bookings.claimKey(claim);
    if (earlier && earlier.inputHash !== claim.inputHash) throw new IdempotencyKeyReusedError();
    if (earlier?.bookingId != null) return { id: earlier.bookingId };
    const booking = await this.store(tx, actor, request);
    await bookings.keepAnswer(claim, booking.id);
    return booking;
  }

  private async store(tx: EntityManager, actor: Actor, request: BookingRequest): Promise<Booking> {
    const wish = await this.findWish(tx, request);
    const bookings = new BookingRepository(tx);
    const booking = await bookings.insert(
      { ...rowOf(request, wish), reference: newReference(randomBytes), clientId: ownerOfNewBooking(actor) },
      request.travellers.map((traveller) => ({
        ...traveller,
        ...passportColumns(traveller.passportNumber, this.cipher),
      })),
    );
    await bookings.addHistory({
      bookingId: booking.id,
      fromStatus: null,
      toStatus: 'pending',
      actorId: actor.kind === 'user' ? actor.id : null,
      actorKind: actorKindOf(actor),
      reason: null,
    });
    await this.mailer.post(tx, requestReceivedMail(booking, this.site, wish.product?.slug ?? null));
    await this.mailer.post(tx, newRequestNotice(booking, this.site));
    return booking;
  }

  private async findWish(tx: EntityManager, request: BookingRequest): Promise<Wish> {
    const departure = await this.takePlaces(tx, request);
    const productId = departure?.productId ?? request.tripId ?? request.packageId;
    const product = productId === null ? null : await this.catalogue.findBookableProduct(tx, productId);
    if (departure && !product) throw new InvalidInputError({ departureId: requestTexts.departureGone });
    if (request.packageId !== null && product?.kind !== 'package')
      throw new InvalidInputError({ packageId: requestTexts.packageGone });
    if (request.tripId !== null && product?.kind !== 'trip')
      throw new InvalidInputError({ tripId: requestTexts.tripGone });
    return { product, departure };
  }

  /** A departure is named by its id, or by trip and day when it is known how many travel. */
  private async takePlaces(tx: EntityManager, request: BookingRequest): Promise<Departure | null> {
    const { departureId, tripId, packageId, startDate, travellersCount } = request;
    if (travellersCount === null) return null;
    const found =
      departureId === null && tripId !== null && startDate !== null
        ? await tx.findOneBy(Departure, { productId: tripId, startDate })
        : null;
    const id = departureId ?? found?.id;
    if (id === undefined) return null;
    const departure = await this.catalogue.takeSeats(tx, id, travellersCount).catch((error: unknown) => {
      throw error instanceof NotFoundError
        ? new InvalidInputError({
            [departureId === null ? 'tripId' : 'departureId']: requestTexts.departureGone,
          })
        : error;
    });
    if (departure.productId !== (tripId ?? packageId ?? departure.productId))
      throw new InvalidInputError({ departureId: requestTexts.departureElsewhere });
    return departure;
  }
}

function rowOf(request: BookingRequest, wish: Wish): Partial<Booking> {
  const { travellers: _t, packageId: _p, tripId: _i, budget, additionalRequests, ...rest } = request;
  return {
    ...rest,
    status: 'pending',
    specialRequests: additionalRequests,
    budgetMinor: budget?.minor ?? null,
    budgetCurrency: budget?.currency ?? null,
    ...(wish.departure ? departurePart(request, wish.departure) : requestPart(request)),
    ...productPart(request, wish),
  };
}

/** The price is kept as it is today: later changes of the departure leave the booking alone. */
function departurePart(request: BookingRequest, departure: Departure): Partial<Booking> {
  return {
    kind: 'departure',
    departureId: departure.id,
    startDate: departure.startDate,
    endDate: departure.endDate,
    pricePerTravellerMinor: departure.priceMinor,
    totalMinor: departure.priceMinor * (request.travellersCount ?? 0),
  };
}

/** Has no price until the agency quotes one. */
function requestPart({ startDate, endDate }: BookingRequest): Partial<Booking> {
  return {
    kind: 'request',
    departureId: null,
    startDate,
    endDate,
    pricePerTravellerMinor: null,
    totalMinor: null,
  };
}

/** Title and destination are kept as they are today. */
function productPart({ locations }: BookingRequest, { product, departure }: Wish): Partial<Booking> {
  const places = locations.join(', ') || null;
  if (!product)
    return { productId: null, title: 'Tailor-made holiday', destination: places, currency: 'GBP' };
  return {
    productId: product.id,
    title: product.title,
    destination: product.destination || places,
    currency: departure?.currency ?? product.currency,
  };
}

/** Requests that would wait for the same row: of one departure, or with one idempotency key. */
function turnOf({ departureId, tripId, startDate }: BookingRequest, claim: KeyClaim | null): string | null {
  if (departureId !== null) return `departure:${departureId}`;
  if (tripId !== null && startDate !== null) return `trip:${tripId} ${startDate}`;
  return claim && `${claim.owner} ${claim.key}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
