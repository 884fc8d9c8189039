import { Button } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from './toasts';
import { VisuallyHidden } from './VisuallyHidden';

interface CopyButtonProps {
  text: string;
  label: string;
  copiedText: string;
  failedText: string;
}

const shownForMilliseconds = 2500;

/** Puts a text on the clipboard. Browsers offer one to secure pages only; elsewhere there is no button. */
export function CopyButton({ text, label, copiedText, failedText }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownForMilliseconds);
    return () => clearTimeout(timer);
  }, [isCopied]);

  // The type says that it is always there; on an insecure page it is not.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return null;
  const copy = () => {
    clipboard.writeText(text).then(
      () => setCopied(true),
      () => toast.error(failedText),
    );
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <Button type="button" size="sm" variant="outline" onClick={copy}>
        <Icon size="1rem" strokeWidth={1.5} aria-hidden="true" />
        {isCopied ? copiedText : label}
      </Button>
      <VisuallyHidden role="status">{isCopied ? copiedText : ''}</VisuallyHidden>
    </>
  );
}
