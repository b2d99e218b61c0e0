import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../actions/LinkButton.tsx';

export interface HelpLinkProps {
  href: string;
}

/** The way to help, at the same place in every shell. */
export function HelpLink({ href }: HelpLinkProps) {
  return (
    <LinkButton href={href} variant="quiet">
      <FormattedMessage
        id="navigation.help"
        defaultMessage="Help"
        description="Link in the header of every page: help and contact"
      />
    </LinkButton>
  );
}

/** The end of a header, which begins with the way to help. Nothing if there is neither. */
export const withHelp = (href: string | undefined, end: ReactNode): ReactNode =>
  href ? (
    <>
      <HelpLink href={href} />
      {end}
    </>
  ) : (
    end
  );
