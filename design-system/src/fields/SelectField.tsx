import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
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
  useKeptChoice(control, value === undefined ? (defaultValue ?? '') : null);
  const chosenValue = value ?? defaultValue;
  useEarlyInput(control, (select) => {
    if (select.value !== (chosenValue ?? '')) onChange?.(select.value);
  });
  // A value that is not in the list (an old record) is kept and shown, never replaced by the first option.
  const isUnknown = Boolean(chosenValue) && !options.some((option) => option.value === chosenValue);
  // The native select has no read-only state, so the other options are disabled instead.
  const only = isReadOnly ? (chosenValue ?? '') : undefined;
  const list = useMemo(
    () =>
      optionGroups(options).map(([group, members]) => {
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
      }),
    [options, only],
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
          {isUnknown && <option value={chosenValue}>{chosenValue}</option>}
          {list}
        </SelectBox>
      )}
    </Field>
  );
}

/**
 * Keeps the choice of a select without a `value` when its options are replaced. React chooses the default only once, and the
 * browser another option when the chosen one goes.
 */
function useKeptChoice(control: RefObject<HTMLSelectElement | null>, defaultValue: string | null): void {
  const chosen = useRef<HTMLOptionElement>(null);
  // After each render, because it can change the options.
  useLayoutEffect(() => {
    if (defaultValue === null) return;
    const select = control.current!;
    const options = [...select.options];
    const kept = chosen.current?.isConnected === false ? chosen.current.value : select.value;
    const first = options.find((option) => option.value === defaultValue);
    // What a reset chooses. Setting it also chooses it now.
    if (first && !first.defaultSelected) first.defaultSelected = true;
    if (select.value !== kept && options.some((option) => option.value === kept)) select.value = kept;
    chosen.current = select.selectedOptions[0] ?? null;
  });
  useLayoutEffect(() => {
    const select = control.current!;
    const remember = () => {
      chosen.current = select.selectedOptions[0] ?? null;
    };
    select.addEventListener('change', remember);
    return () => select.removeEventListener('change', remember);
  }, [control]);
}
