import { expect, test } from '@playwright/test';
import { demoPassword, linkIn, waitForMail } from './agency';

test('the same journey over REST', async ({ request }) => {
  const trips = await (await request.get('/api/trips/all?category=adventure&sort=price-low&limit=3')).json();
  expect(trips).toMatchObject({ success: true });
  expect(trips.trips).toHaveLength(3);
  const packages = await (await request.get('/api/packages/all')).json();
  const chosen = packages.packages[0];

  const email = 'rest.traveller@example.com';
  const booked = await request.post('/api/bookings', {
    data: {
      firstName: 'Rest',
      lastName: 'Traveller',
      email,
      phone: '07700 900222',
      packageId: chosen.id,
      selectedPackage: chosen,
    },
  });
  expect(booked.status()).toBe(201);
  const { booking } = await booked.json();
  expect(booking.booking_reference).toMatch(/^RG/);

  const password = 'Slow-Train-2026';
  const account = {
    name: 'Rest Traveller',
    email,
    phone: '07700 900222',
    password,
    confirmPassword: password,
    dateOfBirth: '1985-02-03',
    termsAccepted: true,
  };
  expect((await request.post('/api/auth/register', { data: account })).status()).toBe(201);
  const link = linkIn(await waitForMail(request, email, /verify/i), '/verify-email');
  expect(
    (
      await request.get(
        `/api/auth/verify-email/${new URLSearchParams(link.split('?')[1]).get('token') ?? ''}`,
      )
    ).ok(),
  ).toBe(true);

  const bearer = async (credentials: object) => {
    const answer = await (await request.post('/api/auth/login', { data: credentials })).json();
    return { authorization: `Bearer ${answer.token as string}` };
  };
  const client = await bearer({ email, password });
  const mine = await (await request.get('/api/bookings/my-bookings', { headers: client })).json();
  expect(mine.bookings).toEqual([
    expect.objectContaining({ id: booking.id, status: 'pending', tripName: chosen.title }),
  ]);

  const admin = await bearer({ email: 'admin@rosegate.example', password: demoPassword });
  const refused = await request.patch(`/api/bookings/${booking.id}/status`, {
    headers: client,
    data: { status: 'confirmed' },
  });
  expect(refused.status()).toBe(403);
  const confirmed = await request.patch(`/api/bookings/${booking.id}/status`, {
    headers: admin,
    data: { status: 'confirmed' },
  });
  expect(confirmed.ok()).toBe(true);
  await waitForMail(request, email, /confirmed/i);
  const seen = await (
    await request.get(`/api/bookings/reference/${booking.booking_reference}`, { headers: client })
  ).json();
  expect(seen.booking).toMatchObject({ status: 'confirmed', contact_email: email });
});
