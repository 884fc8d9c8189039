import {
  type BookingFormValues,
  emptyBookingForm,
  emptyTraveller,
  type TravellerValues,
} from './booking-form';

const storageKey = 'booking-draft';

interface Draft {
  /** Whose draft it is; null for a visitor's. */
  readonly ownerId: string | null;
  readonly values: unknown;
}

/** Keeps the half-filled form for a reload of this tab. Passport numbers are not written down. */
export function saveBookingDraft(values: BookingFormValues, ownerId: string | null): void {
  const travellers = values.travellers.map((traveller) => ({ ...traveller, passportNumber: '' }));
  const draft: Draft = { ownerId, values: { ...values, travellers } };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage is refused or full: the form works as before, it only does not survive a reload.
  }
}

/** What was typed before, if this person may see it: a visitor's draft follows them when they sign in. */
export function loadBookingDraft(ownerId: string | null): BookingFormValues | null {
  const draft = readDraft();
  if (!draft) return null;
  if (draft.ownerId !== null && draft.ownerId !== ownerId) {
    clearBookingDraft();
    return null;
  }
  return restore(draft.values);
}

export function clearBookingDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

function readDraft(): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isRecord(draft) && 'ownerId' in draft && 'values' in draft ? (draft as unknown as Draft) : null;
  } catch {
    return null;
  }
}

/** An older version of the form may have written it: only what still fits is taken over. */
function restore(values: unknown): BookingFormValues {
  const kept = isRecord(values) ? values : {};
  const travellers = Array.isArray(kept.travellers) ? kept.travellers.map(restoreTraveller) : [];
  return { ...pickSameTypes(emptyBookingForm, kept), travellers };
}

const restoreTraveller = (traveller: unknown): TravellerValues =>
  pickSameTypes(emptyTraveller, isRecord(traveller) ? traveller : {});

function pickSameTypes<Shape extends object>(empty: Shape, kept: Record<string, unknown>): Shape {
  const entries = Object.entries(empty).map(([key, fallback]) => {
    const value = kept[key];
    const fits = Array.isArray(fallback)
      ? Array.isArray(value) && value.every((item) => typeof item === 'string')
      : typeof value === typeof fallback;
    return [key, fits ? value : fallback];
  });
  return Object.fromEntries(entries) as Shape;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
