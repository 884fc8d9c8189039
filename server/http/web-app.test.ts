import { existsSync } from 'node:fs';
import path from 'node:path';
import { createTestAgency, type TestAgency } from '@server/testing/test-agency';

let agency: TestAgency;
beforeAll(async () => {
  agency = await createTestAgency();
});
afterAll(() => agency.close());

const get = (address: string) => fetch(`${agency.url}${address}`, { redirect: 'manual' });

it('is tested with the built web app there', () => {
  expect(existsSync(path.resolve('dist/web/index.html'))).toBe(true);
});

it('serves one page for every route, with a nonce of its own and no place left to fill in', async () => {
  const [first, second] = await Promise.all([get('/'), get('/booking-confirmation/RG000000000000')]);
  const policies = [first, second].map((answer) => answer.headers.get('content-security-policy') ?? '');
  const nonces = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)?.[1]);
  expect(nonces[0]).toBeDefined();
  expect(nonces[0]).not.toBe(nonces[1]);
  for (const policy of policies) {
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  }
  const page = await first.text();
  expect(page).not.toMatch(/__SITE__|__CSP_NONCE__/);
  expect(page).toContain('"name":"Rosegate Travel"');
});

it('tells nobody where a mailed link led', async () => {
  expect((await get('/verify-email?token=x')).headers.get('referrer-policy')).toBe('no-referrer');
  expect((await get('/reset-password?token=x')).headers.get('referrer-policy')).toBe('no-referrer');
});

it('does not hand out its template, nor a page for a file that is not there', async () => {
  const template = await get('/index.html');
  expect([template.status, template.headers.get('location')]).toEqual([301, '/']);
  expect((await get('/assets/no-such-file.js')).status).toBe(404);
  expect((await get('/../server/env.ts')).status).toBe(404);
});

it('draws posters of places it knows, and of nothing else', async () => {
  const poster = await get('/posters/tokyo-to-kyoto.svg?format=wide');
  expect(poster.headers.get('content-type')).toContain('image/svg+xml');
  expect(await poster.text()).toMatch(/^<svg/);
  const picture = await get('/posters/tokyo-to-kyoto.png?format=square');
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect((await get('/posters/no-such-place.svg')).status).toBe(404);
  expect((await get('/posters/tokyo-to-kyoto.svg?format=huge')).status).toBe(404);
});
