import { screen, waitFor, within } from '@testing-library/react';
import { departureForTests, pounds, tripForTests } from '@web/testing/catalogue';
import { answer, breakConnection, mockServer, refuse } from '@web/testing/mock-server';
import { renderApp } from '@web/testing/render';
import { graphql, HttpResponse } from 'msw';
import { TripPage } from './TripPage';

const open = (slug = 'cairo-and-the-nile', state?: unknown) =>
  renderApp(<TripPage />, { at: { pathname: `/trips/${slug}`, state }, route: '/trips/:slug' });

const serve = (changes: Parameters<typeof tripForTests>[0] = {}) =>
  mockServer.use(answer('TripDetail', { trip: tripForTests(changes) }));

const ready = () => screen.findByRole('heading', { level: 1, name: 'Cairo and the Nile' });
const part = (name: string) => within(screen.getByRole('region', { name }));
const fact = (label: string) => screen.getByText(label).nextElementSibling;

describe('TripPage', () => {
  it('tells what one wants to know first', async () => {
    serve();
    open();
    await ready();
    expect(document.title).toBe('Cairo and the Nile · Rosegate Travel');
    expect(fact('Length')).toHaveTextContent('10 days');
    expect(fact('Group')).toHaveTextContent('Max 18 travellers');
    expect(fact('Difficulty')).toHaveTextContent('Easy');
    expect(fact('Category')).toHaveTextContent('Cultural');
    expect(fact('Price per person')).toHaveTextContent('£1,690');
    expect(fact('Rating')).toHaveTextContent('4.7 of 5, from 12 reviews');
    expect(part('Day by day').getByRole('heading', { name: 'Arrive in Cairo' })).toBeVisible();
    expect(part('What the price holds').getByText('All breakfasts')).toBeVisible();
    expect(part('What the price holds').getByText('Flights from the UK')).toBeVisible();
  });

  it('says what is to be paid, and when', async () => {
    serve();
    open();
    await ready();
    const cost = part('What it costs in all');
    expect(cost.getByText('£200')).toBeVisible();
    expect(cost.getByText('£1,490')).toBeVisible();
    expect(cost.getByText('£1,690')).toBeVisible();
    expect(cost.getByText(/cancellation fee of £50/)).toBeVisible();
  });

  it('leaves no figure to guess where the price is on request', async () => {
    serve({ price: null, rating: null, reviewCount: 0 });
    open();
    await ready();
    expect(fact('Price per person')).toHaveTextContent('Price on request');
    expect(fact('Rating')).toHaveTextContent('No reviews yet');
    expect(part('What it costs in all').getByText('In your quote')).toBeVisible();
  });

  it('offers each departure that has places, and flags the last ones in words', async () => {
    serve({
      departures: [
        departureForTests({ id: '70', availableSpots: 0, startDate: '2027-02-03', endDate: '2027-02-12' }),
        departureForTests({ id: '71', availableSpots: 1 }),
        departureForTests({
          id: '72',
          availableSpots: 9,
          startDate: '2027-04-03',
          endDate: '2027-04-12',
          price: pounds(1790),
        }),
      ],
    });
    open();
    await ready();
    const [full, few, many] = part('Dates and prices')
      .getAllByRole('listitem')
      .map((row) => within(row));
    expect(full!.getByText('Fully booked')).toBeVisible();
    expect(full!.queryByRole('link')).not.toBeInTheDocument();
    expect(few!.getByText('Only 1 place left')).toBeVisible();
    expect(few!.getByRole('link', { name: /^Book 3\s*–\s*12 Mar 2027$/ })).toHaveAttribute(
      'href',
      '/booking?trip=cairo-and-the-nile&departure=71',
    );
    expect(many!.getByText('9 places left')).toBeVisible();
    expect(many!.getByText('£1,790')).toBeVisible();
    expect(fact('Price per person')).toHaveTextContent('from £1,690');
  });

  it('shows six dates, and the others when asked', async () => {
    const departures = Array.from({ length: 8 }, (_, index) => departureForTests({ id: String(index) }));
    serve({ departures });
    const { user } = open();
    await ready();
    const dates = part('Dates and prices');
    expect(dates.getAllByRole('listitem')).toHaveLength(6);
    await user.click(dates.getByRole('button', { name: 'Show 2 more dates' }));
    expect(dates.getAllByRole('listitem')).toHaveLength(8);
  });

  it('lets one ask for dates where none are open', async () => {
    serve();
    open();
    await ready();
    expect(part('Dates and prices').getByRole('link', { name: 'Ask for dates' })).toHaveAttribute(
      'href',
      '/booking?trip=cairo-and-the-nile',
    );
  });

  it('shows an itinerary that an administrator wrote as text', async () => {
    serve({ itinerary: [], itineraryText: 'Two weeks along the river.' });
    open();
    await ready();
    expect(part('Day by day').getByText('Two weeks along the river.')).toBeVisible();
  });

  it('moves from the number of a trip to its name, asking once for each', async () => {
    const asked: unknown[] = [];
    mockServer.use(
      graphql.query('TripDetail', ({ variables }) => {
        asked.push(variables);
        return HttpResponse.json({ data: { trip: tripForTests() } });
      }),
    );
    const { place } = open('7');
    await waitFor(() => expect(place().pathname).toBe('/trips/cairo-and-the-nile'));
    expect(await ready()).toBeVisible();
    await waitFor(() => expect(asked).toEqual([{ id: '7' }, { slug: 'cairo-and-the-nile' }]));
  });

  it('shows title and poster at once when a card led here', () => {
    serve();
    const preview = {
      slug: 'cairo-and-the-nile',
      title: 'Cairo and the Nile',
      place: 'Egypt',
      imageUrl: null,
    };
    open('cairo-and-the-nile', { preview });
    expect(screen.getByRole('heading', { level: 1, name: 'Cairo and the Nile' })).toBeVisible();
    expect(screen.getByText('Loading the trip')).toBeInTheDocument();
  });

  it('is a page not found for an unknown trip', async () => {
    mockServer.use(answer('TripDetail', { trip: null }));
    open('atlantis');
    expect(screen.getByText('Loading the trip')).toBeInTheDocument();
    expect(await screen.findByText('Page not found')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is a page not found when the server says so by its code', async () => {
    mockServer.use(refuse('TripDetail', { code: 'NOT_FOUND', message: 'Trip not found' }));
    open('atlantis');
    expect(await screen.findByText('Page not found')).toBeVisible();
  });

  it('says that it could not load, and tries again', async () => {
    mockServer.use(breakConnection('TripDetail'));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This trip could not be loaded. Please try again.',
    );
    serve();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await ready()).toBeVisible();
  });
});
