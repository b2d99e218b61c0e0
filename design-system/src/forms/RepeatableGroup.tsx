import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { announce } from '../aria/announcement.ts';
import { firstInput } from '../aria/focus.ts';
import type { FieldBinding } from '../fields/binding.ts';
import { type FieldProps, useFieldIds } from '../fields/field-ids.ts';
import { Group } from '../fields/Group.tsx';
import { AddIcon, DeleteIcon } from '../icons/named.tsx';
import { rowKeys } from './list-items.ts';
import * as styles from './RepeatableGroup.css.ts';

export interface RepeatableGroupProps<Item> extends Omit<FieldProps, 'name' | 'form'> {
  value: readonly Item[];
  onChange: (value: Item[]) => void;
  /** The name of a row, by its number from 1: "Education 2". */
  itemLabel: (number: number) => string;
  /** The label of the add button: "Add an education". */
  addLabel: string;
  /** The initial values of a new row. */
  newItem: () => Item;
  /** The maximum number of rows, at which the add button disappears. */
  max?: number;
  /** Called with the index before a row is removed. */
  onRemove?: (index: number) => void;
  /** The fields of the row with this index. */
  children: (index: number) => ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Rows have no ids, so these keys let React distinguish them when one is removed or moved, here or by the form. */
function useRowKeys(items: readonly unknown[]) {
  const rows = useRef<{ items: readonly unknown[]; keys: readonly number[] }>({ items: [], keys: [] });
  const keys = rowKeys(rows.current, items);
  useLayoutEffect(() => {
    rows.current = { items, keys };
  });
  /** Of rows that are equal, only this says which one goes. */
  const remove = (index: number) => {
    rows.current = { items: items.toSpliced(index, 1), keys: keys.toSpliced(index, 1) };
  };
  return [keys, remove] as const;
}

interface RowTarget {
  index: number;
  isNew: boolean;
}

/** Moves the focus into a row, or to the add button if there is none. */
function focusRow(target: RowTarget, group: HTMLElement | null, add: HTMLElement | null) {
  const rows = group?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
  const row = rows[Math.min(target.index, rows.length - 1)];
  if (!row) return add?.focus();
  const first = firstInput(row);
  // The fields of a new row may still be loading.
  if (target.isNew && first) first.focus();
  else row.focus();
}

/** Rows of fields that users can add and remove. */
export function RepeatableGroup<Item>({
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  id,
  value,
  onChange,
  itemLabel,
  addLabel,
  newItem,
  max = Number.POSITIVE_INFINITY,
  onRemove,
  children,
  ref,
}: RepeatableGroupProps<Item>) {
  const group = useRef<HTMLFieldSetElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const ids = useFieldIds({ id, description, errorMessage });
  const isLocked = isDisabled || isReadOnly;

  const [keys, removeKey] = useRowKeys(value);
  /** Where focus goes after the update: into the new row, or to the one that took a removed row's place. */
  const goTo = useRef<RowTarget | null>(null);
  useEffect(() => {
    const target = goTo.current;
    goTo.current = null;
    if (target) focusRow(target, group.current, add.current);
  });

  return (
    <Group
      component="forms/RepeatableGroup"
      {...{ ids, group, ref, label, description, errorMessage, isRequired, isDisabled, isReadOnly }}
    >
      <div className={styles.rows}>
        {value.map((_, index) => {
          const name = itemLabel(index + 1);
          return (
            <fieldset key={keys[index]} data-row tabIndex={-1} className={styles.row}>
              <legend className={styles.legend}>{name}</legend>
              {children(index)}
              {!isLocked && (
                <div className={styles.quietActions}>
                  <RemoveButton
                    label={name}
                    onPress={() => {
                      goTo.current = { index, isNew: false };
                      onRemove?.(index);
                      removeKey(index);
                      onChange(value.toSpliced(index, 1));
                    }}
                  />
                </div>
              )}
            </fieldset>
          );
        })}
        {!isLocked && value.length < max && (
          <div className={styles.actions}>
            <Button
              ref={add}
              variant="secondary"
              aria-describedby={errorMessage ? ids.errorId : undefined}
              icon={<AddIcon />}
              onPress={() => {
                goTo.current = { index: value.length, isNew: true };
                onChange([...value, newItem()]);
              }}
            >
              {addLabel}
            </Button>
          </div>
        )}
      </div>
    </Group>
  );
}

function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  const intl = useIntl();
  return (
    <Button
      variant="quiet"
      icon={<DeleteIcon />}
      aria-label={intl.formatMessage(
        {
          id: 'group.removeOne',
          defaultMessage: 'Remove {label}',
          description: 'Button that takes away one of the things that were chosen or added',
        },
        { label },
      )}
      onPress={() => {
        announce(
          intl.formatMessage(
            {
              id: 'list.removed',
              defaultMessage: '{label} removed',
              description: 'Said by screen readers after a tag was taken away from the chosen ones',
            },
            { label },
          ),
        );
        onPress();
      }}
    >
      {intl.formatMessage({
        id: 'group.remove',
        defaultMessage: 'Remove',
        description: 'Button that takes one of several rows of fields away',
      })}
    </Button>
  );
}

RepeatableGroup.binding = { empty: [], isList: true } satisfies FieldBinding;
