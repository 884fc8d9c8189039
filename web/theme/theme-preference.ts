export const themeNames = ['minimal', 'nature', 'pastels', 'bold'] as const;
export type ThemeName = (typeof themeNames)[number];
export type ColourMode = 'light' | 'dark';

export interface ThemePreference {
  readonly name: ThemeName;
  readonly mode: ColourMode;
}

export const storageKeys = { theme: 'theme', darkMode: 'darkMode' } as const;

function isThemeName(text: string | null | undefined): text is ThemeName {
  return themeNames.some((name) => name === text);
}

/** Reads `{theme}-{light|dark}`; a bare `light` or `dark` means the minimal theme. Null when it is neither. */
export function parseThemePreference(text: string | null | undefined): ThemePreference | null {
  if (text === 'light' || text === 'dark') return { name: 'minimal', mode: text };
  const [name, mode, ...rest] = text?.split('-') ?? [];
  if (!isThemeName(name) || (mode !== 'light' && mode !== 'dark') || rest.length > 0) return null;
  return { name, mode };
}

export function formatThemePreference({ name, mode }: ThemePreference): string {
  return `${name}-${mode}`;
}

export function systemMode(): ColourMode {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** What this browser remembers; each half may be missing, and the system answers for the mode. */
export function storedThemePreference(): ThemePreference {
  const name = readItem(storageKeys.theme);
  const dark = readItem(storageKeys.darkMode);
  return {
    name: isThemeName(name) ? name : 'minimal',
    mode: dark === 'true' ? 'dark' : dark === 'false' ? 'light' : systemMode(),
  };
}

export function hasStoredMode(): boolean {
  const dark = readItem(storageKeys.darkMode);
  return dark === 'true' || dark === 'false';
}

export function storeThemePreference({ name, mode }: ThemePreference): void {
  try {
    localStorage.setItem(storageKeys.theme, name);
    localStorage.setItem(storageKeys.darkMode, String(mode === 'dark'));
  } catch {
    // A browser without storage (private mode, quota) keeps the choice until the page is left.
  }
}

/** Sets what palettes.css selects by; theme.js does the same before the first paint. */
export function applyThemePreference({ name, mode }: ThemePreference): void {
  const root = document.documentElement;
  for (const other of themeNames) root.classList.toggle(`theme-${other}`, other === name);
  root.classList.toggle('dark', mode === 'dark');
  root.style.colorScheme = mode;
  const ground = getComputedStyle(root).getPropertyValue('--ground').trim();
  if (!ground) return;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.removeAttribute('media');
    meta.content = ground;
  }
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
