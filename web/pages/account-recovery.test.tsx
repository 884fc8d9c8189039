import { act, screen, waitFor } from '@testing-library/react';
import { ForgotPasswordPage } from '@web/pages/ForgotPasswordPage';
import { ResendVerificationPage } from '@web/pages/ResendVerificationPage';
import { ResetPasswordPage } from '@web/pages/ResetPasswordPage';
import { VerifyEmailPage } from '@web/pages/VerifyEmailPage';
import { answer, breakConnection, mockServer, refuse } from '@web/testing/mock-server';
import { renderApp } from '@web/testing/render';

const message = (operation: string, text: string) =>
  answer(operation[0]!.toUpperCase() + operation.slice(1), {
    [operation]: { __typename: 'MessageResult', message: text },
  });

afterEach(() => jest.useRealTimers());

describe('VerifyEmailPage', () => {
  it('verifies on load, takes the token out of the address, and goes to the sign-in page after 3 seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    mockServer.use(message('verifyEmail', 'Your email address is verified. You can sign in now.'));
    const { place } = renderApp(<VerifyEmailPage />, { at: '/verify-email?token=abc' });
    expect(await screen.findByText(/Your email address is verified/)).toBeInTheDocument();
    expect(place().search).toBe('');
    expect(place().pathname).toBe('/verify-email');
    act(() => jest.advanceTimersByTime(3000));
    await waitFor(() => expect(place().pathname + place().search).toBe('/auth?tab=login'));
  });

  it('explains a missing token, and offers a new link', async () => {
    renderApp(<VerifyEmailPage />, { at: '/verify-email' });
    expect(
      await screen.findByText('Invalid verification link. Please check your email for the correct link.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
      'href',
      '/resend-verification',
    );
  });

  it('shows the documented text when the server cannot be reached', async () => {
    mockServer.use(breakConnection('VerifyEmail'));
    renderApp(<VerifyEmailPage />, { at: '/verify-email?token=abc' });
    expect(await screen.findByText('Email verification failed. Please try again.')).toBeInTheDocument();
  });
});

describe.each([
  [
    'ResendVerificationPage',
    <ResendVerificationPage key="r" />,
    'resendVerification',
    'Send Verification Email',
    'Failed to send verification email. Please try again.',
  ],
  [
    'ForgotPasswordPage',
    <ForgotPasswordPage key="f" />,
    'requestPasswordReset',
    'Send Reset Link',
    'Failed to send reset email. Please try again.',
  ],
])('%s', (_name, page, operation, button, failure) => {
  it('asks for an address, sends, and says so', async () => {
    mockServer.use(message(operation, 'On its way.'));
    const { user } = renderApp(page);
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText('Email is required')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Email/), 'nora@example.com');
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText('On its way.')).toBeInTheDocument();
  });

  it('keeps the address when sending fails', async () => {
    mockServer.use(breakConnection(operation[0]!.toUpperCase() + operation.slice(1)));
    const { user } = renderApp(page);
    await user.type(await screen.findByLabelText(/^Email/), 'nora@example.com');
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(failure)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('nora@example.com');
  });
});

describe('ResetPasswordPage', () => {
  async function fill(user: ReturnType<typeof renderApp>['user'], password: string, again = password) {
    await user.type(await screen.findByLabelText(/^New password/), password);
    await user.type(screen.getByLabelText(/^Confirm new password/), again);
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  }

  it('refuses short and different passwords with the documented texts', async () => {
    const { user } = renderApp(<ResetPasswordPage />, { at: '/reset-password?token=abc' });
    await fill(user, 'four', 'five');
    expect(await screen.findByText('Password must be at least 6 characters long.')).toBeInTheDocument();
    expect(screen.getByText('Passwords do not match.')).toBeInTheDocument();
  });

  it('sets the password and says where it goes next', async () => {
    mockServer.use(message('resetPassword', 'Your password has been reset.'));
    const { user } = renderApp(<ResetPasswordPage />, { at: '/reset-password?token=abc' });
    await fill(user, 'A-new-one-77');
    expect(await screen.findByText(/Your password has been reset/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/auth?tab=login');
  });

  it('shows what the server says of a dead link, and a missing token', async () => {
    mockServer.use(
      refuse('ResetPassword', {
        code: 'BAD_USER_INPUT',
        message: 'Invalid reset link. Please request a new password reset.',
        fields: { token: 'x' },
      }),
    );
    const { user, unmount } = renderApp(<ResetPasswordPage />, { at: '/reset-password?token=abc' });
    await fill(user, 'A-new-one-77');
    expect(
      await screen.findByText('Invalid reset link. Please request a new password reset.'),
    ).toBeInTheDocument();
    unmount();
    renderApp(<ResetPasswordPage />, { at: '/reset-password' });
    expect(
      await screen.findByText('Invalid reset link. Please request a new password reset.'),
    ).toBeInTheDocument();
  });
});
