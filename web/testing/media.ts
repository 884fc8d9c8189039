type Listener = (event: { matches: boolean; media: string }) => void;

const matching = new Set<string>();
const listeners = new Map<string, Set<Listener>>();

/** Makes a media query true or false and tells whoever watches it: `setMedia('(prefers-color-scheme: dark)', true)`. */
export function setMedia(query: string, matches: boolean): void {
  if (matches) matching.add(query);
  else matching.delete(query);
  for (const listener of listeners.get(query) ?? []) listener({ matches, media: query });
}

export function resetMedia(): void {
  matching.clear();
  listeners.clear();
}

function listenersOf(query: string): Set<Listener> {
  const known = listeners.get(query) ?? new Set<Listener>();
  listeners.set(query, known);
  return known;
}

window.matchMedia = (query: string) =>
  ({
    get matches() {
      return matching.has(query);
    },
    media: query,
    onchange: null,
    addEventListener: (_type: string, listener: Listener) => listenersOf(query).add(listener),
    removeEventListener: (_type: string, listener: Listener) => listenersOf(query).delete(listener),
    addListener: (listener: Listener) => listenersOf(query).add(listener),
    removeListener: (listener: Listener) => listenersOf(query).delete(listener),
    dispatchEvent: () => false,
  }) as unknown as MediaQueryList;
