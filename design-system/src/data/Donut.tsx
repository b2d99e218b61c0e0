import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './Donut.css.ts';

export interface DonutProps {
  /** The accessible name: "Course progress". */
  label: ReactNode;
  value: number;
  max?: number;
  /** The value as text, shown next to it: "5 of 12 modules". */
  valueText: ReactNode;
  size?: keyof typeof styles.size;
}

const radius = 43;
const length = 2 * Math.PI * radius;

/** A percentage as a ring. The text next to it has the same information. */
export function Donut({ label, value, max = 100, valueText, size = 'm' }: DonutProps) {
  const intl = useIntl();
  const share = max > 0 ? Math.min(Math.max(value, 0), max) / max : 0;
  return (
    <div className={styles.donut}>
      <div className={styles.size[size]} aria-hidden="true">
        <svg className={styles.drawing} viewBox="0 0 100 100" aria-hidden="true">
          <circle className={styles.track} cx="50" cy="50" r={radius} />
          {share > 0 && (
            <circle
              className={styles.arc}
              cx="50"
              cy="50"
              r={radius}
              strokeDasharray={length}
              strokeDashoffset={length * (1 - share)}
            />
          )}
        </svg>
        {/* Rounded down, so that only a complete value shows 100%. */}
        <span className={styles.figure}>
          {intl.formatNumber(Math.floor(share * 100) / 100, { style: 'percent' })}
        </span>
      </div>
      <div className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.valueText}>{valueText}</span>
      </div>
    </div>
  );
}
