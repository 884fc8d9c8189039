import { Button, Flex, Text } from '@chakra-ui/react';
import { useSession } from '@web/session/SessionProvider';
import { Container } from '@web/ui/layout';
import { useTranslation } from 'react-i18next';

/** The server could not be asked who this is: that is no sign-out, and is said. */
export function SessionNotice() {
  const { t } = useTranslation();
  const { status, retry } = useSession();
  if (status !== 'unreachable') return null;
  return (
    <Flex role="status" bg="bg.warning" color="fg.warning" paddingBlock="2">
      <Container display="flex" alignItems="center" gap="4" flexWrap="wrap">
        <Text textStyle="sm">{t('session.unreachable')}</Text>
        <Button size="xs" variant="outline" onClick={retry}>
          {t('actions.tryAgain')}
        </Button>
      </Container>
    </Flex>
  );
}
