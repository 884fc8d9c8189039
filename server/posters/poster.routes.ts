import { Router } from 'express';
import sharp from 'sharp';
import { NotFoundError } from '@domain/app-error';
import { homeScenes, notFoundScene } from '@domain/posters/home-scenes';
import { namedScenes } from '@domain/posters/named-scenes';
import { drawPoster, type PosterFormat, type PosterScene, posterSceneFor } from '@domain/posters/poster';

const formats: readonly PosterFormat[] = ['portrait', 'wide', 'square'];

export interface PosterSubject {
  readonly slug: string;
  readonly destination: string;
  readonly category: string;
}

/** Drawn pictures of trips and packages: `/posters/<slug>.svg?format=wide`, and `.png` for mail and link previews. */
export function posterRoutes(findSubject: (slug: string) => Promise<PosterSubject | null>): Router {
  const router = Router();
  router.get('/posters/:file', async (req, res) => {
    const match = /^([a-z0-9-]{1,120})\.(svg|png)$/.exec(req.params.file);
    const format = formats.find((known) => known === (req.query['format'] ?? 'portrait'));
    if (!match || !format) throw new NotFoundError('Poster');
    const svg = drawPoster(await sceneOf(match[1] ?? '', findSubject), format);
    res
      .set('Cache-Control', 'public, max-age=86400')
      .set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    if (match[2] === 'svg') res.type('image/svg+xml').send(svg);
    else
      res
        .type('png')
        .send(await sharp(Buffer.from(svg)).resize({ width: 1200 }).png({ palette: true }).toBuffer());
  });
  return router;
}

async function sceneOf(
  slug: string,
  findSubject: (slug: string) => Promise<PosterSubject | null>,
): Promise<PosterScene> {
  if (slug === 'not-found') return notFoundScene;
  const home = homeScenes.find((scene) => `home-${scene.key}` === slug);
  if (home) return home.scene;
  // A drawn destination keeps its poster, whether or not it is on sale: pages show some of them as decoration.
  const named = namedScenes.get(slug);
  if (named) return named;
  const subject = await findSubject(slug);
  if (!subject) throw new NotFoundError('Poster');
  return posterSceneFor(subject);
}
