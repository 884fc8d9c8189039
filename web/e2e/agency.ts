import type { APIRequestContext, Page } from '@playwright/test';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Waits for the job queue to have sent a mail, as a person waits for the post. */
export async function waitForMail(request: APIRequestContext, to: string, subject: RegExp): Promise<Mail> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const answer = await request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`);
    const mail = ((await answer.json()) as Mail[]).find((candidate) => subject.test(candidate.subject));
    if (mail) return mail;
  }
  throw new Error(`no mail to ${to} about ${subject.source}`);
}

/** The path and query of the first link of ours in a mail: its host is the configured one, not the test's. */
export function linkIn(mail: Mail, path: string): string {
  const link = new RegExp(`https?://[^\\s]+(${path}[^\\s]*)`).exec(mail.text)?.[1];
  if (link === undefined) throw new Error(`no link to ${path} in "${mail.subject}"`);
  return link;
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth?tab=login');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

export const demoPassword = 'Demo-Travel-2026';
