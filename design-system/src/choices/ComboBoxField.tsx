import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ComboBox, type Key } from 'react-aria-components/ComboBox';
import { useIntl } from 'react-intl';
import { AriaLocale } from '../aria/AriaLocale.tsx';
import { announce } from '../aria/announcement.ts';
import * as frame from '../fields/Field.css.ts';
import { Field } from '../fields/Field.tsx';
import type { ControlProps, StyledFieldProps } from '../fields/field-ids.ts';
import { useFormattedInput } from '../fields/formatted-input.ts';
import { whenPointerUp } from '../fields/pointer-press.ts';
import { rewrite } from '../fields/rewrite.ts';
import { useIsHydrating } from '../rendering/hydration.ts';
import { ComboBoxInput, type HowTyped } from './ComboBoxInput.tsx';
import { findOption, type ListOption, type OptionGroup } from './matching.ts';
import { OptionPopover } from './OptionPopover.tsx';
import { useOptionMenu } from './option-menu.ts';
import { type LoadOptions, useKnownOptions } from './option-search.ts';

export interface ComboBoxFieldProps extends StyledFieldProps, ControlProps<'input'> {
  /** All options, or with `loadOptions` the ones known from the start, such as the selected one. */
  options: readonly ListOption[];
  /**
   * Requests the options that match the typed text from a server, each time the list is opened. A field that changes to
   * another source needs another `key`.
   */
  loadOptions?: LoadOptions;
  /** The value of an option. Text that doesn't match an option is shown as it is, so that no input is lost. */
  value?: string;
  defaultValue?: string;
  /** Called with the value of the matching option, or with the typed text. */
  onChange?: (value: string, option: ListOption | null) => void;
  width?: 'full' | 'medium';
}

type TextOptions = Pick<ComboBoxFieldProps, 'options' | 'isReadOnly' | 'value' | 'defaultValue' | 'onChange'>;
type Control = RefObject<HTMLInputElement | null>;

/** The text of the box, and the option that it means. */
function useOptionText(
  control: Control,
  { options, isReadOnly, value, defaultValue = '', onChange }: TextOptions,
) {
  const { known, learn } = useKnownOptions(options);
  // The selected option, because several can have the same label.
  const takenOption = useRef<ListOption | null>(null);
  const optionOf = (typed: string) =>
    takenOption.current?.label === typed ? takenOption.current : findOption(known, typed);
  const labelOf = (chosen: string) => known.find((option) => option.value === chosen)?.label;
  const { text, current, change, reformat } = useFormattedInput({
    control,
    value,
    defaultValue,
    show: (chosen) => labelOf(chosen) ?? chosen,
    read: (typed) => optionOf(typed)?.value ?? typed,
    onChange: (next, typed) => onChange?.(next, optionOf(typed) ?? null),
  });
  const shownLabel = labelOf(current);

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

  return {
    known,
    learn,
    optionOf,
    shownLabel,
    text,
    current,
    /** Returns whether the text is still that of the selected option. */
    type(typed: string): boolean {
      if (takenOption.current?.label !== typed) takenOption.current = null;
      change(typed);
      return takenOption.current !== null;
    },
    choose(option: ListOption) {
      takenOption.current = option;
      if (control.current!.value === option.label) change(option.label);
      else rewrite(control.current!, option.label);
    },
  };
}

/** Text that matches no option is an error, which is shown once the box was left. */
function useStrayText(control: Control, text: string, isStray: (typed: string) => boolean) {
  const intl = useIntl();
  const [wasLeft, setLeft] = useState(false);
  const strayText = intl.formatMessage({
    id: 'comboBox.strayText',
    defaultMessage: 'Please choose an option from the list',
    description: 'Under a search box for one of many options that holds something else',
  });
  /** Set as custom validity right away, before the form validates the change. */
  const judge = (typed: string) => control.current?.setCustomValidity(isStray(typed) ? strayText : '');
  useLayoutEffect(() => judge(text));
  return {
    judge,
    note: wasLeft && isStray(text) ? strayText : '',
    typeAgain: () => setLeft(false),
    leave: (isQuiet: boolean) =>
      whenPointerUp(() => {
        const isLeftStray = isStray(control.current?.value ?? '');
        if (isLeftStray && !wasLeft && !isQuiet) announce(strayText);
        setLeft(isLeftStray);
      }),
  };
}

/** The text of the box and its list. */
function useOptionBox(
  control: Control,
  {
    loadOptions,
    hasError,
    ...text
  }: TextOptions & Pick<ComboBoxFieldProps, 'loadOptions'> & { hasError: boolean },
) {
  const box = useOptionText(control, text);
  const { known } = box;
  const menu = useOptionMenu({ options: text.options, loadOptions, text: box.text, onFound: box.learn });
  // An option that can't be chosen any more is shown as it was saved.
  const isStray = (typed: string) =>
    typed.trim() !== '' && typed !== box.shownLabel && !findOption(known, typed);
  const stray = useStrayText(control, box.text, isStray);
  /** Pasted or autofilled text can be an option's value, such as a country code: replaces it with the label. */
  const settle = (typed: string) => {
    const option = box.optionOf(typed);
    if (option && option.label !== typed) box.choose(option);
  };
  return {
    text: box.text,
    current: box.current,
    menu,
    note: menu.isOpen || hasError ? '' : stray.note,
    // While the user types, text that happens to match an option isn't selected.
    selected:
      menu.isOpen && menu.isNarrowed
        ? null
        : (known.find((option) => option.value === box.current)?.value ?? null),
    select(chosen: Key | null) {
      // Only selections from the list: react-aria also calls this to reset or to clear text without an option.
      const option = menu.isOpen && known.find((other) => other.value === chosen);
      if (!option) return;
      menu.close();
      box.choose(option);
      announce(option.label);
    },
    type(typed: string, { isWhole, isFocused }: HowTyped) {
      stray.judge(typed);
      if (box.type(typed)) return;
      stray.typeAgain();
      if (isWhole && box.optionOf(typed)) {
        menu.close();
        settle(typed);
      } else if (isFocused) menu.narrow();
    },
    leave() {
      if (!text.isReadOnly) settle(control.current!.value);
      stray.leave(hasError);
    },
  };
}

/** A text field with a list of matching options. Text that matches no option is kept and reported as an error. */
export function ComboBoxField({
  errorMessage,
  isDisabled = false,
  isReadOnly = false,
  options,
  loadOptions,
  value,
  defaultValue,
  onChange,
  onBlur,
  onFocus,
  width = 'full',
  autoComplete = 'off',
  ...props
}: ComboBoxFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  const box = useOptionBox(control, {
    options,
    loadOptions,
    isReadOnly,
    value,
    defaultValue,
    onChange,
    hasError: Boolean(errorMessage),
  });
  const { menu, note } = box;
  return (
    <Field
      component="choices/ComboBoxField"
      {...props}
      {...{ control, errorMessage, isDisabled, isReadOnly, note }}
      isInvalid={note !== ''}
      submitted={box.current}
      shown={useIsHydrating() ? box.text : undefined}
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
            inputValue={box.text}
            value={box.selected}
            onChange={box.select}
            onFocus={onFocus}
            onBlur={(event) => {
              box.leave();
              onBlur?.(event);
            }}
          >
            <ComboBoxInput menu={menu} autoComplete={autoComplete} {...field} onType={box.type} />
            <OptionPopover menu={menu} />
          </ComboBox>
        </AriaLocale>
      )}
    </Field>
  );
}
