import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '../fields/announcer.ts';
import { noteOver } from '../fields/Field.css.ts';
import {
  type FieldProps,
  useErrorAnnouncement,
  useFieldWiring,
  useFormReset,
  useHold,
} from '../fields/wiring.ts';
import { phrases } from '../fields/words.ts';
import * as styles from './choices.css.ts';
import { Group, type GroupEvents } from './Group.tsx';
import type { RadioOption } from './RadioGroup.tsx';

export interface CheckboxGroupProps extends FieldProps, GroupEvents {
  options: readonly RadioOption[];
  /** The values that are ticked. Those of no option (an old record) are kept. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (value: string[]) => void;
  /** How many may be ticked, told in the hint. Nothing is unticked or locked: more than `max` is kept and reported. */
  min?: number;
  max?: number;
  ref?: Ref<HTMLFieldSetElement>;
}

const none: readonly string[] = [];

/** Any number of a few, all in sight. */
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
  min,
  max,
  onBlur,
  onFocus,
  ref,
}: CheckboxGroupProps) {
  const intl = useIntl();
  const group = useRef<HTMLFieldSetElement>(null);
  const hold = useHold(group, ref);
  const [followed, setFollowed] = useState(defaultValue);
  const isControlled = value !== undefined;
  const chosen = isControlled ? value : followed;
  useFormReset(group, isControlled ? null : () => setFollowed(defaultValue));

  const over = max === undefined ? 0 : chosen.length - max;
  const note = over > 0 && intl.formatMessage(phrases.tooManyChosen, { count: over });
  const hasHint = min !== undefined || max !== undefined;
  const wiring = useFieldWiring({ id, description: description || hasHint, errorMessage }, Boolean(note));
  useErrorAnnouncement(group, errorMessage);
  const said = useRef(note);
  useEffect(() => {
    if (note && said.current !== note) announce(note);
    said.current = note;
  }, [note]);

  const toggle = (option: string, isTicked: boolean) => {
    const next = isTicked ? [...chosen, option] : chosen.filter((other) => other !== option);
    // In the order of the list, whatever was ticked first; what the list does not know stays at the end.
    const known = options.map((known) => known.value);
    const rank = (of: string) => (known.includes(of) ? known.indexOf(of) : known.length);
    next.sort((a, b) => rank(a) - rank(b));
    if (!isControlled) setFollowed(next);
    onChange?.(next);
  };

  return (
    <Group
      {...{ wiring, hold, label, errorMessage, isRequired, isDisabled, isReadOnly, form, onBlur, onFocus }}
      description={(description || hasHint) && <Hint {...{ description, min, max }} />}
      note={note && <span className={noteOver}>{note}</span>}
    >
      <div className={styles.options}>
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
              aria-invalid={wiring.control['aria-invalid'] || over > 0}
              // A plain group cannot be invalid: each box says what is wrong with all of them.
              aria-describedby={errorMessage ? wiring.errorId : undefined}
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

function Hint({
  description,
  min,
  max,
}: {
  description: ReactNode;
  min: number | undefined;
  max: number | undefined;
}) {
  const intl = useIntl();
  const limits = () => {
    if (min === undefined) return max !== undefined && intl.formatMessage(phrases.chooseAtMost, { max });
    if (max === undefined) return intl.formatMessage(phrases.chooseAtLeast, { min });
    return intl.formatMessage(phrases.chooseBetween, { min, max });
  };
  return (
    <>
      {description && <div>{description}</div>}
      {limits()}
    </>
  );
}
