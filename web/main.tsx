import './theme/palettes.css';
import './theme/fonts.css';
import './theme/base.css';
import { createClient } from '@web/apollo/client';
import { App } from '@web/app/App';
import { findRoute } from '@web/app/routes';
import { tokenStore } from '@web/session/token-store';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The page's code is fetched while the app starts; a failure shows on the page itself.
findRoute(window.location.pathname)
  ?.preload()
  .catch(() => undefined);

createRoot(root).render(
  <StrictMode>
    <App client={createClient(tokenStore)} />
  </StrictMode>,
);
