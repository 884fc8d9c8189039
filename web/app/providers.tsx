import { ChakraProvider } from '@chakra-ui/react';
import createEmotionCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { i18n } from '@web/i18n/i18n';
import { useSaveThemePreferenceMutation } from '@web/session/session.generated';
import { SessionProvider, useSession } from '@web/session/SessionProvider';
import { system } from '@web/theme/system';
import { ThemeProvider } from '@web/theme/ThemeProvider';
import { toast } from '@web/ui/toasts';
import { type ReactNode, useCallback, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';

interface ProvidersProps {
  client: ApolloClient;
  children: ReactNode;
}

/** Everything a page may ask for, in the order in which one needs the other. */
export function Providers({ client, children }: ProvidersProps) {
  const [styles] = useState(createStyleCache);
  return (
    <I18nextProvider i18n={i18n}>
      <CacheProvider value={styles}>
        <ChakraProvider value={system}>
          <ApolloProvider client={client}>
            <SessionProvider>
              <AccountTheme>{children}</AccountTheme>
            </SessionProvider>
          </ApolloProvider>
        </ChakraProvider>
      </CacheProvider>
    </I18nextProvider>
  );
}

/** The Content-Security-Policy admits style elements only with this request's nonce. */
function createStyleCache() {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return createEmotionCache({ key: 'css', nonce });
}

function AccountTheme({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const [save] = useSaveThemePreferenceMutation();
  const savePreference = useCallback(
    async (themePreference: string) => {
      await save({ variables: { themePreference } });
    },
    [save],
  );
  const tell = useCallback(() => toast.info(t('theme.saveFailed')), [t]);
  return (
    <ThemeProvider account={user} savePreference={savePreference} onSaveFailed={tell}>
      {children}
    </ThemeProvider>
  );
}
