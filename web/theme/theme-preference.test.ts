import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setMedia } from '@web/testing/media';
import { applyThemePreference, parseThemePreference, storedThemePreference } from './theme-preference';

const systemDark = '(prefers-color-scheme: dark)';

describe('parseThemePreference', () => {
  it('reads theme and mode', () => {
    expect(parseThemePreference('nature-dark')).toEqual({ name: 'nature', mode: 'dark' });
  });

  it('reads a bare mode as the minimal theme', () => {
    expect(parseThemePreference('light')).toEqual({ name: 'minimal', mode: 'light' });
  });

  it.each(['', 'nature', 'nature-dim', 'sepia-light', 'nature-dark-x', null, undefined])(
    'refuses %p',
    (text) => {
      expect(parseThemePreference(text)).toBeNull();
    },
  );
});

describe('storedThemePreference', () => {
  it('takes what is stored before what the system says', () => {
    setMedia(systemDark, true);
    localStorage.setItem('theme', 'bold');
    localStorage.setItem('darkMode', 'false');
    expect(storedThemePreference()).toEqual({ name: 'bold', mode: 'light' });
  });

  it('follows the system where nothing is stored', () => {
    setMedia(systemDark, true);
    expect(storedThemePreference()).toEqual({ name: 'minimal', mode: 'dark' });
  });

  it('ignores what it does not know', () => {
    localStorage.setItem('theme', 'sepia');
    localStorage.setItem('darkMode', 'yes');
    expect(storedThemePreference()).toEqual({ name: 'minimal', mode: 'light' });
  });
});

describe('theme.js, before the first paint', () => {
  const script = readFileSync(path.join(__dirname, '../public/theme.js'), 'utf8');

  it.each([
    ['pastels', 'true', false],
    ['bold', 'false', true],
    ['sepia', 'maybe', true],
    [null, null, false],
    [null, null, true],
  ])('agrees with the app for theme %p, darkMode %p, system dark %p', (theme, darkMode, isSystemDark) => {
    setMedia(systemDark, isSystemDark);
    if (theme !== null) localStorage.setItem('theme', theme);
    if (darkMode !== null) localStorage.setItem('darkMode', darkMode);
    const root = document.documentElement;

    // Our own file, run as the browser does.
    new Function(script)();
    const early = { classes: [...root.classList].sort(), scheme: root.style.colorScheme };
    root.className = '';
    applyThemePreference(storedThemePreference());

    expect(early).toEqual({ classes: [...root.classList].sort(), scheme: root.style.colorScheme });
  });
});
