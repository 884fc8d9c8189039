import { zodResolver } from '@hookform/resolvers/zod';
import { type BookingRequest, bookingRequestInput } from '@domain/inputs/booking-inputs';
import type { SessionUser } from '@web/session/SessionProvider';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { type FieldErrors, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loadBookingDraft, saveBookingDraft } from './booking-draft';
import {
  type BookingFormValues,
  type BookingTarget,
  departureOf,
  emptyBookingForm,
  partySize,
  toRawInput,
} from './booking-form';

export type BookingForm = UseFormReturn<BookingFormValues, unknown, BookingRequest>;
type BookingResolver = Resolver<BookingFormValues, unknown, BookingRequest>;

/** The form with its rules, what was typed before a reload, and what is known of who asks. */
export function useBookingForm(target: BookingTarget, user: SessionUser | null): BookingForm {
  const { t } = useTranslation('booking');
  const [initialValues] = useState(() => startValues(target, user));
  const form = useForm<BookingFormValues, unknown, BookingRequest>({
    defaultValues: initialValues,
    resolver: bookingResolver(target, t),
    // The error summary takes the focus, and leads to the fields.
    shouldFocusError: false,
  });

  const { subscribe } = form;
  const ownerId = user?.id ?? null;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveBookingDraft(values, ownerId),
      }),
    [subscribe, ownerId],
  );
  return form;
}

function startValues(target: BookingTarget, user: SessionUser | null): BookingFormValues {
  const values = loadBookingDraft(user?.id ?? null) ?? emptyBookingForm;
  return {
    ...values,
    ...contactToFill(values, user),
    departureId: departureOf(target)?.id ?? '',
    travellersCount: values.travellersCount || usualPartySize(target),
  };
}

/** Who is signed in, where nothing was typed yet. */
function contactToFill(values: BookingFormValues, user: SessionUser | null): Partial<BookingFormValues> {
  if (!user) return {};
  const [firstName = '', ...otherNames] = user.name.trim().split(/\s+/);
  const isNamed = values.firstName !== '' || values.lastName !== '';
  return {
    ...(isNamed ? {} : { firstName, lastName: otherNames.join(' ') }),
    email: values.email || user.email,
    phone: values.phone || (user.phone ?? ''),
  };
}

/** Most people travel in twos; a request leaves it open, so that no number is invented. */
function usualPartySize(target: BookingTarget): string {
  const departure = departureOf(target);
  return departure ? String(Math.min(2, departure.availableSpots) || 1) : '';
}

/** The rules of the domain, and those that only the chosen departure knows. */
function bookingResolver(target: BookingTarget, t: TFunction<'booking'>): BookingResolver {
  const check = zodResolver(bookingRequestInput) as unknown as Resolver<
    Record<string, unknown>,
    unknown,
    BookingRequest
  >;
  return async (values, context, options) => {
    const result = await check(toRawInput(values, target), context, options as never);
    const ofDeparture = departureProblems(values, target, t);
    if (
      Object.keys(ofDeparture).length === 0 &&
      'values' in result &&
      Object.keys(result.errors).length === 0
    )
      return { values: result.values as BookingRequest, errors: {} };
    return { values: {}, errors: { ...(result.errors as FieldErrors<BookingFormValues>), ...ofDeparture } };
  };
}

function departureProblems(
  values: BookingFormValues,
  target: BookingTarget,
  t: TFunction<'booking'>,
): FieldErrors<BookingFormValues> {
  const left = departureOf(target)?.availableSpots;
  if (left === undefined || (partySize(values) ?? 0) <= left) return {};
  return { travellersCount: { type: 'max', message: placesLeftText(left, t) } };
}

function placesLeftText(left: number, t: TFunction<'booking'>): string {
  return left === 0 ? t('departure.soldOut') : t('departure.onlyLeft', { count: left });
}
