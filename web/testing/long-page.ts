import { configure, getConfig } from '@testing-library/react';

/**
 * Makes tests of a long page quick. jsdom matches each rule of each style sheet for each question about a style, and
 * roles, names and clicks ask thousands of times; and each failed look prints the whole page into an error nobody reads.
 */
export function expectLongPage(): void {
  const { getElementError } = getConfig();
  let styles: jest.SpyInstance | null = null;
  beforeAll(() => {
    styles = jest.spyOn(window, 'getComputedStyle').mockReturnValue(plainStyle);
    configure({ getElementError: (message) => new Error(message ?? 'not found') });
  });
  afterAll(() => {
    styles?.mockRestore();
    configure({ getElementError });
  });
}

const values: Readonly<Record<string, string>> = {
  display: 'block',
  visibility: 'visible',
  pointerEvents: 'auto',
};

const plainStyle = new Proxy({} as CSSStyleDeclaration, {
  get: (_target, property) =>
    property === 'getPropertyValue' ? (name: string) => values[name] ?? '' : (values[String(property)] ?? ''),
});
