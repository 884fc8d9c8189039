import { formatReference } from '@domain/booking-reference';
import type { LocalDate } from '@domain/local-date';
import { toMajor } from '@domain/money';
import type { SiteFacts } from '@server/config/site';
import type { MailDocument } from '@server/mail/mail-document';
import type { NewMail } from '@server/mail/mailer';
import type { Booking } from './booking.entity';

/** What mails tell of a booking. */
export type MailedBooking = Pick<
  Booking,
  | 'reference'
  | 'kind'
  | 'title'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'startDate'
  | 'endDate'
  | 'travellersCount'
  | 'totalMinor'
  | 'currency'
>;

/** The product's slug, when there is a poster to put on top. */
type Poster = string | null;

export function requestReceivedMail(booking: MailedBooking, site: SiteFacts, poster: Poster): NewMail {
  const isDeparture = booking.kind === 'departure';
  return toClient(booking, site, poster, 'bookings.request-received', {
    subject: `We have your booking request ${formatReference(booking.reference)}`,
    preview: isDeparture
      ? 'Your places are held. We confirm within one working day.'
      : 'We read it and write to you within one working day.',
    heading: `Thank you, ${booking.firstName}`,
    paragraphs: isDeparture
      ? [
          `We have your booking request for ${booking.title}, and your places are held.`,
          'What happens next: we check everything and confirm within one working day. There is nothing to pay until then.',
        ]
      : [
          `We have your booking request: ${booking.title}.`,
          'What happens next: one of us reads it, puts the holiday together and writes to you with a price within one working day. There is nothing to pay until you say yes.',
        ],
    facts: factsOf(booking),
    action: confirmationLink(booking, site, 'See your booking'),
    afterAction: ['An account with this email address shows the booking under "My bookings".'],
  });
}

export function bookingConfirmedMail(booking: MailedBooking, site: SiteFacts, poster: Poster): NewMail {
  return toClient(booking, site, poster, 'bookings.confirmed', {
    subject: `Confirmed: ${booking.title} (${formatReference(booking.reference)})`,
    preview:
      booking.startDate === null
        ? 'Your holiday is confirmed.'
        : `You leave on ${longDate(booking.startDate)}.`,
    heading: `You are going, ${booking.firstName}`,
    paragraphs: [`Your booking is confirmed: ${booking.title}.`],
    facts: factsOf(booking),
    action: confirmationLink(booking, site, 'See your booking'),
    afterAction: [
      'What happens next: we write to you about the deposit and the balance, and send your travel documents before you leave. Full payment is due before the trip begins.',
      `Anything to ask or to change: ${site.phone}, ${site.email}.`,
    ],
  });
}

export function bookingCancelledMail(
  booking: MailedBooking,
  site: SiteFacts,
  reason: string | null,
): NewMail {
  return toClient(booking, site, null, 'bookings.cancelled', {
    subject: `Cancelled: ${booking.title} (${formatReference(booking.reference)})`,
    preview: 'Your booking is cancelled.',
    heading: 'Your booking is cancelled',
    paragraphs: [
      `Your booking is cancelled: ${booking.title}.`,
      ...(reason === null ? [] : [`Reason: ${reason}`]),
      'If you have paid, we write to you about the refund under our Terms and Conditions.',
    ],
    facts: factsOf(booking),
    action: confirmationLink(booking, site, 'See your booking'),
    afterAction: [`Not what you wanted? Call us on ${site.phone}.`],
  });
}

export function bookingCompletedMail(booking: MailedBooking, site: SiteFacts, poster: Poster): NewMail {
  return toClient(booking, site, poster, 'bookings.completed', {
    subject: `Welcome home from ${booking.title}`,
    preview: 'We hope that it was all you wished for.',
    heading: `Welcome home, ${booking.firstName}`,
    paragraphs: [
      `We hope that ${booking.title} was all you wished for.`,
      `If something was not right, tell us: ${site.phone}, ${site.email}.`,
    ],
    action: { label: 'Tell others about it', url: `${site.publicUrl}/community` },
  });
}

export function newRequestNotice(booking: MailedBooking, site: SiteFacts): NewMail {
  return toAgency(booking, site, 'bookings.new-request-notice', {
    subject: `New booking request ${formatReference(booking.reference)}: ${booking.title}`,
    preview: `${booking.firstName} ${booking.lastName}`,
    heading: 'A new booking request',
    paragraphs: [`${booking.firstName} ${booking.lastName} asks for ${booking.title}.`],
  });
}

export function cancelledByClientNotice(
  booking: MailedBooking,
  site: SiteFacts,
  reason: string | null,
): NewMail {
  return toAgency(booking, site, 'bookings.cancelled-notice', {
    subject: `Cancelled by the client: ${formatReference(booking.reference)}, ${booking.title}`,
    preview: `${booking.firstName} ${booking.lastName}`,
    heading: 'A client has cancelled',
    paragraphs: [
      `${booking.firstName} ${booking.lastName} has cancelled ${booking.title}.`,
      reason === null ? 'No reason was given.' : `Reason: ${reason}`,
    ],
  });
}

function toClient(
  booking: MailedBooking,
  site: SiteFacts,
  poster: Poster,
  template: string,
  document: MailDocument,
): NewMail {
  const posterUrl =
    poster === null ? {} : { posterUrl: `${site.publicUrl}/posters/${poster}.png?format=square` };
  return {
    to: booking.email,
    template,
    reason: `You get this mail because of booking ${formatReference(booking.reference)} at ${site.name}.`,
    document: { ...document, ...posterUrl },
  };
}

function toAgency(
  booking: MailedBooking,
  site: SiteFacts,
  template: string,
  document: MailDocument,
): NewMail {
  return {
    to: site.email,
    template,
    reason: 'You get this mail because it is the address of the agency.',
    document: {
      ...document,
      facts: [
        { label: 'Email', value: booking.email },
        { label: 'Phone', value: booking.phone },
        ...factsOf(booking),
      ],
      action: { label: 'Open the bookings', url: `${site.publicUrl}/admin` },
    },
  };
}

function confirmationLink(
  booking: MailedBooking,
  site: SiteFacts,
  label: string,
): NonNullable<MailDocument['action']> {
  return { label, url: `${site.publicUrl}/booking-confirmation/${booking.reference}` };
}

/** Only what is known: a request without dates shows none. */
function factsOf(booking: MailedBooking): NonNullable<MailDocument['facts']> {
  const { startDate, endDate, travellersCount, totalMinor, currency } = booking;
  return [
    { label: 'Reference', value: formatReference(booking.reference) },
    { label: 'Holiday', value: booking.title },
    ...(startDate === null ? [] : [{ label: 'From', value: longDate(startDate) }]),
    ...(endDate === null ? [] : [{ label: 'To', value: longDate(endDate) }]),
    ...(travellersCount === null ? [] : [{ label: 'Travellers', value: String(travellersCount) }]),
    ...(totalMinor === null ? [] : [{ label: 'Total', value: moneyText(totalMinor, currency) }]),
  ];
}

function longDate(day: LocalDate): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

function moneyText(minor: number, currency: Booking['currency']): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(toMajor({ minor, currency }));
}
