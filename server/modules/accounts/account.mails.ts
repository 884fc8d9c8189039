import type { NewMail } from '@server/mail/mailer';
import type { User } from './user.entity';

type Recipient = Pick<User, 'name' | 'email'>;
const requested = 'You get this mail because this address was used at Rosegate Travel.';

function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}

export function verifyEmailMail(user: Recipient, publicUrl: string, token: string): NewMail {
  return {
    to: user.email,
    template: 'accounts.verify-email',
    reason: requested,
    document: {
      subject: 'Verify your email address',
      preview: 'One step to your account: confirm that this address is yours.',
      heading: `Welcome, ${firstName(user.name)}`,
      paragraphs: [
        'Confirm that this address is yours, and your account is ready. The link works once, for 24 hours.',
      ],
      action: { label: 'Verify my email', url: `${publicUrl}/verify-email?token=${token}` },
      afterAction: ['If you did not create an account, leave this mail alone: nothing happens.'],
    },
  };
}

/** Sent instead of a second account, so that the sign-up form tells strangers nothing. */
export function alreadyRegisteredMail(user: Recipient, publicUrl: string): NewMail {
  return {
    to: user.email,
    template: 'accounts.already-registered',
    reason: requested,
    document: {
      subject: 'You already have an account',
      preview: 'Somebody tried to create an account with this address.',
      heading: 'You already have an account',
      paragraphs: [
        'Somebody, probably you, tried to create an account with this address. It has one already, so you can sign in.',
        'If you have forgotten the password, ask for a new one on the sign-in page.',
      ],
      action: { label: 'Sign in', url: `${publicUrl}/auth?tab=login` },
    },
  };
}

export function resetPasswordMail(user: Recipient, publicUrl: string, token: string): NewMail {
  return {
    to: user.email,
    template: 'accounts.reset-password',
    reason: requested,
    document: {
      subject: 'Set a new password',
      preview: 'The link works once, for one hour.',
      heading: 'Set a new password',
      paragraphs: ['Somebody, probably you, asked for a new password. The link works once, for one hour.'],
      action: { label: 'Choose a new password', url: `${publicUrl}/reset-password?token=${token}` },
      afterAction: ['If it was not you, leave this mail alone: your password stays as it is.'],
    },
  };
}

export function passwordChangedMail(user: Recipient, publicUrl: string): NewMail {
  return {
    to: user.email,
    template: 'accounts.password-changed',
    reason: requested,
    document: {
      subject: 'Your password was changed',
      preview: 'All other devices were signed out.',
      heading: 'Your password was changed',
      paragraphs: [
        'The password of your account was changed just now, and every other device was signed out.',
      ],
      action: { label: 'That was not me', url: `${publicUrl}/forgot-password` },
    },
  };
}
