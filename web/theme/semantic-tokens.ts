import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

const from = (variable: string) => ({ value: `var(--${variable})` });

/** The names that Chakra's own recipes ask of a `colorPalette`. */
function statusPalette(name: string) {
  return {
    solid: from(`${name}-solid`),
    contrast: from(`${name}-on-solid`),
    fg: from(`${name}-text`),
    strong: from(`${name}-text`),
    subtle: from(`${name}-ground`),
    muted: from(`${name}-ground`),
    emphasized: from(`${name}-solid`),
    focusRing: from('accent'),
    border: from(`${name}-solid`),
  };
}

/** Colours by meaning; their values live in palettes.css and change with the root's classes. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: from('ground'),
      panel: from('surface'),
      surface: from('surface'),
      subtle: from('subtle'),
      muted: from('subtle'),
      emphasized: from('emphasis'),
      scrim: from('scrim'),
      error: from('red-ground'),
      warning: from('orange-ground'),
      success: from('green-ground'),
      info: from('blue-ground'),
    },
    fg: {
      DEFAULT: from('text'),
      muted: from('muted'),
      subtle: from('muted'),
      inverted: from('ground'),
      error: from('red-text'),
      warning: from('orange-text'),
      success: from('green-text'),
      info: from('blue-text'),
    },
    border: {
      DEFAULT: from('hairline'),
      muted: from('hairline'),
      subtle: from('hairline'),
      emphasized: from('line'),
      control: from('line'),
      error: from('red-solid'),
    },
    accent: {
      DEFAULT: from('accent'),
      solid: from('accent'),
      contrast: from('on-accent'),
      fg: from('accent'),
      strong: from('accent-strong'),
      subtle: from('accent-subtle'),
      muted: from('accent-muted'),
      emphasized: from('accent-muted'),
      focusRing: from('accent'),
      border: from('accent'),
    },
    gray: {
      solid: from('text'),
      contrast: from('ground'),
      fg: from('text'),
      strong: from('muted'),
      subtle: from('subtle'),
      muted: from('emphasis'),
      emphasized: from('emphasis'),
      focusRing: from('accent'),
      border: from('line'),
    },
    green: statusPalette('green'),
    yellow: statusPalette('yellow'),
    orange: statusPalette('orange'),
    red: statusPalette('red'),
    blue: statusPalette('blue'),
    grey: statusPalette('grey'),
  },
  radii: {
    l1: { value: '{radii.poster}' },
    l2: { value: '{radii.control}' },
    l3: { value: '{radii.control}' },
  },
  shadows: {
    float: from('shadow'),
    xs: from('shadow'),
    sm: from('shadow'),
    md: from('shadow'),
    lg: from('shadow'),
  },
});
