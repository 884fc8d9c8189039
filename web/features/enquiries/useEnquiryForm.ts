import { zodResolver } from '@hookform/resolvers/zod';
import { type EnquiryInput, enquiryInput } from '@domain/inputs/enquiry-inputs';
import type { z } from '@domain/inputs/zod';
import { toFailure } from '@web/apollo/errors';
import type { EnquiryKind } from '@web/apollo/schema.generated';
import { useFailureText } from '@web/apollo/useFailureText';
import { useSession } from '@web/session/SessionProvider';
import type { FormProblem } from '@web/ui/ErrorSummary';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSendEnquiryMutation } from './enquiries.generated';

/** In the order of the form; the kind and the subject are given, not typed. */
const typedFields = ['fullName', 'email', 'phone', 'message'] as const;

export type EnquiryDraft = Readonly<Record<(typeof typedFields)[number], string>>;

type Values = z.input<typeof enquiryInput>;

interface EnquiryFormOptions {
  kind: EnquiryKind;
  subject: string;
  /** Typed before the dialog was closed. */
  draft: EnquiryDraft | null;
  onLeave: (draft: EnquiryDraft) => void;
  onSending: (isSending: boolean) => void;
  onSent: () => void;
}

/** Judged here by the rules of the server, then sent; a failure leaves everything as it was typed. */
export function useEnquiryForm({ kind, subject, draft, onLeave, onSending, onSent }: EnquiryFormOptions) {
  const { t } = useTranslation('catalogue');
  const { user } = useSession();
  const failureText = useFailureText();
  const [send] = useSendEnquiryMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const known = {
    fullName: user?.name ?? '',
    email: user?.email ?? '',
    phone: user?.phone ?? '',
    message: '',
  };
  const form = useForm<Values, unknown, EnquiryInput>({
    resolver: zodResolver(enquiryInput),
    defaultValues: { ...(draft ?? known), kind: toDomainKind(kind), subject },
    // The summary of what is missing takes the focus.
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  useKeptDraft(() => form.getValues() as EnquiryDraft, onLeave);

  const submit = form.handleSubmit(async (input) => {
    setFailure(null);
    onSending(true);
    try {
      await send({ variables: { input: { ...input, kind } } });
      onSent();
    } catch (error) {
      const { fields } = toFailure(error);
      const refused = typedFields.filter((field) => fields[field] !== undefined);
      for (const field of refused) form.setError(field, { type: 'server', message: fields[field] });
      if (refused.length === 0) setFailure(failureText(error, t('enquiry.failed')));
    } finally {
      onSending(false);
    }
  });

  const problems: FormProblem[] = typedFields.flatMap((path) => {
    const message = errors[path]?.message;
    return message ? [{ path, message }] : [];
  });
  const visit = (path: string) => {
    const field = typedFields.find((one) => one === path);
    if (field) form.setFocus(field);
  };
  return { form, submit, failure, problems, visit, isSending: isSubmitting, attempt: submitCount };
}

/** What the domain calls `custom_package` is `CUSTOM_PACKAGE` of the API. */
function toDomainKind(kind: EnquiryKind): EnquiryInput['kind'] {
  return kind.toLowerCase() as Lowercase<EnquiryKind>;
}

/** Hands what was typed to whoever outlives the form. */
function useKeptDraft(read: () => EnquiryDraft, onLeave: (draft: EnquiryDraft) => void) {
  const latest = useRef({ read, onLeave });
  useEffect(() => {
    latest.current = { read, onLeave };
  });
  useEffect(() => () => latest.current.onLeave(latest.current.read()), []);
}
