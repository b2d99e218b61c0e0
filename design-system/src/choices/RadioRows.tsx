import type { FocusEvent, ReactNode, Ref } from 'react';
import { focusWithin } from '../fields/focus-within.ts';
import { useNativeRequired } from '../fields/form-submission.ts';
import { partsOf } from '../theme/parts.ts';
import * as choices from './choices.css.ts';
import * as styles from './RadioRows.css.ts';

interface Answer {
  value: string;
  label: string;
}

interface RadioRowsProps {
  /** Those of the columns, if the rows are radio buttons. */
  options: readonly Answer[];
  /** The rows. */
  children: ReactNode;
  className?: string | undefined;
}

/** A matrix: rows that are each answered by one of the same options. */
export function RadioRows({ options, children, className }: RadioRowsProps) {
  return (
    <div {...partsOf({ choices: className })('choices', styles.matrix)}>
      {/* In the wide layout, headings show the options' labels. Each radio keeps its own label for screen readers. */}
      {options.length > 0 && (
        <div aria-hidden className={styles.heads}>
          <span />
          {options.map((option) => (
            <span key={option.value} className={styles.head}>
              {option.label}
            </span>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}

/** The ids of a row, on which its attributes and its text agree. */
export const rowIds = (group: string, row: string) => ({
  labelId: `${group}-${row}-label`,
  descriptionId: `${group}-${row}-hint`,
  errorId: `${group}-${row}-error`,
});

interface RowTextProps {
  ids: ReturnType<typeof rowIds>;
  label: string;
  description?: ReactNode;
}

/** What is answered in a row. */
export const RowText = ({ ids, label, description }: RowTextProps) => (
  <>
    <span id={ids.labelId} className={styles.itemLabel}>
      {label}
    </span>
    {description && (
      <span id={ids.descriptionId} className={choices.choiceDescription}>
        {description}
      </span>
    )}
  </>
);

export interface RowProps {
  /** The name of the controls, and the form that they belong to if they aren't in it. */
  name: string | undefined;
  form: string | undefined;
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  isReadOnly: boolean | undefined;
  /** The text, and an error. */
  children: ReactNode;
  options: readonly Answer[];
  chosen: string;
  /** Whether the parent sets `chosen` again after every change. */
  isControlled: boolean;
  onChoose: (option: string) => void;
  onFocus?: (event: FocusEvent) => void;
  onBlur?: (event: FocusEvent) => void;
  ref?: Ref<HTMLFieldSetElement>;
}

/** A row of radio buttons, named by its text. */
export function RadioRow({
  name,
  form,
  labelId,
  describedBy,
  isInvalid,
  isRequired,
  isReadOnly,
  children,
  options,
  chosen,
  isControlled,
  onChoose,
  onFocus,
  onBlur,
  ref,
}: RowProps) {
  const isNativelyRequired = useNativeRequired(isRequired);
  return (
    <fieldset
      ref={ref}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      // ARIA in HTML allows a fieldset to be a radio group.
      {...{
        role: 'radiogroup',
        'aria-invalid': isInvalid,
        'aria-required': isRequired,
        'aria-readonly': isReadOnly || undefined,
      }}
      className={styles.radioRow}
      {...focusWithin({ onFocus, onBlur })}
    >
      <div className={styles.item}>{children}</div>
      {options.map((option) => (
        <label key={option.value} className={styles.cell}>
          <input
            type="radio"
            name={name}
            form={form}
            value={option.value}
            {...(isControlled
              ? { checked: option.value === chosen }
              : { defaultChecked: option.value === chosen })}
            required={isNativelyRequired}
            aria-invalid={isInvalid}
            // Orca reads no description of a group.
            aria-describedby={describedBy}
            disabled={isReadOnly && option.value !== chosen}
            className={`${choices.control} ${choices.radio}`}
            onChange={() => onChoose(option.value)}
          />
          <span className={styles.cellLabel}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
