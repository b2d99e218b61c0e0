import { type ComponentPropsWithRef, type ReactNode, type Ref, useRef } from 'react';
import * as frame from '../fields/Field.css.ts';
import { FieldError } from '../fields/Field.tsx';
import { type FieldProps, useErrorAnnouncement, useFieldWiring, useHold } from '../fields/wiring.ts';
import * as styles from './choices.css.ts';

export interface SwitchProps
  extends Omit<FieldProps, 'label' | 'isRequired'>,
    Pick<ComponentPropsWithRef<'input'>, 'onBlur' | 'onFocus'> {
  /** What is on or off. It reads the same in both states. */
  label: ReactNode;
  value?: boolean;
  defaultValue?: boolean;
  onChange?: (value: boolean) => void;
  /** What a plain form sends when on. */
  formValue?: string;
  ref?: Ref<HTMLInputElement>;
}

/** On or off, at once: a setting that needs no button to take effect. What is agreed to by sending is a checkbox. */
export function Switch({
  label,
  description,
  errorMessage,
  isDisabled,
  isReadOnly,
  id,
  value,
  defaultValue,
  onChange,
  formValue = 'on',
  ref,
  ...rest
}: SwitchProps) {
  const control = useRef<HTMLInputElement>(null);
  const hold = useHold(control, ref);
  const wiring = useFieldWiring({ id, description, errorMessage });
  useErrorAnnouncement(control, errorMessage);
  return (
    <div className={frame.field}>
      <FieldError id={wiring.errorId}>{errorMessage}</FieldError>
      <label className={styles.choice}>
        <input
          {...rest}
          {...wiring.control}
          ref={hold}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state, and aria-checked must not stand beside it
          role="switch"
          {...(value === undefined ? { defaultChecked: defaultValue } : { checked: value })}
          // The words alone are the name; the description is read after the state.
          aria-labelledby={wiring.labelId}
          value={formValue}
          disabled={isDisabled}
          aria-readonly={isReadOnly || undefined}
          className={`${styles.control} ${styles.switchControl}`}
          onClick={(event) => {
            if (isReadOnly) event.preventDefault();
          }}
          onChange={(event) => {
            if (!isReadOnly) onChange?.(event.target.checked);
          }}
        />
        <span>
          <span id={wiring.labelId} className={styles.text}>
            {label}
          </span>
          {description && (
            <span id={wiring.descriptionId} className={styles.choiceDescription}>
              {description}
            </span>
          )}
        </span>
      </label>
    </div>
  );
}
