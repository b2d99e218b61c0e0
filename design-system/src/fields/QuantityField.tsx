import { parseNumber, typedNumber } from '@institute/values/formats/parse-number';
import { spellQuantity, type Unit, unitTexts } from '@institute/values/formats/units';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../actions/IconButton.tsx';
import { announce } from '../aria/announcement.ts';
import { isComposing } from '../aria/composing.ts';
import { AddIcon, MinusIcon } from '../icons/named.tsx';
import type { PartsProps } from '../theme/parts.ts';
import type { FieldBinding } from './binding.ts';
import { useControlRef } from './field-ids.ts';
import { labelInSentence } from './label-text.ts';
import { NumberBox, type NumberBoxProps } from './NumberBox.tsx';
import * as styles from './QuantityField.css.ts';
import { rewrite } from './rewrite.ts';
import type { SignedFieldPart } from './SignedBox.tsx';
import { nextStep } from './steps.ts';

export interface QuantityFieldProps
  extends Omit<NumberBoxProps, 'classNames'>,
    PartsProps<SignedFieldPart | 'steps'> {
  /** A unit of CLDR, such as `kilogram` or `mile-per-hour`: its sign is in the box, and its name is read with the label. */
  unit?: Unit;
  /** Decimal places. More are kept as typed and reported, never rounded. 0 means whole numbers. */
  fractionDigits?: number;
  /** Adds buttons and the up and down arrow keys, which change the number by this much. */
  step?: number;
  /** Where the steps begin and end. What is typed is only limited by the form's rules. */
  min?: number;
  max?: number;
}

type Direction = 1 | -1;

/** Pressing a button leaves the focus where it is, so that the box isn't left, and phones show no keyboard. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A quantity in a unit, typed in any common notation, with optional steps. Nothing typed is rounded, clamped or dropped. */
export function QuantityField({
  unit,
  fractionDigits = 0,
  step,
  min,
  max,
  width = 'short',
  onKeyDown,
  ref,
  ...props
}: QuantityFieldProps) {
  const { locale } = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const controlRef = useControlRef(control, ref);
  const { spellings = [], name, ...signs } = unit ? unitTexts(unit, locale) : {};
  const options = { locale, fractionDigits, affixes: spellings };
  const read = (text: string) => {
    const { value, problem } = parseNumber(text, options);
    return { value: value === null ? null : Number(value), problem };
  };
  const show = (value: number) => typedNumber(value, options);

  /** The step from a text, or null if there is none, or if the text isn't a number. */
  const stepFrom = (text: string, direction: Direction) => {
    const { value, problem } = read(text);
    if (step === undefined || problem !== null || props.isDisabled || props.isReadOnly) return null;
    return nextStep(value, direction, { step, min, max, fractionDigits });
  };
  const move = (direction: Direction) => {
    const next = stepFrom(control.current!.value, direction);
    if (next === null) return;
    rewrite(control.current!, show(next));
    announce(spellQuantity(next, unit, locale));
  };

  return (
    <NumberBox
      {...props}
      {...{ width }}
      ref={controlRef}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        onKeyDown?.(event);
        const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
        if (step === undefined || event.defaultPrevented || !/^Arrow(?:Up|Down)$/.test(key)) return;
        if (altKey || ctrlKey || metaKey || shiftKey || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        move(key === 'ArrowUp' ? 1 : -1);
      }}
      kind={{
        component: 'fields/QuantityField',
        read,
        show,
        options,
        example: 1234,
        ...signs,
        unit: name,
        ...(step !== undefined && {
          around: (box, text, part) => (
            <div className={styles.row[width]}>
              {box}
              <div {...part('steps', styles.steps)}>
                <StepButtons
                  field={labelInSentence(props.label, locale)}
                  canStep={(direction) => stepFrom(text, direction) !== null}
                  onStep={move}
                />
              </div>
            </div>
          ),
        }),
      }}
    />
  );
}

interface StepButtonsProps {
  /** The label of the box, as in a sentence. */
  field: string;
  canStep: (direction: Direction) => boolean;
  onStep: (direction: Direction) => void;
}

function StepButtons({ field, canStep, onStep }: StepButtonsProps) {
  const intl = useIntl();
  return (
    <>
      <IconButton
        variant="secondary"
        // The arrow keys in the box do the same.
        tabIndex={-1}
        isDisabled={!canStep(-1)}
        label={intl.formatMessage(
          {
            id: 'quantity.decrease',
            defaultMessage: 'Decrease {field}',
            description:
              'Button beside a number box; field is its label with a small first letter, such as “weight”',
          },
          { field },
        )}
        onMouseDown={keepFocus}
        onPress={() => onStep(-1)}
      >
        <MinusIcon />
      </IconButton>
      <IconButton
        variant="secondary"
        tabIndex={-1}
        isDisabled={!canStep(1)}
        label={intl.formatMessage(
          {
            id: 'quantity.increase',
            defaultMessage: 'Increase {field}',
            description:
              'Button beside a number box; field is its label with a small first letter, such as “weight”',
          },
          { field },
        )}
        onMouseDown={keepFocus}
        onPress={() => onStep(1)}
      >
        <AddIcon />
      </IconButton>
    </>
  );
}

QuantityField.binding = { empty: null } satisfies FieldBinding;
