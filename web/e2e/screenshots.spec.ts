import { expect, test } from '@playwright/test';
import { demoPassword, signIn } from './agency';

// The pictures of the README. `npm run screenshots` writes them where the README shows them.
const folder = process.env.UPDATE_SCREENSHOTS === undefined ? 'test-results/screenshots' : 'docs/screenshots';

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

for (const [name, path, heading] of [
  ['home', '/', /Go somewhere/],
  ['trip', '/trips/santorini-and-naxos', 'Santorini and Naxos'],
  ['booking', '/booking?package=bora-bora-honeymoon', 'Plan your holiday'],
] as const) {
  test(`picture: ${name}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.screenshot({ path: `${folder}/${name}.png` });
  });
}

test('picture: admin', async ({ page }) => {
  await signIn(page, 'admin@rosegate.example', demoPassword);
  await expect(page.getByText('Total Bookings')).toBeVisible();
  await page.goto('/admin?tab=bookings', { waitUntil: 'networkidle' });
  await expect(page.getByRole('table')).toBeVisible();
  await page.screenshot({ path: `${folder}/admin.png` });
});
