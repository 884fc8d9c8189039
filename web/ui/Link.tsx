import { Button, type ButtonProps, chakra } from '@chakra-ui/react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';

/** A link within the site. `plain` for lists and cards, where the place says that it is one. */
export const Link = chakra(RouterLink, {
  base: { borderRadius: 'poster', cursor: 'button' },
  variants: {
    variant: {
      underline: {
        color: 'accent.fg',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        _hover: { color: 'accent.strong' },
      },
      plain: {
        color: 'inherit',
        textDecoration: 'none',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
    },
  },
  defaultVariants: { variant: 'underline' },
});

type ButtonLinkProps = Pick<RouterLinkProps, 'to' | 'state' | 'replace'> &
  Omit<ButtonProps, 'asChild' | 'as'>;

/** Goes somewhere, and looks like a button because it is the next step. */
export function ButtonLink({ to, state, replace, children, ...rest }: ButtonLinkProps) {
  return (
    <Button {...rest} asChild>
      <RouterLink to={to} state={state} replace={replace}>
        {children}
      </RouterLink>
    </Button>
  );
}
