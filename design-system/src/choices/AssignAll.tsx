import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FieldBinding } from '../fields/binding.ts';
import { useEarlyInput } from '../fields/early-input.ts';
import { type FieldProps, useFieldIds, useFormReset } from '../fields/field-ids.ts';
import { Group, type GroupEvents } from '../fields/Group.tsx';
import { chooseMessages } from '../fields/messages.ts';
import { SelectBox } from '../fields/SelectBox.tsx';
import * as styles from './AssignAll.css.ts';
import * as choices from './choices.css.ts';

export interface AssignItem {
  value: string;
  label: string;
  description?: ReactNode;
}

type Assigned = Readonly<Record<string, string>>;

export interface AssignAllProps extends FieldProps, GroupEvents {
  /** The rows, each of which gets one of the options. */
  items: readonly AssignItem[];
  options: readonly { value: string; label: string }[];
  /** The chosen option of each row, keyed by the row's value. */
  value?: Assigned;
  defaultValue?: Assigned;
  onChange?: (value: Record<string, string>) => void;
  /** Radio buttons for up to five options, selects for more. */
  kind?: 'radios' | 'selects';
  ref?: Ref<HTMLFieldSetElement>;
}

const nothing: Assigned = {};

/** Assigns one option to each of several items. A plain form submits them as `name.item`. */
export function AssignAll({
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled,
  isReadOnly,
  id,
  name,
  form,
  items,
  options,
  value,
  defaultValue = nothing,
  onChange,
  kind = options.length > 5 ? 'selects' : 'radios',
  onBlur,
  onFocus,
  ref,
}: AssignAllProps) {
  const intl = useIntl();
  const group = useRef<HTMLFieldSetElement>(null);
  const ownName = useId();
  const [followed, setFollowed] = useState(defaultValue);
  const isControlled = value !== undefined;
  const assigned = isControlled ? value : followed;
  useFormReset(group, isControlled ? null : () => setFollowed(defaultValue));
  const ids = useFieldIds({ id, description, errorMessage }, true);

  const change = (next: Record<string, string>) => {
    if (!isControlled) setFollowed(next);
    onChange?.(next);
  };
  const assign = (item: string, option: string) => change({ ...assigned, [item]: option });
  useEarlyInput(group, (fieldset) => {
    const rows = fieldset.querySelectorAll('select, [role="radiogroup"]');
    const chosen = items.map(({ value: item }, index) => {
      const row = rows[index];
      const control =
        row instanceof HTMLSelectElement ? row : row?.querySelector<HTMLInputElement>(':checked');
      return [item, control?.value ?? ''] as const;
    });
    if (chosen.some(([item, option]) => option !== (assigned[item] ?? '')))
      change({ ...assigned, ...Object.fromEntries(chosen.filter(([, option]) => option !== '')) });
  });
  const rowOf = (item: AssignItem) => {
    const chosen = assigned[item.value] ?? '';
    // Rows without an option are invalid. If all have one, any of them could be wrong.
    const isInvalid =
      Boolean(errorMessage) && (chosen === '' || items.every((other) => assigned[other.value]));
    const rowId = `${ids.id}-${item.value}`;
    return {
      chosen,
      name: name ? `${name}.${item.value}` : `${ownName}.${item.value}`,
      labelId: `${rowId}-label`,
      // Set on the radio group or on the select.
      state: {
        'aria-describedby':
          [item.description && `${rowId}-hint`, isInvalid && ids.errorId].filter(Boolean).join(' ') ||
          undefined,
        'aria-invalid': isInvalid,
        'aria-readonly': isReadOnly || undefined,
      },
      text: (
        <>
          <span id={`${rowId}-label`} className={styles.itemLabel}>
            {item.label}
          </span>
          {item.description && (
            <span id={`${rowId}-hint`} className={choices.choiceDescription}>
              {item.description}
            </span>
          )}
        </>
      ),
    };
  };

  const count = items.filter((item) => assigned[item.value]).length;
  return (
    <Group
      component="choices/AssignAll"
      {...{ ids, group, ref, label, description, errorMessage, isRequired, isDisabled, isReadOnly }}
      {...{ form, onBlur, onFocus }}
      note={intl.formatMessage(
        {
          id: 'assignAll.count',
          defaultMessage: '{count} of {all} assigned',
          description: 'Under a list in which every line is to get a choice',
        },
        { count, all: items.length },
      )}
    >
      <div className={styles.matrix}>
        {kind === 'radios' && (
          // In the wide layout, headings show the options' labels. Each radio keeps its own label for screen readers.
          <div aria-hidden className={styles.heads}>
            <span />
            {options.map((option) => (
              <span key={option.value} className={styles.head}>
                {option.label}
              </span>
            ))}
          </div>
        )}
        {items.map((item) => {
          const row = rowOf(item);
          if (kind === 'selects') {
            return (
              <div key={item.value} className={styles.selectRow}>
                <div>{row.text}</div>
                <SelectBox
                  name={name && row.name}
                  form={form}
                  aria-labelledby={row.labelId}
                  {...row.state}
                  {...(isControlled
                    ? { value: row.chosen }
                    : { defaultValue: defaultValue[item.value] ?? '' })}
                  required={isRequired}
                  onChange={(event) => assign(item.value, event.target.value)}
                >
                  <option value="" disabled={isReadOnly && row.chosen !== ''}>
                    {intl.formatMessage(chooseMessages.text)}
                  </option>
                  {options.map((option) => (
                    <option
                      key={option.value}
                      value={option.value}
                      disabled={isReadOnly && option.value !== row.chosen}
                    >
                      {option.label}
                    </option>
                  ))}
                </SelectBox>
              </div>
            );
          }
          return (
            <div
              key={item.value}
              role="radiogroup"
              aria-labelledby={row.labelId}
              aria-required={isRequired}
              {...row.state}
              className={styles.radioRow}
            >
              <div className={styles.item}>{row.text}</div>
              {options.map((option) => (
                <label key={option.value} className={styles.cell}>
                  <input
                    type="radio"
                    name={row.name}
                    form={form}
                    value={option.value}
                    {...(isControlled
                      ? { checked: option.value === row.chosen }
                      : { defaultChecked: option.value === defaultValue[item.value] })}
                    required={isRequired}
                    aria-invalid={row.state['aria-invalid']}
                    disabled={isReadOnly && option.value !== row.chosen}
                    className={`${choices.control} ${choices.radio}`}
                    onChange={() => assign(item.value, option.value)}
                  />
                  <span className={styles.cellLabel}>{option.label}</span>
                </label>
              ))}
            </div>
          );
        })}
      </div>
    </Group>
  );
}

AssignAll.binding = { empty: {} } satisfies FieldBinding;
