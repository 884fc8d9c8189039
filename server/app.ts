import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import compression from 'compression';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { DataSource } from 'typeorm';
import { type Actor, visitor } from '@domain/actor';
import { NotFoundError, UnauthenticatedError } from '@domain/app-error';
import type { SiteFacts } from '@server/config/site';
import type { Env } from '@server/env';
import { buildGraphQLSchema } from '@server/graphql/schema';
import { startGraphQLServer } from '@server/graphql/graphql-server';
import { devMailbox } from '@server/http/dev-mailbox';
import { health } from '@server/http/health';
import { sandboxPolicy, setSecurityHeaders } from '@server/http/security-headers';
import { webApp } from '@server/http/web-app';
import { inRequest, type Logger, statementsInRequest } from '@server/logging/logger';
import { resolvers, routes } from '@server/modules/modules';
import { type PosterSubject, posterRoutes } from '@server/posters/poster.routes';
import { restRouter } from '@server/rest/rest-router';
import { sendError } from '@server/rest/send-error';
import type { Services } from '@server/services';

export interface AppParts {
  readonly env: Env;
  readonly site: SiteFacts;
  readonly db: DataSource;
  readonly services: Services;
  readonly logger: Logger;
  isStopping(): boolean;
  findPosterSubject(slug: string): Promise<PosterSubject | null>;
}

/** Both doors and everything else on one port. `/graphql` is answered by node:http itself. */
export async function createApp(parts: AppParts): Promise<{ server: Server; stop(): Promise<void> }> {
  const { env, services, logger } = parts;
  const site = await expressApp(parts);
  const graphql = await startGraphQLServer({
    schema: buildGraphQLSchema(resolvers),
    logger,
    isProduction: env.isProduction,
    createContext: async (request) => ({
      actor: await actorOf(request, services),
      services,
      requestId: String(request.headers['x-request-id'] ?? ''),
      ipAddress: ipAddressOf(request, env.TRUST_PROXY),
      userAgent: request.headers['user-agent'] ?? null,
    }),
  });

  const server = createServer(
    { headersTimeout: 15_000, requestTimeout: 60_000, maxHeaderSize: 16_384 },
    (request, response) => {
      const requestId = (request.headers['x-request-id'] = requestIdOf(request));
      response.setHeader('X-Request-Id', requestId);
      setSecurityHeaders(response, env.PUBLIC_URL.startsWith('https:'));
      if (parts.isStopping()) response.setHeader('Connection', 'close');
      inRequest(requestId, () => {
        logWhenDone(request, response, logger);
        if (!isGraphQL(request)) return site(request, response);
        if (request.method === 'GET') response.setHeader('Content-Security-Policy', sandboxPolicy);
        response.setHeader('Cache-Control', 'no-store');
        response.setHeader('Vary', 'Authorization, Accept');
        void graphql.handle(request, response);
      });
    },
  );
  return { server, stop: () => graphql.stop() };
}

async function expressApp(parts: AppParts): Promise<Express> {
  const { env, services, logger } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', env.TRUST_PROXY);
  app.set('query parser', 'simple');
  app.use(health(parts.db, parts.isStopping));
  app.use(compression());
  app.use(
    '/api',
    restRouter({
      services,
      publicUrl: parts.site.publicUrl,
      logger,
      routes,
      authenticate: (request) => actorOf(request, services),
    }),
  );
  app.use(posterRoutes(parts.findPosterSubject));
  if (!env.isProduction && env.SMTP_URL === undefined) app.use(devMailbox(services.mailer));
  app.use(await webApp({ site: parts.site, isDevelopment: env.ROSEGATE_DEV !== undefined }));
  app.use(() => {
    throw new NotFoundError('Address');
  });
  app.use((error: unknown, _req: Request, res: Response, next: NextFunction) => {
    if (res.headersSent) next(error);
    else sendError(res, error, logger);
  });
  return app;
}

/** @throws {UnauthenticatedError} for a token that stands for nobody: such a request gets no answer as a visitor. */
async function actorOf(request: IncomingMessage, services: Services): Promise<Actor> {
  const header = request.headers.authorization;
  if (header === undefined) return visitor;
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  const user = token === undefined ? null : await services.signIns.authenticate(token);
  if (!user) throw new UnauthenticatedError('Your sign-in has ended. Please sign in again.');
  return user;
}

function isGraphQL(request: IncomingMessage): boolean {
  return /^\/graphql\/?(\?|$)/.test(request.url ?? '');
}

/** A caller's id is kept when it is harmless, so that one id runs through several systems. */
function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

/** The address that the last trusted proxy saw; a forwarded header from anybody else is not believed. */
function ipAddressOf(request: IncomingMessage, proxies: number): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return (proxies > 0 ? forwarded.at(-proxies) : undefined) ?? request.socket.remoteAddress ?? '';
}

/** One line for each answer: the path without its query, which may hold what somebody searched for. */
function logWhenDone(request: IncomingMessage, response: ServerResponse, logger: Logger): void {
  const started = performance.now();
  const path = (request.url ?? '')
    .split('?')[0]
    ?.replace(/(verify-email\/)[^/]+/, '$1[token]')
    .replace(/RG[0-9A-Z-]{12,}/gi, '[reference]');
  response.once('close', () => {
    const milliseconds = Math.round(performance.now() - started);
    const level = response.statusCode >= 500 ? 'error' : 'info';
    logger[level](
      {
        method: request.method,
        path,
        status: response.statusCode,
        milliseconds,
        statements: statementsInRequest(),
      },
      'request',
    );
  });
}
