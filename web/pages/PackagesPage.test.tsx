import { screen, waitFor, within } from '@testing-library/react';
import { catalogueServer, packageForTests } from '@web/testing/catalogue';
import { mockServer, refuse } from '@web/testing/mock-server';
import { renderApp } from '@web/testing/render';
import { PackagesPage } from './PackagesPage';

const boraBora = packageForTests();
const mallorca = packageForTests({
  slug: 'mallorca',
  title: 'Mallorca Family Villa',
  category: 'FAMILY',
  groupKind: 'GROUP',
  maxParticipants: 20,
  includedServices: ['Villa', 'Car', 'Cot', 'Cleaning'],
});

function serve(things = [boraBora, mallorca]) {
  const server = catalogueServer('PackageList', 'packages', things);
  mockServer.use(server.handler);
  return server.state;
}

const open = (search = '') => renderApp(<PackagesPage />, { at: `/packages${search}`, route: '/packages' });
const cardOf = async (title: string) => within((await screen.findByText(title)).closest('article')!);
const listed = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('PackagesPage', () => {
  it('shows what a package holds: four services, and how many more', async () => {
    serve();
    open();
    const card = await cardOf('Bora Bora Overwater Honeymoon');
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Bungalow',
      'Breakfast',
      'Boat transfers',
      'Lagoon day',
      '+2 more',
    ]);
    expect(card.getByText('£4,950')).toBeVisible();
    expect(card.getByText('10 days')).toBeVisible();
    expect(card.getByText('Up to 2 travellers')).toBeVisible();
    expect(card.getByRole('link', { name: /^Details/ })).toHaveAttribute(
      'href',
      '/packages/bora-bora-honeymoon',
    );
  });

  it('says nothing of more where four are all', async () => {
    serve();
    open();
    const card = await cardOf('Mallorca Family Villa');
    expect(card.getAllByRole('listitem')).toHaveLength(4);
    expect(card.queryByText(/more$/)).not.toBeInTheDocument();
    expect(card.getByText('Up to 20 travellers')).toBeVisible();
  });

  it('shows the description where nobody wrote a summary', async () => {
    serve([packageForTests({ summary: '', price: null })]);
    open();
    expect(await screen.findByText('A worn-down volcano inside a ring of coral.')).toBeVisible();
    expect(screen.getByText('Price on request')).toBeVisible();
  });

  it('asks for what the address says', async () => {
    const { asked } = serve();
    open('?search=villa&category=family&sort=title');
    await screen.findByText('Mallorca Family Villa');
    expect(asked).toEqual([{ first: 24, search: 'villa', category: 'FAMILY', sort: 'TITLE' }]);
    expect(screen.getByRole('searchbox')).toHaveValue('villa');
  });

  it('narrows to a category, and clears it', async () => {
    serve([boraBora]);
    const { user, place } = open();
    await screen.findByText('1 package');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filter and sort' }));
    expect(sheet.getAllByRole('button', { pressed: false }).map((chip) => chip.textContent)).toEqual([
      'Honeymoon',
      'Adventure',
      'Family',
      'Luxury',
    ]);
    await user.click(sheet.getByRole('button', { name: 'Luxury' }));
    await waitFor(() => expect(place().search).toBe('?category=luxury'));
    expect(await screen.findByRole('heading', { name: 'No packages found' })).toBeInTheDocument();
    await user.click(await sheet.findByRole('button', { name: 'Show 0 packages' }));
    await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
    expect(await screen.findByText('Bora Bora Overwater Honeymoon')).toBeVisible();
    expect(place().search).toBe('');
  });

  it('says that packages failed to load, and tries again', async () => {
    mockServer.use(refuse('PackageList'));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load packages');
    expect(screen.queryByText('No packages found')).not.toBeInTheDocument();
    serve();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Mallorca Family Villa')).toBeVisible();
  });

  it('goes on to the booking form with the chosen package', async () => {
    serve();
    const { user, place } = open();
    await user.click(await screen.findByRole('link', { name: 'Choose: Bora Bora Overwater Honeymoon' }));
    expect(`${place().pathname}${place().search}`).toBe('/booking?package=bora-bora-honeymoon');
    expect(place().state).toMatchObject({
      selectedPackage: { slug: 'bora-bora-honeymoon', id: boraBora.id },
    });
  });

  it('puts the kind first by whose door of the home page one came', async () => {
    serve();
    open('?group=group');
    expect(screen.getByRole('heading', { level: 1, name: 'Group packages' })).toBeVisible();
    await screen.findByText('Mallorca Family Villa');
    expect(listed()).toEqual(['Mallorca Family Villa', 'Bora Bora Overwater Honeymoon']);
  });

  it('keeps the order of the server otherwise', async () => {
    serve();
    open('?group=sideways');
    expect(screen.getByRole('heading', { level: 1, name: 'Packages, ready to go' })).toBeVisible();
    await screen.findByText('Mallorca Family Villa');
    expect(listed()).toEqual(['Bora Bora Overwater Honeymoon', 'Mallorca Family Villa']);
  });

  it('claims no protection that the agency does not hold', async () => {
    serve();
    open();
    await screen.findByText('2 packages');
    expect(screen.queryByText(/ATOL/)).not.toBeInTheDocument();
    expect(screen.getByText('Fixed prices in pounds, per person')).toBeVisible();
  });

  it.each([
    ['Create Custom Package', 'Create Custom Package'],
    ['Schedule Consultation', 'Schedule Consultation'],
    ['Request a Callback', 'Request a Callback'],
  ])('opens the form of %s', async (button, title) => {
    serve();
    const { user } = open();
    await user.click(screen.getByRole('button', { name: button }));
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  });
});
