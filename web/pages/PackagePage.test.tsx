import { screen, waitFor, within } from '@testing-library/react';
import { packageForTests } from '@web/testing/catalogue';
import { answer, breakConnection, mockServer } from '@web/testing/mock-server';
import { renderApp } from '@web/testing/render';
import { PackagePage } from './PackagePage';

const open = (slug = 'bora-bora-honeymoon') =>
  renderApp(<PackagePage />, { at: `/packages/${slug}`, route: '/packages/:slug' });

const serve = (changes: Parameters<typeof packageForTests>[0] = {}) =>
  mockServer.use(answer('PackageDetail', { package: packageForTests(changes) }));

const ready = () => screen.findByRole('heading', { level: 1, name: 'Bora Bora Overwater Honeymoon' });
const part = (name: string) => within(screen.getByRole('region', { name }));
const fact = (label: string) => screen.getByText(label).nextElementSibling;

describe('PackagePage', () => {
  it('shows the whole package', async () => {
    serve();
    open();
    await ready();
    expect(document.title).toBe('Bora Bora Overwater Honeymoon · Rosegate Travel');
    expect(fact('Length')).toHaveTextContent('10 days');
    expect(fact('Group')).toHaveTextContent('Up to 2 travellers');
    expect(fact('Travel')).toHaveTextContent('Private');
    expect(part('What the price holds').getAllByRole('listitem')).toHaveLength(7);
    expect(part('Day by day').getByText('Arrive on Tahiti')).toBeVisible();
    expect(part('Terms of this package').getByText('Priced for two people sharing.')).toBeVisible();
    expect(part('What it costs in all').getByText('£4,750')).toBeVisible();
  });

  it('leaves out the parts that nobody wrote', async () => {
    serve({ itinerary: [], includedServices: [], excludedServices: [], termsConditions: null });
    open();
    await ready();
    for (const name of ['Day by day', 'What the price holds', 'Terms of this package'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  it('goes on to the booking form with this package', async () => {
    serve();
    const { user, place } = open();
    await ready();
    await user.click(screen.getAllByRole('link', { name: /^Choose/ })[0]!);
    expect(`${place().pathname}${place().search}`).toBe('/booking?package=bora-bora-honeymoon');
    expect(place().state).toMatchObject({ selectedPackage: { slug: 'bora-bora-honeymoon' } });
  });

  it('takes a question about this package', async () => {
    serve();
    const { user } = open();
    await ready();
    await user.click(part('Something to ask?').getByRole('button', { name: 'Ask a question' }));
    expect(screen.getByRole('dialog', { name: 'Ask a question' })).toBeVisible();
  });

  it('moves from the number of a package to its name', async () => {
    serve();
    const { place } = open('104');
    await ready();
    await waitFor(() => expect(place().pathname).toBe('/packages/bora-bora-honeymoon'));
    expect(await ready()).toBeVisible();
  });

  it('is a page not found for an unknown package', async () => {
    mockServer.use(answer('PackageDetail', { package: null }));
    open('atlantis');
    expect(await screen.findByText('Page not found')).toBeVisible();
  });

  it('says that it could not load, and tries again', async () => {
    mockServer.use(breakConnection('PackageDetail'));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This package could not be loaded. Please try again.',
    );
    serve();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await ready()).toBeVisible();
  });
});
