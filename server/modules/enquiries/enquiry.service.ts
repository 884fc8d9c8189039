import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '@domain/actor';
import { enquiryInput } from '@domain/inputs/enquiry-inputs';
import { validateInput } from '@server/auth/validate-input';
import type { SiteFacts } from '@server/config/site';
import type { Mailer } from '@server/mail/mailer';
import { Enquiry } from './enquiry.entity';
import { enquiryAcknowledgedMail, enquiryReceivedMail } from './enquiry.mails';

/** The specification's text. */
const thanks = "Thank you for your message! We'll get back to you soon.";

/** Messages, callbacks and requests from the public pages. */
export class EnquiryService {
  constructor(
    private readonly db: DataSource,
    private readonly mailer: Mailer,
    private readonly site: SiteFacts,
  ) {}

  /**
   * Keeps the message, mails it to the agency and tells the sender that it came, all or nothing.
   *
   * @throws {InvalidInputError} with a message per field.
   */
  async send(actor: Actor, input: unknown): Promise<{ message: string }> {
    const given = validateInput(enquiryInput, input);
    await this.db.transaction(async (tx) => {
      const clientId = actor.kind === 'user' ? actor.id : null;
      const enquiry = await tx.save(tx.create(Enquiry, { ...given, clientId }));
      await this.mailer.post(tx, enquiryReceivedMail(enquiry, this.site));
      await this.mailer.post(tx, enquiryAcknowledgedMail(enquiry, this.site));
    });
    return { message: thanks };
  }

  /** From a former system or the demo agency, in the caller's transaction: nobody gets a mail. */
  async importEnquiries(tx: EntityManager, enquiries: readonly EnquiryImport[]): Promise<void> {
    const rows = enquiries.map(({ createdAt, ...enquiry }) => ({
      ...validateInput(enquiryInput, enquiry),
      createdAt,
    }));
    await tx.insert(Enquiry, rows);
  }
}

export interface EnquiryImport {
  readonly kind: 'contact' | 'callback' | 'consultation' | 'custom_package';
  readonly fullName: string;
  readonly email: string;
  readonly phone?: string;
  readonly subject: string;
  readonly message: string;
  readonly createdAt: Date;
}
