import { ErrorPage } from '@web/pages/ErrorPage';
import { NotFoundPage } from '@web/pages/NotFoundPage';
import { type ReactNode, Suspense } from 'react';
import {
  generatePath,
  Navigate,
  type RouteObject,
  useLocation,
  useParams,
  useRoutes,
} from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';
import { Layout } from './Layout';
import { PageSkeleton } from './PageSkeleton';
import { RequireRole } from './RequireRole';
import { type PageRoute, redirects, routes } from './routes';

const routeObjects: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      ...routes.map(toRouteObject),
      ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Redirect to={to} /> })),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

export function AppRoutes() {
  return useRoutes(routeObjects);
}

function toRouteObject({ path, audience, Page }: PageRoute): RouteObject {
  const content = <Page />;
  return {
    path,
    element: (
      // A boundary of its own for each page, so that a page on its way shows at once that it is coming.
      <PageFrame key={path}>
        {audience ? <RequireRole audience={audience}>{content}</RequireRole> : content}
      </PageFrame>
    ),
  };
}

function PageFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={<ErrorPage />}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Redirect({ to }: { to: string }) {
  const params = useParams();
  const { search, hash } = useLocation();
  return <Navigate to={generatePath(to, params) + search + hash} replace />;
}
