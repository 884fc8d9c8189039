import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { recipes } from './recipes';
import { semanticTokens } from './semantic-tokens';
import { slotRecipes } from './slot-recipes';
import { textStyles } from './text-styles';
import { tokens } from './tokens';

const rem = (pixels: number) => `${pixels / 16}rem`;

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(:root, :host)',
  globalCss: {
    html: {
      color: 'fg',
      bg: 'bg',
      lineHeight: 'text',
      colorPalette: 'accent',
      fontFamily: 'body',
      fontOpticalSizing: 'auto',
      '--global-font-body': 'fonts.body',
      '--global-font-mono': 'fonts.mono',
      '--global-color-border': 'colors.border',
    },
    body: { overflowX: 'clip' },
    '*::placeholder': { color: 'fg.muted', opacity: '1' },
    '*::selection': { bg: 'accent.muted', color: 'fg' },
    // A card's picture becomes that of the page it opens (MorphLink); both fill whatever shape is between them.
    '::view-transition-group(*)': { animationDuration: '200ms', animationTimingFunction: 'ease-out' },
    '::view-transition-old(root), ::view-transition-new(root)': { animationDuration: '160ms' },
    '::view-transition-old(poster), ::view-transition-new(poster)': {
      height: '100%',
      width: '100%',
      objectFit: 'cover',
      overflow: 'clip',
      animationDuration: '200ms',
    },
    ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '0.125rem' },
  },
  theme: {
    breakpoints: { sm: rem(480), md: rem(768), lg: rem(1024), xl: rem(1280), '2xl': rem(1536) },
    keyframes: {
      'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
      'rise-in': { from: { opacity: '0', translate: '0 0.5rem' }, to: { opacity: '1', translate: '0 0' } },
      pulse: { '50%': { opacity: '0.5' } },
      spin: { to: { transform: 'rotate(360deg)' } },
    },
    tokens,
    semanticTokens,
    textStyles,
    layerStyles: {},
    animationStyles: {},
    recipes,
    slotRecipes,
  },
});

/** Chakra with our tokens and nothing that is not in use. */
export const system = createSystem(defaultBaseConfig, config);
