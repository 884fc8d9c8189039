import { chakra } from '@chakra-ui/react';
import {
  Ban,
  CircleCheck,
  CircleDashed,
  Clock,
  FileWarning,
  type LucideIcon,
  MessageCircle,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';

type StatusColour = 'green' | 'yellow' | 'orange' | 'red' | 'blue' | 'grey';

/** The specification's table for bookings and applications. */
const statusColours: Readonly<Record<string, StatusColour>> = {
  confirmed: 'green',
  approved: 'green',
  completed: 'green',
  pending: 'yellow',
  processing: 'yellow',
  documents_required: 'orange',
  cancelled: 'red',
  rejected: 'red',
};

const icons: Record<StatusColour, LucideIcon> = {
  green: CircleCheck,
  yellow: Clock,
  orange: FileWarning,
  red: Ban,
  blue: MessageCircle,
  grey: CircleDashed,
};

export function colourOfStatus(status: string): StatusColour {
  return statusColours[status.toLowerCase()] ?? 'grey';
}

interface StatusBadgeProps {
  /** As GraphQL or REST spells it: `DOCUMENTS_REQUIRED`, `documents_required`. */
  status: string;
  /** For families with a table of their own, such as complaints and priorities. */
  colour?: StatusColour;
}

/** A state, by icon and word and only then by colour. Underscores show as spaces. */
export function StatusBadge({ status, colour = colourOfStatus(status) }: StatusBadgeProps) {
  const { t } = useTranslation();
  const key = status.toLowerCase();
  const Icon = icons[colour];
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      paddingInline="2.5"
      paddingBlock="0.5"
      borderRadius="control"
      bg={`${colour}.subtle`}
      color={`${colour}.fg`}
      fontSize="sm"
      fontWeight="medium"
      whiteSpace="nowrap"
      data-colour={colour}
    >
      <Icon size="0.875rem" strokeWidth={2} aria-hidden="true" />
      {/* A state this version does not know yet still reads well. */}
      {t(`status.${key}` as 'status.pending', { defaultValue: key.replaceAll('_', ' ') })}
    </chakra.span>
  );
}
