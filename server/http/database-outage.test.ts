import { createTestAgency, type TestAgency } from '@server/testing/test-agency';
import { createCuttableProxy, type CuttableProxy } from '@server/testing/cuttable-proxy';

let wire: CuttableProxy;
let agency: TestAgency;
beforeAll(async () => {
  agency = await createTestAgency({
    reroute: async (url) => {
      wire = await createCuttableProxy(url);
      return wire.url;
    },
  });
});
afterAll(async () => {
  await agency.close();
  await wire.close();
});

const ready = async () => (await fetch(`${agency.url}/readyz`)).status;

it('says so clearly while the database is away, and heals by itself', async () => {
  expect(await ready()).toBe(200);
  await wire.cut();

  const started = performance.now();
  expect(await ready()).toBe(503);
  expect((await fetch(`${agency.url}/healthz`)).status).toBe(200);
  const rest = await agency.rest('GET', '/trips/all');
  expect(rest.status).toBe(503);
  expect(rest.body).toEqual({
    success: false,
    code: 'SERVICE_UNAVAILABLE',
    message: 'The service is not available for a moment. Please try again.',
  });
  const answer = await agency.graphql('{ catalogueStats { trips } }');
  expect(answer.errors?.[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');
  expect(JSON.stringify(answer)).not.toMatch(/ECONN|5432|postgres/i);
  expect(performance.now() - started).toBeLessThan(10_000);

  await wire.mend();
  expect(await ready()).toBe(200);
  expect((await agency.rest('GET', '/trips/all')).status).toBe(200);
});
