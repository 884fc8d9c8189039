import { screen, within } from '@testing-library/react';
import { answer, breakConnection, mockServer } from '@web/testing/mock-server';
import { renderApp } from '@web/testing/render';
import { HomePage } from './HomePage';

const santorini = {
  __typename: 'Trip',
  id: '1',
  slug: 'santorini-and-naxos',
  title: 'Santorini and Naxos',
  destination: 'Santorini and Naxos, Greece',
  durationDays: 9,
  price: { __typename: 'Money', amount: 149_000, currency: 'GBP' },
  rating: 4.9,
  reviewCount: 31,
  imageUrl: null,
};

const home = (nodes: object[]) =>
  answer('Home', {
    trips: { __typename: 'TripConnection', nodes },
    catalogueStats: {
      __typename: 'CatalogueStats',
      trips: 36,
      packages: 18,
      destinations: 41,
      departures: 1212,
    },
  });

describe('HomePage', () => {
  it('hangs the featured trips on the wall, each a link with its price', async () => {
    mockServer.use(
      home([
        santorini,
        { ...santorini, id: '2', slug: 'iceland', title: 'Iceland', price: null, rating: null },
      ]),
    );
    renderApp(<HomePage />);
    expect(screen.getByText('Loading featured trips')).toBeInTheDocument();
    const link = await screen.findByRole('link', { name: 'Santorini and Naxos' });
    expect(link).toHaveAttribute('href', '/trips/santorini-and-naxos');
    const card = link.closest('article');
    expect(card).toHaveTextContent('from £1,490 per person');
    expect(card).toHaveTextContent('9 days · 4.9 from 31 reviews');
    expect(screen.getByRole('link', { name: 'Iceland' }).closest('article')).toHaveTextContent(
      'Price on request',
    );
  });

  it('counts what there is', async () => {
    mockServer.use(home([santorini]));
    renderApp(<HomePage />);
    expect(await screen.findByText('1,212')).toBeInTheDocument();
    expect(screen.getByText('trips to choose from')).toBeInTheDocument();
  });

  it('says that the trips could not be loaded, and tries again', async () => {
    mockServer.use(breakConnection('Home'));
    const { user } = renderApp(<HomePage />);
    expect(await screen.findByText('The featured trips could not be loaded.')).toBeInTheDocument();
    mockServer.use(home([santorini]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Santorini and Naxos' })).toBeInTheDocument();
  });

  it('says so when there is no trip', async () => {
    mockServer.use(home([]));
    renderApp(<HomePage />);
    expect(await screen.findByText('The wall is being rehung')).toBeInTheDocument();
  });

  it('offers both kinds of package, the four steps and the six services', async () => {
    mockServer.use(home([santorini]));
    renderApp(<HomePage />);
    expect(screen.getByRole('heading', { name: 'Solo/Private Trip' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Group Trips' })).toBeInTheDocument();
    const steps = screen.getByRole('region', { name: 'How to Book' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
    expect(within(steps).getByRole('link', { name: 'Browse trips' })).toHaveAttribute('href', '/trips');
    const services = within(screen.getByRole('region', { name: 'Our Services' })).getAllByRole('heading', {
      level: 3,
    });
    expect(services.map((service) => service.textContent)).toEqual([
      'Custom Itineraries',
      'Group Tours',
      'Honeymoon Packages',
      'Adventure Travel',
      'Luxury Vacations',
      '24/7 Support',
    ]);
    expect(await screen.findByRole('link', { name: 'Santorini and Naxos' })).toBeInTheDocument();
    expect(document.title).toBe('Rosegate Travel: trips and holiday packages from the UK');
  });
});
