import { screen, waitFor, within } from '@testing-library/react';
import { AdminPage } from '@web/pages/AdminPage';
import { answer, breakConnection, mockServer, refuse } from '@web/testing/mock-server';
import { renderApp } from '@web/testing/render';
import { adminUser } from '@web/testing/users';
import { graphql, HttpResponse } from 'msw';

const booking = {
  __typename: 'Booking',
  id: '5',
  reference: 'RG7K3MPQ9X2VBN',
  status: 'PENDING',
  kind: 'DEPARTURE',
  title: 'Iceland Ring Road',
  destination: 'Iceland',
  startDate: '2027-06-05',
  endDate: '2027-06-13',
  travellersCount: 2,
  total: { __typename: 'Money', amount: 430000, currency: 'GBP' },
  request: null,
  contact: { __typename: 'BookingContact', firstName: 'Ada', lastName: 'Farrow', email: 'ada@example.test' },
  nextStatuses: ['PROCESSING', 'CONFIRMED', 'CANCELLED'],
  createdAt: '2026-11-20T10:00:00.000Z',
};
const unquoted = {
  ...booking,
  id: '6',
  reference: 'RG00000000000A',
  title: 'Tailor-made holiday',
  startDate: null,
  endDate: null,
  total: null,
  status: 'COMPLETED',
  nextStatuses: [],
  request: {
    __typename: 'BookingRequestDetails',
    budget: { __typename: 'Money', amount: 500000, currency: 'USD' },
  },
};
const page = (nodes: unknown[], hasNextPage = false) => ({
  __typename: 'BookingConnection',
  nodes,
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: 'c' },
  totalCount: nodes.length,
});
const dashboard = {
  __typename: 'AdminDashboard',
  stats: {
    __typename: 'AdminStats',
    totalBookings: 1042,
    totalUsers: 27,
    totalRevenue: { __typename: 'Money', amount: 123456, currency: 'GBP' },
    activeTrips: 36,
  },
  bookings: page([booking, unquoted]),
  recent: { __typename: 'BookingConnection', nodes: [booking] },
  users: {
    __typename: 'UserConnection',
    nodes: [
      {
        __typename: 'User',
        id: '7',
        name: 'Ada Farrow',
        email: 'ada@example.test',
        role: 'CLIENT',
        createdAt: '2026-11-20T10:00:00.000Z',
      },
    ],
  },
  enquiries: { __typename: 'EnquiryConnection', nodes: [], totalCount: 0 },
};

const open = (at: string) => renderApp(<AdminPage />, { at, user: adminUser });

describe('AdminPage', () => {
  it('shows the figures, the newest bookings and users from one query', async () => {
    let queries = 0;
    mockServer.use(
      graphql.query('AdminDashboard', () => {
        queries += 1;
        return HttpResponse.json({ data: { admin: dashboard } });
      }),
    );
    open('/admin');
    expect(await screen.findByText('1,042')).toBeInTheDocument();
    expect(screen.getByText('£1,234.56')).toBeInTheDocument();
    expect(screen.getByText('Iceland Ring Road')).toBeInTheDocument();
    expect(screen.getByText('ada@example.test')).toBeInTheDocument();
    expect(queries).toBe(1);
  });

  it('names amounts for what they are: total, or the budget of a request', async () => {
    mockServer.use(answer('AdminDashboard', { admin: dashboard }));
    open('/admin?tab=bookings');
    const row = await screen.findByRole('row', { name: /Tailor-made holiday/ });
    expect(within(row).getByText('US$5,000 budget')).toBeInTheDocument();
    expect(within(row).getByText('No dates yet')).toBeInTheDocument();
    expect(within(row).queryByRole('button')).toBeNull();
    expect(screen.getByText('£4,300')).toBeInTheDocument();
  });

  it('confirms a booking, which shows at once', async () => {
    let status = 'PENDING';
    mockServer.use(
      graphql.query('AdminDashboard', () =>
        HttpResponse.json({
          data: {
            admin: {
              ...dashboard,
              bookings: page([{ ...booking, status }]),
              recent: page([{ ...booking, status }]),
            },
          },
        }),
      ),
      graphql.mutation('ConfirmBooking', ({ variables }) => {
        expect(variables).toEqual({ id: '5' });
        status = 'CONFIRMED';
        return HttpResponse.json({
          data: {
            confirmBooking: {
              __typename: 'Booking',
              id: '5',
              status,
              nextStatuses: ['CANCELLED'],
              updatedAt: '2026-11-21T10:00:00.000Z',
            },
          },
        });
      }),
    );
    const { user } = open('/admin?tab=bookings');
    await user.click(await screen.findByRole('button', { name: /^Confirm: / }));
    const row = screen.getByRole('row', { name: /Iceland Ring Road/ });
    expect(await within(row).findByText('confirmed')).toBeInTheDocument();
    expect(await screen.findByText(/is confirmed\. The client gets an email/)).toBeInTheDocument();
  });

  it('says why a change was refused, and leaves the booking as it is', async () => {
    mockServer.use(
      answer('AdminDashboard', { admin: dashboard }),
      refuse('ConfirmBooking', {
        code: 'CONFLICT',
        message: 'The booking is cancelled and cannot be confirmed',
      }),
    );
    const { user } = open('/admin?tab=bookings');
    await user.click(await screen.findByRole('button', { name: /^Confirm: / }));
    expect(await screen.findByText('The booking is cancelled and cannot be confirmed')).toBeInTheDocument();
    expect(
      within(screen.getByRole('row', { name: /Iceland Ring Road/ })).getByText('pending'),
    ).toBeInTheDocument();
  });

  it('keeps tab, status and search in the address and asks the server for them', async () => {
    const asked: unknown[] = [];
    mockServer.use(
      graphql.query('AdminDashboard', ({ variables }) => {
        asked.push(variables);
        return HttpResponse.json({ data: { admin: dashboard } });
      }),
    );
    const { user, place } = open('/admin?tab=bookings&search=ada');
    await user.click(await screen.findByRole('button', { name: 'confirmed' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'CONFIRMED', search: 'ada' }));
    expect(place().search).toBe('?tab=bookings&search=ada&status=confirmed');
  });

  it('shows what it has when one list fails', async () => {
    mockServer.use(
      graphql.query('AdminDashboard', () =>
        HttpResponse.json({
          data: { admin: { ...dashboard, stats: null } },
          errors: [
            { message: 'no', path: ['admin', 'stats'], extensions: { code: 'INTERNAL_SERVER_ERROR' } },
          ],
        }),
      ),
    );
    open('/admin');
    expect(await screen.findByText('This list could not be loaded.')).toBeInTheDocument();
    expect(screen.getByText('Iceland Ring Road')).toBeInTheDocument();
  });

  it('offers Try Again when nothing could be loaded', async () => {
    mockServer.use(breakConnection('AdminDashboard'));
    const { user } = open('/admin');
    const again = await screen.findByRole('button', { name: 'Try Again' });
    mockServer.use(answer('AdminDashboard', { admin: dashboard }));
    await user.click(again);
    expect(await screen.findByText('1,042')).toBeInTheDocument();
  });
});
