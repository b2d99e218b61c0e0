import * as frame from '../fields/Field.css.ts';
import { OptionalMark } from '../fields/Field.tsx';
import type { FieldProps } from '../fields/wiring.ts';
import * as styles from './PendingField.css.ts';

export interface PendingFieldProps
  extends Pick<FieldProps, 'label' | 'description' | 'isRequired' | 'isDisabled' | 'isReadOnly'> {
  /** How many lines of 44 px the field will take under its label. */
  rows?: number | undefined;
  /** A line of its own words under the description. */
  hasHint?: boolean | undefined;
}

/** Stands where a field will be, as high as the field, with its label already readable. */
export function PendingField({
  label,
  description,
  isRequired,
  isDisabled,
  isReadOnly,
  rows = 1,
  hasHint = false,
}: PendingFieldProps) {
  return (
    <div className={frame.field} aria-busy="true">
      <div className={frame.label}>
        {label}
        {!isRequired && !isDisabled && !isReadOnly && <OptionalMark />}
      </div>
      {description && <div className={frame.description}>{description}</div>}
      {hasHint && <div className={frame.description}>&nbsp;</div>}
      {Array.from({ length: rows }, (_, row) => (
        <div key={String(row)} className={rows === 1 ? `${frame.width.full} ${styles.box}` : styles.row} />
      ))}
    </div>
  );
}
