import { act, screen, waitFor, within } from '@testing-library/react';
import { BookingConfirmationPage } from '@web/pages/BookingConfirmationPage';
import { bookingDetail, publicBooking } from '@web/testing/bookings';
import { answer, breakConnection, mockServer, refuse } from '@web/testing/mock-server';
import { renderApp } from '@web/testing/render';
import { clientUser } from '@web/testing/users';

const route = '/booking-confirmation/:reference';
const at = `/booking-confirmation/${publicBooking.reference}`;

describe('the booking confirmation', () => {
  it('shows anybody with the reference the public facts, and asks for nothing more', async () => {
    mockServer.use(answer('PublicBooking', { publicBooking }));
    renderApp(<BookingConfirmationPage />, { at, route });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Bora Bora Overwater Honeymoon' }),
    ).toBeInTheDocument();
    for (const text of ['pending', 'RG-7K3M-9QX2-B4TD', '1 – 10 May 2027', '2 travellers', 'Ada'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('Please arrive 30 minutes early at the pier.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My bookings' })).toHaveAttribute('href', '/my-bookings');
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByText(/^Thank you!/)).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Bora Bora Overwater Honeymoon · Rosegate Travel'));
  });

  it('says thank you, aloud, when the request has just been sent', async () => {
    mockServer.use(answer('PublicBooking', { publicBooking }));
    renderApp(<BookingConfirmationPage />, { at: { pathname: at, state: { isNew: true } }, route });
    const text =
      'Thank you! Your booking request has been submitted successfully. We will contact you shortly.';
    expect((await screen.findByText(text)).closest('[role=status]')).not.toBeNull();
  });

  it('takes a reference as it is read out', async () => {
    mockServer.use(answer('PublicBooking', { publicBooking }));
    renderApp(<BookingConfirmationPage />, { at: '/booking-confirmation/rg-7k3m-9qx2-b4td', route });
    expect(await screen.findByText('RG-7K3M-9QX2-B4TD')).toBeInTheDocument();
  });

  it('shows its owner contact, travellers, money and history', async () => {
    mockServer.use(
      answer('PublicBooking', { publicBooking }),
      answer('OwnBooking', { booking: bookingDetail }),
    );
    renderApp(<BookingConfirmationPage />, { at, route, user: clientUser });
    const part = async (name: string) => within(await screen.findByRole('region', { name }));
    expect((await part('Contact')).getByText('14 Minster Row, York')).toBeInTheDocument();
    expect((await part('Travellers')).getByText('••••1234')).toBeInTheDocument();
    expect((await part('Payment')).getByText('£3,580')).toBeInTheDocument();
    const history = (await part('History')).getAllByRole('listitem');
    expect(history.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^confirmed.*Deposit received$/),
      expect.stringMatching(/^pending.*by Ada Farrow$/),
    ]);
    expect(screen.getByRole('button', { name: /^Cancel Booking/ })).toBeInTheDocument();
  });

  it('shows somebody else who is signed in the public facts only', async () => {
    mockServer.use(
      answer('PublicBooking', { publicBooking }),
      refuse('OwnBooking', { message: 'Booking not found', code: 'NOT_FOUND' }),
    );
    renderApp(<BookingConfirmationPage />, { at, route, user: clientUser });
    await screen.findByRole('heading', { level: 1, name: publicBooking.title });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Contact' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['the server knows no such booking', refuse('PublicBooking', { code: 'NOT_FOUND' }), at],
    ['it can be no reference', answer('PublicBooking', { publicBooking }), '/booking-confirmation/hello'],
  ])('says "Booking not found" when %s', async (_why, handler, place) => {
    mockServer.use(handler);
    renderApp(<BookingConfirmationPage />, { at: place, route });
    expect(await screen.findByRole('heading', { name: 'Booking not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return Home' })).toBeInTheDocument();
  });

  it('says that it could not load, and tries again', async () => {
    mockServer.use(breakConnection('PublicBooking'));
    const { user } = renderApp(<BookingConfirmationPage />, { at, route });
    expect(await screen.findByText('Failed to fetch booking details')).toBeInTheDocument();
    mockServer.use(answer('PublicBooking', { publicBooking }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: publicBooking.title })).toBeInTheDocument();
  });

  it('says that the reference is missing', () => {
    renderApp(<BookingConfirmationPage />, { at: '/booking-confirmation', route: '/booking-confirmation' });
    expect(screen.getByRole('heading', { name: 'No booking reference provided' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  });

  it('turns to confirmed without a reload when one comes back to the window', async () => {
    mockServer.use(answer('PublicBooking', { publicBooking }));
    renderApp(<BookingConfirmationPage />, { at, route });
    await screen.findByText('pending');
    mockServer.use(answer('PublicBooking', { publicBooking: { ...publicBooking, status: 'CONFIRMED' } }));
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    expect(await screen.findByText('confirmed')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Before you travel' })).toBeInTheDocument();
  });
});
