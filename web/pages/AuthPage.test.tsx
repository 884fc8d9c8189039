import { screen, waitFor } from '@testing-library/react';
import { AuthPage } from '@web/pages/AuthPage';
import { tokenStore } from '@web/session/token-store';
import { answer, breakConnection, mockServer, refuse } from '@web/testing/mock-server';
import { renderApp } from '@web/testing/render';
import { adminUser, clientUser } from '@web/testing/users';

const signedInAs = (user: typeof clientUser) =>
  answer('SignIn', {
    signIn: { __typename: 'SignInResult', message: 'Signed in', token: 'new-token', user },
  });

async function fillSignIn(
  user: ReturnType<typeof renderApp>['user'],
  email = 'amelia@example.com',
  password = 'Demo-Travel-2026',
) {
  await user.type(await screen.findByLabelText(/^Email/), email);
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('AuthPage', () => {
  it('says what is missing at its field, without asking the server', async () => {
    const { user } = renderApp(<AuthPage />, { at: '/auth?tab=login' });
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Email is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).toHaveAttribute('aria-invalid', 'true');
    await user.type(screen.getByLabelText(/^Email/), 'amelia');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Email is invalid')).toBeInTheDocument();
  });

  it('takes a client back to where they came from, and keeps the token', async () => {
    mockServer.use(signedInAs(clientUser), answer('Me', { me: clientUser }));
    const { user, place } = renderApp(<AuthPage />, {
      at: { pathname: '/auth', search: '?tab=login', state: { returnTo: '/booking?package=x' } },
    });
    await fillSignIn(user);
    await waitFor(() => expect(place().pathname + place().search).toBe('/booking?package=x'));
    expect(tokenStore.get()).toBe('new-token');
  });

  it.each([
    [adminUser, '/admin'],
    [clientUser, '/my-bookings'],
  ])('lands each role on its page and never on another site', async (who, home) => {
    mockServer.use(signedInAs(who), answer('Me', { me: who }));
    const { user, place } = renderApp(<AuthPage />, {
      at: { pathname: '/auth', state: { returnTo: '//evil.test' } },
    });
    await fillSignIn(user);
    await waitFor(() => expect(place().pathname).toBe(home));
  });

  it('keeps what was typed when the server refuses, and shows its words', async () => {
    mockServer.use(
      refuse('SignIn', {
        code: 'UNAUTHENTICATED',
        message: 'The email address or the password is not right',
      }),
    );
    const { user } = renderApp(<AuthPage />, { at: '/auth' });
    await fillSignIn(user);
    expect(await screen.findByText('The email address or the password is not right')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('amelia@example.com');
  });

  it('falls back to the documented text when there is no connection', async () => {
    mockServer.use(breakConnection('SignIn'));
    const { user } = renderApp(<AuthPage />, { at: '/auth' });
    await fillSignIn(user);
    expect(await screen.findByText('Login failed. Please try again.')).toBeInTheDocument();
  });

  it('opens the verification dialog for an address that is not verified, and sends a new link', async () => {
    mockServer.use(
      refuse('SignIn', {
        code: 'EMAIL_NOT_VERIFIED',
        message: 'Please verify your email address before logging in',
      }),
      answer('ResendVerification', {
        resendVerification: {
          __typename: 'MessageResult',
          message: 'Verification email sent successfully! Please check your inbox.',
        },
      }),
    );
    const { user } = renderApp(<AuthPage />, { at: '/auth' });
    await fillSignIn(user);
    await user.click(await screen.findByRole('button', { name: 'Resend Verification Email' }));
    expect(
      await screen.findByText('Verification email sent successfully! Please check your inbox.'),
    ).toBeInTheDocument();
  });

  it('shows every documented message of a registration at its field', async () => {
    const { user } = renderApp(<AuthPage />, { at: '/auth?tab=register' });
    await user.type(await screen.findByLabelText(/^Password/), 'short');
    await user.type(screen.getByLabelText(/^Confirm password/), 'other');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    for (const message of [
      'Full name is required',
      'Email is required',
      'Phone number is required',
      'Password must be at least 8 characters',
      'Passwords do not match',
      'Date of birth is required',
      'You must accept the Terms and Conditions',
    ])
      expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('tells a new client to check the mail, and clears the form', async () => {
    const message =
      'Account created successfully! Please check your email to verify your account before logging in.';
    mockServer.use(
      answer('Register', {
        register: { __typename: 'RegisterResult', message, emailVerified: false, emailSent: true },
      }),
    );
    const { user } = renderApp(<AuthPage />, { at: '/auth?tab=register' });
    await user.type(await screen.findByLabelText(/^Full name/), 'Nora Field');
    await user.type(screen.getByLabelText(/^Email/), 'nora@example.com');
    await user.type(screen.getByLabelText(/^Phone/), '07700 900321');
    await user.type(screen.getByLabelText(/^Password/), 'Quiet-Harbour-9');
    await user.type(screen.getByLabelText(/^Confirm password/), 'Quiet-Harbour-9');
    await user.type(screen.getByLabelText(/^Date of birth/), '1990-05-17');
    await user.click(screen.getByLabelText(/I accept the Terms/));
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('');
    expect(tokenStore.get()).toBeNull();
  });
});
