import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { BookingPage } from '@web/pages/BookingPage';
import { baliVilla, boraBora, publicBooking, tokyo } from '@web/testing/bookings';
import { answer, breakConnection, mockServer, refuse } from '@web/testing/mock-server';
import { expectLongPage } from '@web/testing/long-page';
import { renderApp } from '@web/testing/render';
import { clientUser } from '@web/testing/users';
import { graphql, HttpResponse } from 'msw';

expectLongPage();

const route = '/booking';
const success = { __typename: 'BookingReceipt', message: 'Thank you!', booking: publicBooking };

interface Sent {
  readonly input: Record<string, unknown>;
  readonly idempotencyKey: string;
}

/** Notes what is sent; answers after a moment, as a server does. */
function takeRequests(): Sent[] {
  const sent: Sent[] = [];
  mockServer.use(
    graphql.mutation('RequestBooking', async ({ variables }) => {
      sent.push(variables as Sent);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return HttpResponse.json({ data: { requestBooking: success } });
    }),
  );
  return sent;
}

beforeEach(() => {
  mockServer.use(
    answer('BookablePackages', {
      packages: { __typename: 'PackageConnection', nodes: [boraBora, baliVilla] },
    }),
    answer('BookableTrip', { trip: tokyo }),
  );
});

const field = (label: string | RegExp) => screen.findByLabelText(label, { selector: 'input, textarea' });

async function fill(label: string | RegExp, value: string) {
  fireEvent.change(await field(label), { target: { value } });
}

async function fillContact() {
  await fill(/^First name/, 'Ines');
  await fill(/^Last name/, 'Marlow');
  await fill(/^Email/, 'ines@example.test');
  await fill(/^Phone/, '07700 900555');
}

const review = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Review your request' }));

describe('the booking form', () => {
  it('says at each field what is missing, sums it up, and gives the summary the focus', async () => {
    const { user } = renderApp(<BookingPage />, { at: '/booking', route });
    await screen.findByRole('option', { name: /Bora Bora/ });
    await review(user);

    expect(await field(/^First name/)).toHaveAccessibleDescription('First name is required');
    expect(await field(/^Last name/)).toHaveAccessibleDescription('Last name is required');
    expect(await field(/^Email/)).toHaveAccessibleDescription('Email is required');
    expect(await field(/^Phone/)).toHaveAccessibleDescription('Phone number is required');
    expect(screen.getByRole('combobox', { name: /^Your choice/ })).toHaveAccessibleDescription(
      'Choose a package, or Tailor-made',
    );
    const summary = screen.getByRole('group', { name: '5 things need attention before we can go on' });
    await waitFor(() => expect(summary).toHaveFocus());

    await user.click(within(summary).getByRole('button', { name: 'Email is required' }));
    expect(await field(/^Email/)).toHaveFocus();
    await fill(/^Email/, 'ines@example.test');
    await waitFor(async () => expect(await field(/^Email/)).not.toHaveAccessibleDescription());
  });

  it('asks for the number of days only beside "More than 10 Days", and checks it', async () => {
    const { user } = renderApp(<BookingPage />, { at: '/booking?package=tailor-made', route });
    await fillContact();
    expect(screen.queryByRole('textbox', { name: /^Number of days/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'More than 10 Days' }));
    await fill(/^Number of days/, '9');
    await review(user);
    expect(await field(/^Number of days/)).toHaveAccessibleDescription(/Enter how many days, 11 to 365/);

    await user.click(screen.getByRole('radio', { name: '6-7 Days' }));
    expect(screen.queryByRole('textbox', { name: /^Number of days/ })).not.toBeInTheDocument();
    await review(user);
    expect(await screen.findByRole('heading', { name: 'Check your request' })).toHaveFocus();
  });

  it('begins with the contact details of who is signed in', async () => {
    renderApp(<BookingPage />, { at: '/booking', route, user: clientUser });
    expect(await field(/^First name/)).toHaveValue('Ada');
    expect(await field(/^Last name/)).toHaveValue('Farrow');
    expect(await field(/^Email/)).toHaveValue('ada@example.test');
    expect(await field(/^Phone/)).toHaveValue('07700 900123');
  });

  it('opens with the package of the address, and the address follows another choice', async () => {
    const { user, place } = renderApp(<BookingPage />, { at: '/booking?package=bora-bora-honeymoon', route });
    const choice = await screen.findByRole('combobox', { name: /^Your choice/ });
    await waitFor(() => expect(choice).toHaveValue('37'));
    const aside = screen.getByRole('complementary', { name: 'What you are booking' });
    expect(aside).toHaveTextContent('Bora Bora Overwater Honeymoon');
    expect(aside).toHaveTextContent('£4,950');

    await user.selectOptions(choice, 'tailor-made');
    expect(place().search).toBe('?package=tailor-made');
    expect(aside).toHaveTextContent('Tailor-made holiday');
  });

  it('takes the package from the navigation state too', async () => {
    renderApp(<BookingPage />, {
      at: { pathname: '/booking', state: { selectedPackage: { slug: 'bali-villa' } } },
      route,
    });
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Your choice/ })).toHaveValue('38'));
  });

  it('says when the package of the address is not to be had', async () => {
    mockServer.use(refuse('BookablePackage', { message: 'Package not found', code: 'NOT_FOUND' }));
    renderApp(<BookingPage />, { at: '/booking?package=gone', route });
    expect(await screen.findByText(/The package of that link is not on sale/)).toBeInTheDocument();
  });

  it('offers Tailor-made and Try Again while the packages cannot be loaded', async () => {
    mockServer.use(breakConnection('BookablePackages'));
    const { user } = renderApp(<BookingPage />, { at: '/booking', route });
    expect(await screen.findByText('Failed to load packages')).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /^Tailor-made/ })).toBeInTheDocument();
    mockServer.use(
      answer('BookablePackages', { packages: { __typename: 'PackageConnection', nodes: [boraBora] } }),
    );
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('option', { name: /Bora Bora/ })).toBeInTheDocument();
  });

  it('keeps what was typed over a reload, except passport numbers', async () => {
    const { user, unmount } = renderApp(<BookingPage />, { at: '/booking?package=tailor-made', route });
    await fillContact();
    await user.click(screen.getByRole('button', { name: 'One traveller more' }));
    await user.click(screen.getByRole('button', { name: "Add travellers' details" }));
    await fill('Passport number', 'P1234567');
    await fill('Nationality', 'British');
    unmount();

    renderApp(<BookingPage />, { at: '/booking?package=tailor-made', route });
    expect(await field(/^Email/)).toHaveValue('ines@example.test');
    expect(await field('Nationality')).toHaveValue('British');
    expect(await field('Passport number')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('P1234567');
  });

  it('counts the party by the list once travellers are named', async () => {
    const { user } = renderApp(<BookingPage />, { at: '/booking?package=bora-bora-honeymoon', route });
    await fill('Number of travellers', '2');
    await user.click(screen.getByRole('button', { name: "Add travellers' details" }));
    expect(screen.getAllByRole('group', { name: /^Traveller \d/ })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Add another traveller' }));
    expect(await field('Number of travellers')).toHaveValue('3');
    await user.click(screen.getByRole('button', { name: 'Remove traveller 2' }));
    expect(await field('Number of travellers')).toHaveValue('2');
    await waitFor(() =>
      expect(screen.getByRole('complementary', { name: 'What you are booking' })).toHaveTextContent('£9,900'),
    );
  });
});

