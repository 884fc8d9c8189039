import { chakra } from '@chakra-ui/react';
import { Link } from '@web/ui/Link';
import { useTranslation } from 'react-i18next';
import { paths } from './paths';
import { siteFacts } from './site';

/** The gate with the sun standing in it, and the name. */
export function Logo() {
  const { t } = useTranslation();
  const { name } = siteFacts();
  return (
    <Link
      to={paths.home}
      variant="plain"
      aria-label={t('nav.homeLink', { name })}
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      flexShrink="0"
      _hover={{ textDecoration: 'none' }}
    >
      <chakra.svg
        viewBox="0 0 32 32"
        width="8"
        height="8"
        color="accent.fg"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M4 30V15a12 12 0 0 1 24 0v15h-6V15a6 6 0 0 0-12 0v15z" fill="currentColor" />
        <circle cx="16" cy="22" r="4" fill="currentColor" />
        <path d="M2 28h28v2H2z" fill="currentColor" />
      </chakra.svg>
      <chakra.span textStyle="caption" whiteSpace="nowrap" aria-hidden="true">
        {name}
      </chakra.span>
    </Link>
  );
}
