import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { paths } from '@web/app/paths';
import { useFormat } from '@web/i18n/useFormat';
import { MoneyText } from '@web/ui/MoneyText';
import { MorphLink } from '@web/ui/MorphLink';
import { PosterImage } from '@web/ui/PosterImage';
import { CalendarDays, Check, type LucideIcon, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseLink } from './ChooseLink';
import type { PackageCardFragment } from './packages.generated';

const servicesShown = 4;

interface PackageCardProps {
  package: PackageCardFragment;
  isPriority?: boolean;
}

/** A package as one page of the brochure: poster, what it holds, and two ways on. */
export function PackageCard({ package: shown, isPriority = false }: PackageCardProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const format = useFormat();
  const category = shown.category.toLowerCase() as Lowercase<typeof shown.category>;
  const groupKind = shown.groupKind.toLowerCase() as Lowercase<typeof shown.groupKind>;
  return (
    <chakra.article
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      columnGap={{ sm: '5', xl: '6' }}
      rowGap="4"
      height="full"
    >
      <PosterImage slug={shown.slug} imageUrl={shown.imageUrl} alt="" isPriority={isPriority} />
      <Stack gap="2">
        <Text textStyle="sm" color="fg.muted">
          {t(`categories.${category}`)} · {t(`groupKinds.${groupKind}`)}
        </Text>
        <chakra.h2 textStyle="title">{shown.title}</chakra.h2>
        <Text color="fg.muted" lineClamp="3">
          {shown.summary || shown.description}
        </Text>
        <Flex columnGap="5" rowGap="1" wrap="wrap" textStyle="sm">
          <ShortFact icon={CalendarDays}>{format.days(shown.durationDays)}</ShortFact>
          <ShortFact icon={Users}>{t('packages.upTo', { count: shown.maxParticipants })}</ShortFact>
        </Flex>
        <IncludedServices services={shown.includedServices} />
        <Stack gap="3" marginTop="auto" paddingTop="2">
          <Text textStyle="sm" color="fg.muted">
            <MoneyText
              value={shown.price}
              {...(shown.price && { color: 'fg', fontSize: 'lg', fontWeight: 'semibold' })}
            />{' '}
            {shown.price ? t('common:price.perPerson') : null}
          </Text>
          <Flex gap="2.5" wrap="wrap">
            <ChooseLink package={shown} size="sm" />
            <DetailsLink package={shown} />
          </Flex>
        </Stack>
      </Stack>
    </chakra.article>
  );
}

function ShortFact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <Flex as="span" align="center" gap="1.5">
      <chakra.span color="fg.muted" display="inline-flex">
        <Icon size="1rem" strokeWidth={1.5} aria-hidden="true" />
      </chakra.span>
      {children}
    </Flex>
  );
}

/** The first four; how many more there are is said. */
function IncludedServices({ services }: { services: readonly string[] }) {
  const { t } = useTranslation('catalogue');
  if (services.length === 0) return null;
  const hidden = services.length - servicesShown;
  return (
    <Stack as="ul" gap="1" textStyle="sm" aria-label={t('inclusions.included')}>
      {services.slice(0, servicesShown).map((service) => (
        <Flex as="li" key={service} gap="2">
          <chakra.span color="accent.fg" flexShrink="0" marginTop="0.5">
            <Check size="1rem" strokeWidth={1.5} aria-hidden="true" />
          </chakra.span>
          {service}
        </Flex>
      ))}
      {hidden > 0 ? (
        <chakra.li color="fg.muted" paddingInlineStart="6">
          {t('packages.moreServices', { count: hidden })}
        </chakra.li>
      ) : null}
    </Stack>
  );
}

function DetailsLink({ package: shown }: { package: PackageCardFragment }) {
  const { t } = useTranslation('catalogue');
  const { slug, title, destination, imageUrl } = shown;
  return (
    <MorphLink
      to={paths.package(slug)}
      state={{ preview: { slug, title, place: destination, imageUrl } }}
      aria-label={`${t('actions.details')}: ${title}`}
      display="inline-flex"
      alignItems="center"
      minHeight="9"
      paddingInline="2"
      fontWeight="medium"
      textStyle="sm"
    >
      {t('actions.details')}
    </MorphLink>
  );
}
