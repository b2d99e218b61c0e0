import { type ReactNode, useId } from 'react';
import * as styles from './Progress.css.ts';

export interface ProgressProps {
  /** The accessible name: "Course progress". */
  label: ReactNode;
  value: number;
  max?: number;
  /** The value as text, such as "3 of 12 modules". Always shown next to the bar. */
  valueText: ReactNode;
  tone?: keyof typeof styles.tone;
}

/** How much of something is done or used, as a bar and as text. */
export function Progress({ label, value, max = 100, valueText, tone = 'brand' }: ProgressProps) {
  const labelId = useId();
  const valueId = useId();
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span id={valueId} className={styles.value}>
          {valueText}
        </span>
      </div>
      <progress
        className={styles.tone[tone]}
        value={Math.min(Math.max(value, 0), max)}
        max={max}
        aria-labelledby={labelId}
        aria-describedby={valueId}
      />
    </div>
  );
}
