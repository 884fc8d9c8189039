import { screen, waitFor } from '@testing-library/react';
import { answer, breakConnection, mockServer } from '@web/testing/mock-server';
import { renderApp } from '@web/testing/render';
import { adminUser, clientUser } from '@web/testing/users';
import { tokenStore } from '@web/session/token-store';
import { type Audience, RequireRole } from './RequireRole';

const guarded = (audience: Audience) => <RequireRole audience={audience}>the page</RequireRole>;

describe('RequireRole', () => {
  it('sends a visitor of a client page to sign in, and remembers the way back', async () => {
    const { place } = renderApp(guarded('client'), { at: '/my-bookings?page=2', route: '/my-bookings' });
    await waitFor(() => expect(place().pathname).toBe('/auth'));
    expect(place().search).toBe('?tab=login');
    expect(place().state).toEqual({ returnTo: '/my-bookings?page=2' });
  });

  it.each([
    ['a visitor', null],
    ['a client', clientUser],
  ])('sends %s home from a page of administrators', async (_who, user) => {
    const { place } = renderApp(guarded('admin'), { at: '/admin', route: '/admin', user });
    await waitFor(() => expect(place().pathname).toBe('/'));
    expect(screen.queryByText('the page')).not.toBeInTheDocument();
  });

  it.each([
    ['admin', adminUser],
    ['client', clientUser],
    ['signed-in', adminUser],
  ] as const)('lets the right person see a page for %s', async (audience, user) => {
    renderApp(guarded(audience), { at: '/here', route: '/here', user });
    expect(await screen.findByText('the page')).toBeInTheDocument();
  });

  it('decides nothing while the session is not known', async () => {
    const { place } = renderApp(guarded('admin'), { at: '/admin', route: '/admin', user: adminUser });
    expect(screen.getByText('Checking your sign-in')).toBeInTheDocument();
    expect(place().pathname).toBe('/admin');
    expect(await screen.findByText('the page')).toBeInTheDocument();
  });

  it('offers Try Again when the server cannot be asked', async () => {
    tokenStore.set('good-token');
    mockServer.use(breakConnection('Me'));
    const { user } = renderApp(guarded('client'), { at: '/my-bookings', route: '/my-bookings' });
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    mockServer.use(answer('Me', { me: clientUser }));
    await user.click(retry);
    expect(await screen.findByText('the page')).toBeInTheDocument();
  });
});
