import { type ReactNode, useId } from 'react';
import { useInlineStyle } from '../rendering/hydration.ts';
import * as styles from './Meter.css.ts';
import * as words from './Progress.css.ts';

export interface MeterProps {
  /** The accessible name: "Seats taken". */
  label: ReactNode;
  value: number;
  max?: number;
  /** The value as text, such as "9 of 12 seats". Always shown next to the bar. */
  valueText: string;
  /** Adds a color. The text must have the same information. */
  tone?: keyof typeof styles.tone;
}

/** A measurement within a range: seats taken, storage used. For progress of a task, use `Progress`. */
export function Meter({ label, value, max = 100, valueText, tone = 'brand' }: MeterProps) {
  const labelId = useId();
  const share = max > 0 ? Math.min(Math.max(value, 0), max) / max : 0;
  const filled = useInlineStyle({ inlineSize: `${share * 100}%` });
  return (
    <div className={words.progress}>
      <div className={words.words}>
        <span id={labelId} className={words.label}>
          {label}
        </span>
        <span className={words.value} aria-hidden="true">
          {valueText}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: not all browsers can style the native meter */}
      <div
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={share * max}
        aria-valuetext={valueText}
        className={styles.track}
      >
        <div className={styles.tone[tone]} style={filled} />
      </div>
    </div>
  );
}
