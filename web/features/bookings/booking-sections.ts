import { type BookingFormValues, type BookingTarget, departureOf } from './booking-form';

export type SectionId =
  | 'contact'
  | 'locations'
  | 'hotels'
  | 'duration'
  | 'vibe'
  | 'flights'
  | 'package'
  | 'departure'
  | 'party'
  | 'budget'
  | 'notes';

interface BookingSection {
  readonly id: SectionId;
  readonly fields: readonly (keyof BookingFormValues)[];
}

const fieldsOf: Record<SectionId, BookingSection['fields']> = {
  contact: ['firstName', 'lastName', 'email', 'phone', 'address'],
  locations: ['location1', 'location2', 'location3', 'suggestLocation'],
  hotels: ['hotelAesthetic', 'hotelAestheticOther'],
  duration: ['duration', 'customDuration'],
  vibe: ['holidayVibe'],
  flights: ['flightArrangements'],
  package: ['packageId'],
  departure: ['departureId'],
  party: [
    'startDate',
    'endDate',
    'travellersCount',
    'travellers',
    'emergencyContactName',
    'emergencyContactPhone',
  ],
  budget: ['budget', 'currency'],
  notes: ['additionalRequests'],
};

/** In the order of the page. */
export function bookingSections(target: BookingTarget): readonly BookingSection[] {
  return sectionsOf(target).map((id) => ({ id, fields: fieldsOf[id] }));
}

function sectionsOf(target: BookingTarget): readonly SectionId[] {
  if (departureOf(target)) return ['departure', 'contact', 'party', 'flights', 'notes'];
  if (target.kind === 'trip') return ['departure', 'contact', 'party', 'flights', 'budget', 'notes'];
  return [
    'contact',
    'locations',
    'hotels',
    'duration',
    'vibe',
    'flights',
    'package',
    'party',
    'budget',
    'notes',
  ];
}

/** The key of a section's title: a departure has its dates already. */
export function sectionTitleKey(id: SectionId, target: BookingTarget): SectionId | 'travellers' {
  return id === 'party' && departureOf(target) ? 'travellers' : id;
}

/** Whether a visitor has answered anything there; a choice that comes filled does not count. */
export function isSectionFilled(section: BookingSection, values: BookingFormValues): boolean {
  return section.fields.some((field) => {
    if (field === 'currency') return false;
    const value = values[field];
    return typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) ? value.length > 0 : value;
  });
}
