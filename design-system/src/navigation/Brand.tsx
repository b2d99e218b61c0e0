import type { ReactNode } from 'react';
import { useLink } from '../actions/RouterProvider.tsx';
import { logo } from '../theme/logo.ts';
import * as styles from './Brand.css.ts';

export interface BrandProps {
  /** The target of the link, usually the home page of the app. */
  href: string;
  /** Shows only the logo on phones. The name is still read. */
  isCompact?: boolean;
  /** Whose product it is, below its name in windows with room for it. */
  owner?: ReactNode;
  /** The name of the product. */
  children: ReactNode;
}

/** The logo with the name of the product. */
export function Brand({ href, isCompact = false, owner, children }: BrandProps) {
  const link = useLink(href);
  return (
    <a {...link} className={styles.brand}>
      <BrandMark />
      <span className={isCompact ? styles.compactName : styles.name}>
        {children}
        {owner && <small>{owner}</small>}
      </span>
    </a>
  );
}

/** The logo alone: two leaves and the sun. Decorative. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox={`0 0 ${logo.size} ${logo.size}`} aria-hidden>
      <rect className={styles.disc} width={logo.size} height={logo.size} rx={logo.radius} />
      <circle className={styles.sun} cx={logo.sun.x} cy={logo.sun.y} r={logo.sun.radius} />
      <path className={styles.leaf} d={logo.leaves[0]} />
      <path className={styles.leaf} d={logo.leaves[1]} opacity=".82" />
      <path className={styles.vein} d={logo.vein} />
    </svg>
  );
}
