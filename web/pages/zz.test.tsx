import { screen, waitFor } from '@testing-library/react';
import { packageForTests } from '@web/testing/catalogue';
import { answer, mockServer } from '@web/testing/mock-server';
import { renderApp } from '@web/testing/render';
import { PackagePage } from './PackagePage';
import { useLocation } from 'react-router-dom';
function Log() { const l = useLocation(); process.stdout.write('render at ' + l.pathname + '\n'); return null; }
it.each([1,2,3,4,5,6,7,8])('moves %s', async () => {
  mockServer.use(answer('PackageDetail', { package: packageForTests() }));
  mockServer.events.removeAllListeners();
  mockServer.events.on('request:start', async ({ request }) => { process.stdout.write('asked ' + (await request.clone().text()).slice(0, 120) + '\n'); });
  const { place } = renderApp(<><PackagePage /><Log /></>, { at: '/packages/104', route: '/packages/:slug' });
  await screen.findByText('Island flights');
  process.stdout.write('found\n');
  await waitFor(() => expect(place().pathname).toBe('/packages/bora-bora-honeymoon')).catch(() => process.stdout.write('FAILED\n'));
  await screen.findByText('Island flights');
}, 30000);
