import type { ButtonProps } from '@chakra-ui/react';
import { paths } from '@web/app/paths';
import { ButtonLink } from '@web/ui/Link';
import { useTranslation } from 'react-i18next';
import type { PackageCardFragment } from './packages.generated';

interface ChooseLinkProps extends Pick<ButtonProps, 'size' | 'width'> {
  package: PackageCardFragment;
}

/** On to the booking form, with the package in the address (so that a reload keeps it) and in the navigation state. */
export function ChooseLink({ package: chosen, ...rest }: ChooseLinkProps) {
  const { t } = useTranslation('catalogue');
  return (
    <ButtonLink
      {...rest}
      to={paths.booking({ package: chosen.slug })}
      state={{ selectedPackage: chosen }}
      aria-label={`${t('actions.choose')}: ${chosen.title}`}
    >
      {t('actions.choose')}
    </ButtonLink>
  );
}
