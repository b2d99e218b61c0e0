import type { ReactNode } from 'react';
import * as styles from './Figures.css.ts';

export interface Figure {
  /** Formatted: "73%". */
  value: ReactNode;
  /** What it counts, below it: "graduated on time". */
  label: ReactNode;
}

export interface FiguresProps {
  items: readonly Figure[];
}

/** Two or three large figures beside each other, each with its label. */
export const Figures = ({ items }: FiguresProps) => (
  <dl className={styles.list}>
    {items.map(({ value, label }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the figures never change places
      <div key={index} className={styles.item}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
