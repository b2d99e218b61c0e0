import type { ReactNode } from 'react';
import { illustration } from './illustration.css.ts';

export interface IllustrationProps {
  /** Alternative text, unless the text next to it says the same. Without it, the illustration is decorative. */
  label?: string;
}

/** Parts marked `data-room` (walls, windows, furniture) are left out where only the people have space: `AuthLayout`. */
export function Illustration({
  label,
  viewBox,
  children,
}: IllustrationProps & { viewBox: string; children: ReactNode }) {
  return (
    <svg
      className={illustration}
      viewBox={viewBox}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      {children}
    </svg>
  );
}
