import { screen, waitFor, within } from '@testing-library/react';
import { catalogueServer, tripForTests } from '@web/testing/catalogue';
import { answer, breakConnection, mockServer, refuse } from '@web/testing/mock-server';
import { renderApp } from '@web/testing/render';
import { useNavigate } from 'react-router-dom';
import { TripsPage } from './TripsPage';

const figures = { __typename: 'CatalogueStats', trips: 36, destinations: 41, departures: 212 };
const adventure = { category: 'ADVENTURE' } as const;
const trips = [
  tripForTests(),
  tripForTests({ slug: 'everest', title: 'Everest Base Camp Trek', ...adventure }),
  tripForTests({ slug: 'kilimanjaro', title: 'Kilimanjaro by the Machame Route', ...adventure }),
];

function serve(things = trips) {
  const server = catalogueServer('TripList', 'trips', things);
  mockServer.use(server.handler, answer('TripFigures', { catalogueStats: figures }));
  return server.state;
}

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

const open = (search = '') =>
  renderApp(
    <>
      <TripsPage />
      <Back />
    </>,
    { at: `/trips${search}`, route: '/trips' },
  );

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

async function openSheet(user: ReturnType<typeof open>['user']) {
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  return within(screen.getByRole('dialog', { name: 'Filter and sort' }));
}

