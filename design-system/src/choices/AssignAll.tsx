import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FieldBinding } from '../fields/binding.ts';
import { useEarlyInput } from '../fields/early-input.ts';
import { type FieldProps, useFieldIds, useFormReset } from '../fields/field-ids.ts';
import { useNativeRequired } from '../fields/form-submission.ts';
import { Group, type GroupEvents } from '../fields/Group.tsx';
import { chooseMessages } from '../fields/messages.ts';
import { SelectBox } from '../fields/SelectBox.tsx';
import * as styles from './AssignAll.css.ts';
import { RadioRow, RadioRows, RowText, rowIds } from './RadioRows.tsx';

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
const none: readonly never[] = [];

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
  const isNativelyRequired = useNativeRequired(isRequired);
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
    const own = rowIds(ids.id, item.value);
    return {
      chosen,
      name: `${name ?? ownName}.${item.value}`,
      labelId: own.labelId,
      isInvalid,
      describedBy:
        [item.description && own.descriptionId, isInvalid && ids.errorId].filter(Boolean).join(' ') ||
        undefined,
      text: <RowText ids={own} {...item} />,
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
      <RadioRows options={kind === 'radios' ? options : none}>
        {items.map((item) => {
          const row = rowOf(item);
          if (kind === 'radios')
            return (
              <RadioRow
                key={item.value}
                {...{ form, options, isControlled, isRequired, isReadOnly }}
                name={row.name}
                labelId={row.labelId}
                describedBy={row.describedBy}
                isInvalid={row.isInvalid}
                chosen={isControlled ? row.chosen : (defaultValue[item.value] ?? '')}
                onChoose={(option) => assign(item.value, option)}
              >
                {row.text}
              </RadioRow>
            );
          return (
            <div key={item.value} className={styles.selectRow}>
              <div>{row.text}</div>
              <SelectBox
                name={name && row.name}
                form={form}
                aria-labelledby={row.labelId}
                aria-describedby={row.describedBy}
                aria-invalid={row.isInvalid}
                aria-readonly={isReadOnly || undefined}
                {...(isControlled ? { value: row.chosen } : { defaultValue: defaultValue[item.value] ?? '' })}
                required={isNativelyRequired}
                aria-required={isRequired || undefined}
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
        })}
      </RadioRows>
    </Group>
  );
}

AssignAll.binding = { empty: {} } satisfies FieldBinding;
