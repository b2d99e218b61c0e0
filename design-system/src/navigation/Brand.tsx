import type { ReactNode } from 'react';
import { useLink } from '../actions/RouterProvider.tsx';
import * as styles from './Brand.css.ts';

export interface BrandProps {
  /** The target of the link, usually the home page of the app. */
  href: string;
  /** The name of the product. */
  children: ReactNode;
}

/** The logo with the name of the product. */
export function Brand({ href, children }: BrandProps) {
  const link = useLink(href);
  return (
    <a {...link} className={styles.brand}>
      <BrandMark />
      <span className={styles.name}>{children}</span>
    </a>
  );
}

/** The logo alone: two leaves and the sun. Decorative. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={styles.disc} width="32" height="32" rx="10" />
      <circle className={styles.sun} cx="22.6" cy="9.4" r="3.1" />
      <path className={styles.leaf} d="M15.6 24.8C9.6 24.2 6.4 20 6.6 13.2c6.6.2 9.6 4 9 11.6Z" />
      <path className={styles.leaf} d="M17 24.8c-.2-5.6 2.6-9 8.6-9.4.4 5.8-2.6 9.2-8.6 9.4Z" opacity=".82" />
      <path className={styles.vein} d="M9.6 16.4c2.4 2 4.2 4.6 5.6 8" />
    </svg>
  );
}
