/** 3:4 for cards, 21:9 for heroes, 1:1 for mail. */
export type PosterFormat = 'portrait' | 'wide' | 'square';

/**
 * The part of the stage a format shows. Every scene is drawn on one stage, 900 x 1200 in portrait, whose
 * land runs on to both sides: wide and square open the window further instead of cropping the portrait.
 */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Makes an id that no other poster on the page carries. */
  readonly id: (name: string) => string;
}

/** One flat plane, painted over those before it. */
export type Layer = string | ((frame: Frame) => string);

export interface Sun {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
  /** Colours of rings around it, outermost first. */
  readonly rings?: readonly string[];
}

export interface Sky {
  /** From the top of the sheet to the horizon. */
  readonly colours: readonly [string, string, ...string[]];
  readonly horizon: number;
  /** `bands` are nearly level, `waves` roll, `halo` rings the sun. */
  readonly style?: 'bands' | 'waves' | 'halo';
  readonly sun?: Sun;
}

export interface PosterScene {
  readonly name: string;
  /** One sentence that says what the drawing shows. */
  readonly description: string;
  readonly sky: Sky;
  readonly layers: readonly Layer[];
  /** Where the middle of the stage stands across a wide sheet, 0 to 1. */
  readonly wideFocus?: number;
}

/** Stage that every layer must fill, whatever the format. */
export const stage = { left: -1000, right: 1900, bottom: 1200 } as const;

const wideHeight = 960;
const wideWidth = (wideHeight * 21) / 9;

export function frameOf(scene: PosterScene, format: PosterFormat, idPrefix: string): Frame {
  const id = (name: string) => `${idPrefix}${name}`;
  if (format === 'portrait') return { left: 0, right: 900, top: 0, bottom: stage.bottom, id };
  if (format === 'square') return { left: -75, right: 975, top: 150, bottom: stage.bottom, id };
  const left = Math.round(450 - wideWidth * (scene.wideFocus ?? 0.6));
  return { left, right: left + wideWidth, top: stage.bottom - wideHeight, bottom: stage.bottom, id };
}
