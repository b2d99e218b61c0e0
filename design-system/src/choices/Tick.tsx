import { type ReactNode, useRef } from 'react';
import { useEarlyInput } from '../fields/early-input.ts';
import { ErrorText, fieldRootOf } from '../fields/Field.tsx';
import {
  type ControlProps,
  type FieldPart,
  type StyledFieldProps,
  useControlRef,
  useFieldIds,
  useRenderAfterReset,
} from '../fields/field-ids.ts';
import { useNativeRequired } from '../fields/form-submission.ts';
import { reportMissingLabel } from '../fields/missing-label.ts';
import { partsOf } from '../theme/parts.ts';
import * as styles from './choices.css.ts';

/** The parts of a checkbox or switch. */
export type TickPart = Exclude<FieldPart, 'note'>;

export interface TickProps
  extends StyledFieldProps<TickPart>,
    Omit<ControlProps<'input'>, 'role' | 'onClick'> {
  /** The label. It's the same in both states. */
  label: ReactNode;
  value?: boolean;
  defaultValue?: boolean;
  onChange?: (value: boolean) => void;
  /** The value that a plain form submits when it's checked or on. */
  formValue?: string;
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
  className,
  style,
  classNames,
  ref,
  ...rest
}: TickProps & { kind: 'checkbox' | 'switch' }) {
  const control = useRef<HTMLInputElement>(null);
  const component = kind === 'switch' ? 'Switch' : 'CheckboxField';
  reportMissingLabel(`choices/${component}`, label);
  const part = partsOf(classNames);
  const inputRef = useControlRef(control, ref);
  const ids = useFieldIds({ id, description, errorMessage });
  useRenderAfterReset(control);
  useEarlyInput(control, ({ checked }) => {
    if (checked !== (value ?? defaultValue ?? false)) onChange?.(checked);
  });
  const look = kind === 'switch' ? styles.switchControl : styles.checkbox;
  const state = { isInvalid: ids.control['aria-invalid'], isRequired, isDisabled, isReadOnly };
  return (
    <div {...fieldRootOf(component, { className, style }, state)}>
      {errorMessage && (
        <ErrorText id={ids.errorId} control={control} part={part}>
          {errorMessage}
        </ErrorText>
      )}
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
          required={useNativeRequired(isRequired)}
          aria-required={isRequired || undefined}
          disabled={isDisabled}
          aria-readonly={isReadOnly || undefined}
          {...part('control', `${styles.control} ${look}`)}
          onClick={(event) => {
            // Native checkboxes don't support `readonly`.
            if (isReadOnly) event.preventDefault();
          }}
          onChange={(event) => {
            if (!isReadOnly) onChange?.(event.target.checked);
          }}
        />
        <span>
          <span id={ids.labelId} {...part('label', styles.text)}>
            {label}
          </span>
          {description && (
            <span id={ids.descriptionId} {...part('description', styles.choiceDescription)}>
              {description}
            </span>
          )}
        </span>
      </label>
    </div>
  );
}
