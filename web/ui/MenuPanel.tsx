import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface TriggerProps {
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
}

interface MenuPanelProps {
  /** Draws the button; spread the given props on it. */
  trigger: (props: TriggerProps) => ReactNode;
  /** Names the panel for screen readers. */
  label: string;
  children: (close: () => void) => ReactNode;
}

/**
 * A button that shows and hides a small panel of links or choices. Tab walks through it, Escape closes it and
 * gives focus back, leaving it closes it.
 */
export function MenuPanel({ trigger, label, children }: MenuPanelProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  return (
    <chakra.div
      ref={ref}
      position="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        ref.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
          setOpen(false);
      }}
    >
      {trigger({ 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) })}
      <chakra.div
        id={id}
        role="group"
        aria-label={label}
        hidden={!isOpen}
        position="absolute"
        insetInlineEnd="0"
        top="calc(100% + 0.5rem)"
        zIndex="dropdown"
        width="max-content"
        minWidth="3xs"
        maxWidth="sm"
        padding="2"
        bg="bg.surface"
        borderWidth="1px"
        borderRadius="control"
        boxShadow="float"
        animation="rise-in 120ms ease-out"
        css={{ '&[hidden]': { display: 'none' } }}
      >
        {isOpen ? children(() => setOpen(false)) : null}
      </chakra.div>
    </chakra.div>
  );
}

/** One line of a panel or of the phone's menu. */
export const menuItemStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '11',
  paddingInline: '3',
  borderRadius: 'control',
  textAlign: 'start',
  color: 'fg',
  cursor: 'button',
  textDecoration: 'none',
  _hover: { bg: 'bg.subtle', textDecoration: 'none' },
  '&[aria-current=page]': { color: 'accent.fg', fontWeight: 'medium' },
} as const;
