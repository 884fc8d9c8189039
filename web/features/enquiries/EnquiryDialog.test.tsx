import { screen } from '@testing-library/react';
import type { EnquiryKind } from '@web/apollo/schema.generated';
import { useSession } from '@web/session/SessionProvider';
import { breakConnection, mockServer, refuse } from '@web/testing/mock-server';
import { renderApp } from '@web/testing/render';
import { clientUser } from '@web/testing/users';
import { delay, graphql, HttpResponse } from 'msw';
import { useState } from 'react';
import { EnquiryDialog } from './EnquiryDialog';

function WhoIsHere() {
  const { user } = useSession();
  return user ? <p>Hello {user.name}</p> : null;
}

const thanks = "Thank you for your message! We'll get back to you soon.";

function Opener({ kind, about }: { kind: EnquiryKind; about?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <EnquiryDialog kind={isOpen ? kind : null} about={about} onClose={() => setOpen(false)} />
    </>
  );
}

async function open(kind: EnquiryKind, about?: string) {
  const rendered = renderApp(<Opener kind={kind} about={about} />);
  await rendered.user.click(screen.getByRole('button', { name: 'Open' }));
  return rendered.user;
}

function accept() {
  const sent: unknown[] = [];
  mockServer.use(
    graphql.mutation('SendEnquiry', async ({ variables }) => {
      sent.push(variables.input);
      await delay(20);
      return HttpResponse.json({ data: { sendEnquiry: { __typename: 'MessageResult', message: thanks } } });
    }),
  );
  return sent;
}

const field = (name: string) =>
  screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input, textarea' });

async function put(user: Awaited<ReturnType<typeof open>>, name: string, text: string) {
  await user.click(field(name));
  await user.paste(text);
}

async function fill(user: Awaited<ReturnType<typeof open>>, phone = '') {
  await put(user, 'Full name', 'Ada Farrow');
  await put(user, 'Email', 'ada@example.test');
  if (phone) await put(user, 'Phone', phone);
  await put(user, 'Message', 'Two of us, in May.');
}

describe('EnquiryDialog', () => {
  it('sends what was typed, says so while it does, and thanks', async () => {
    const sent = accept();
    const user = await open('CUSTOM_PACKAGE');
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    expect(await screen.findByText(thanks)).toBeVisible();
    expect(sent).toEqual([
      {
        kind: 'CUSTOM_PACKAGE',
        fullName: 'Ada Farrow',
        email: 'ada@example.test',
        phone: null,
        subject: 'Create Custom Package',
        message: 'Two of us, in May.',
      },
    ]);
  });

  it('begins anew after it was sent', async () => {
    accept();
    const user = await open('CONSULTATION');
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Ask for a consultation' }));
    await screen.findByText(thanks);
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(field('Message')).toHaveValue('');
  });

  it('asks a question about the thing that was looked at', async () => {
    const sent = accept();
    const user = await open('CONTACT', 'Bora Bora');
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send question' }));
    await screen.findByText(thanks);
    expect(sent).toMatchObject([{ kind: 'CONTACT', subject: 'Ask a question: Bora Bora' }]);
  });

  it('says at each field what is missing, and sums it up', async () => {
    const user = await open('CALLBACK');
    await user.click(screen.getByRole('button', { name: 'Request a callback' }));
    const summary = await screen.findByRole('group', { name: '4 things need a look' });
    expect(summary).toHaveFocus();
    expect(field('Full name')).toHaveAccessibleDescription('Full name is required');
    expect(field('Email')).toHaveAccessibleDescription('Email is required');
    expect(field('Phone')).toHaveAccessibleDescription('Phone number is required');
    expect(field('Message')).toHaveAccessibleDescription(/Message is required$/);
    await user.click(screen.getByRole('button', { name: 'Phone number is required' }));
    expect(field('Phone')).toHaveFocus();
  });

  it('wants a telephone number only to call back', async () => {
    const user = await open('CONSULTATION');
    await put(user, 'Email', 'nobody');
    await user.click(screen.getByRole('button', { name: 'Ask for a consultation' }));
    await screen.findByRole('group', { name: '3 things need a look' });
    expect(field('Email')).toHaveAccessibleDescription('Email is invalid');
    expect(field('Phone')).toBeValid();
    expect(field('Phone')).not.toBeRequired();
  });

  it('puts what the server refuses at its field, and keeps all that was typed', async () => {
    mockServer.use(
      refuse('SendEnquiry', {
        code: 'BAD_USER_INPUT',
        message: 'Check the form',
        fields: { email: 'Email is invalid' },
      }),
    );
    const user = await open('CALLBACK');
    await fill(user, '01632 960100');
    await user.click(screen.getByRole('button', { name: 'Request a callback' }));
    expect(await screen.findByRole('group', { name: 'One thing needs a look' })).toBeVisible();
    expect(field('Email')).toHaveAccessibleDescription('Email is invalid');
    expect(field('Message')).toHaveValue('Two of us, in May.');
    const sent = accept();
    await user.click(screen.getByRole('button', { name: 'Request a callback' }));
    expect(await screen.findByText(thanks)).toBeVisible();
    expect(sent).toMatchObject([{ kind: 'CALLBACK', phone: '01632 960100' }]);
  });

  it('says that it could not be sent, and keeps all that was typed', async () => {
    mockServer.use(breakConnection('SendEnquiry'));
    const user = await open('CONSULTATION');
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Ask for a consultation' }));
    expect(await screen.findByText('Your message could not be sent. Please try again.')).toBeVisible();
    expect(field('Message')).toHaveValue('Two of us, in May.');
  });

  it('remembers the words of a dialog that was closed by a stray click', async () => {
    const user = await open('CUSTOM_PACKAGE');
    await put(user, 'Message', 'Lisbon');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(field('Message')).toHaveValue('Lisbon');
  });

  it('knows who is signed in', async () => {
    const { user } = renderApp(
      <>
        <WhoIsHere />
        <Opener kind="CALLBACK" />
      </>,
      { user: clientUser },
    );
    await screen.findByText(`Hello ${clientUser.name}`);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(field('Full name')).toHaveValue(clientUser.name);
    expect(field('Email')).toHaveValue(clientUser.email);
    expect(field('Phone')).toHaveValue(clientUser.phone);
  });
});
