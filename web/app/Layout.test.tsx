import { screen, waitFor, within } from '@testing-library/react';
import { answer, mockServer, refuse } from '@web/testing/mock-server';
import { renderApp } from '@web/testing/render';
import { adminUser, clientUser } from '@web/testing/users';
import { Footer } from './Footer';
import { Header } from './Header';

// jsdom knows no widths: what only wide windows show counts as hidden there, and is found by label instead of role.
const mainLinks = () =>
  [...screen.getByLabelText('Main').querySelectorAll('a')].map((link) => link.textContent);

describe('Header', () => {
  it('shows administrators, and nobody else, the way to their area', async () => {
    renderApp(<Header />, { user: adminUser });
    await waitFor(() => expect(mainLinks()).toContain('Admin'));
  });

  it('offers a visitor no way to it', () => {
    renderApp(<Header />);
    expect(mainLinks()).not.toContain('Admin');
    expect(screen.getByText('Sign In')).toHaveAttribute('href', '/auth');
  });

  it('marks the page one is on', () => {
    renderApp(<Header />, { at: '/' });
    expect(screen.getByText('Home')).toHaveAttribute('aria-current', 'page');
  });

  it('tells who is signed in, and signs out to the home page', async () => {
    mockServer.use(answer('SignOut', { signOut: { __typename: 'MessageResult', message: 'Signed out' } }));
    const { user, place } = renderApp(<Header />, { at: '/profile', user: clientUser });
    const menu = await screen.findByLabelText('Account of Ada Farrow');
    expect(menu).toHaveTextContent('Ada');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    await user.click(menu);
    const panel = screen.getByLabelText('Your account');
    expect(panel).toHaveTextContent('Ada Farrow');
    expect(panel).toHaveTextContent('ada@example.test');
    await user.click(within(panel).getByText('Sign Out'));
    expect(place().pathname).toBe('/');
    expect(await screen.findByText('You are signed out.')).toBeInTheDocument();
    expect(await screen.findByText('Sign In')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('closes its menus with Escape and gives the focus back', async () => {
    const { user } = renderApp(<Header />);
    const [button] = screen.getAllByLabelText('Colours');
    if (!button) throw new Error('the bar has no colour menu');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('repeats all of it in the menu for phones', async () => {
    const { user } = renderApp(<Header />, { user: clientUser });
    await screen.findByLabelText('Account of Ada Farrow');
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(sheet.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    expect(sheet.getByText('ada@example.test')).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: 'Modern Pastels' })).toBeInTheDocument();
    await user.click(sheet.getByRole('link', { name: 'Home' }));
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  });

  it('switches theme and mode, and says when the account could not keep it', async () => {
    mockServer.use(refuse('SaveThemePreference'));
    const { user } = renderApp(<Header />, { user: clientUser });
    await screen.findByLabelText('Account of Ada Farrow');
    await user.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(document.documentElement).toHaveClass('dark');
    expect(await screen.findByText(/could not be saved to your account/)).toBeInTheDocument();
    expect(document.documentElement).toHaveClass('dark');
    expect(localStorage.getItem('darkMode')).toBe('true');
  });
});

describe('Footer', () => {
  it('gives the contact details, the hours and the years', () => {
    renderApp(<Footer />);
    expect(screen.getByRole('link', { name: '020 7946 0180' })).toHaveAttribute('href', 'tel:02079460180');
    expect(screen.getByText('Monday to Friday, 9:00–18:00 UK time')).toBeInTheDocument();
    expect(
      screen.getByText(new RegExp(`© 2025–${new Date().getFullYear()} Rosegate Travel`)),
    ).toBeInTheDocument();
  });

  it('claims no ATOL protection without a number', () => {
    renderApp(<Footer />);
    expect(screen.queryByText(/ATOL/)).not.toBeInTheDocument();
  });
});
