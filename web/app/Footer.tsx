import { chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useSession } from '@web/session/SessionProvider';
import { Container } from '@web/ui/layout';
import { Link } from '@web/ui/Link';
import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from './Logo';
import { mainNavigation } from './navigation';
import { siteFacts } from './site';

const firstYear = 2025;

export function Footer() {
  const { t } = useTranslation();
  const site = siteFacts();
  const year = new Date().getFullYear();
  const years = year > firstYear ? `${firstYear}–${year}` : String(firstYear);
  return (
    <chakra.footer borderTopWidth="1px" bg="bg.surface" marginTop="auto">
      <Container paddingBlock={{ base: '10', md: '16' }}>
        <Grid gap="10" templateColumns={{ base: '1fr', md: '2fr 1fr', lg: '2fr 1fr 1.5fr 1.5fr' }}>
          <Stack gap="4" maxWidth="sm" align="flex-start">
            <Logo />
            <Text color="fg.muted">{t('footer.about')}</Text>
            {site.atolNumber ? (
              <Text textStyle="sm">{t('footer.atol', { number: site.atolNumber })}</Text>
            ) : null}
          </Stack>
          <ExploreLinks />
          <ContactDetails />
          <HoursAndSocial />
        </Grid>
        <Text textStyle="sm" color="fg.muted" marginTop="10" paddingTop="6" borderTopWidth="1px">
          {t('footer.copyright', { years, name: site.name })}
        </Text>
      </Container>
    </chakra.footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="3" minWidth="0">
      <chakra.h2 textStyle="overline" color="fg.muted">
        {title}
      </chakra.h2>
      {children}
    </Stack>
  );
}

function ExploreLinks() {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <Column title={t('footer.explore')}>
      <Stack as="ul" gap="2">
        {mainNavigation(user?.role ?? null).map(({ label, to }) => (
          <li key={to}>
            <Link to={to} variant="plain">
              {t(`nav.${label}`)}
            </Link>
          </li>
        ))}
      </Stack>
    </Column>
  );
}

function ContactDetails() {
  const { t } = useTranslation();
  const { phone, email, address } = siteFacts();
  const lines = [
    { icon: Phone, text: phone, href: `tel:${phone.replaceAll(' ', '')}` },
    { icon: Mail, text: email, href: `mailto:${email}` },
    { icon: MapPin, text: address, href: null },
  ];
  return (
    <Column title={t('footer.contact')}>
      <chakra.address fontStyle="normal">
        <Stack as="ul" gap="2">
          {lines.map(({ icon: Icon, text, href }) => (
            <Flex as="li" key={text} gap="2.5" align="flex-start" overflowWrap="anywhere">
              <chakra.span flexShrink="0" marginTop="1" color="fg.muted">
                <Icon size="1rem" strokeWidth={1.5} aria-hidden="true" />
              </chakra.span>
              {href ? (
                <chakra.a href={href} _hover={{ textDecoration: 'underline' }}>
                  {text}
                </chakra.a>
              ) : (
                text
              )}
            </Flex>
          ))}
        </Stack>
      </chakra.address>
    </Column>
  );
}

function HoursAndSocial() {
  const { t } = useTranslation();
  const { supportHours, social } = siteFacts();
  return (
    <Column title={t('footer.hours')}>
      <Text>
        {t('footer.hoursText', {
          ...supportHours,
          opens: plainHour(supportHours.opens),
          closes: plainHour(supportHours.closes),
        })}
      </Text>
      <Flex as="ul" gap="4" wrap="wrap" aria-label={t('footer.follow')}>
        {social.map(({ network, url }) => (
          <li key={network}>
            <chakra.a
              href={url}
              rel="noopener noreferrer"
              target="_blank"
              textDecoration="underline"
              textUnderlineOffset="0.2em"
            >
              {t(`footer.social.${network}`)}
            </chakra.a>
          </li>
        ))}
      </Flex>
    </Column>
  );
}

/** `09:00` is written `9:00`. */
function plainHour(time: string): string {
  return time.replace(/^0/, '');
}
