import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { demoPassword, signIn } from './agency';

const publicPages = [
  '/',
  '/trips',
  '/trips/tokyo-to-kyoto',
  '/packages',
  '/packages/bora-bora-honeymoon',
  '/booking',
  '/auth?tab=login',
  '/auth?tab=register',
  '/forgot-password',
  '/my-bookings',
  '/no-such-page',
];
const palettes = ['minimal', 'nature', 'pastels', 'bold'].flatMap((theme) =>
  [false, true].map((isDark) => ({ theme, isDark })),
);

async function dress(page: Page, theme: string, isDark: boolean) {
  await page.addInitScript(
    ([name, dark]) => {
      localStorage.setItem('theme', name);
      localStorage.setItem('darkMode', dark);
    },
    [theme, String(isDark)] as const,
  );
}

async function settle(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

test.describe('every public page', () => {
  for (const path of publicPages) {
    test(`${path} has no serious accessibility fault, and fits a phone`, async ({ page }) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy|Hydration|Warning:/.test(message.text())) faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(error.message));
      await settle(page, path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => [id, nodes[0]?.html]),
      ).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await settle(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(faults).toEqual([]);
    });
  }
});

test.describe('every palette', () => {
  for (const { theme, isDark } of palettes) {
    test(`${theme} ${isDark ? 'dark' : 'light'} is there before the first paint, with readable contrast`, async ({
      page,
    }) => {
      await dress(page, theme, isDark);
      await page.goto('/', { waitUntil: 'commit' });
      await page.waitForSelector('body');
      const root = page.locator('html');
      await expect(root).toHaveClass(new RegExp(`\\btheme-${theme}\\b`));
      if (isDark) await expect(root).toHaveClass(/\bdark\b/);
      else await expect(root).not.toHaveClass(/\bdark\b/);
      for (const path of ['/', '/booking']) {
        await settle(page, path);
        const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
        expect(violations.flatMap(({ nodes }) => nodes.map((node) => node.html))).toEqual([]);
      }
    });
  }
});

test('the theme of the account wins over the one of the device, and a switch is kept', async ({ page }) => {
  await signIn(page, 'client@rosegate.example', demoPassword);
  await expect(page).toHaveURL(/my-bookings/);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await page.evaluate(() => localStorage.setItem('darkMode', 'false'));
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});

test('the keyboard reaches the content first, and a page asks for nothing from elsewhere', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await settle(page, '/trips');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  expect(foreign).toEqual([]);
});
