import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { type Actor, visitor } from '@domain/actor';
import { AppError, NotFoundError } from '@domain/app-error';
import type { Logger } from '@server/logging/logger';
import type { Services } from '@server/services';
import { sendError } from './send-error';

/** What every module's routes are given. */
export interface RestDeps {
  readonly services: Services;
  /** Base of absolute addresses in answers. */
  readonly publicUrl: string;
  actorOf(request: Request): Actor;
  callerOf(request: Request): { readonly userAgent: string | null; readonly ipAddress: string };
}

export interface RestOptions {
  readonly services: Services;
  readonly publicUrl: string;
  readonly logger: Logger;
  /** @throws {AppError} UNAUTHENTICATED for a token that stands for nobody. */
  authenticate(request: Request): Promise<Actor>;
  readonly routes: readonly ((deps: RestDeps) => Router)[];
}

const maximumBody = '1mb';

/** The second door: parses, calls one service method, shapes the answer. */
export function restRouter(options: RestOptions): Router {
  const router = Router();
  const actors = new WeakMap<Request, Actor>();
  const deps: RestDeps = {
    services: options.services,
    publicUrl: options.publicUrl,
    actorOf: (request) => actors.get(request) ?? visitor,
    callerOf: (request) => ({ userAgent: request.get('user-agent') ?? null, ipAddress: request.ip ?? '' }),
  };
  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    res.vary('Authorization');
    next();
  });
  router.use(express.json({ limit: maximumBody, strict: true }));
  router.use(async (req, _res, next) => {
    actors.set(req, await options.authenticate(req));
    next();
  });
  const modules = options.routes.map((routes) => routes(deps));
  for (const module of modules) router.use(module);
  router.use(refuseOtherMethods(modules));
  router.use(() => {
    throw new NotFoundError('Address');
  });
  router.use((error: unknown, _req: Request, res: Response, next: NextFunction) => {
    if (res.headersSent) next(error);
    else sendError(res, error, options.logger);
  });
  return router;
}

type MatchingLayer = Router['stack'][number] & { match(path: string): boolean };

/** A known path with the wrong method answers 405 and names the right ones. */
function refuseOtherMethods(modules: readonly Router[]) {
  // Express 5 has `match` on its layers, but not in its types.
  const layers = modules.flatMap((module) => module.stack as MatchingLayer[]).filter((layer) => layer.route);
  return (req: Request, res: Response, next: NextFunction) => {
    const methods = layers
      .filter((layer) => layer.match(req.path))
      .flatMap((layer) => layer.route?.stack.map((handler) => handler.method.toUpperCase()) ?? []);
    if (methods.length === 0) return next();
    res.set('Allow', [...new Set(methods)].sort().join(', '));
    throw new AppError('METHOD_NOT_ALLOWED', `Use ${[...new Set(methods)].sort().join(' or ')} here`);
  };
}
