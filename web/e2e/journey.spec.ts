import { expect, test } from '@playwright/test';
import { demoPassword, linkIn, signIn, waitForMail } from './agency';

const person = {
  first: 'Nora',
  last: 'Field',
  email: 'nora.field@example.com',
  phone: '07700 900321',
  password: 'Quiet-Harbour-9',
};

/** The main job, in a real browser against the real server: each step needs the one before it. */
test.describe.configure({ mode: 'serial' });

let reference: string;

test('a visitor looks around, chooses a package and sends a booking request', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trips' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trips' })).toBeVisible();

  await page.getByRole('searchbox').fill('japan');
  await expect(page).toHaveURL(/search=japan/);
  await page.getByRole('button', { name: 'Cultural' }).click();
  await expect(page).toHaveURL(/category=cultural/);
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
  await expect(page).toHaveURL(/sort=price-low/);
  await expect(page.getByRole('heading', { name: 'Temples and Trains: Tokyo to Kyoto' })).toBeVisible();

  await page
    .getByRole('link', { name: /Tokyo to Kyoto/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/trips\/tokyo-to-kyoto$/);
  await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('japan');
  await expect(page.getByLabel('Sort by')).toHaveValue('price-low');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packages' }).click();
  await page.getByRole('link', { name: 'Details: Tuscan Vineyard Honeymoon' }).click();
  await expect(page).toHaveURL(/\/packages\/tuscan-vineyard-honeymoon$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Choose/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/booking\?package=tuscan-vineyard-honeymoon/);

  // Nothing filled in: every documented message stands at its field.
  await page.getByRole('button', { name: 'Review your request' }).click();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
  ])
    await expect(page.getByRole('main').getByText(message, { exact: true }).first()).toBeVisible();

  await page
    .getByLabel(/^First name/)
    .first()
    .fill(person.first);
  await page
    .getByLabel(/^Last name/)
    .first()
    .fill(person.last);
  await page.getByLabel(/^Email/).fill(person.email);
  await page.getByLabel(/^Phone/).fill(person.phone);
  await page.getByText('Boutique Hotel', { exact: true }).click();
  await page.getByText('6-7 Days', { exact: true }).click();
  await page.getByText('A mix of both', { exact: true }).click();
  await page.getByText('Arrange flights', { exact: true }).click();
  await page.getByLabel(/^Amount/).fill('4500');
  await page.getByLabel(/^Special requests/).fill('A room with a view of the vines.');
  await page.getByRole('button', { name: 'Review your request' }).click();

  await expect(page.getByRole('heading', { name: 'Check your request' })).toBeVisible();
  await expect(page.getByRole('main').getByText('A room with a view of the vines.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Booking Request' }).click();

  await expect(page).toHaveURL(/\/booking-confirmation\/RG/);
  await expect(
    page.getByText(
      'Thank you! Your booking request has been submitted successfully. We will contact you shortly.',
    ),
  ).toBeVisible();
  reference = /booking-confirmation\/([^?]+)/.exec(page.url())?.[1] ?? '';
  expect(reference).toMatch(/^RG[0-9A-HJKMNP-TV-Z]{12}$/);
});

test('she creates an account, verifies it by mail, and finds the booking there', async ({
  page,
  request,
}) => {
  await page.goto('/auth?tab=register');
  await page.getByLabel(/^Full name/).fill(`${person.first} ${person.last}`);
  await page.getByLabel(/^Email/).fill(person.email);
  await page.getByLabel(/^Phone/).fill(person.phone);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByLabel(/^Confirm password/).fill(person.password);
  await page.getByLabel(/^Date of birth/).fill('1990-05-17');
  await page.getByText('I accept the Terms and Conditions').click();
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText(/Account created successfully!/)).toBeVisible();

  const mail = await waitForMail(request, person.email, /verify/i);
  await page.goto(linkIn(mail, '/verify-email'));
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await expect(page).toHaveURL(/\/auth\?tab=login/, { timeout: 8_000 });

  await signIn(page, person.email, person.password);
  await expect(page).toHaveURL(/\/my-bookings/);
  await expect(page.getByRole('heading', { name: /Tuscan Vineyard Honeymoon/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('pending', { exact: true }).first()).toBeVisible();
});

test('an administrator confirms it, the client gets a mail and sees it without reloading', async ({
  browser,
  request,
}) => {
  const client = await (await browser.newContext()).newPage();
  await signIn(client, person.email, person.password);
  await expect(client).toHaveURL(/\/my-bookings/);
  await expect(client.getByRole('heading', { name: /Tuscan Vineyard Honeymoon/ })).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await signIn(admin, 'admin@rosegate.example', demoPassword);
  await expect(admin).toHaveURL(/\/admin/);

  const queries: string[] = [];
  admin.on('request', (sent) => {
    if (sent.url().endsWith('/graphql'))
      queries.push((sent.postDataJSON() as { operationName: string }).operationName);
  });
  await admin.reload();
  await expect(admin.getByText('Total Bookings')).toBeVisible();
  await admin.getByRole('tab', { name: 'Bookings' }).click();
  await expect(admin.getByRole('row', { name: /Nora Field/ })).toBeVisible();
  expect(queries.filter((name) => name !== 'Me')).toEqual(['AdminDashboard']);

  await admin
    .getByRole('row', { name: /Nora Field/ })
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await expect(admin.getByRole('row', { name: /Nora Field/ }).getByText('confirmed')).toBeVisible();

  const mail = await waitForMail(request, person.email, /confirmed/i);
  expect(mail.text).toContain('/booking-confirmation/');
  await expect(client.getByRole('main').getByText('confirmed', { exact: true }).first()).toBeVisible({
    timeout: 25_000,
  });
});

test('a stranger with the reference sees the booking, and nothing that is private', async ({ page }) => {
  await page.goto(`/booking-confirmation/${reference}`);
  await expect(page.getByText('Tuscan Vineyard Honeymoon').first()).toBeVisible();
  const text = await page.getByRole('main').innerText();
  for (const secret of [person.email, person.last, person.phone, 'view of the vines'])
    expect(text).not.toContain(secret);
});
