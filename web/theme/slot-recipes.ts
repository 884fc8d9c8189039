import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'trigger', 'content', 'contentGroup', 'indicator'],
  base: {
    list: { display: 'flex', gap: '1', borderBottomWidth: '1px', overflowX: 'auto', overflowY: 'hidden' },
    trigger: {
      flexShrink: '0',
      minH: '11',
      px: '4',
      fontWeight: 'medium',
      color: 'fg.muted',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      cursor: 'button',
      _hover: { color: 'fg' },
      _selected: { color: 'accent.fg', borderColor: 'accent' },
      _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-0.125rem' },
      _disabled: { opacity: '0.55', cursor: 'disabled' },
    },
    content: {
      pt: '6',
      _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '0.25rem' },
    },
  },
});

/** As recipes.ts, for parts made of several elements. */
export const slotRecipes = { tabs };
