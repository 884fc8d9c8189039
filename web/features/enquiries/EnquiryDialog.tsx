import { Button, Stack, Text } from '@chakra-ui/react';
import type { EnquiryKind } from '@web/apollo/schema.generated';
import { Dialog } from '@web/ui/Dialog';
import { Notice } from '@web/ui/Notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enquiryTexts } from './enquiry-texts';
import { EnquiryForm } from './EnquiryForm';
import type { EnquiryDraft } from './useEnquiryForm';

interface EnquiryDialogProps {
  /** What is asked for; null while the dialog is closed. */
  kind: EnquiryKind | null;
  /** The trip or package that was looked at, told to the agency. */
  about?: string;
  onClose: () => void;
}

/** A message to the agency: a question, a call back, a consultation or a package made to measure. */
export function EnquiryDialog({ kind, about, onClose }: EnquiryDialogProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  // A dialog closed by a stray click must not cost the words already typed.
  const [draft, setDraft] = useState<EnquiryDraft | null>(null);
  const close = () => {
    if (isSent) setDraft(null);
    setSent(false);
    onClose();
  };
  const heading = kind ? t(`enquiry.kinds.${enquiryTexts[kind]}.title`) : '';
  return (
    <Dialog isOpen={kind !== null} onClose={close} title={heading} isLocked={isSending}>
      {kind === null ? null : isSent ? (
        <Stack gap="5" align="flex-start">
          <Notice kind="success">{t('enquiry.sent')}</Notice>
          <Button autoFocus onClick={close}>
            {t('common:actions.close')}
          </Button>
        </Stack>
      ) : (
        <Stack gap="5">
          <Text color="fg.muted">{t(`enquiry.kinds.${enquiryTexts[kind]}.text`)}</Text>
          <EnquiryForm
            kind={kind}
            subject={about ? t('enquiry.subject', { request: heading, about }) : heading}
            draft={draft}
            onLeave={setDraft}
            onSending={setSending}
            onSent={() => setSent(true)}
          />
        </Stack>
      )}
    </Dialog>
  );
}
