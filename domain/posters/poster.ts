import { generatedScene } from './generated-scene';
import { namedScenes } from './named-scenes';
import { hashText } from './random';
import { frameOf, type PosterFormat, type PosterScene } from './scene';
import { drawSky } from './sky';

export type { PosterFormat, PosterScene } from './scene';

export interface PosterSubject {
  readonly slug: string;
  readonly destination: string;
  readonly category: string;
}

/** Draws a scene as a complete SVG document without text; give each inlined poster its own `idPrefix`. */
export function drawPoster(
  scene: PosterScene,
  format: PosterFormat,
  options: { idPrefix?: string } = {},
): string {
  const prefix = options.idPrefix ?? `p${hashText(scene.name + format).toString(36)}-`;
  const frame = frameOf(scene, format, prefix);
  const box = [frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top]
    .map(Math.round)
    .join(' ');
  const layers = scene.layers.map((layer) => (typeof layer === 'string' ? layer : layer(frame))).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" aria-label="${escapeAttribute(scene.description)}">` +
    `${drawSky(scene.sky, frame)}${layers}</svg>`
  );
}

/** The scene drawn for a product, or for any other product one made up from its name and place. */
export function posterSceneFor(subject: PosterSubject): PosterScene {
  return namedScenes.get(subject.slug) ?? generatedScene(subject);
}

/** One sentence for alternative text. */
export function posterDescription(scene: PosterScene): string {
  return scene.description;
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
