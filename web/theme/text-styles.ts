import { defineTextStyles } from '@chakra-ui/react';

// Optical size follows the font size by itself; SOFT rounds the serifs, as lettering on the old posters was.
const display = {
  fontFamily: 'heading',
  fontWeight: 'semibold',
  lineHeight: 'display',
  letterSpacing: 'tight',
  fontVariationSettings: "'SOFT' 60, 'WONK' 0",
  textWrap: 'balance',
};

/** `xs` to `lg` are text, `title` to `poster` are Fraunces. */
export const textStyles = defineTextStyles({
  xs: { value: { fontSize: 'xs', lineHeight: 'text' } },
  sm: { value: { fontSize: 'sm', lineHeight: 'text' } },
  md: { value: { fontSize: 'md', lineHeight: 'text' } },
  lg: { value: { fontSize: 'lg', lineHeight: 'text' } },
  xl: { value: { fontSize: 'xl', lineHeight: 'heading' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: 'heading' } },
  label: { value: { fontSize: 'sm', lineHeight: 'text', fontWeight: 'medium' } },
  overline: {
    value: {
      fontSize: 'xs',
      lineHeight: 'text',
      fontWeight: 'semibold',
      letterSpacing: 'wide',
      textTransform: 'uppercase',
    },
  },
  caption: { value: { ...display, fontSize: 'lg', lineHeight: 'heading' } },
  title: { value: { ...display, fontSize: 'xl', lineHeight: 'heading' } },
  heading: { value: { ...display, fontSize: { base: '2xl', md: '3xl' } } },
  display: { value: { ...display, fontSize: { base: '3xl', md: '4xl' } } },
  poster: { value: { ...display, fontSize: { base: '3xl', sm: '4xl', lg: '5xl' } } },
  figures: { value: { fontVariantNumeric: 'tabular-nums' } },
});
