import { Button, chakra, Flex, Heading, type HTMLChakraProps } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton';

// The browser's own modal: it makes the rest of the page inert, traps focus, hears Escape and gives focus back.
const NativeDialog = chakra('dialog', {
  base: {
    color: 'fg',
    bg: 'bg.surface',
    padding: '0',
    borderRadius: 'control',
    boxShadow: 'float',
    overscrollBehavior: 'contain',
    _backdrop: { bg: 'bg.scrim', animation: 'fade-in 160ms ease-out' },
    animation: 'rise-in 160ms ease-out',
  },
  variants: {
    placement: {
      center: {
        margin: 'auto',
        width: 'calc(100% - 2rem)',
        maxWidth: 'lg',
        maxHeight: 'calc(100dvh - 2rem)',
      },
      wide: { margin: 'auto', width: 'calc(100% - 2rem)', maxWidth: '4xl', maxHeight: 'calc(100dvh - 2rem)' },
      end: {
        marginInlineStart: 'auto',
        marginInlineEnd: '0',
        marginBlock: '0',
        width: 'calc(100% - 3rem)',
        maxWidth: 'sm',
        height: 'dvh',
        maxHeight: 'dvh',
        borderRadius: 'none',
      },
    },
  },
  defaultVariants: { placement: 'center' },
});

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons along the bottom. */
  footer?: ReactNode;
  /** `end` is a sheet at the side: menus and filters on phones. */
  placement?: 'center' | 'wide' | 'end';
  role?: 'dialog' | 'alertdialog';
  /** A form at work must not be closed by a stray Escape or click. */
  isLocked?: boolean;
}

/**
 * Asks or shows something that must be dealt with first. Children live only while it is open. The focus goes to the
 * title, or to what carries `data-autofocus`, and returns to where it was.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  placement = 'center',
  role = 'dialog',
  isLocked = false,
}: DialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, isOpen);

  const closing: HTMLChakraProps<'dialog'> = {
    onCancel: (event) => {
      event.preventDefault();
      if (!isLocked) onClose();
    },
    onClose: () => {
      if (isOpen) onClose();
    },
    // The backdrop belongs to the dialog: a press outside its content lands on the element itself.
    onMouseDown: (event) => {
      if (event.target === ref.current && !isLocked) onClose();
    },
  };

  return (
    <NativeDialog ref={ref} role={role} aria-labelledby={titleId} placement={placement} {...closing}>
      {isOpen ? (
        <Flex direction="column" minHeight={placement === 'end' ? 'full' : undefined}>
          <Flex justify="space-between" align="flex-start" gap="4" padding="5" paddingBottom="2">
            <Heading as="h2" id={titleId} textStyle="title" tabIndex={-1} outline="none">
              {title}
            </Heading>
            <IconButton label={t('actions.close')} icon={X} onClick={onClose} disabled={isLocked} />
          </Flex>
          <chakra.div padding="5" paddingTop="2" flex="1">
            {children}
          </chakra.div>
          {footer ? (
            <Flex justify="flex-end" gap="3" wrap="wrap" padding="5" paddingTop="0">
              {footer}
            </Flex>
          ) : null}
        </Flex>
      ) : null}
    </NativeDialog>
  );
}

interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  children: ReactNode;
  confirmText: string;
  cancelText?: string;
  isPending?: boolean;
  pendingText?: string;
  isDangerous?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** One question, two answers; the careful one has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmText,
    cancelText,
    isPending = false,
    pendingText,
    isDangerous = false,
    onConfirm,
    onCancel,
  } = props;
  const { t } = useTranslation();
  const footer = (
    <>
      <Button variant="outline" onClick={onCancel} disabled={isPending} data-autofocus>
        {cancelText ?? t('actions.cancel')}
      </Button>
      <Button
        colorPalette={isDangerous ? 'red' : 'accent'}
        onClick={onConfirm}
        disabled={isPending}
        aria-busy={isPending || undefined}
      >
        {isPending ? (pendingText ?? t('state.pending')) : confirmText}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      footer={footer}
      role="alertdialog"
      isLocked={isPending}
    >
      {children}
    </Dialog>
  );
}

function useModal(ref: { readonly current: HTMLDialogElement | null }, isOpen: boolean) {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) {
      dialog.showModal();
      // React's autoFocus comes too early: nothing in a closed dialog can take the focus.
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!isOpen && dialog.open) dialog.close();
  }, [ref, isOpen]);
}
