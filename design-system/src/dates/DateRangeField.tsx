import { isDate } from '@institute/values/formats/iso-date';
import {
  type FocusEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useIntl } from 'react-intl';
import type { FieldBinding } from '../fields/binding.ts';
import * as frame from '../fields/Field.css.ts';
import { ErrorText, OptionalGroup, OptionalMark } from '../fields/Field.tsx';
import { useControlRef } from '../fields/field-ids.ts';
import { useFieldValue } from '../fields/field-value.ts';
import { reportMissingLabel } from '../fields/missing-label.ts';
import { OwnText } from '../rendering/OwnText.tsx';
import { DateField } from './DateField.tsx';
import * as styles from './DateRangeField.css.ts';
import type { CalendarLimits } from './DayCalendar.tsx';

/** Two dates as `YYYY-MM-DD`. Invalid text is kept as it is, and an empty box is an empty string. */
export interface DateRange {
  start: string;
  end: string;
}

export type DateRangePart = keyof DateRange;

export interface DateRangeFieldProps {
  /** The legend of the group. */
  label: string;
  description?: ReactNode;
  /** The labels of the two boxes. Default to "Start" and "End". */
  partLabels?: Readonly<Record<DateRangePart, string>>;
  value?: DateRange;
  defaultValue?: DateRange;
  onChange?: (value: DateRange) => void;
  /** The error of the whole range. */
  errorMessage?: ReactNode;
  /** Errors by box. */
  errorMessages?: Partial<Record<DateRangePart, ReactNode>>;
  /** Adds buttons that open a calendar, with the days that can be selected. The end can't be before the start. */
  calendar?: true | CalendarLimits;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** A plain form submits the dates as `{name}.start` and `{name}.end`. */
  name?: string;
  /** The id of a form that doesn't contain the group. */
  form?: string;
  onFieldBlur?: (part: DateRangePart, event: FocusEvent) => void;
  onFieldFocus?: (part: DateRangePart, event: FocusEvent) => void;
  ref?: Ref<HTMLFieldSetElement>;
}

const emptyRange: DateRange = { start: '', end: '' };
const parts = ['start', 'end'] as const;

function useRange(
  fieldset: RefObject<HTMLFieldSetElement | null>,
  {
    value,
    defaultValue = emptyRange,
    onChange,
  }: Pick<DateRangeFieldProps, 'value' | 'defaultValue' | 'onChange'>,
) {
  const [range, change] = useFieldValue(fieldset, { value, defaultValue, onChange });
  // Both parts can change before the next render.
  const latest = useRef(range);
  useLayoutEffect(() => {
    latest.current = range;
  });
  const changePart = (part: DateRangePart, date: string) => {
    latest.current = { ...latest.current, [part]: date };
    change(latest.current);
  };
  return [range, changePart] as const;
}

function usePartLabels(): Record<DateRangePart, string> {
  const intl = useIntl();
  return {
    start: intl.formatMessage({
      id: 'dateRange.start',
      defaultMessage: 'Start',
      description: 'Label of the first day of two',
    }),
    end: intl.formatMessage({
      id: 'dateRange.end',
      defaultMessage: 'End',
      description: 'Label of the last day of two',
    }),
  };
}

/** The days that can be selected in the calendar of a part. */
function limitsOf(part: DateRangePart, calendar: true | CalendarLimits, range: DateRange): CalendarLimits {
  const limits = calendar === true ? {} : calendar;
  const isBounded = part === 'end' && isDate(range.start) && !(limits.min && limits.min > range.start);
  return isBounded ? { ...limits, min: range.start } : limits;
}

/** Two typed dates, from start to end, as one group. */
export function DateRangeField({
  label,
  description,
  partLabels,
  value,
  defaultValue,
  onChange,
  errorMessage,
  errorMessages = {},
  calendar,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  name,
  form,
  onFieldBlur,
  onFieldFocus,
  ref,
}: DateRangeFieldProps) {
  reportMissingLabel('dates/DateRangeField', label);
  const id = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const groupRef = useControlRef(fieldset, ref);
  const [range, changePart] = useRange(fieldset, { value, defaultValue, onChange });

  const defaultLabels = usePartLabels();
  const labels = partLabels ?? defaultLabels;

  return (
    <fieldset
      ref={groupRef}
      form={form}
      className={frame.field}
      aria-describedby={
        [description && `${id}-hint`, errorMessage && `${id}-error`].filter(Boolean).join(' ') || undefined
      }
      disabled={isDisabled}
    >
      <legend className={frame.label}>
        <OwnText>{label}</OwnText>
        {!isRequired && !isDisabled && !isReadOnly && <OptionalMark />}
      </legend>
      {description && (
        <div id={`${id}-hint`} className={frame.description}>
          {description}
        </div>
      )}
      {errorMessage && (
        <ErrorText id={`${id}-error`} control={fieldset}>
          {errorMessage}
        </ErrorText>
      )}
      <OptionalGroup isOptional={!isRequired}>
        <div className={styles.parts}>
          {parts.map((part) => (
            <DateField
              key={part}
              id={`${id}-${part}`}
              name={name && `${name}.${part}`}
              label={labels[part]}
              errorMessage={errorMessages[part]}
              calendar={calendar && limitsOf(part, calendar, range)}
              {...{ form, isRequired, isDisabled, isReadOnly }}
              value={range[part]}
              onChange={(date) => changePart(part, date)}
              onBlur={(event) => onFieldBlur?.(part, event)}
              onFocus={(event) => onFieldFocus?.(part, event)}
            />
          ))}
        </div>
      </OptionalGroup>
    </fieldset>
  );
}

DateRangeField.binding = { empty: emptyRange, parts } satisfies FieldBinding;
