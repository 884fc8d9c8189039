import { expect, test } from '@playwright/test';

for (const [path, text] of [
  ['/no-such-page', 'Page not found'],
  ['/trips/no-such-trip', 'Page not found'],
  ['/packages/no-such-package', 'Page not found'],
  ['/booking-confirmation/RG000000000000', 'Booking not found'],
] as const) {
  test(`${path} says that there is nothing`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
  });
}

test('what is not there answers 404 on the API, and an administrator’s page sends others home', async ({
  page,
  request,
}) => {
  for (const path of [
    '/api/trips/99999999',
    '/api/packages/99999999',
    '/api/bookings/reference/RG000000000000',
    '/api/nothing',
    '/posters/none.svg',
    '/assets/none.js',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/$/);
});
