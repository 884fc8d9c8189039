import { chakra, Grid, Stack, Text } from '@chakra-ui/react';
import { paths } from '@web/app/paths';
import { ButtonLink } from '@web/ui/Link';
import { Section } from '@web/ui/layout';
import { useTranslation } from 'react-i18next';

const steps = ['choose', 'deposit', 'flight', 'relax'] as const;

export function HowToBook() {
  const { t } = useTranslation('home');
  return (
    <Section
      id="how-to-book"
      title={t('steps.title')}
      intro={t('steps.intro')}
      action={<ButtonLink to={paths.trips()}>{t('steps.button')}</ButtonLink>}
    >
      <Grid as="ol" gap="8" templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }}>
        {steps.map((step, index) => (
          <Stack as="li" key={step} gap="2" borderTopWidth="1px" borderColor="border.control" paddingTop="4">
            <chakra.span textStyle="display" color="accent.fg" aria-hidden="true">
              {index + 1}
            </chakra.span>
            <chakra.h3 textStyle="caption">{t(`steps.${step}.title`)}</chakra.h3>
            <Text color="fg.muted">{t(`steps.${step}.text`)}</Text>
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}
