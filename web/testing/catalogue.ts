import type { PackageDetailQuery } from '@web/features/packages/packages.generated';
import type { TripDetailQuery } from '@web/features/trips/trips.generated';
import { graphql, HttpResponse, type RequestHandler } from 'msw';

type Trip = NonNullable<TripDetailQuery['trip']>;
type Package = NonNullable<PackageDetailQuery['package']>;
type Departure = Trip['departures'][number];

export const pounds = (amount: number) => ({ __typename: 'Money', amount: amount * 100, currency: 'GBP' });

/** A whole trip; a list takes of it what it asks for. */
export function tripForTests(changes: Partial<Trip> = {}): Trip {
  const slug = changes.slug ?? 'cairo-and-the-nile';
  return withTypename('Trip', {
    id: slug,
    slug,
    title: 'Cairo and the Nile',
    destination: 'Cairo, Luxor and Aswan, Egypt',
    country: 'Egypt',
    category: 'CULTURAL',
    difficulty: 'EASY',
    summary: 'Giza, Saqqara and the new museum.',
    description: 'First the pyramids.\n\nThen the river.',
    durationDays: 10,
    price: pounds(1690),
    rating: 4.7,
    reviewCount: 12,
    maxParticipants: 18,
    imageUrl: null,
    images: [],
    itinerary: [
      withTypename('ItineraryDay', { day: 1, title: 'Arrive in Cairo', description: 'A driver meets you.' }),
    ],
    itineraryText: null,
    inclusions: ['All breakfasts'],
    exclusions: ['Flights from the UK'],
    status: 'ACTIVE',
    departures: [],
    ...changes,
  });
}

export function departureForTests(changes: Partial<Departure> = {}): Departure {
  return withTypename('Departure', {
    id: '71',
    startDate: '2027-03-03',
    endDate: '2027-03-12',
    price: pounds(1690),
    availableSpots: 9,
    ...changes,
  });
}

export function packageForTests(changes: Partial<Package> = {}): Package {
  const slug = changes.slug ?? 'bora-bora-honeymoon';
  return withTypename('Package', {
    id: slug,
    slug,
    title: 'Bora Bora Overwater Honeymoon',
    destination: 'Bora Bora, French Polynesia',
    country: 'French Polynesia',
    category: 'HONEYMOON',
    groupKind: 'PRIVATE',
    summary: 'Seven nights over a calm lagoon.',
    description: 'A worn-down volcano inside a ring of coral.',
    durationDays: 10,
    price: pounds(4950),
    maxParticipants: 2,
    imageUrl: null,
    images: [],
    itinerary: [
      withTypename('ItineraryDay', {
        day: 1,
        title: 'Arrive on Tahiti',
        description: 'Tonight is for sleep.',
      }),
    ],
    includedServices: [
      'Bungalow',
      'Breakfast',
      'Boat transfers',
      'Lagoon day',
      'Sunset sail',
      'Island flights',
    ],
    excludedServices: ['Diving'],
    termsConditions: 'Priced for two people sharing.',
    ...changes,
  });
}

function withTypename<Thing extends object>(name: string, thing: Thing): Thing {
  return { __typename: name, ...thing };
}

interface Asked {
  readonly first: number;
  readonly after?: string | null;
  readonly search?: string | null;
  readonly category?: string | null;
  readonly sort: string;
}

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly category: string;
}

/**
 * Answers a list as the server does: searches titles, filters, pages by cursor. `asked` keeps what was asked for,
 * and `things` may change between two pages.
 */
export function catalogueServer(
  operation: 'TripList' | 'PackageList',
  field: string,
  things: readonly Listed[],
) {
  const state = { things: [...things], asked: [] as Asked[] };
  const handler: RequestHandler = graphql.query(operation, ({ variables }) => {
    const asked = variables as Asked;
    state.asked.push(asked);
    const found = state.things.filter(
      ({ title, category }) =>
        (!asked.category || category === asked.category) &&
        (!asked.search || title.toLowerCase().includes(asked.search.toLowerCase())),
    );
    const start = asked.after ? found.findIndex(({ id }) => id === asked.after) + 1 : 0;
    const nodes = found.slice(start, start + asked.first);
    const pageInfo = {
      __typename: 'PageInfo',
      hasNextPage: start + asked.first < found.length,
      endCursor: nodes.at(-1)?.id ?? null,
    };
    const connection = { __typename: `${operation}Connection`, nodes, pageInfo, totalCount: found.length };
    return HttpResponse.json({ data: { [field]: connection } });
  });
  return { handler, state };
}
