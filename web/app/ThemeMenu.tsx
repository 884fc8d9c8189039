import { chakra, Stack, Text } from '@chakra-ui/react';
import { type ThemeName, themeNames } from '@web/theme/theme-preference';
import { useTheme } from '@web/theme/ThemeProvider';
import { IconButton } from '@web/ui/IconButton';
import { MenuPanel, menuItemStyles } from '@web/ui/MenuPanel';
import { Check, Moon, Palette, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Light or dark, one press. */
export function ModeToggle() {
  const { t } = useTranslation();
  const { mode, toggleMode } = useTheme();
  return (
    <IconButton
      label={mode === 'dark' ? t('theme.toLight') : t('theme.toDark')}
      icon={mode === 'dark' ? Sun : Moon}
      onClick={toggleMode}
    />
  );
}

/** The four themes behind a button of the bar. */
export function ThemeMenu() {
  const { t } = useTranslation();
  return (
    <MenuPanel
      label={t('theme.choose')}
      trigger={(props) => <IconButton {...props} label={t('theme.choose')} icon={Palette} />}
    >
      {() => <ThemeChoice />}
    </MenuPanel>
  );
}

/** The four themes, each with a sample of itself. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const theme = useTheme();
  return (
    <Stack gap="0" role="group" aria-label={t('theme.choose')}>
      <Text textStyle="overline" color="fg.muted" paddingInline="3" paddingBlock="2" aria-hidden="true">
        {t('theme.choose')}
      </Text>
      {themeNames.map((name) => (
        <chakra.button
          key={name}
          type="button"
          aria-pressed={theme.name === name}
          onClick={() => theme.setName(name)}
          css={menuItemStyles}
        >
          <Swatch name={name} isDark={theme.mode === 'dark'} />
          <chakra.span flex="1">{t(`theme.names.${name}`)}</chakra.span>
          {theme.name === name ? <Check size="1rem" strokeWidth={2} aria-hidden="true" /> : null}
        </chakra.button>
      ))}
    </Stack>
  );
}

function Swatch({ name, isDark }: { name: ThemeName; isDark: boolean }) {
  return (
    <chakra.span
      className={`theme-${name}${isDark ? ' dark' : ''}`}
      aria-hidden="true"
      flexShrink="0"
      width="6"
      height="6"
      borderRadius="full"
      borderWidth="1px"
      css={{
        borderColor: 'var(--line)',
        background: 'linear-gradient(135deg, var(--ground) 50%, var(--accent) 50%)',
      }}
    />
  );
}
