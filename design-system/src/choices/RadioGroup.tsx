import { type FocusEventHandler, type ReactNode, type Ref, useId, useRef } from 'react';
import * as frame from '../fields/Field.css.ts';
import { FieldError, OptionalMark } from '../fields/Field.tsx';
import { type FieldProps, useErrorAnnouncement, useFieldWiring, useHold } from '../fields/wiring.ts';
import * as styles from './choices.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldProps {
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** The focus has left the group. */
  onBlur?: FocusEventHandler<HTMLFieldSetElement>;
  /** The focus has come into the group. */
  onFocus?: FocusEventHandler<HTMLFieldSetElement>;
  ref?: Ref<HTMLFieldSetElement>;
}

/** One of up to about five, all in sight. */
export function RadioGroup({
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled,
  isReadOnly,
  id,
  name,
  form,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  onFocus,
  ref,
}: RadioGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const hold = useHold(group, ref);
  const ownName = useId();
  const wiring = useFieldWiring({ id, description, errorMessage });
  useErrorAnnouncement(group, errorMessage);
  return (
    <fieldset
      ref={hold}
      id={wiring.id}
      className={frame.field}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and a plain group takes no aria-invalid
      role="radiogroup"
      aria-labelledby={wiring.labelId}
      aria-describedby={wiring.control['aria-describedby']}
      aria-invalid={wiring.control['aria-invalid']}
      aria-required={isRequired}
      aria-readonly={isReadOnly || undefined}
      disabled={isDisabled}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
      }}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onFocus?.(event);
      }}
    >
      <legend id={wiring.labelId} className={frame.label}>
        {label}
        {!isRequired && !isDisabled && !isReadOnly && <OptionalMark />}
      </legend>
      {description && (
        <div id={wiring.descriptionId} className={frame.description}>
          {description}
        </div>
      )}
      <FieldError id={wiring.errorId}>{errorMessage}</FieldError>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name ?? ownName}
              form={form}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              required={isRequired}
              disabled={option.isDisabled || (isReadOnly && option.value !== (value ?? defaultValue))}
              className={`${styles.control} ${styles.radio}`}
              onChange={() => onChange?.(option.value)}
            />
            <span>
              <span className={styles.text}>{option.label}</span>
              {option.description && <span className={styles.choiceDescription}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
