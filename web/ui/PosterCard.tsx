import { chakra, Stack, Text } from '@chakra-ui/react';
import type { Amount } from '@web/i18n/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from './Link';
import { MoneyText } from './MoneyText';
import { PosterImage } from './PosterImage';

interface PosterCardProps {
  to: string;
  slug: string;
  imageUrl?: string | null;
  title: string;
  /** Where it is. */
  place: ReactNode;
  price: Amount | null;
  /** Days, group size, rating: short facts in one line. */
  facts?: ReactNode;
  /** A sentence; cards of a wall do without. */
  children?: ReactNode;
  headingLevel?: 'h2' | 'h3';
  isPriority?: boolean;
}

/** A poster with its caption strip below; all of it leads to the page of what it shows. */
export function PosterCard(props: PosterCardProps) {
  const { to, slug, imageUrl, title, place, price, facts, children, headingLevel = 'h3', isPriority } = props;
  const Heading = headingLevel === 'h2' ? chakra.h2 : chakra.h3;
  return (
    <chakra.article
      position="relative"
      display="flex"
      flexDirection="column"
      gap="4"
      css={{
        '& img': { transition: 'translate 200ms ease-out' },
        '&:hover img': { translate: '0 -0.25rem' },
      }}
    >
      <PosterImage slug={slug} imageUrl={imageUrl} alt="" isPriority={isPriority} />
      <Stack gap="1" flex="1">
        <Text textStyle="sm" color="fg.muted">
          {place}
        </Text>
        <Heading textStyle="title">
          {/* The link's own area covers the card, so that its name is the title alone. */}
          <Link
            to={to}
            variant="plain"
            css={{ '&::after': { content: '""', position: 'absolute', inset: '0' } }}
          >
            {title}
          </Link>
        </Heading>
        {children}
        {facts ? (
          <Text textStyle="sm" color="fg.muted">
            {facts}
          </Text>
        ) : null}
        <chakra.div marginTop="auto" paddingTop="1">
          <PriceTag price={price} />
        </chakra.div>
      </Stack>
    </chakra.article>
  );
}

/** `from £1,895 per person`, or that the price is on request. */
export function PriceTag({ price }: { price: Amount | null }) {
  const { t } = useTranslation();
  if (!price) return <MoneyText value={null} color="fg.muted" />;
  return (
    <Text as="span" textStyle="sm" color="fg.muted">
      {t('price.from')} <MoneyText value={price} color="fg" fontSize="lg" fontWeight="semibold" />{' '}
      {t('price.perPerson')}
    </Text>
  );
}
