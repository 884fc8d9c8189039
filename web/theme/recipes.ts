import { defineRecipe } from '@chakra-ui/react/styled-system';

const focusRing = {
  outline: '2px solid transparent',
  _focusVisible: { outlineColor: 'colorPalette.focusRing', outlineOffset: '0.125rem' },
};

const disabled = { opacity: '0.55', cursor: 'disabled' };

const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    gap: '2',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontWeight: 'medium',
    lineHeight: 'heading',
    textAlign: 'center',
    cursor: 'button',
    textDecoration: 'none',
    transition: 'background-color var(--chakra-durations-fast), border-color var(--chakra-durations-fast)',
    _disabled: disabled,
    ...focusRing,
  },
  variants: {
    size: {
      '2xs': { minH: '6', minW: '6', px: '2', fontSize: 'xs' },
      xs: { minH: '8', minW: '8', px: '3', fontSize: 'xs' },
      sm: { minH: '9', minW: '9', px: '3.5', fontSize: 'sm' },
      md: { minH: '11', minW: '11', px: '5', py: '2', fontSize: 'md' },
      lg: { minH: '12', minW: '12', px: '6', py: '2.5', fontSize: 'md' },
      xl: { minH: '14', minW: '14', px: '8', py: '3', fontSize: 'lg' },
      '2xl': { minH: '16', minW: '16', px: '8', fontSize: 'lg' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.strong' },
      },
      outline: {
        borderColor: 'border.control',
        color: 'fg',
        bg: 'bg.surface',
        _hover: { borderColor: 'colorPalette.solid', bg: 'colorPalette.subtle' },
      },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.muted' } },
      surface: { bg: 'bg.surface', borderColor: 'border', color: 'fg', _hover: { bg: 'bg.subtle' } },
      ghost: { color: 'fg', _hover: { bg: 'bg.subtle' }, _expanded: { bg: 'bg.subtle' } },
      plain: {
        color: 'colorPalette.fg',
        px: '0',
        minW: '0',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

const controlBase = {
  width: 'full',
  minWidth: '0',
  appearance: 'none',
  bg: 'bg.surface',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'control',
  textAlign: 'start',
  _hover: { borderColor: 'fg.muted' },
  _disabled: disabled,
  _invalid: { borderColor: 'border.error' },
  outline: '2px solid transparent',
  outlineOffset: '0',
  _focusVisible: { outlineColor: 'accent', borderColor: 'accent' },
} as const;

const input = defineRecipe({
  className: 'input',
  base: controlBase,
  variants: {
    size: {
      sm: { minH: '9', px: '3', fontSize: 'sm' },
      md: { minH: '11', px: '3.5', fontSize: 'md' },
      lg: { minH: '12', px: '4', fontSize: 'md' },
    },
  },
  defaultVariants: { size: 'md' },
});

const textarea = defineRecipe({
  className: 'textarea',
  base: { ...controlBase, py: '2.5', px: '3.5', fontSize: 'md', lineHeight: 'text', minH: '28' },
});

/**
 * Only recipes in use: each costs every visitor its bytes. To use another Chakra part, import its recipe from
 * `@chakra-ui/react/theme` here (or into slot-recipes.ts); the tokens carry the names that those ask for.
 */
export const recipes = { button, input, textarea };
