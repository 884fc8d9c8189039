import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import { paths, type ReturnState } from '@web/app/paths';
import { useDocumentTitle } from '@web/app/useDocumentTitle';
import { RegisterForm } from '@web/features/accounts/RegisterForm';
import { SignInForm } from '@web/features/accounts/SignInForm';
import { safeReturnPath } from '@web/session/return-path';
import { type SessionUser, useSession } from '@web/session/SessionProvider';
import { Container, PageHeading } from '@web/ui/layout';
import { ButtonLink, Link } from '@web/ui/Link';
import { PosterImage } from '@web/ui/PosterImage';
import { Tabs } from '@web/ui/Tabs';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

type AuthTab = 'login' | 'register';

/** Signing in and creating an account; afterwards back to where the person came from, or to the role's page. */
export function AuthPage() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const session = useSession();
  const tab: AuthTab = query.get('tab') === 'register' ? 'register' : 'login';
  const title = tab === 'login' ? t('auth.signInTitle') : t('auth.registerTitle');
  useDocumentTitle(title);
  const state = location.state as ReturnState | null;

  const onSignedIn = (token: string, user: SessionUser) => {
    session.signIn(token, user);
    void navigate(safeReturnPath(state?.returnTo, homeOf(user)), { replace: true });
  };
  const onTab = (next: AuthTab) => void navigate(paths.auth(next), { replace: true, state: location.state });

  return (
    <Container paddingBlock={{ base: '8', md: '12' }}>
      <Grid templateColumns={{ base: '1fr', lg: '5fr 4fr' }} gap={{ base: '8', lg: '16' }} alignItems="start">
        <Box maxWidth="2xl">
          <PageHeading
            title={title}
            intro={tab === 'login' ? t('auth.signInIntro') : t('auth.registerIntro')}
          />
          {session.user ? (
            <Stack gap="4" alignItems="flex-start">
              <Text>{t('auth.alreadySignedIn', { email: session.user.email })}</Text>
              <ButtonLink to={safeReturnPath(state?.returnTo, homeOf(session.user))}>
                {t('auth.continue')}
              </ButtonLink>
            </Stack>
          ) : (
            <Tabs<AuthTab>
              label={t('auth.tabs')}
              value={tab}
              onChange={onTab}
              tabs={[
                {
                  value: 'login',
                  label: t('auth.signInTab'),
                  content: <SignInForm onSignedIn={onSignedIn} links={<SignInLinks />} />,
                },
                { value: 'register', label: t('auth.registerTab'), content: <RegisterForm /> },
              ]}
            />
          )}
        </Box>
        <Box display={{ base: 'none', lg: 'block' }} position="sticky" top="24">
          <PosterImage slug="amalfi-coast-slowly" alt="" />
        </Box>
      </Grid>
    </Container>
  );
}

function SignInLinks() {
  const { t } = useTranslation('account');
  return (
    <>
      <Link to={paths.forgotPassword}>{t('auth.forgot')}</Link>
      <Link to={paths.resendVerification}>{t('auth.resend')}</Link>
    </>
  );
}

/** Where a role begins its work. */
function homeOf(user: SessionUser): string {
  return user.role === 'ADMIN' ? paths.admin() : paths.myBookings;
}
