import { type Ref, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { FieldBinding } from '../fields/binding.ts';
import { type StyledFieldProps, useFieldIds } from '../fields/field-ids.ts';
import { Group, type GroupEvents, type GroupPart, type GroupRest } from '../fields/Group.tsx';
import { join, partsOf } from '../theme/parts.ts';
import { useRadios } from './radios.ts';
import * as styles from './ScaleField.css.ts';

export interface ScaleFieldProps
  extends StyledFieldProps<Exclude<GroupPart, 'note'> | 'words'>,
    GroupEvents,
    GroupRest {
  /** The ends of the scale, in whole numbers. */
  min?: number;
  max?: number;
  /** What the ends mean: `No pain`, `Worst pain`. They are shown beside the numbers and are part of their names. */
  minLabel: string;
  maxLabel: string;
  /** The chosen number, or null. */
  value?: number | null;
  defaultValue?: number | null;
  onChange?: (value: number) => void;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Of more tiles, a narrow row would have none that is easy to press. */
const mostInOneRow = 7;

/** How many tiles a row has where space is short. */
function tilesPerRow(count: number): keyof typeof styles.tilesPerRow {
  if (count <= mostInOneRow) return 'all';
  return count <= 8 ? 'four' : count <= 10 ? 'five' : 'six';
}

/** A number on a scale with words at its ends, as a row of radio buttons. Nothing is chosen at first. */
export function ScaleField({
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled,
  isReadOnly,
  id,
  name,
  form,
  min = 0,
  max = 10,
  minLabel,
  maxLabel,
  value,
  defaultValue = null,
  onChange,
  onBlur,
  onFocus,
  classNames,
  ref,
  ...rest
}: ScaleFieldProps) {
  const intl = useIntl();
  const group = useRef<HTMLFieldSetElement>(null);
  const ids = useFieldIds({ id, description, errorMessage });
  const part = partsOf(classNames);
  const radioOf = useRadios(group, ids, {
    name,
    form,
    isRequired,
    isReadOnly,
    value: value === undefined ? undefined : String(value),
    defaultValue: String(defaultValue),
    onChange: (number) => onChange?.(Number(number)),
  });
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const perRow = tilesPerRow(numbers.length);
  const words = perRow === 'all' ? 'below' : 'around';
  const wordIds = { [min]: `${ids.id}-min`, [max]: `${ids.id}-max` };
  return (
    <Group
      component="choices/ScaleField"
      {...rest}
      classNames={classNames}
      isRadioGroup
      {...{ ids, group, ref, label, description, errorMessage, isRequired, isDisabled, isReadOnly }}
      {...{ form, onBlur, onFocus }}
    >
      <div className={styles.container}>
        <div className={styles.scale}>
          {/* Read with the numbers that they belong to. */}
          <div aria-hidden id={wordIds[min]} {...part('words', styles.firstWord[words])}>
            {minLabel}
          </div>
          <div {...part('choices', styles.tilesPerRow[perRow])}>
            {numbers.map((number) => {
              const numberId = `${ids.id}-${number}`;
              return (
                <label key={number} className={styles.number}>
                  <input
                    {...radioOf(String(number))}
                    aria-labelledby={join(numberId, wordIds[number])}
                    className={styles.control}
                  />
                  <span id={numberId}>{intl.formatNumber(number)}</span>
                </label>
              );
            })}
          </div>
          <div aria-hidden id={wordIds[max]} {...part('words', styles.lastWord[words])}>
            {maxLabel}
          </div>
        </div>
      </div>
    </Group>
  );
}

ScaleField.binding = { empty: null } satisfies FieldBinding;
