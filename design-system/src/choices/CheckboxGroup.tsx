import { type Ref, type RefObject, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { FieldBinding } from '../fields/binding.ts';
import { useEarlyInput } from '../fields/early-input.ts';
import { type StyledFieldProps, useFieldIds } from '../fields/field-ids.ts';
import { useFieldValue } from '../fields/field-value.ts';
import { useNativeRequired } from '../fields/form-submission.ts';
import { Group, type GroupEvents, type GroupPart, type GroupRest } from '../fields/Group.tsx';
import { partsOf } from '../theme/parts.ts';
import * as styles from './choices.css.ts';
import { atLeast, hasLimits, type Limits, LimitsHint, useTooMany } from './limits.tsx';
import type { RadioOption } from './RadioGroup.tsx';

export interface CheckboxGroupProps extends StyledFieldProps<GroupPart>, GroupEvents, GroupRest, Limits {
  options: readonly RadioOption[];
  /** The checked values. Values without an option (from an old record) are kept. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (value: string[]) => void;
  /** Stacked, or side by side where there is space. */
  layout?: keyof typeof styles.optionLayout;
  ref?: Ref<HTMLFieldSetElement>;
}

const none: readonly string[] = [];

/** In list order, regardless of the order of selection. Values that aren't in the list stay at the end. */
function inListOrder(values: readonly string[], options: readonly RadioOption[]): string[] {
  const listed = options.map(({ value }) => value);
  const rank = (value: string) => (listed.includes(value) ? listed.indexOf(value) : listed.length);
  return values.toSorted((a, b) => rank(a) - rank(b));
}

function useCheckedValues(
  group: RefObject<HTMLFieldSetElement | null>,
  {
    options,
    value,
    defaultValue = none,
    onChange,
  }: Pick<CheckboxGroupProps, 'options' | 'value' | 'defaultValue' | 'onChange'>,
) {
  const [values, change] = useFieldValue<readonly string[], string[]>(group, {
    value,
    defaultValue,
    onChange,
  });
  const choose = (next: readonly string[]) => change(inListOrder(next, options));
  const toggle = (option: string, isTicked: boolean) =>
    choose(isTicked ? [...values, option] : values.filter((other) => other !== option));
  useEarlyInput(group, (fieldset) => {
    const boxes = [...fieldset.querySelectorAll<HTMLInputElement>('input')];
    if (boxes.every((box) => box.checked === values.includes(box.value))) return;
    const others = values.filter((option) => boxes.every((box) => box.value !== option));
    choose([...boxes.filter((box) => box.checked).map((box) => box.value), ...others]);
  });
  return { chosen: values, toggle };
}

/** Native validation works per control and no single box is required, so the first one reports for the group. */
function useGroupValidity(group: RefObject<HTMLFieldSetElement | null>, isMissing: boolean) {
  const intl = useIntl();
  const missing = isMissing ? atLeast(intl, 1) : '';
  useLayoutEffect(
    () => group.current?.querySelector<HTMLInputElement>('input:enabled')?.setCustomValidity(missing),
    [group, missing],
  );
}

/** A group of checkboxes to select any number of a few options. */
export function CheckboxGroup({
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
  defaultValue = none,
  onChange,
  layout = 'list',
  min,
  max,
  onBlur,
  onFocus,
  classNames,
  ref,
  ...rest
}: CheckboxGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const isControlled = value !== undefined;
  const { chosen, toggle } = useCheckedValues(group, { options, value, defaultValue, onChange });

  useGroupValidity(group, useNativeRequired(isRequired) && chosen.length === 0);

  const note = useTooMany(chosen.length, max);
  const hasHint = hasLimits({ min, max });
  const ids = useFieldIds({ id, description: description || hasHint, errorMessage }, Boolean(note));

  // Without the note, which is announced when it changes under the focus.
  const described = useFieldIds({ id: ids.id, description: description || hasHint, errorMessage });

  return (
    <Group
      component="choices/CheckboxGroup"
      {...rest}
      classNames={classNames}
      {...{ ids, group, ref, label, errorMessage, isRequired, isDisabled, isReadOnly, form, onBlur, onFocus }}
      description={(description || hasHint) && <LimitsHint {...{ description, min, max }} />}
      note={note}
    >
      <div {...partsOf(classNames)('choices', styles.optionLayout[layout])}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="checkbox"
              name={name}
              form={form}
              value={option.value}
              {...(isControlled
                ? { checked: chosen.includes(option.value) }
                : { defaultChecked: defaultValue.includes(option.value) })}
              disabled={option.isDisabled}
              aria-invalid={ids.control['aria-invalid'] || Boolean(note)}
              // A fieldset can't be invalid, and Orca reads no description of it, so each box has both.
              aria-describedby={described.control['aria-describedby']}
              aria-readonly={isReadOnly || undefined}
              className={`${styles.control} ${styles.checkbox}`}
              onClick={(event) => {
                if (isReadOnly) event.preventDefault();
              }}
              onChange={(event) => {
                if (!isReadOnly) toggle(option.value, event.target.checked);
              }}
            />
            <span>
              <span className={styles.text}>{option.label}</span>
              {option.description && <span className={styles.choiceDescription}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </Group>
  );
}

CheckboxGroup.binding = { empty: [] } satisfies FieldBinding;
