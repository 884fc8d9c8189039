export const tokenKey = 'token';

type Listener = () => void;

const listeners = new Set<Listener>();
// Where storage is refused (private mode), the sign-in lasts until the page is left.
let fallback: string | null = null;

/** The bearer token of this browser. Every tab hears of its changes. */
export const tokenStore = {
  get(): string | null {
    try {
      return localStorage.getItem(tokenKey);
    } catch {
      return fallback;
    }
  },

  set(token: string): void {
    write(() => localStorage.setItem(tokenKey, token), token);
  },

  clear(): void {
    write(() => localStorage.removeItem(tokenKey), null);
  },

  subscribe(listener: Listener): () => void {
    const onStorage = (event: StorageEvent) => {
      // `clear()` of the whole storage comes without a key.
      if (event.key === tokenKey || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },
};

function write(store: () => void, value: string | null): void {
  fallback = value;
  try {
    store();
  } catch {
    // Kept in `fallback`.
  }
  for (const listener of listeners) listener();
}
