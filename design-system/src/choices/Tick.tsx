import { type ComponentPropsWithRef, type ReactNode, type Ref, useRef } from 'react';
import { useEarlyInput } from '../fields/early-input.ts';
import * as frame from '../fields/Field.css.ts';
import { ErrorText } from '../fields/Field.tsx';
import {
  type FieldProps,
  useErrorAnnouncement,
  useFieldIds,
  useFormReset,
  useMergedRef,
} from '../fields/field-ids.ts';
import { reportMissingLabel } from '../fields/missing-label.ts';
import * as styles from './choices.css.ts';

export interface TickProps
  extends Omit<FieldProps, 'label'>,
    Pick<ComponentPropsWithRef<'input'>, 'onBlur' | 'onFocus'> {
  /** The label. It's the same in both states. */
  label: ReactNode;
  value?: boolean;
  defaultValue?: boolean;
  onChange?: (value: boolean) => void;
  /** The value that a plain form submits when it's checked or on. */
  formValue?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A native checkbox with its label: the shared base of `CheckboxField` and `Switch`. */
export function Tick({
  kind,
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled,
  isReadOnly,
  id,
  value,
  defaultValue,
  onChange,
  formValue = 'on',
  ref,
  ...rest
}: TickProps & { kind: 'checkbox' | 'switch' }) {
  const control = useRef<HTMLInputElement>(null);
  reportMissingLabel(`choices/${kind === 'switch' ? 'Switch' : 'CheckboxField'}`, label);
  const inputRef = useMergedRef(control, ref);
  const ids = useFieldIds({ id, description, errorMessage });
  useErrorAnnouncement(control, errorMessage);
  useFormReset(control, null);
  useEarlyInput(control, ({ checked }) => {
    if (checked !== (value ?? defaultValue ?? false)) onChange?.(checked);
  });
  const look = kind === 'switch' ? styles.switchControl : styles.checkbox;
  return (
    <div className={frame.field}>
      <ErrorText id={ids.errorId}>{errorMessage}</ErrorText>
      <label className={styles.choice}>
        <input
          {...rest}
          {...ids.control}
          ref={inputRef}
          type="checkbox"
          role={kind === 'switch' ? kind : undefined}
          {...(value === undefined ? { defaultChecked: defaultValue } : { checked: value })}
          // The name is the label alone. The description is read after the state.
          aria-labelledby={ids.labelId}
          value={formValue}
          required={isRequired}
          disabled={isDisabled}
          aria-readonly={isReadOnly || undefined}
          className={`${styles.control} ${look}`}
          onClick={(event) => {
            // Native checkboxes don't support `readonly`.
            if (isReadOnly) event.preventDefault();
          }}
          onChange={(event) => {
            if (!isReadOnly) onChange?.(event.target.checked);
          }}
        />
        <span>
          <span id={ids.labelId} className={styles.text}>
            {label}
          </span>
          {description && (
            <span id={ids.descriptionId} className={styles.choiceDescription}>
              {description}
            </span>
          )}
        </span>
      </label>
    </div>
  );
}
