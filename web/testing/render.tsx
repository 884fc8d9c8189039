import { type ApolloClient } from '@apollo/client';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createClient } from '@web/apollo/client';
import { Providers } from '@web/app/providers';
import { tokenStore } from '@web/session/token-store';
import type { SessionUser } from '@web/session/SessionProvider';
import { Toaster } from '@web/ui/toasts';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { answer, mockServer } from './mock-server';

type Place = ReturnType<typeof useLocation>;

interface RenderOptions {
  /** The address that the page is opened at. */
  at?: string | { pathname: string; search?: string; state?: unknown };
  /** The page's route, when it reads parameters: `/trips/:slug`. */
  route?: string;
  /** Signed in as this user. */
  user?: SessionUser | null;
}

interface Rendered extends ReturnType<typeof render> {
  user: UserEvent;
  client: ApolloClient;
  /** Where the browser is now. */
  place: () => Place;
}

/** Draws a page or part with everything around it that the app gives: address, session, theme, texts, Apollo. */
export function renderApp(
  ui: ReactElement,
  { at = '/', route, user: signedInAs = null }: RenderOptions = {},
): Rendered {
  if (signedInAs) {
    tokenStore.set('token-for-tests');
    mockServer.use(answer('Me', { me: signedInAs }));
  }
  const client = createClient(tokenStore);
  let place: Place | null = null;
  const rendered = render(
    <Providers client={client}>
      <MemoryRouter initialEntries={[at]}>
        {route ? (
          <Routes>
            <Route path={route} element={ui} />
            <Route path="*" element={null} />
          </Routes>
        ) : (
          ui
        )}
        <Toaster />
        <PlaceProbe onPlace={(seen) => (place = seen)} />
      </MemoryRouter>
    </Providers>,
  );
  return {
    ...rendered,
    user: userEvent.setup(),
    client,
    place: () => {
      if (!place) throw new Error('nothing is rendered');
      return place;
    },
  };
}

function PlaceProbe({ onPlace }: { onPlace: (place: Place) => void }) {
  onPlace(useLocation());
  return null;
}
