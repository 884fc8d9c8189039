import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setMedia } from '@web/testing/media';
import type { ComponentProps } from 'react';
import { ThemeProvider, useTheme } from './ThemeProvider';

const systemDark = '(prefers-color-scheme: dark)';
const root = document.documentElement;

function Probe() {
  const { name, mode, setName, toggleMode } = useTheme();
  return (
    <>
      <output>{`${name}-${mode}`}</output>
      <button onClick={() => setName('nature')}>nature</button>
      <button onClick={toggleMode}>toggle</button>
    </>
  );
}

const tree = (props: Omit<ComponentProps<typeof ThemeProvider>, 'children'> = {}) => (
  <ThemeProvider {...props}>
    <Probe />
  </ThemeProvider>
);

const shown = () => screen.getByRole('status').textContent;

describe('ThemeProvider', () => {
  it("puts the signed-in user's preference before storage and system", () => {
    setMedia(systemDark, true);
    localStorage.setItem('theme', 'bold');
    localStorage.setItem('darkMode', 'true');
    render(tree({ account: { id: '7', themePreference: 'pastels-light' } }));
    expect(shown()).toBe('pastels-light');
    expect(root).toHaveClass('theme-pastels');
    expect(root).not.toHaveClass('dark');
  });

  it('reads a new account\'s "light" as minimal, light', () => {
    localStorage.setItem('theme', 'bold');
    render(tree({ account: { id: '7', themePreference: 'light' } }));
    expect(shown()).toBe('minimal-light');
  });

  it('takes over the preference when somebody signs in', () => {
    const { rerender } = render(tree());
    expect(shown()).toBe('minimal-light');
    rerender(tree({ account: { id: '7', themePreference: 'bold-dark' } }));
    expect(shown()).toBe('bold-dark');
    expect(localStorage.getItem('theme')).toBe('bold');
  });

  it('keeps a choice in local storage and on the account', async () => {
    const savePreference = jest.fn(() => Promise.resolve());
    render(tree({ account: { id: '7', themePreference: 'minimal-light' }, savePreference }));
    await userEvent.click(screen.getByText('nature'));
    await userEvent.click(screen.getByText('toggle'));
    expect(shown()).toBe('nature-dark');
    expect(localStorage.getItem('theme')).toBe('nature');
    expect(localStorage.getItem('darkMode')).toBe('true');
    expect(savePreference.mock.calls).toEqual([['nature-light'], ['nature-dark']]);
    expect(root).toHaveClass('theme-nature', 'dark');
  });

  it('saves nothing on the server for a visitor', async () => {
    const savePreference = jest.fn(() => Promise.resolve());
    render(tree({ savePreference }));
    await userEvent.click(screen.getByText('toggle'));
    expect(shown()).toBe('minimal-dark');
    expect(savePreference).not.toHaveBeenCalled();
  });

  it('stays switched when saving fails, and tells', async () => {
    const onSaveFailed = jest.fn();
    const savePreference = () => Promise.reject(new Error('no connection'));
    render(tree({ account: { id: '7', themePreference: 'minimal-light' }, savePreference, onSaveFailed }));
    await userEvent.click(screen.getByText('nature'));
    expect(shown()).toBe('nature-light');
    expect(onSaveFailed).toHaveBeenCalledTimes(1);
  });

  it('is not undone by an answer that arrives later', async () => {
    const { rerender } = render(tree({ account: { id: '7', themePreference: 'bold-light' } }));
    await userEvent.click(screen.getByText('nature'));
    rerender(tree({ account: { id: '7', themePreference: 'bold-light' } }));
    expect(shown()).toBe('nature-light');
  });

  it('follows another tab', () => {
    render(tree());
    localStorage.setItem('theme', 'pastels');
    localStorage.setItem('darkMode', 'true');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'darkMode' })));
    expect(shown()).toBe('pastels-dark');
  });

  it('follows the system until a choice is made', async () => {
    render(tree());
    act(() => setMedia(systemDark, true));
    expect(shown()).toBe('minimal-dark');
    await userEvent.click(screen.getByText('toggle'));
    act(() => setMedia(systemDark, false));
    act(() => setMedia(systemDark, true));
    expect(shown()).toBe('minimal-light');
  });
});

describe('useTheme', () => {
  it('throws outside its provider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Probe />)).toThrow('useTheme must be used within a ThemeProvider');
  });
});
