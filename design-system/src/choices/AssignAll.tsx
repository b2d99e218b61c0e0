import { type ReactNode, type Ref, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { FieldBinding } from '../fields/binding.ts';
import { useEarlyInput } from '../fields/early-input.ts';
import { type FieldProps, useFieldIds } from '../fields/field-ids.ts';
import { useFieldValue } from '../fields/field-value.ts';
import { useNativeRequired } from '../fields/form-submission.ts';
import { Group, type GroupEvents } from '../fields/Group.tsx';
import { chooseMessages } from '../fields/messages.ts';
import { SelectBox } from '../fields/SelectBox.tsx';
import { join } from '../theme/parts.ts';
import * as styles from './AssignAll.css.ts';
import { RadioRow, RadioRows, type RowProps, RowText, rowIds } from './RadioRows.tsx';

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
  const radioName = useId();
  const isControlled = value !== undefined;
  const [assigned, change] = useFieldValue(group, { value, defaultValue, onChange });
  const ids = useFieldIds({ id, description, errorMessage }, true);

  useEarlyInput(group, (fieldset) => {
    const rows = fieldset.querySelectorAll('select, [role="radiogroup"]');
    const chosenValues = items.map(({ value: item }, index) => {
      const row = rows[index];
      const control =
        row instanceof HTMLSelectElement ? row : row?.querySelector<HTMLInputElement>(':checked');
      return [item, control?.value ?? ''] as const;
    });
    if (chosenValues.some(([item, option]) => option !== (assigned[item] ?? '')))
      change({ ...assigned, ...Object.fromEntries(chosenValues.filter(([, option]) => option !== '')) });
  });
  const [Row, groupName] = kind === 'radios' ? [RadioRow, name ?? radioName] : [SelectRow, name];
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
          // Rows without an option are invalid. If all have one, any of them could be wrong.
          const isInvalid = Boolean(errorMessage) && (!assigned[item.value] || count === items.length);
          const texts = rowIds(ids.id, item.value);
          return (
            <Row
              key={item.value}
              {...{ form, options, isControlled, isRequired, isReadOnly, isInvalid }}
              name={groupName && `${groupName}.${item.value}`}
              labelId={texts.labelId}
              describedBy={
                join(item.description ? texts.descriptionId : undefined, isInvalid && ids.errorId) ||
                undefined
              }
              chosen={(isControlled ? assigned : defaultValue)[item.value] ?? ''}
              onChoose={(option) => change({ ...assigned, [item.value]: option })}
            >
              <RowText ids={texts} {...item} />
            </Row>
          );
        })}
      </RadioRows>
    </Group>
  );
}

/** A row with a select, named by its text. */
function SelectRow({
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
}: RowProps) {
  const intl = useIntl();
  return (
    <div className={styles.selectRow}>
      <div>{children}</div>
      <SelectBox
        {...{ name, form }}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        aria-readonly={isReadOnly || undefined}
        {...(isControlled ? { value: chosen } : { defaultValue: chosen })}
        required={useNativeRequired(isRequired)}
        aria-required={isRequired || undefined}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="" disabled={isReadOnly && chosen !== ''}>
          {intl.formatMessage(chooseMessages.text)}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={isReadOnly && option.value !== chosen}>
            {option.label}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}

AssignAll.binding = { empty: {} } satisfies FieldBinding;
