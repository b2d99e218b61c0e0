import type { ReactNode } from 'react';
import { illustration } from './illustration.css.ts';

export interface IllustrationProps {
  /** What it shows, when it says something that the words beside it do not. Without it, decoration. */
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
