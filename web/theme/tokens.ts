import { defineTokens } from '@chakra-ui/react/styled-system';

const rem = (pixels: number) => `${pixels / 16}rem`;

/** Steps of four; `4` is 16 px. Halves exist for what is smaller than a step. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 48, 56, 64,
  72, 80, 96,
];
const spacing = Object.fromEntries(steps.map((step) => [String(step), { value: rem(step * 4) }]));

const widths = {
  '3xs': 224,
  '2xs': 256,
  xs: 320,
  sm: 384,
  md: 448,
  lg: 512,
  xl: 576,
  '2xl': 672,
  '3xl': 768,
  '4xl': 896,
  '5xl': 1024,
  '6xl': 1152,
  '7xl': 1280,
  '8xl': 1440,
};

const fractions = { '1/2': '50%', '1/3': '33.333%', '2/3': '66.667%', '1/4': '25%', '3/4': '75%' };

/** Raw values; components speak the semantic names of semantic-tokens.ts where there is one. */
export const tokens = defineTokens({
  fonts: {
    heading: { value: "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif" },
    body: { value: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif" },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  },
  fontSizes: {
    xs: { value: rem(12) },
    sm: { value: rem(14) },
    md: { value: rem(16) },
    lg: { value: rem(18) },
    xl: { value: rem(22) },
    '2xl': { value: rem(28) },
    '3xl': { value: rem(36) },
    '4xl': { value: rem(48) },
    '5xl': { value: rem(64) },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '650' },
  },
  lineHeights: { display: { value: '1.1' }, heading: { value: '1.25' }, text: { value: '1.5' } },
  letterSpacings: { tight: { value: '-0.015em' }, wide: { value: '0.06em' } },
  spacing,
  sizes: {
    ...spacing,
    ...Object.fromEntries(Object.entries(widths).map(([name, pixels]) => [name, { value: rem(pixels) }])),
    ...Object.fromEntries(Object.entries(fractions).map(([name, value]) => [name, { value }])),
    full: { value: '100%' },
    max: { value: 'max-content' },
    min: { value: 'min-content' },
    fit: { value: 'fit-content' },
    dvh: { value: '100dvh' },
    prose: { value: '66ch' },
  },
  radii: {
    none: { value: '0' },
    poster: { value: rem(2) },
    control: { value: rem(8) },
    full: { value: '9999px' },
  },
  borders: { thin: { value: '1px solid' }, thick: { value: '2px solid' } },
  aspectRatios: { poster: { value: '3 / 4' }, wide: { value: '21 / 9' }, square: { value: '1 / 1' } },
  durations: { fast: { value: '120ms' }, moderate: { value: '160ms' }, slow: { value: '200ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0, 0.2, 1)' } },
  zIndex: {
    base: { value: 0 },
    raised: { value: 1 },
    sticky: { value: 100 },
    dropdown: { value: 200 },
    toast: { value: 300 },
    skipNav: { value: 400 },
  },
  cursor: { button: { value: 'pointer' }, disabled: { value: 'not-allowed' } },
});