describe('the last look', () => {
  async function toReview(user: UserEvent) {
    await fillContact();
    await user.click(screen.getByRole('checkbox', { name: 'Boutique Hotel' }));
    await user.click(screen.getByRole('radio', { name: 'City Escape' }));
    await fill('Amount', '2,500.50');
    await fill(/^Special requests/, 'A view of the sea');
    await review(user);
    await screen.findByRole('heading', { name: 'Check your request' });
  }

  it('shows everything, leads back to each section, and sends it once', async () => {
    const sent = takeRequests();
    const { user, place } = renderApp(<BookingPage />, { at: '/booking?package=bora-bora-honeymoon', route });
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Your choice/ })).toHaveValue('37'));
    await toReview(user);
    for (const text of ['Ines Marlow', 'Boutique Hotel', 'City Escape', 'USD 2,500.50', 'A view of the sea'])
      expect(screen.getByText(text)).toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: 'Edit Budget' }));
    expect(place().hash).toBe('#budget');
    expect(await field('Amount')).toHaveValue('2,500.50');
    await review(user);

    const submit = await screen.findByRole('button', { name: 'Submit Booking Request' });
    await user.dblClick(submit);
    expect(screen.getByRole('button', { name: 'Processing Your Request...' })).toBeDisabled();
    await waitFor(() => expect(place().pathname).toBe('/booking-confirmation/RG7K3M9QX2B4TD'));
    expect(place().state).toEqual({ isNew: true });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.input).toMatchObject({
      firstName: 'Ines',
      email: 'ines@example.test',
      packageId: '37',
      hotelAesthetic: ['Boutique Hotel'],
      holidayVibe: 'City Escape',
      duration: null,
      customDuration: null,
      budget: 2500.5,
      currency: 'USD',
      travellersCount: null,
      additionalRequests: 'A view of the sea',
    });
    expect(sessionStorage.getItem('booking-draft')).toBeNull();
  });

  it('sends Tailor-made as no package', async () => {
    const sent = takeRequests();
    const { user } = renderApp(<BookingPage />, { at: '/booking?package=tailor-made', route });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Submit Booking Request' }));
    await waitFor(() => expect(sent[0]?.input).toMatchObject({ packageId: null, tripId: null }));
  });

  it('keeps everything when it fails, and tries again under the same key', async () => {
    const keys: unknown[] = [];
    mockServer.use(
      graphql.mutation('RequestBooking', ({ variables }) => {
        keys.push(variables.idempotencyKey);
        return keys.length === 1
          ? HttpResponse.error()
          : HttpResponse.json({ data: { requestBooking: success } });
      }),
    );
    const { user, place } = renderApp(<BookingPage />, { at: '/booking?package=tailor-made', route });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Submit Booking Request' }));
    expect(
      await screen.findByText('Sorry, there was an error submitting your request. Please try again.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Ines Marlow')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Submit Booking Request' }));
    await waitFor(() => expect(place().pathname).toMatch('/booking-confirmation/'));
    expect(keys[1]).toBe(keys[0]);
  });

  it("puts the server's messages at their fields", async () => {
    const fields = { email: 'Email is invalid', 'travellers.0.firstName': 'First name is required' };
    mockServer.use(refuse('RequestBooking', { message: 'Check the input', code: 'BAD_USER_INPUT', fields }));
    const { user } = renderApp(<BookingPage />, { at: '/booking?package=tailor-made', route });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Submit Booking Request' }));
    await waitFor(async () => expect(await field(/^Email/)).toHaveAccessibleDescription('Email is invalid'));
    expect(screen.getByRole('group', { name: /^2 things need attention/ })).toHaveFocus();
  });

  it('leads back to the form when it is opened without a filled one', async () => {
    const { place } = renderApp(<BookingPage />, { at: '/booking?step=review', route });
    expect(await screen.findByRole('group', { name: /things need attention/ })).toBeInTheDocument();
    expect(place().search).toBe('');
  });
});

