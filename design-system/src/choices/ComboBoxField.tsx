import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { useIntl } from 'react-intl';
import { AriaLocale } from '../aria/AriaLocale.tsx';
import { announce } from '../aria/announcement.ts';
import * as frame from '../fields/Field.css.ts';
import { Field } from '../fields/Field.tsx';
import type { ControlProps, StyledFieldProps } from '../fields/field-ids.ts';
import { useFormattedInput } from '../fields/formatted-input.ts';
import { rewrite } from '../fields/rewrite.ts';
import { ComboBoxInput } from './ComboBoxInput.tsx';
import { findOption, type ListOption, type OptionGroup } from './matching.ts';
import { OptionPopover } from './OptionPopover.tsx';
import { useOptionMenu } from './option-menu.ts';
import { type LoadOptions, useKnownOptions } from './option-search.ts';

export interface ComboBoxFieldProps extends StyledFieldProps, ControlProps<'input'> {
  /** All options, or with `loadOptions` the ones known from the start, such as the selected one. */
  options: readonly ListOption[];
  /** Requests the options that match the typed text from a server. */
  loadOptions?: LoadOptions;
  /** The value of an option. Text that doesn't match an option is shown as it is, so that no input is lost. */
  value?: string;
  defaultValue?: string;
  /** Called with the value of the matching option, or with the typed text. */
  onChange?: (value: string, option: ListOption | null) => void;
  width?: 'full' | 'medium';
}

/** A text field with a list of matching options. Text that matches no option is kept and reported as an error. */
export function ComboBoxField({
  errorMessage,
  isDisabled = false,
  isReadOnly = false,
  options,
  loadOptions,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  onFocus,
  width = 'full',
  autoComplete = 'off',
  ...props
}: ComboBoxFieldProps) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const { known, learn } = useKnownOptions(options);
  // The selected option, because several can have the same label.
  const taken = useRef<ListOption | null>(null);
  const optionOf = (typed: string) =>
    taken.current?.label === typed ? taken.current : findOption(known, typed);
  const labelOf = (chosen: string) => known.find((option) => option.value === chosen)?.label;
  const { text, current, change, reformat } = useFormattedInput({
    control,
    value,
    defaultValue,
    show: (chosen) => labelOf(chosen) ?? chosen,
    read: (typed) => optionOf(typed)?.value ?? typed,
    onChange: (next, typed) => onChange?.(next, optionOf(typed) ?? null),
  });
  const [wasLeft, setLeft] = useState(false);
  const menu = useOptionMenu({ options, loadOptions, text, onFound: learn });
  const choose = (option: ListOption) => {
    menu.close();
    taken.current = option;
    if (control.current!.value === option.label) change(option.label);
    else rewrite(control.current!, option.label);
    announce(option.label);
  };

  const strayText = intl.formatMessage({
    id: 'comboBox.strayText',
    defaultMessage: 'Please choose an option from the list',
    description: 'Under a search box for one of many options that holds something else',
  });
  const shownLabel = labelOf(current);
  // An option that can't be chosen any more is shown as it was saved.
  const isStray = (typed: string) => typed.trim() !== '' && typed !== shownLabel && !findOption(known, typed);
  /** Set as custom validity right away, before the form validates the change. */
  const judge = (typed: string) => control.current?.setCustomValidity(isStray(typed) ? strayText : '');
  useLayoutEffect(() => judge(text));

  // Options can load late or change with the language.
  const follow = useEffectEvent(() => {
    const { activeElement } = document;
    if (shownLabel !== undefined && activeElement !== control.current && text !== shownLabel)
      reformat(shownLabel);
    // What was typed may be one of those that have loaded since.
    else if (!isReadOnly && text === current && (optionOf(text)?.value ?? text) !== text) change(text);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the label changes or there are more options
  useEffect(() => follow(), [shownLabel, known.length]);

  const note = wasLeft && !menu.isOpen && !errorMessage && isStray(text) ? strayText : '';

  /** Pasted or autofilled text can be an option's value, such as a country code: replaces it with the label. */
  const settle = (typed: string) => {
    const option = optionOf(typed);
    if (option && option.label !== typed) {
      taken.current = option;
      rewrite(control.current!, option.label);
    }
  };

  return (
    <Field
      component="choices/ComboBoxField"
      {...props}
      {...{ control, errorMessage, isDisabled, isReadOnly, note }}
      isInvalid={note !== ''}
      submitted={current}
    >
      {(field, ids) => (
        <AriaLocale>
          <ComboBox<ListOption | OptionGroup>
            {...menu.comboBox}
            id={ids.id}
            aria-labelledby={ids.labelId}
            className={frame.boxWidth[width]}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            inputValue={text}
            // While the user types, text that happens to match an option isn't selected.
            value={
              menu.isOpen && menu.isNarrowed
                ? null
                : (known.find((option) => option.value === current)?.value ?? null)
            }
            onChange={(chosen) => {
              // Only selections from the list: react-aria also calls this to reset or to clear text without an option.
              const option = menu.isOpen && known.find((other) => other.value === chosen);
              if (option) choose(option);
            }}
            onFocus={onFocus}
            onBlur={(event) => {
              if (!isReadOnly) settle(control.current!.value);
              const isLeftStray = isStray(control.current!.value);
              if (isLeftStray && !wasLeft && !errorMessage) announce(strayText);
              setLeft(isLeftStray);
              onBlur?.(event);
            }}
          >
            <ComboBoxInput
              menu={menu}
              autoComplete={autoComplete}
              {...field}
              onType={(typed, isWhole) => {
                if (taken.current?.label !== typed) taken.current = null;
                judge(typed);
                change(typed);
                if (taken.current) return;
                setLeft(false);
                if (isWhole && optionOf(typed)) {
                  menu.close();
                  settle(typed);
                } else menu.narrow();
              }}
            />
            <OptionPopover menu={menu} />
          </ComboBox>
        </AriaLocale>
      )}
    </Field>
  );
}
