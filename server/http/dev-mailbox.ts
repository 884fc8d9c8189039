import { Router } from 'express';
import { escapeHtml } from '@server/mail/mail-document';
import type { Mailer } from '@server/mail/mailer';

/** Development only: every mail, readable. Mounted when no SMTP server is set and this is not production. */
export function devMailbox(mailer: Mailer): Router {
  const router = Router();
  router.get('/dev/mailbox.json', async (req, res) => {
    const to = typeof req.query['to'] === 'string' ? req.query['to'] : undefined;
    res.set('Cache-Control', 'no-store').json(await mailer.mailbox(to));
  });
  router.get('/dev/mailbox', async (req, res) => {
    const to = typeof req.query['to'] === 'string' ? req.query['to'] : undefined;
    const mails = await mailer.mailbox(to);
    const list = mails.map(
      (mail) =>
        `<details><summary><b>${escapeHtml(mail.subject)}</b> to ${escapeHtml(mail.to)}, ${escapeHtml(mail.sentAt)}</summary>
         <iframe sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(mail.html)}"></iframe></details>`,
    );
    res
      .set(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; frame-src 'self'",
      )
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Development mailbox</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem}details{border-bottom:1px solid;padding:.5rem 0}iframe{width:100%;height:36rem;border:0}</style>
<h1>Development mailbox</h1><p>${mails.length === 0 ? 'No mail yet.' : `${mails.length} mails, newest first.`}</p>${list.join('\n')}</html>`);
  });
  return router;
}
