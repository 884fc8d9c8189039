import type { DataSource, EntityManager } from 'typeorm';
import type { SiteFacts } from '@server/config/site';
import type { DataCipher } from '@server/crypto/data-cipher';
import type { JobQueue } from '@server/jobs/job-queue';
import { currentRequestId, type Logger } from '@server/logging/logger';
import { Mail } from './mail.entity';
import { type MailDocument, mailHtml, mailText } from './mail-document';
import type { MailTransport } from './mail-transport';

export interface NewMail {
  readonly to: string;
  /** Which of our mails this is, for logs and the outbox: `bookings.confirmed`. */
  readonly template: string;
  readonly reason: string;
  readonly document: MailDocument;
}

/** A mail as the development mailbox shows it. */
export interface MailboxEntry {
  readonly id: number;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: string;
}

/** Writes mails in the transaction of what they tell about, and sends them from the job queue. */
export class Mailer {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: JobQueue,
    private readonly cipher: DataCipher,
    private readonly transport: MailTransport,
    private readonly site: SiteFacts,
    private readonly sender: string,
    private readonly logger: Logger,
  ) {}

  /** The mail leaves when, and only when, the caller's transaction commits. */
  async post(tx: EntityManager, mail: NewMail): Promise<void> {
    const frame = {
      agency: this.site.name,
      address: this.site.address,
      phone: this.site.phone,
      publicUrl: this.site.publicUrl,
      reason: mail.reason,
    };
    const content = { text: mailText(mail.document, frame), html: mailHtml(mail.document, frame) };
    const saved = await tx.save(
      tx.create(Mail, {
        recipient: mail.to,
        sender: this.sender,
        template: mail.template,
        // A line break in a subject could add headers.
        subject: mail.document.subject.replace(/\s+/g, ' ').trim(),
        content: this.cipher.encrypt(JSON.stringify(content)),
        requestId: currentRequestId() ?? null,
      }),
    );
    await this.jobs.enqueue(tx, 'mail.send', { mailId: saved.id });
  }

  /** The job: sends once; a mail already marked as sent is left alone. */
  async send(mailId: number): Promise<void> {
    const mail = await this.db.manager.findOneBy(Mail, { id: mailId });
    if (!mail || mail.sentAt !== null) return;
    try {
      await this.transport.send({
        id: mail.id,
        from: mail.sender,
        to: mail.recipient,
        subject: mail.subject,
        ...this.open(mail),
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
      await this.db.query('update mails set attempts = attempts + 1, last_error = $2 where id = $1', [
        mail.id,
        reason,
      ]);
      throw error;
    }
    await this.db.query(
      'update mails set attempts = attempts + 1, last_error = null, sent_at = now() where id = $1',
      [mail.id],
    );
    this.logger.info({ mailId: mail.id, template: mail.template }, 'mail sent');
  }

  /** What the development mailbox shows, newest first. */
  async mailbox(to?: string): Promise<MailboxEntry[]> {
    const mails = await this.db.manager
      .createQueryBuilder(Mail, 'mail')
      .where('mail.sentAt is not null')
      .andWhere(to === undefined ? 'true' : 'mail.recipient = :to', { to })
      .orderBy('mail.id', 'DESC')
      .limit(200)
      .getMany();
    return mails.map((mail) => ({
      id: mail.id,
      to: mail.recipient,
      from: mail.sender,
      subject: mail.subject,
      ...this.open(mail),
      sentAt: (mail.sentAt ?? mail.createdAt).toISOString(),
    }));
  }

  /** Sent mails hold personal data: they go after 30 days. */
  async purgeOld(): Promise<void> {
    await this.db.query("delete from mails where sent_at < now() - interval '30 days'");
  }

  private open(mail: Mail): { text: string; html: string } {
    return JSON.parse(this.cipher.decrypt(mail.content)) as { text: string; html: string };
  }
}
