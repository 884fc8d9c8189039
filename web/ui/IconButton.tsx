import { Button, type ButtonProps } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  /** Its name for screen readers, and its tooltip. */
  label: string;
  icon: LucideIcon;
}

export function IconButton({ label, icon: Icon, ...rest }: IconButtonProps) {
  return (
    <Button variant="ghost" paddingInline="0" minWidth="11" {...rest} aria-label={label} title={label}>
      <Icon size="1.25rem" strokeWidth={1.5} aria-hidden="true" />
    </Button>
  );
}
