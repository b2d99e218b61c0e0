import { type ReactNode, type Ref, useRef } from 'react';
import { type StyledFieldProps, useFieldIds } from '../fields/field-ids.ts';
import { Group, type GroupEvents, type GroupPart, type GroupRest } from '../fields/Group.tsx';
import { partsOf } from '../theme/parts.ts';
import * as styles from './choices.css.ts';
import { useRadios } from './radios.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** Below it, but not a part of its name: a link to more. */
  details?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps
  extends StyledFieldProps<Exclude<GroupPart, 'note'>>,
    GroupEvents,
    GroupRest {
  options: readonly RadioOption[];
  /** `cards` for options worth comparing, such as plans and classes: each has its own frame. */
  look?: keyof typeof styles.choiceLook;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Radio buttons to select one of up to about five options. */
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
  look = 'plain',
  value,
  defaultValue,
  onChange,
  onBlur,
  onFocus,
  classNames,
  ref,
  ...rest
}: RadioGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const ids = useFieldIds({ id, description, errorMessage });
  const radioOf = useRadios(group, ids, {
    name,
    form,
    isRequired,
    isReadOnly,
    value,
    defaultValue,
    onChange,
  });
  return (
    <Group
      component="choices/RadioGroup"
      {...rest}
      classNames={classNames}
      isRadioGroup
      {...{ ids, group, ref, label, description, errorMessage, isRequired, isDisabled, isReadOnly }}
      {...{ form, onBlur, onFocus }}
    >
      <div {...partsOf(classNames)('choices', styles.optionsLook[look])}>
        {options.map((option) => {
          const choice = (
            <label
              key={option.value}
              className={option.details ? styles.framedChoice : styles.choiceLook[look]}
            >
              <input
                {...radioOf(option.value, option.isDisabled)}
                className={`${styles.control} ${styles.radio}`}
              />
              <span>
                <span className={styles.choiceName[look]}>{option.label}</span>
                {option.description && <span className={styles.choiceDescription}>{option.description}</span>}
              </span>
            </label>
          );
          if (!option.details) return choice;
          return (
            <div key={option.value} className={styles.choiceFrame[look]}>
              {choice}
              <div className={styles.choiceDetails}>{option.details}</div>
            </div>
          );
        })}
      </div>
    </Group>
  );
}
