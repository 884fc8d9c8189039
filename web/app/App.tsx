import type { ApolloClient } from '@apollo/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './AppRoutes';
import { Providers } from './providers';

export function App({ client }: { client: ApolloClient }) {
  return (
    <Providers client={client}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  );
}
