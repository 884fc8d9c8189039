import { chakra, Stack } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton';

type ToastKind = 'success' | 'error' | 'info';

interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function add(kind: ToastKind, text: string) {
  // The same message twice is one message.
  replace([...toasts.filter((toast) => toast.text !== text), { id: ++lastId, kind, text }].slice(-4));
}

/** A passing word on what has just happened; what must be acted on belongs on the page. */
export const toast = {
  success: (text: string) => add('success', text),
  error: (text: string) => add('error', text),
  info: (text: string) => add('info', text),
  dismiss: (id: number) => replace(toasts.filter((one) => one.id !== id)),
  dismissAll: () => replace([]),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where toasts appear; once per page. */
export function Toaster() {
  const { t } = useTranslation();
  const shown = useSyncExternalStore(subscribe, () => toasts);
  const ref = useRef<HTMLDivElement>(null);
  useTopLayer(ref, shown.length);
  return (
    <Stack
      ref={ref}
      popover="manual"
      role="region"
      aria-label={t('toasts.region')}
      aria-live="polite"
      position="fixed"
      inset="auto"
      insetBlockEnd="4"
      insetInlineStart="50%"
      translate="-50% 0"
      width="calc(100% - 2rem)"
      maxWidth="md"
      gap="2"
      margin="0"
      padding="0"
      bg="transparent"
      overflow="visible"
      zIndex="toast"
      css={{ '&:not(:popover-open)': { display: shown.length === 0 ? 'none' : 'flex' } }}
    >
      {shown.map((one) => (
        <ToastCard key={one.id} toast={one} />
      ))}
    </Stack>
  );
}

const icons: Record<ToastKind, LucideIcon> = { success: CircleCheck, error: CircleAlert, info: Info };

function ToastCard({ toast: { id, kind, text } }: { toast: Toast }) {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(false);
  const Icon = icons[kind];
  useEffect(() => {
    if (isHeld) return;
    // Long enough to be read; errors stay longer.
    const life = Math.max(5000, text.length * 70) * (kind === 'error' ? 2 : 1);
    const timer = setTimeout(() => toast.dismiss(id), life);
    return () => clearTimeout(timer);
  }, [id, isHeld, kind, text]);
  return (
    <chakra.div
      role={kind === 'error' ? 'alert' : undefined}
      display="flex"
      gap="3"
      alignItems="flex-start"
      paddingBlock="2"
      paddingInlineStart="4"
      paddingInlineEnd="2"
      borderRadius="control"
      borderWidth="1px"
      bg="bg.surface"
      color="fg"
      boxShadow="float"
      animation="rise-in 160ms ease-out"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <chakra.span color={`fg.${kind}`} paddingBlock="2.5" flexShrink="0">
        <Icon size="1.25rem" strokeWidth={1.5} aria-hidden="true" />
      </chakra.span>
      <chakra.span flex="1" paddingBlock="2">
        {text}
      </chakra.span>
      <IconButton label={t('actions.dismiss')} icon={X} onClick={() => toast.dismiss(id)} />
    </chakra.div>
  );
}

/** A modal dialog covers all but the top layer, so each new message is lifted above it. */
function useTopLayer(ref: { readonly current: HTMLDivElement | null }, count: number) {
  useEffect(() => {
    const region = ref.current;
    if (!region || typeof region.showPopover !== 'function') return;
    if (region.matches(':popover-open')) region.hidePopover();
    if (count > 0) region.showPopover();
  }, [ref, count]);
}
