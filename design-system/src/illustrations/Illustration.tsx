import type { ReactNode } from 'react';
import { illustration } from './illustration.css.ts';

export interface IllustrationProps {
  /** Alternative text, if it says something that the text beside it doesn't. Without it, decorative. */
  label?: string;
}

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
