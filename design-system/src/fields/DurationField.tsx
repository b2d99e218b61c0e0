import { formatDuration } from '@institute/values/formats/duration';
import { defineMessages, useIntl } from 'react-intl';
import type { FieldBinding } from './binding.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

const messages = defineMessages({
  none: {
    id: 'duration.none',
    defaultMessage: 'None',
    description: 'In a list of durations: no time at all',
  },
});

export interface DurationFieldProps
  extends Omit<SelectFieldProps, 'options' | 'value' | 'defaultValue' | 'onChange' | 'autoComplete'> {
  /** The options in order, counted in `unit`. */
  options: readonly number[];
  /** The unit of the value and the options. */
  unit?: 'minute' | 'day';
  /** A whole number of units. One that isn't an option is kept and shown; null if nothing is selected. */
  value?: number | null;
  defaultValue?: number | null;
  onChange?: (value: number | null) => void;
}

const minutesOf = { minute: 1, day: 1440 } as const;

const textOf = (value: number | null) => (value === null ? '' : String(value));

/** A duration, chosen from a few common ones. */
export function DurationField({
  options,
  unit = 'minute',
  value,
  defaultValue,
  onChange,
  ...props
}: DurationFieldProps) {
  const intl = useIntl();
  const chosenMinutes = value ?? defaultValue ?? null;
  const offered =
    chosenMinutes === null || options.includes(chosenMinutes) ? options : [...options, chosenMinutes];
  return (
    <SelectField
      width="medium"
      {...props}
      {...(value === undefined ? { defaultValue: textOf(defaultValue ?? null) } : { value: textOf(value) })}
      options={offered
        .toSorted((a, b) => a - b)
        .map((count) => ({
          value: String(count),
          label:
            count === 0
              ? intl.formatMessage(messages.none)
              : formatDuration(count * minutesOf[unit], intl.locale),
        }))}
      onChange={(text) => onChange?.(text === '' ? null : Number(text))}
    />
  );
}

DurationField.binding = { empty: null } satisfies FieldBinding;
