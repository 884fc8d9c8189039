import { AppError } from '@domain/app-error';

/** One text for a wrong password and an unknown address, so that nobody learns who has an account. */
export class WrongCredentialsError extends AppError {
  constructor() {
    super('UNAUTHENTICATED', 'The email address or the password is not right');
  }
}

/** Said only to the right password. */
export class EmailNotVerifiedError extends AppError {
  constructor() {
    super('EMAIL_NOT_VERIFIED', 'Please verify your email address before logging in');
  }
}

export class InvalidVerificationLinkError extends AppError {
  constructor() {
    super('BAD_USER_INPUT', 'Invalid verification link. Please check your email for the correct link.', {
      token: 'Invalid verification link. Please check your email for the correct link.',
    });
  }
}

export class InvalidResetLinkError extends AppError {
  constructor() {
    super('BAD_USER_INPUT', 'Invalid reset link. Please request a new password reset.', {
      token: 'Invalid reset link. Please request a new password reset.',
    });
  }
}
