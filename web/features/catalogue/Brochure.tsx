import { chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import type { ItineraryDay } from '@domain/catalogue';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Text of the brochure; an empty line begins a paragraph. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <Stack gap="4" maxWidth="prose">
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        // The text is shown whole or not at all, so places in it are stable.
        <Text key={index} whiteSpace="pre-line">
          {paragraph.trim()}
        </Text>
      ))}
    </Stack>
  );
}

/** Day by day, down one line. */
export function Itinerary({ days }: { days: readonly ItineraryDay[] }) {
  const { t } = useTranslation('catalogue');
  return (
    <chakra.ol>
      {days.map(({ day, title, description }) => (
        <chakra.li
          key={day}
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '5rem minmax(0, 1fr)' }}
          columnGap="6"
          rowGap="1"
          paddingBlock="5"
          borderTopWidth="1px"
          _last={{ borderBottomWidth: '1px' }}
        >
          <Text textStyle="sm" color="accent.fg" fontWeight="semibold" paddingTop={{ sm: '1' }}>
            {t('itinerary.day', { day })}
          </Text>
          <Stack gap="1" maxWidth="prose">
            <chakra.h3 textStyle="caption">{title}</chakra.h3>
            <Text color="fg.muted">{description}</Text>
          </Stack>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

/** What the price holds, and what it does not. */
export function Inclusions({
  included,
  excluded,
}: {
  included: readonly string[];
  excluded: readonly string[];
}) {
  const { t } = useTranslation('catalogue');
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="10">
      {included.length > 0 ? <Services title={t('inclusions.included')} items={included} isIncluded /> : null}
      {excluded.length > 0 ? <Services title={t('inclusions.excluded')} items={excluded} /> : null}
    </Grid>
  );
}

interface ServicesProps {
  title: string;
  items: readonly string[];
  isIncluded?: boolean;
}

function Services({ title, items, isIncluded = false }: ServicesProps) {
  const Icon = isIncluded ? Check : X;
  return (
    <Stack gap="3">
      <chakra.h3 textStyle="caption">{title}</chakra.h3>
      <Stack as="ul" gap="2.5">
        {items.map((item) => (
          <Flex as="li" key={item} gap="3">
            <chakra.span color={isIncluded ? 'accent.fg' : 'fg.muted'} flexShrink="0" marginTop="1">
              <Icon size="1rem" strokeWidth={2} aria-hidden="true" />
            </chakra.span>
            {item}
          </Flex>
        ))}
      </Stack>
    </Stack>
  );
}
