import nodemailer from 'nodemailer';

export interface OutgoingMail {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands a mail over; a rejected promise means that it is to be tried again. */
export interface MailTransport {
  /** False for the development mailbox, which is read at /dev/mailbox. */
  readonly isReal: boolean;
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export function smtpTransport(url: string): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    isReal: true,
    async send(mail) {
      // The same Message-ID on a second attempt lets receivers drop the double of a mail whose answer was lost.
      await transport.sendMail({ ...mail, messageId: `<${mail.id}@${senderDomain(mail.from)}>` });
    },
    close: () => transport.close(),
  };
}

/** Development: a mail counts as sent once it is in the mailbox, which is the table of mails itself. */
export const mailboxTransport: MailTransport = {
  isReal: false,
  send: () => Promise.resolve(),
  close: () => undefined,
};

function senderDomain(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}
