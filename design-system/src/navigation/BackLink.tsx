import type { ReactNode } from 'react';
import { Link } from '../actions/Link.tsx';
import * as styles from './BackLink.css.ts';

export interface BackLinkProps {
  href: string;
  /** The name of the page it leads to: "My courses". */
  children: ReactNode;
}

/** The way back to the page above, as the `above` of a `Page`. */
export const BackLink = ({ href, children }: BackLinkProps) => (
  <Link href={href} tone="plain" isStandalone>
    <span aria-hidden="true" className={styles.chevron} />
    {children}
  </Link>
);
