import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type NextFunction, type Request, type Response, Router } from 'express';
import sirv from 'sirv';
import type { SiteFacts } from '@server/config/site';
import { pagePolicy } from './security-headers';

export interface WebAppOptions {
  readonly site: SiteFacts;
  /** `npm run dev`: Vite transforms modules as they are asked for. */
  readonly isDevelopment: boolean;
}

/** The built web app: hashed files for ever, one page for every route of the browser. */
export async function webApp(options: WebAppOptions): Promise<Router> {
  const router = Router();
  const folder = path.resolve('dist/web');
  const vite = options.isDevelopment ? await developmentServer() : null;
  // The file itself is a template with places to fill in.
  router.get('/index.html', (_req, res) => res.redirect(301, '/'));
  if (vite) router.use(vite.middlewares);
  else if (existsSync(folder)) router.use(staticFiles(folder));
  router.use(async (req: Request, res: Response, next: NextFunction) => {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || hasExtension(req.path)) return next();
    const source = vite ? path.resolve('web/index.html') : path.join(folder, 'index.html');
    const template = await readFile(source, 'utf8');
    const page = vite ? await vite.transformIndexHtml(req.originalUrl, template) : template;
    const nonce = randomBytes(16).toString('base64');
    res
      .set('Content-Security-Policy', pagePolicy(nonce, { isDevelopment: options.isDevelopment }))
      .set('Cache-Control', 'no-cache')
      .set('Referrer-Policy', carriesToken(req) ? 'no-referrer' : 'strict-origin-when-cross-origin')
      .type('html')
      .send(page.replaceAll('__CSP_NONCE__', nonce).replace('__SITE__', () => jsonForHtml(options.site)));
  });
  return router;
}

/** Files under /assets are named by their content; the rest may change with the next build. */
function staticFiles(folder: string) {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    ignores: false,
    setHeaders: (response, pathname) => {
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
      );
    },
  });
}

async function developmentServer() {
  const { createServer } = await import('vite');
  return createServer({
    configFile: path.resolve('tooling/vite.config.mjs'),
    appType: 'custom',
    server: { middlewareMode: true },
  });
}

function hasExtension(pathname: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(pathname);
}

function carriesToken(req: Request): boolean {
  return req.path === '/verify-email' || req.path === '/reset-password';
}

/** JSON inside a script element must not be able to end it. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
