import { Router } from 'express';
import { AppError } from '@domain/app-error';
import type { RestDeps } from '@server/rest/rest-router';
import type { User } from './user.entity';

export function accountRoutes({ services, callerOf, actorOf }: RestDeps): Router {
  const router = Router();
  router.post('/auth/register', async (req, res) => {
    res.status(201).json({ success: true, ...(await services.registration.register(req.body)) });
  });
  router.post('/auth/login', async (req, res) => {
    const { message, token, user } = await services.signIns.signIn(req.body, callerOf(req));
    res.json({ success: true, message, token, user: toUserV1(user) });
  });
  router.post('/auth/logout', async (req, res) => {
    const actor = actorOf(req);
    if (actor.kind !== 'user') throw new AppError('UNAUTHENTICATED', 'Please sign in to continue');
    res.json({ success: true, ...(await services.signIns.signOut(actor)) });
  });
  router.get('/auth/profile', async (req, res) => {
    res.json({ success: true, user: toUserV1(await services.profiles.getMe(actorOf(req))) });
  });
  router.get('/auth/verify-email/:token', async (req, res) => {
    res.json({ success: true, ...(await services.registration.verifyEmail(req.params.token)) });
  });
  router.post('/auth/resend-verification', async (req, res) => {
    res.json({ success: true, ...(await services.registration.resendVerification(req.body)) });
  });
  router.post('/auth/forgot-password', async (req, res) => {
    res.json({ success: true, ...(await services.passwords.requestReset(req.body)) });
  });
  router.post('/auth/reset-password', async (req, res) => {
    res.json({ success: true, ...(await services.passwords.reset(req.body)) });
  });
  return router;
}

/** The frozen v1 wire shape. Change the entity freely; never change this. */
export function toUserV1(user: User) {
  const isVerified = user.emailVerifiedAt !== null;
  const createdAt = user.createdAt.toISOString();
  const updatedAt = user.updatedAt.toISOString();
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phone,
    role: user.role,
    date_of_birth: user.dateOfBirth,
    email_verified: isVerified,
    emailVerified: isVerified,
    user_photo: user.photoPath,
    theme_preference: user.themePreference,
    language_preference: user.languagePreference,
    email_notifications: user.emailNotifications,
    sms_notifications: user.smsNotifications,
    marketing_emails: user.marketingEmails,
    created_at: createdAt,
    createdAt,
    updated_at: updatedAt,
    updatedAt,
  };
}
