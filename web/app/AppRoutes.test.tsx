import { screen } from '@testing-library/react';
import { mockServer } from '@web/testing/mock-server';
import { renderApp } from '@web/testing/render';
import { graphql, HttpResponse } from 'msw';
import { useState } from 'react';
import { AppRoutes } from './AppRoutes';
import { ErrorBoundary } from './ErrorBoundary';
import { findRoute } from './routes';

// Whatever a page asks for is not this test's matter.
beforeEach(() => mockServer.use(graphql.operation(() => HttpResponse.error())));

describe('AppRoutes', () => {
  beforeAll(async () => {
    await findRoute('/')?.preload();
    await findRoute('/trips')?.preload();
  });

  it('says that a page does not exist, and leads on', async () => {
    renderApp(<AppRoutes />, { at: '/no-such-page' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This path ends at the sea' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Page not found · Rosegate Travel');
  });

  it('still knows the old word for trips', async () => {
    const { place } = renderApp(<AppRoutes />, { at: '/tours?category=family' });
    expect(place()).toMatchObject({ pathname: '/trips', search: '?category=family' });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('lets the keyboard skip to the content', async () => {
    const { user } = renderApp(<AppRoutes />, { at: '/no-such-page' });
    await user.click(screen.getByRole('link', { name: 'Skip to the content' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('moves the focus to the content and says the title when the page changes', async () => {
    const { user } = renderApp(<AppRoutes />, { at: '/no-such-page' });
    await user.click(screen.getAllByRole('link', { name: 'Rosegate Travel, home page' })[0]!);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(
      await screen.findByText(/: trips and holiday packages from the UK, page loaded$/),
    ).toBeInTheDocument();
  });
});

describe('ErrorBoundary', () => {
  function Page({ isBroken }: { isBroken: boolean }) {
    if (isBroken) throw new Error('broken page');
    return <p>fine</p>;
  }

  function Site() {
    const [path, setPath] = useState('/broken');
    return (
      <>
        <button onClick={() => setPath('/fine')}>go on</button>
        <ErrorBoundary resetKey={path} fallback={<p>sorry</p>}>
          <Page isBroken={path === '/broken'} />
        </ErrorBoundary>
      </>
    );
  }

  it('stands in for a page that fails, until another is opened', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderApp(<Site />);
    expect(screen.getByText('sorry')).toBeInTheDocument();
    await user.click(screen.getByText('go on'));
    expect(screen.getByText('fine')).toBeInTheDocument();
  });
});
