import { act, render, screen, waitFor } from '@testing-library/react';
import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { answer, breakConnection, mockServer, refuse } from '@web/testing/mock-server';
import { renderApp } from '@web/testing/render';
import { adminUser, clientUser } from '@web/testing/users';
import { graphql, HttpResponse } from 'msw';
import { useSession } from './SessionProvider';
import { tokenStore } from './token-store';

function Probe() {
  const { status, user, isAdmin, signIn, signOut, retry } = useSession();
  return (
    <>
      <p>{`${status} ${user?.name ?? 'nobody'}${isAdmin ? ' (admin)' : ''}`}</p>
      <button onClick={() => signIn('fresh-token', clientUser)}>sign in</button>
      <button onClick={() => void signOut()}>sign out</button>
      <button onClick={retry}>retry</button>
    </>
  );
}

describe('SessionProvider', () => {
  it('asks nobody who a visitor is', async () => {
    renderApp(<Probe />);
    expect(await screen.findByText('visitor nobody')).toBeInTheDocument();
  });

  it('knows the owner of a stored token', async () => {
    renderApp(<Probe />, { user: adminUser });
    expect(screen.getByText('loading nobody')).toBeInTheDocument();
    expect(await screen.findByText('signed-in Max Rower (admin)')).toBeInTheDocument();
  });

  it('removes a token that the server refuses', async () => {
    tokenStore.set('dead-token');
    mockServer.use(refuse('Me', { code: 'UNAUTHENTICATED', message: 'Please sign in again' }));
    renderApp(<Probe />);
    expect(await screen.findByText('visitor nobody')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('removes a token that belongs to nobody', async () => {
    tokenStore.set('dead-token');
    mockServer.use(answer('Me', { me: null }));
    renderApp(<Probe />);
    expect(await screen.findByText('visitor nobody')).toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  });

  it.each([
    ['the connection breaks', breakConnection('Me')],
    ['the server is in trouble', refuse('Me', { code: 'INTERNAL_SERVER_ERROR' })],
  ])('keeps the token when %s, and asks again on demand', async (_what, trouble) => {
    tokenStore.set('good-token');
    mockServer.use(trouble);
    const { user } = renderApp(<Probe />);
    expect(await screen.findByText('unreachable nobody')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('good-token');
    mockServer.use(answer('Me', { me: clientUser }));
    await user.click(screen.getByText('retry'));
    expect(await screen.findByText('signed-in Ada Farrow')).toBeInTheDocument();
  });

  it('signs in without asking again who it is', async () => {
    const { user } = renderApp(<Probe />);
    await user.click(screen.getByText('sign in'));
    expect(await screen.findByText('signed-in Ada Farrow')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('fresh-token');
  });

  it('signs out and forgets what was read', async () => {
    mockServer.use(answer('SignOut', { signOut: { __typename: 'MessageResult', message: 'Signed out' } }));
    const { user, client } = renderApp(<Probe />, { user: clientUser });
    await screen.findByText('signed-in Ada Farrow');
    await user.click(screen.getByText('sign out'));
    expect(await screen.findByText('visitor nobody')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
    await waitFor(() => expect(JSON.stringify(client.extract())).not.toContain('ada@example.test'));
  });

  it('signs out even when the server cannot be told', async () => {
    mockServer.use(breakConnection('SignOut'));
    const { user } = renderApp(<Probe />, { user: clientUser });
    await screen.findByText('signed-in Ada Farrow');
    await user.click(screen.getByText('sign out'));
    expect(await screen.findByText('visitor nobody')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('signs out when another tab did', async () => {
    renderApp(<Probe />, { user: clientUser });
    await screen.findByText('signed-in Ada Farrow');
    localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null })));
    expect(await screen.findByText('visitor nobody')).toBeInTheDocument();
  });
});

const statsQuery = gql`
  query Stats {
    catalogueStats {
      trips
    }
  }
`;

function Stats() {
  const { data } = useQuery<{ catalogueStats: { trips: number } }>(statsQuery);
  return <p>{data ? `${data.catalogueStats.trips} trips` : 'counting'}</p>;
}

function Later() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Probe />
      <button onClick={() => setShown(true)}>count</button>
      {isShown ? <Stats /> : null}
    </>
  );
}

describe('a token that dies while a page is open', () => {
  it('is dropped, and what anybody may read is read without it', async () => {
    const bearers: (string | null)[] = [];
    mockServer.use(
      graphql.query('Stats', ({ request }) => {
        const bearer = request.headers.get('authorization');
        bearers.push(bearer);
        if (bearer)
          return HttpResponse.json(
            { errors: [{ message: 'dead', extensions: { code: 'UNAUTHENTICATED' } }] },
            { status: 401 },
          );
        return HttpResponse.json({ data: { catalogueStats: { __typename: 'CatalogueStats', trips: 36 } } });
      }),
    );
    const { user } = renderApp(<Later />, { user: clientUser });
    await screen.findByText('signed-in Ada Farrow');
    await user.click(screen.getByText('count'));
    expect(await screen.findByText('36 trips')).toBeInTheDocument();
    expect(bearers.slice(0, 2)).toEqual(['Bearer token-for-tests', null]);
    expect(await screen.findByText('visitor nobody')).toBeInTheDocument();
  });
});

describe('useSession', () => {
  it('throws outside its provider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Probe />)).toThrow('useSession must be used within a SessionProvider');
  });
});