describe('booking a departure', () => {
  const at = '/booking?trip=tokyo-to-kyoto&departure=13';

  it('shows the departure and what the party costs, and asks for no more than is left', async () => {
    const { user } = renderApp(<BookingPage />, { at, route });
    expect(await screen.findByRole('combobox', { name: 'Dates' })).toHaveValue('13');
    expect(screen.queryByRole('combobox', { name: /^Your choice/ })).not.toBeInTheDocument();
    const aside = screen.getByRole('complementary', { name: 'What you are booking' });
    expect(aside).toHaveTextContent('£6,580');
    const more = screen.getByRole('button', { name: 'One traveller more' });
    await user.click(more);
    expect(aside).toHaveTextContent('£9,870');
    expect(more).toBeDisabled();

    await fillContact();
    await fill(/^Number of travellers/, '5');
    await review(user);
    expect(await field(/^Number of travellers/)).toHaveAccessibleDescription(
      /Only 3 places are left on this departure/,
    );
  });

  it('sends the trip, the departure and the number of travellers', async () => {
    const sent = takeRequests();
    const { user } = renderApp(<BookingPage />, { at, route });
    await fillContact();
    await review(user);
    await user.click(await screen.findByRole('button', { name: 'Submit Booking Request' }));
    await waitFor(() =>
      expect(sent[0]?.input).toMatchObject({
        tripId: '2',
        departureId: '13',
        travellersCount: 2,
        packageId: null,
        startDate: null,
        budget: null,
      }),
    );
  });

  it('says how many places are left when others were quicker, and keeps the form', async () => {
    mockServer.use(
      refuse('RequestBooking', { message: 'Only 1 place is left on this departure', code: 'SOLD_OUT' }),
    );
    const { user } = renderApp(<BookingPage />, { at, route });
    await fillContact();
    await review(user);
    const left = { ...tokyo, departures: tokyo.departures.map((one) => ({ ...one, availableSpots: 1 })) };
    mockServer.use(answer('BookableTrip', { trip: left }));
    await user.click(await screen.findByRole('button', { name: 'Submit Booking Request' }));

    expect(await field(/^Number of travellers/)).toHaveAccessibleDescription(
      /Only 1 place is left on this departure/,
    );
    expect(await field(/^Email/)).toHaveValue('ines@example.test');
    expect(await screen.findByText('1 place left')).toBeInTheDocument();
  });

  it('takes days of one’s own instead, which makes it a request', async () => {
    const sent = takeRequests();
    const { user, place } = renderApp(<BookingPage />, { at, route });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Dates' }), '');
    expect(place().search).toBe('?trip=tokyo-to-kyoto');
    await fillContact();
    await fill('Earliest departure', '2099-05-01');
    await fill('Latest return', '2099-04-01');
    await review(user);
    expect(screen.getByLabelText('Latest return')).toHaveAccessibleDescription(
      'The return date must not be before the start date',
    );
    await fill('Latest return', '');
    await review(user);
    await user.click(await screen.findByRole('button', { name: 'Submit Booking Request' }));
    await waitFor(() =>
      expect(sent[0]?.input).toMatchObject({ tripId: '2', departureId: null, startDate: '2099-05-01' }),
    );
  });

  it('says that a trip is not on sale', async () => {
    mockServer.use(refuse('BookableTrip', { message: 'Trip not found', code: 'NOT_FOUND' }));
    renderApp(<BookingPage />, { at, route });
    expect(await screen.findByRole('heading', { name: 'This trip is not on sale' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Explore Trips' })).toHaveAttribute('href', '/trips');
  });
});
