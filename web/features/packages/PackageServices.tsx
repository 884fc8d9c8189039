import { Button, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { siteFacts } from '@web/app/site';
import { Section } from '@web/ui/layout';
import {
  CalendarCheck,
  Compass,
  type LucideIcon,
  MessageCircle,
  PhoneCall,
  Ruler,
  Wallet,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** For those who found nothing that fits. */
export function CustomPackage({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('catalogue');
  return (
    <Section id="custom-package" bg="accent.subtle" borderBlockWidth="1px">
      <Flex
        direction={{ base: 'column', md: 'row' }}
        gap="6"
        justify="space-between"
        align={{ base: 'flex-start', md: 'center' }}
      >
        <Stack gap="2" maxWidth="2xl">
          <chakra.h2 textStyle="heading">{t('packages.custom.title')}</chakra.h2>
          <Text>{t('packages.custom.text')}</Text>
        </Stack>
        <Button size="lg" aria-haspopup="dialog" onClick={onCreate}>
          {t('packages.custom.button')}
        </Button>
      </Flex>
    </Section>
  );
}

const reasons = [
  { key: 'been', icon: Compass },
  { key: 'fit', icon: Ruler },
  { key: 'price', icon: Wallet },
  { key: 'person', icon: MessageCircle },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

export function WhyChoose() {
  const { t } = useTranslation('catalogue');
  return (
    <Section id="why" title={t('packages.why.title')}>
      <Grid
        as="ul"
        columnGap="10"
        rowGap="8"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
      >
        {reasons.map(({ key, icon: Icon }) => (
          <Stack as="li" key={key} gap="2" borderTopWidth="1px" borderColor="border.control" paddingTop="4">
            <chakra.span color="accent.fg">
              <Icon size="1.5rem" strokeWidth={1.5} aria-hidden="true" />
            </chakra.span>
            <chakra.h3 textStyle="caption">{t(`packages.why.${key}.title`)}</chakra.h3>
            <Text color="fg.muted">{t(`packages.why.${key}.text`)}</Text>
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}

interface TalkToUsProps {
  onCallback: () => void;
  onConsultation: () => void;
}

/** A person on the telephone, now or when it suits. */
export function TalkToUs({ onCallback, onConsultation }: TalkToUsProps) {
  const { t } = useTranslation('catalogue');
  const { phone, supportHours } = siteFacts();
  return (
    <Section
      id="talk"
      title={t('packages.talk.title')}
      intro={t('packages.talk.text', {
        days: supportHours.days,
        opens: supportHours.opens,
        closes: supportHours.closes,
      })}
      bg="bg.surface"
      borderTopWidth="1px"
      action={
        <chakra.a
          href={`tel:${phone.replaceAll(' ', '')}`}
          textStyle="title"
          color="accent.fg"
          whiteSpace="nowrap"
          _hover={{ textDecoration: 'underline' }}
        >
          {phone}
        </chakra.a>
      }
    >
      <Flex gap="3" wrap="wrap">
        <Button size="lg" aria-haspopup="dialog" onClick={onCallback}>
          <PhoneCall size="1.125rem" strokeWidth={1.5} aria-hidden="true" />
          {t('packages.talk.callback')}
        </Button>
        <Button size="lg" variant="outline" aria-haspopup="dialog" onClick={onConsultation}>
          <CalendarCheck size="1.125rem" strokeWidth={1.5} aria-hidden="true" />
          {t('packages.talk.consultation')}
        </Button>
      </Flex>
    </Section>
  );
}
