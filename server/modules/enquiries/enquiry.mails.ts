import type { EnquiryKind } from '@domain/enquiry';
import type { SiteFacts } from '@server/config/site';
import type { NewMail } from '@server/mail/mailer';
import type { Enquiry } from './enquiry.entity';

const names: Readonly<Record<EnquiryKind, string>> = {
  contact: 'Message',
  callback: 'Callback request',
  consultation: 'Consultation request',
  custom_package: 'Custom package request',
};

export function enquiryReceivedMail(enquiry: Enquiry, site: SiteFacts): NewMail {
  const name = names[enquiry.kind];
  return {
    to: site.email,
    template: 'enquiries.received',
    reason: `You get this mail because it is the address of ${site.name}.`,
    document: {
      subject: `${name} from ${enquiry.fullName}${enquiry.subject === null ? '' : `: ${enquiry.subject}`}`,
      preview: enquiry.message.slice(0, 120),
      heading: `${name} from ${enquiry.fullName}`,
      paragraphs: enquiry.message.split(/\n{2,}/),
      facts: [
        ...(enquiry.subject === null ? [] : [{ label: 'Subject', value: enquiry.subject }]),
        { label: 'Email', value: enquiry.email },
        ...(enquiry.phone === null ? [] : [{ label: 'Phone', value: enquiry.phone }]),
      ],
      action: { label: 'Answer by email', url: mailto(enquiry.email) },
    },
  };
}

/** An address may hold `?` and `&`, which would add recipients. */
function mailto(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}

const next: Readonly<Record<EnquiryKind, string>> = {
  contact: 'Somebody who knows the answer will write to you',
  callback: 'We will ring you on the number you gave',
  consultation: 'We will write to you to find a time',
  custom_package: 'We will write to you with first ideas and what they cost',
};

/** Repeats nothing of the message: the form must not carry a stranger's words to any address. */
export function enquiryAcknowledgedMail(enquiry: Enquiry, site: SiteFacts): NewMail {
  const { days, opens, closes } = site.supportHours;
  return {
    to: enquiry.email,
    template: 'enquiries.acknowledged',
    reason: `You get this mail because this address was given on a form of ${site.name}.`,
    document: {
      subject: 'We have your message',
      preview: 'Somebody will get back to you soon.',
      heading: 'Thank you for your message',
      paragraphs: [
        `${next[enquiry.kind]}. We answer ${days}, ${opens} to ${closes} UK time.`,
        `If it cannot wait, ring us on ${site.phone}.`,
      ],
      afterAction: ['If you did not write to us, leave this mail alone: nothing happens.'],
    },
  };
}
