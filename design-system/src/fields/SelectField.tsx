import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useEarlyInput } from './early-input.ts';
import { Field } from './Field.tsx';
import { type ControlProps, type StyledFieldProps, useRenderAfterReset } from './field-ids.ts';
import { chooseMessages } from './messages.ts';
import { optionGroups } from './option-groups.ts';
import { SelectBox } from './SelectBox.tsx';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
  /** The heading under which the option is listed. Options without one come first. */
  group?: string;
}

export interface SelectFieldProps extends StyledFieldProps, ControlProps<'select'> {
  options: readonly SelectOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** The first option, which means no selection. */
  placeholder?: string;
  /**
   * Controls what a list shows, or is a setting that always has a value, so it is neither required nor optional. It has
   * an empty option only with a `placeholder`.
   */
  isFilter?: boolean;
  width?: 'full' | 'medium' | 'short';
  /** In a table whose headings say what is chosen: the label is only its name, and it's as wide as its longest option. */
  isInTable?: boolean;
}

/** A choice from a list with the native select, which brings type-ahead, autofill and the phone's picker. */
export function SelectField({
  isReadOnly,
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  isFilter = false,
  width = 'full',
  isInTable = false,
  ...props
}: SelectFieldProps) {
  const intl = useIntl();
  const control = useRef<HTMLSelectElement>(null);
  useRenderAfterReset(control);
  const chosenValue = value ?? defaultValue;
  useEarlyInput(control, (select) => {
    if (select.value !== (chosenValue ?? '')) onChange?.(select.value);
  });
  // A value that is not in the list (an old record) is kept and shown, never replaced by the first option.
  const unknown = options.some((option) => option.value === chosenValue) ? '' : chosenValue;
  // The native select has no read-only state, so the other options are disabled instead.
  const only = isReadOnly ? (chosenValue ?? '') : undefined;
  const list = useMemo(
    () =>
      // Among the others: once it is known, it's the same element, so that a select without a `value` keeps it.
      optionGroups(unknown ? [{ value: unknown, label: unknown }, ...options] : options).map(
        ([group, members]) => {
          const lines = members.map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.isDisabled || (only !== undefined && option.value !== only)}
              // Names of countries and time zones differ between servers and browsers.
              suppressHydrationWarning
            >
              {option.label}
            </option>
          ));
          return group ? (
            <optgroup key={group} label={group}>
              {lines}
            </optgroup>
          ) : (
            lines
          );
        },
      ),
    [options, unknown, only],
  );
  return (
    <Field<'select'>
      component="fields/SelectField"
      {...props}
      {...{ control, isReadOnly }}
      hasOptionalMark={!isFilter}
      isLabelHidden={isInTable}
    >
      {({ readOnly, ...field }) => (
        <SelectBox
          width={isInTable ? 'content' : width}
          {...field}
          {...(value === undefined ? { defaultValue: defaultValue ?? '' } : { value })}
          aria-readonly={readOnly || undefined}
          onChange={(event) => onChange?.(event.target.value)}
        >
          {(placeholder || !isFilter) && (
            <option value="" disabled={Boolean(only)}>
              {placeholder ?? intl.formatMessage(chooseMessages.text)}
            </option>
          )}
          {list}
        </SelectBox>
      )}
    </Field>
  );
}
