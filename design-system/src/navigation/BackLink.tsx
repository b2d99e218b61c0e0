import type { ReactNode } from 'react';
import { Link } from '../actions/Link.tsx';
import { ChevronLeftIcon } from '../icons/named.tsx';

export interface BackLinkProps {
  href: string;
  /** The name of the page it leads to: "My courses". */
  children: ReactNode;
}

/** The way back to the page above, as the `above` of a `Page`. */
export const BackLink = ({ href, children }: BackLinkProps) => (
  <Link href={href} tone="plain" isStandalone>
    <ChevronLeftIcon size="s" />
    {children}
  </Link>
);
