import { expectQueries } from '@server/testing/expect-queries';
import { createTestAgency, type TestAgency } from '@server/testing/test-agency';
import { readPage } from '@server/reads/read-page';
import { select } from '@server/reads/selection';
import { Enquiry } from './enquiry.entity';
import { enquiryOrder, enquiryRead, type EnquiryType } from './enquiry.type';

let agency: TestAgency;
beforeAll(async () => {
  agency = await createTestAgency({ withJobs: true });
});
afterAll(() => agency.close());
beforeEach(() => agency.db.query('truncate enquiries, mails restart identity'));

const thanks = "Thank you for your message! We'll get back to you soon.";
const contact = {
  kind: 'CONTACT',
  fullName: 'Gareth Bowen',
  email: ' Gareth.Bowen@Example.com ',
  subject: 'Wheelchair on the Swiss trains',
  message: 'Which parts would she miss?\n\nWe would rather know before.',
};

const send = (input: Record<string, unknown>, token?: string) =>
  agency.graphql(
    'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { message } }',
    { input },
    token,
  );

/** The newest mail to an address, once the job queue has sent it. */
async function mailTo(address: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const [mail] = await agency.services.mailer.mailbox(address);
    if (mail) return mail;
    await agency.db.query('select pg_sleep(0.1)');
  }
  throw new Error(`no mail to ${address}`);
}

describe('an enquiry', () => {
  it('is kept, mailed to the agency and acknowledged to its sender', async () => {
    const { data } = await send(contact);
    expect(data?.['sendEnquiry']).toEqual({ message: thanks });
    expect(await agency.db.manager.find(Enquiry)).toMatchObject([
      {
        kind: 'contact',
        fullName: 'Gareth Bowen',
        email: 'gareth.bowen@example.com',
        phone: null,
        clientId: null,
      },
    ]);
    const toAgency = await mailTo('hello@rosegate.example');
    expect(toAgency.subject).toBe('Message from Gareth Bowen: Wheelchair on the Swiss trains');
    expect(toAgency.text).toContain('Which parts would she miss?\n\nWe would rather know before.');
    expect(toAgency.text).toContain('Email: gareth.bowen@example.com');
    const toSender = await mailTo('gareth.bowen@example.com');
    expect(toSender.subject).toBe('We have your message');
  });

  it("carries none of a stranger's words in the mail to the sender", async () => {
    await send({
      ...contact,
      fullName: 'Buy pills',
      subject: 'https://pills.example',
      message: 'https://pills.example',
    });
    const { subject, text, html } = await mailTo('gareth.bowen@example.com');
    expect(`${subject}${text}${html}`).not.toMatch(/pills/i);
  });

  it('puts no markup and no further header into a mail', async () => {
    const message = '<img src=x onerror=alert(1)>';
    await send({ ...contact, subject: 'Hello\r\nBcc: everybody@example.com', message });
    const { html, subject } = await mailTo('hello@rosegate.example');
    expect(subject).toBe('Message from Gareth Bowen: Hello Bcc: everybody@example.com');
    expect(html).not.toContain('<img src=x');
  });

  it('adds no recipient to the answer by the address of its sender', async () => {
    await send({ ...contact, email: 'a?bcc=b&cc=c@example.com' });
    const { text } = await mailTo('hello@rosegate.example');
    expect(text).toContain('mailto:a%3Fbcc%3Db%26cc%3Dc@example.com');
  });

  it('belongs to the client who is signed in', async () => {
    const { user, token } = await agency.signInAs('Carla');
    await send(contact, token);
    expect(await agency.db.manager.findOneBy(Enquiry, {})).toMatchObject({ clientId: user.id });
  });

  it.each([
    ['CALLBACK', 'Callback request'],
    ['CONSULTATION', 'Consultation request'],
    ['CUSTOM_PACKAGE', 'Custom package request'],
  ])('may be a %s, without a subject', async (kind, name) => {
    const { data } = await send({ ...contact, kind, subject: null, phone: '07700 900411' });
    expect(data?.['sendEnquiry'].message).toBe(thanks);
    expect(await agency.db.manager.findOneBy(Enquiry, {})).toMatchObject({
      kind: kind.toLowerCase(),
      phone: '07700 900411',
    });
    expect((await mailTo('hello@rosegate.example')).subject).toBe(`${name} from Gareth Bowen`);
  });

  it('is kept together with its mails, or not at all', async () => {
    await agency.db.query(
      "alter table mails add constraint no_mail check (template <> 'enquiries.acknowledged')",
    );
    const { errors } = await send(contact);
    await agency.db.query('alter table mails drop constraint no_mail');
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(await agency.db.manager.count(Enquiry)).toBe(0);
    expect(await agency.db.query('select 1 from mails')).toEqual([]);
  });
});

describe('what is refused', () => {
  const blank = { kind: 'CONTACT', fullName: ' ', email: '', message: '\n' };

  it.each([
    [
      'a blank message',
      blank,
      {
        fullName: 'Full name is required',
        email: 'Email is required',
        subject: 'Subject is required',
        message: 'Message is required',
      },
    ],
    [
      'a blank callback',
      { ...blank, kind: 'CALLBACK', phone: ' ' },
      {
        fullName: 'Full name is required',
        email: 'Email is required',
        phone: 'Phone number is required',
        message: 'Message is required',
      },
    ],
    ['a wrong address', { ...contact, email: 'gareth' }, { email: 'Email is invalid' }],
    [
      'a line break in the address',
      { ...contact, email: 'a@b.example\nBcc: c@d.example' },
      { email: 'Email is invalid' },
    ],
    ['a NUL', { ...contact, message: 'a\u0000' }, { message: 'Remove the characters that cannot be shown' }],
    ['a novel', { ...contact, message: 'x'.repeat(5_001) }, { message: 'Keep this to 5000 characters' }],
    [
      'a name that is too long',
      { ...contact, fullName: 'x'.repeat(121) },
      { fullName: 'Keep this to 120 characters' },
    ],
  ])('is %s, with the message at its field', async (_, input, fields) => {
    const { data, errors } = await send(input);
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
    expect(await agency.db.manager.count(Enquiry)).toBe(0);
    expect(await agency.db.query('select 1 from mails')).toEqual([]);
  });

  it('is a kind that we do not know', async () => {
    expect((await send({ ...contact, kind: 'SPAM' })).status).toBe(400);
  });
});

describe('the list of enquiries', () => {
  it('is read newest first, in one statement', async () => {
    await send(contact);
    await send({ ...contact, fullName: 'Sunita Kapoor', kind: 'CALLBACK', phone: '07700 900411' });
    const page = await expectQueries(1, () =>
      readPage<EnquiryType>(
        agency.db,
        { model: enquiryRead, where: [], parameters: [], orderBy: enquiryOrder, first: 10 },
        [
          { field: 'nodes', args: {}, selection: select('kind', 'fullName', 'email', 'createdAt') },
          ...select('totalCount'),
        ],
      ),
    );
    expect(page.totalCount).toBe(2);
    expect(page.nodes).toMatchObject([
      { kind: 'CALLBACK', fullName: 'Sunita Kapoor', email: 'gareth.bowen@example.com' },
      { kind: 'CONTACT', fullName: 'Gareth Bowen' },
    ]);
  });
});
