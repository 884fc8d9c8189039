import { chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { Section } from '@web/ui/layout';
import { Gem, Headset, Heart, type LucideIcon, Mountain, Route, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const services = [
  { key: 'custom', icon: Route },
  { key: 'group', icon: Users },
  { key: 'honeymoon', icon: Heart },
  { key: 'adventure', icon: Mountain },
  { key: 'luxury', icon: Gem },
  { key: 'support', icon: Headset },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

export function OurServices() {
  const { t } = useTranslation('home');
  return (
    <Section
      id="services"
      title={t('services.title')}
      intro={t('services.intro')}
      bg="bg.surface"
      borderTopWidth="1px"
    >
      <Grid
        as="ul"
        columnGap="12"
        rowGap="8"
        templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }}
      >
        {services.map(({ key, icon: Icon }) => (
          <Flex as="li" key={key} gap="4">
            <chakra.span color="accent.fg" flexShrink="0" marginTop="0.5">
              <Icon size="1.5rem" strokeWidth={1.5} aria-hidden="true" />
            </chakra.span>
            <Stack gap="1">
              <chakra.h3 fontWeight="semibold">{t(`services.${key}.title`)}</chakra.h3>
              <Text color="fg.muted">{t(`services.${key}.text`)}</Text>
            </Stack>
          </Flex>
        ))}
      </Grid>
    </Section>
  );
}
