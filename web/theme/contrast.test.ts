import { readFileSync } from 'node:fs';
import path from 'node:path';
import { themeNames } from './theme-preference';

type Palette = Record<string, string>;

const css = readFileSync(path.join(__dirname, 'palettes.css'), 'utf8').replace(/\/\*.*?\*\//gs, '');

const statuses = ['green', 'yellow', 'orange', 'red', 'blue', 'grey'];

/** Foreground, ground, least ratio: what the brand promises, then WCAG's own limits for what is derived. */
const pairs: readonly (readonly [string, string, number])[] = [
  ['text', 'ground', 12],
  ['text', 'surface', 12],
  ['muted', 'ground', 5.5],
  ['muted', 'surface', 5.5],
  ['accent', 'ground', 5.2],
  ['accent', 'surface', 5.2],
  ['on-accent', 'accent', 5.2],
  ['line', 'ground', 3],
  ['line', 'surface', 3],
  ['text', 'subtle', 4.5],
  ['text', 'emphasis', 4.5],
  ['muted', 'subtle', 4.5],
  ['accent', 'subtle', 4.5],
  ['accent', 'accent-subtle', 4.5],
  ['text', 'accent-subtle', 4.5],
  ['accent-strong', 'accent-subtle', 4.5],
  ['accent-strong', 'accent-muted', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ...statuses.flatMap(
    (status) =>
      [
        [`${status}-text`, `${status}-ground`, 4.5],
        [`${status}-text`, 'ground', 4.5],
        [`${status}-text`, 'surface', 4.5],
        [`${status}-on-solid`, `${status}-solid`, 4.5],
        [`${status}-on-solid`, `${status}-text`, 4.5],
        [`${status}-solid`, 'ground', 3],
        [`${status}-solid`, 'surface', 3],
      ] as const,
  ),
];

describe.each(themeNames)('theme %s', (name) => {
  it.each(['light', 'dark'] as const)('is readable when %s', (mode) => {
    const palette = paletteOf(name, mode);
    const failures = pairs
      .map(([front, back, least]) => ({
        pair: `${front} on ${back}`,
        least,
        ratio: ratio(palette, front, back),
      }))
      .filter(({ ratio, least }) => !(ratio >= least));
    expect(failures).toEqual([]);
  });
});

/** As the cascade resolves it: status colours of the mode, then the theme's own. */
function paletteOf(name: string, mode: 'light' | 'dark'): Palette {
  const own = name === 'minimal' ? [':root', '.theme-minimal'] : [`.theme-${name}`];
  const selectors =
    mode === 'light' ? [':root', ...own] : [':root.dark', ...own.map((selector) => `${selector}.dark`)];
  const rules = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].filter(([, selector = '']) =>
    selector.split(',').some((one) => selectors.includes(one.trim())),
  );
  return Object.fromEntries(
    rules.flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  );
}

function ratio(palette: Palette, front: string, back: string): number {
  const [light = NaN, dark = NaN] = [luminance(palette[front]), luminance(palette[back])].sort(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2's relative luminance. NaN for a colour that is not there, which fails every comparison. */
function luminance(hex: string | undefined): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5]
    .map((start) => parseInt(hex?.slice(start, start + 2) ?? '', 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
