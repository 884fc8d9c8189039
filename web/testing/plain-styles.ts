/**
 * Answers every question for a computed style with the same plain one. jsdom matches each rule of each style sheet for
 * each question, and roles, names and clicks ask thousands of times on a long form; nothing there depends on styles.
 */
export function plainStyles(): void {
  const answer = new Proxy({} as CSSStyleDeclaration, {
    get: (_target, property) => (property === 'getPropertyValue' ? (name: string) => styles[name] ?? '' : (styles[String(property)] ?? '')),
  });
  let spy: jest.SpyInstance | null = null;
  beforeAll(() => {
    spy = jest.spyOn(window, 'getComputedStyle').mockReturnValue(answer);
  });
  afterAll(() => spy?.mockRestore());
}

const styles: Readonly<Record<string, string>> = {
  display: 'block',
  visibility: 'visible',
  'pointer-events': 'auto',
  pointerEvents: 'auto',
};