describe('TripsPage', () => {
  it('shows a trip with its real group size, rating and price', async () => {
    serve();
    open();
    const card = within((await screen.findByText('Cairo and the Nile')).closest('article')!);
    expect(card.getByText('Cairo, Luxor and Aswan, Egypt')).toBeVisible();
    expect(card.getByText('10 days')).toBeVisible();
    expect(card.getByText('Max 18')).toBeVisible();
    expect(card.getByText('Rated 4.7 of 5 by 12 travellers')).toBeInTheDocument();
    expect(card.getByText('£1,690')).toBeVisible();
    expect(card.getByRole('link', { name: 'View Details: Cairo and the Nile' })).toHaveAttribute(
      'href',
      '/trips/cairo-and-the-nile',
    );
  });

  it('says so where there is no price and no review', async () => {
    serve([tripForTests({ price: null, rating: null, reviewCount: 0 })]);
    open();
    expect(await screen.findByText('Price on request')).toBeVisible();
    expect(screen.getByText('No reviews yet')).toBeVisible();
  });

  it('shows what the server has counted', async () => {
    serve();
    open();
    expect(await screen.findByText('212')).toBeVisible();
    expect(screen.getByText('41')).toBeVisible();
  });

  it('does without the figures when they cannot be had', async () => {
    serve();
    mockServer.use(refuse('TripFigures'));
    open();
    await screen.findByText('Cairo and the Nile');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks for what the address says, and shows it in the controls', async () => {
    const { asked } = serve();
    const { user } = open('?search=trek&category=adventure&sort=price-low');
    await screen.findByText('Everest Base Camp Trek');
    expect(asked).toEqual([{ first: 9, search: 'trek', category: 'ADVENTURE', sort: 'PRICE_LOW' }]);
    expect(screen.getByRole('searchbox')).toHaveValue('trek');
    await user.click(screen.getByRole('button', { name: 'Adventure' }));
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByRole('button', { name: 'Adventure', pressed: true })).toBeVisible();
    expect(sheet.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-low');
  });

  it('takes what does not exist in the address for nothing', async () => {
    const { asked } = serve();
    open('?category=space&sort=magic');
    await screen.findByText('Cairo and the Nile');
    expect(asked).toEqual([{ first: 9, search: null, category: null, sort: 'FEATURED' }]);
  });

  it('searches while one types, and Back leaves the page rather than undoing letters', async () => {
    serve();
    const { user, place } = open();
    await screen.findByText('Cairo and the Nile');
    await user.type(screen.getByRole('searchbox'), 'everest');
    await waitFor(() => expect(titles()).toEqual(['Everest Base Camp Trek']));
    expect(place().search).toBe('?search=everest');
    expect(screen.getByText('1 trip')).toHaveAttribute('role', 'status');
    const sheet = await openSheet(user);
    await user.click(sheet.getByRole('button', { name: 'Cultural' }));
    await waitFor(() => expect(place().search).toBe('?search=everest&category=cultural'));
    await user.click(sheet.getByRole('button', { name: 'Show 0 trips' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(place().search).toBe('?search=everest'));
    await waitFor(() => expect(titles()).toEqual(['Everest Base Camp Trek']));
  });

  it('keeps each chosen category and order for Back, and leaves the default order out of the address', async () => {
    const { asked } = serve();
    const { user, place } = open();
    await screen.findByText('Cairo and the Nile');
    const sheet = await openSheet(user);
    await user.click(sheet.getByRole('button', { name: 'Adventure' }));
    await waitFor(() => expect(place().search).toBe('?category=adventure'));
    await user.selectOptions(sheet.getByRole('combobox'), 'rating');
    await waitFor(() => expect(place().search).toBe('?category=adventure&sort=rating'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ category: 'ADVENTURE', sort: 'RATING' }));
    await user.click(sheet.getByRole('button', { name: 'Show 2 trips' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(place().search).toBe('?category=adventure'));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(place().search).toBe(''));
    expect(titles()).toHaveLength(3);
  });

  it('offers to clear the filters when nothing is found', async () => {
    serve();
    const { user, place } = open('?search=atlantis&sort=rating');
    expect(await screen.findByRole('heading', { name: 'No trips found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
    expect(await screen.findByText('Cairo and the Nile')).toBeVisible();
    expect(place().search).toBe('?sort=rating');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('has nothing to clear where there are no trips at all', async () => {
    serve([]);
    open();
    expect(await screen.findByRole('heading', { name: 'No trips found' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear All Filters' })).not.toBeInTheDocument();
  });

  it('says that the list could not load, and tries again', async () => {
    mockServer.use(breakConnection('TripList'), answer('TripFigures', { catalogueStats: figures }));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The trips could not be loaded. Please try again.',
    );
    expect(screen.queryByText('No trips found')).not.toBeInTheDocument();
    serve();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Cairo and the Nile')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('tells that it is loading', () => {
    serve();
    open();
    expect(screen.getByText('Loading trips')).toBeInTheDocument();
  });
});

describe('Load More', () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    tripForTests({ slug: `trip-${index}`, title: `Trip ${index}` }),
  );

  it('appends the next page, and goes on at its first card', async () => {
    serve(many);
    const { user } = open();
    expect(await screen.findByText('9 of 20 trips')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await screen.findByText('18 of 20 trips')).toBeVisible();
    expect(titles()).toEqual(many.slice(0, 18).map(({ title }) => title));
    expect(screen.getByRole('link', { name: 'View Details: Trip 9' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await screen.findByText('20 trips')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  });

  it('lists a trip once that moved to the next page between two clicks', async () => {
    const state = serve(many);
    const { user } = open();
    await screen.findByText('9 of 20 trips');
    const [seen, last] = [many[7]!, many[8]!];
    state.things = [...many.slice(0, 7), last, seen, ...many.slice(9)];
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await screen.findByText('17 of 20 trips')).toBeVisible();
    expect(titles()).toEqual(many.slice(0, 17).map(({ title }) => title));
  });

  it('keeps the list when the next page fails, and tries that page again', async () => {
    serve(many);
    const { user } = open();
    await screen.findByText('9 of 20 trips');
    mockServer.use(refuse('TripList'));
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The trips could not be loaded');
    expect(titles()).toHaveLength(9);
    serve(many);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('18 of 20 trips')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is not there when all fits on one page', async () => {
    serve(many.slice(0, 9));
    open();
    expect(await screen.findByText('9 trips')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  });
});
