import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  applyThemePreference,
  type ColourMode,
  formatThemePreference,
  hasStoredMode,
  parseThemePreference,
  storageKeys,
  storedThemePreference,
  storeThemePreference,
  systemMode,
  type ThemeName,
  type ThemePreference,
} from './theme-preference';

interface Theme extends ThemePreference {
  setName(name: ThemeName): void;
  setMode(mode: ColourMode): void;
  toggleMode(): void;
}

interface ThemeProviderProps {
  /** The signed-in user, whose own preference comes first. */
  account?: { readonly id: string; readonly themePreference: string } | null;
  /** Keeps the choice on the account. A rejection never undoes the switch. */
  savePreference?: (preference: string) => Promise<void>;
  onSaveFailed?: (error: unknown) => void;
  children: ReactNode;
}

const ThemeContext = createContext<Theme | null>(null);

/** The signed-in user's preference, else what this browser remembers, else the system's. */
export function ThemeProvider({ account, savePreference, onSaveFailed, children }: ThemeProviderProps) {
  const [preference, setPreference] = useState(storedThemePreference);
  const latest = useRef(preference);

  const show = useCallback((next: ThemePreference) => {
    latest.current = next;
    setPreference(next);
    applyThemePreference(next);
  }, []);

  useEffect(() => applyThemePreference(latest.current), []);
  useAccountPreference(account, show);
  useOtherTabs(show);
  useSystemMode(latest, show);

  const choose = useCallback(
    (next: ThemePreference) => {
      show(next);
      storeThemePreference(next);
      if (account)
        savePreference?.(formatThemePreference(next)).catch((error: unknown) => onSaveFailed?.(error));
    },
    [account, onSaveFailed, savePreference, show],
  );

  const theme = useMemo<Theme>(
    () => ({
      ...preference,
      setName: (name) => choose({ ...latest.current, name }),
      setMode: (mode) => choose({ ...latest.current, mode }),
      toggleMode: () =>
        choose({ ...latest.current, mode: latest.current.mode === 'dark' ? 'light' : 'dark' }),
    }),
    [choose, preference],
  );

  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export function useTheme(): Theme {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('useTheme must be used within a ThemeProvider');
  return theme;
}

/** Taken over once per sign-in: a later answer of the server must not undo a choice made meanwhile. */
function useAccountPreference(account: ThemeProviderProps['account'], show: (next: ThemePreference) => void) {
  const seenAccount = useRef<string | null>(null);
  useEffect(() => {
    if ((account?.id ?? null) === seenAccount.current) return;
    seenAccount.current = account?.id ?? null;
    const preference = parseThemePreference(account?.themePreference);
    if (!preference) return;
    show(preference);
    // So that the next load is right before the account is known.
    storeThemePreference(preference);
  }, [account, show]);
}

function useOtherTabs(show: (next: ThemePreference) => void) {
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === storageKeys.theme || event.key === storageKeys.darkMode)
        show(storedThemePreference());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [show]);
}

function useSystemMode(latest: { readonly current: ThemePreference }, show: (next: ThemePreference) => void) {
  useEffect(() => {
    const query = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => {
      if (!hasStoredMode()) show({ ...latest.current, mode: systemMode() });
    };
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [latest, show]);
}
