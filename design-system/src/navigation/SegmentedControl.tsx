import type { ReactNode } from 'react';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentedControlProps<T extends string> {
  /** Accessible name. */
  label: string;
  /** Shows the name above the options, where they don't say what they are about. */
  isLabelVisible?: boolean;
  value: T;
  onChange: (value: T) => void;
  options: ReadonlyArray<{
    value: T;
    children: ReactNode;
    /** Accessible name and tooltip, if `children` is an icon. */
    label?: string | undefined;
    lang?: string;
  }>;
}

/**
 * Selects one of two to four options and takes effect immediately: a view, a language, a theme. In a form, use a radio
 * group.
 */
export function SegmentedControl<T extends string>({
  label,
  isLabelVisible = false,
  value,
  onChange,
  options,
}: SegmentedControlProps<T>) {
  const group = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={label} className={styles.group}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === value}
          title={option.label}
          lang={option.lang}
          onClick={() => onChange(option.value)}
        >
          {option.children}
        </button>
      ))}
    </div>
  );
  if (!isLabelVisible) return group;
  return (
    <div className={styles.labeled}>
      <span aria-hidden className={styles.label}>
        {label}
      </span>
      {group}
    </div>
  );
}
