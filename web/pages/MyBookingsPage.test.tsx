import { act, screen, waitFor, within } from '@testing-library/react';
import { MyBookingsPage } from '@web/pages/MyBookingsPage';
import { bookingPage, ownBooking, paidBooking } from '@web/testing/bookings';
import { answer, breakConnection, mockServer, refuse } from '@web/testing/mock-server';
import { renderApp } from '@web/testing/render';
import { clientUser } from '@web/testing/users';
import { delay, graphql, HttpResponse } from 'msw';

const listOf = (...nodes: object[]) => [
  answer('MyBookings', { myBookings: bookingPage(nodes) }),
  answer('MyBookingsOverview', { myBookings: bookingPage(nodes) }),
];
const card = (name: string) => screen.findByRole('article', { name });
const open = () => renderApp(<MyBookingsPage />, { at: '/my-bookings', user: clientUser });

describe('my bookings', () => {
  it('asks a visitor to sign in, and to come back', async () => {
    const { user, place } = renderApp(<MyBookingsPage />, { at: '/my-bookings' });
    expect(screen.getByRole('heading', { name: 'Sign in to see your bookings' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(place()).toMatchObject({
      pathname: '/auth',
      search: '?tab=login',
      state: { returnTo: '/my-bookings' },
    });
  });

  it('lists each booking with state, days, travellers and money, or that a quote is awaited', async () => {
    mockServer.use(...listOf(ownBooking, paidBooking));
    open();
    const quoted = await card('Palaces of Rajasthan');
    for (const text of ['confirmed', 'RG-PZKT-FWVR-D6X3', '2 travellers', '£3,580'])
      expect(within(quoted).getByText(text)).toBeInTheDocument();
    expect(within(quoted).getAllByText('£1,790')).toHaveLength(2);
    expect(within(quoted).getByRole('link', { name: 'View Details: Palaces of Rajasthan' })).toHaveAttribute(
      'href',
      '/booking-confirmation/RGPZKTFWVRD6X3',
    );
    const unquoted = await card('Bora Bora Overwater Honeymoon');
    expect(unquoted).toHaveTextContent('Awaiting quote');
    expect(unquoted).toHaveTextContent('A quiet bungalow, please.');
  });

  it('sums up the states and the next departure', async () => {
    mockServer.use(...listOf(ownBooking, { ...paidBooking, startDate: '2099-02-04', endDate: '2099-02-16' }));
    open();
    const summary = await screen.findByRole('region', { name: 'Summary' });
    const terms = within(summary).getAllByRole('term');
    expect(terms.map((term) => term.textContent)).toEqual([
      expect.stringMatching(/^Next departure, in [\d]+ days: Palaces of Rajasthan$/),
      'in all',
      'pending',
      'confirmed',
    ]);
    expect(within(summary).getByText('4 Feb 2099')).toBeInTheDocument();
  });

  it('says that there are none yet, and where to begin', async () => {
    mockServer.use(...listOf());
    open();
    expect(await screen.findByRole('heading', { name: 'No bookings yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Explore Trips' })).toHaveAttribute('href', '/trips');
  });

  it('says that it could not load, and tries again', async () => {
    mockServer.use(breakConnection('MyBookings'), breakConnection('MyBookingsOverview'));
    const { user } = open();
    expect(await screen.findByText('Failed to fetch bookings')).toBeInTheDocument();
    mockServer.use(...listOf(ownBooking));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await card('Bora Bora Overwater Honeymoon')).toBeInTheDocument();
  });

  it('loads more by the cursor', async () => {
    mockServer.use(
      answer('MyBookingsOverview', { myBookings: bookingPage([ownBooking, paidBooking]) }),
      graphql.query('MyBookings', ({ variables }) =>
        HttpResponse.json({
          data: {
            myBookings:
              variables.after === 'first-page'
                ? bookingPage([paidBooking], { total: 2 })
                : bookingPage([ownBooking], { after: 'first-page', total: 2 }),
          },
        }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Load More' }));
    expect(await card('Palaces of Rajasthan')).toBeInTheDocument();
    expect(await card('Bora Bora Overwater Honeymoon')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  });

  it('shows what the agency has confirmed meanwhile when one comes back to the window', async () => {
    mockServer.use(...listOf(ownBooking));
    open();
    expect(await card(ownBooking.title)).toHaveTextContent('pending');
    mockServer.use(...listOf({ ...ownBooking, status: 'CONFIRMED', total: paidBooking.total }));
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    await waitFor(async () => expect(await card(ownBooking.title)).toHaveTextContent('confirmed'));
    expect(await card(ownBooking.title)).toHaveTextContent('£3,580');
  });

  it('keeps the list when it cannot be brought up to date', async () => {
    mockServer.use(...listOf(ownBooking));
    open();
    await card(ownBooking.title);
    mockServer.use(breakConnection('MyBookingsOverview'));
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    expect(await screen.findByText(/It is shown as we last knew it/)).toBeInTheDocument();
    expect(await card(ownBooking.title)).toBeInTheDocument();
  });
});

describe('cancelling a booking', () => {
  const openDialog = async (user: ReturnType<typeof open>['user'], title: string) => {
    await user.click(await screen.findByRole('button', { name: `Cancel Booking: ${title}` }));
    return screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
  };

  it('asks first, shows the new state at once, and sends the reason', async () => {
    const sent: unknown[] = [];
    mockServer.use(
      ...listOf(paidBooking),
      graphql.mutation('CancelBooking', async ({ variables }) => {
        sent.push(variables);
        await delay(100);
        return HttpResponse.json({
          data: {
            cancelBooking: {
              __typename: 'Booking',
              id: '6',
              status: 'CANCELLED',
              nextStatuses: [],
              updatedAt: 'now',
            },
          },
        });
      }),
    );
    const { user } = open();
    const dialog = await openDialog(user, paidBooking.title);
    expect(dialog).toHaveTextContent('You have paid £1,790');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'A broken leg');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel Booking' }));

    // Before the server has answered.
    expect(await card(paidBooking.title)).toHaveTextContent('cancelled');
    expect(await screen.findByText('Palaces of Rajasthan is cancelled.')).toBeInTheDocument();
    expect(sent).toEqual([{ id: '6', reason: 'A broken leg' }]);
    expect(await card(paidBooking.title)).toHaveTextContent('Nothing due');
    expect(screen.queryByRole('button', { name: /^Cancel Booking:/ })).not.toBeInTheDocument();
  });

  it('takes it back, and says so, when the server refuses', async () => {
    mockServer.use(
      ...listOf(paidBooking),
      refuse('CancelBooking', {
        message: 'Booking RG-PZKT is completed and cannot become cancelled',
        code: 'CONFLICT',
      }),
    );
    const { user } = open();
    const dialog = await openDialog(user, paidBooking.title);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel Booking' }));
    expect(await screen.findByText('The booking was not cancelled')).toBeInTheDocument();
    expect(screen.getByText(/is completed and cannot become cancelled/)).toBeInTheDocument();
    expect(await card(paidBooking.title)).toHaveTextContent('confirmed');
    expect(screen.getByRole('button', { name: /^Cancel Booking:/ })).toBeInTheDocument();
  });

  it('changes nothing when one keeps the booking', async () => {
    mockServer.use(...listOf(paidBooking));
    const { user } = open();
    const dialog = await openDialog(user, paidBooking.title);
    await user.click(within(dialog).getByRole('button', { name: 'Keep Booking' }));
    expect(await card(paidBooking.title)).toHaveTextContent('confirmed');
  });

  it('is not offered where it is not allowed', async () => {
    mockServer.use(...listOf({ ...paidBooking, status: 'COMPLETED', nextStatuses: [] }));
    open();
    await card(paidBooking.title);
    expect(screen.queryByRole('button', { name: /^Cancel Booking/ })).not.toBeInTheDocument();
  });
});
