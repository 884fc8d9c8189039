import { chakra, Stack, Text } from '@chakra-ui/react';
import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sectionTitleId } from './FormSection';
import { Link } from './Link';
import { VisuallyHidden } from './VisuallyHidden';

export interface IndexedSection {
  readonly id: string;
  readonly label: string;
  readonly state: 'open' | 'filled' | 'problem';
}

interface SectionIndexProps {
  /** Names the list; also its heading. */
  label: string;
  sections: readonly IndexedSection[];
  /** Said after a section's name, for screen readers. */
  stateTexts: Readonly<Record<'filled' | 'problem', string>>;
}

/** The parts of a long page: where one is, what is filled, and a way to each. */
export function SectionIndex({ label, sections, stateTexts }: SectionIndexProps) {
  const current = useSectionInView(sections);
  const { search } = useLocation();
  return (
    <chakra.nav aria-label={label}>
      <Text textStyle="overline" color="fg.muted" marginBottom="2" aria-hidden="true">
        {label}
      </Text>
      <Stack as="ol" gap="0">
        {sections.map(({ id, label: name, state }) => (
          <li key={id}>
            <Link
              to={{ search, hash: `#${id}` }}
              replace
              variant="plain"
              aria-current={id === current ? 'location' : undefined}
              onClick={() => document.getElementById(sectionTitleId(id))?.focus({ preventScroll: true })}
              display="flex"
              alignItems="center"
              gap="2"
              minHeight="9"
              paddingInlineStart="3"
              borderInlineStartWidth="2px"
              borderRadius="none"
              textStyle="sm"
              color="fg.muted"
              _hover={{ color: 'fg', textDecoration: 'none' }}
              css={{ '&[aria-current]': { color: 'fg', fontWeight: 'medium', borderColor: 'accent' } }}
            >
              {name}
              <SectionMark state={state} text={state === 'open' ? null : stateTexts[state]} />
            </Link>
          </li>
        ))}
      </Stack>
    </chakra.nav>
  );
}

function SectionMark({ state, text }: { state: IndexedSection['state']; text: string | null }) {
  if (text === null) return null;
  const Icon = state === 'problem' ? CircleAlert : Check;
  return (
    <chakra.span color={state === 'problem' ? 'fg.error' : 'accent.fg'}>
      <Icon size="0.875rem" strokeWidth={2} aria-hidden="true" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </chakra.span>
  );
}

/** The section that crosses the upper part of the window. */
function useSectionInView(sections: readonly IndexedSection[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = sections.map((section) => section.id).join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-25% 0px -70% 0px' },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
