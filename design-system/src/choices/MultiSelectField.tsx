import { type FocusEventHandler, useLayoutEffect, useRef, useState } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { useIntl } from 'react-intl';
import { AriaLocale } from '../aria/AriaLocale.tsx';
import { announce } from '../aria/announcement.ts';
import type { FieldBinding } from '../fields/binding.ts';
import * as frame from '../fields/Field.css.ts';
import { Field } from '../fields/Field.tsx';
import { type ControlProps, type StyledFieldProps, useFormReset } from '../fields/field-ids.ts';
import { labelText } from '../fields/label-text.ts';
import { ChosenTags } from './ChosenTags.tsx';
import { ComboBoxInput } from './ComboBoxInput.tsx';
import { hasLimits, type Limits, LimitsHint, useTooMany } from './limits.tsx';
import { findOption, type ListOption, type OptionGroup } from './matching.ts';
import { OptionPopover } from './OptionPopover.tsx';
import { useOptionMenu } from './option-menu.ts';
import { type LoadOptions, useKnownOptions } from './option-search.ts';

export interface MultiSelectFieldProps
  extends StyledFieldProps,
    Limits,
    Omit<ControlProps<'input'>, 'onBlur' | 'onFocus'> {
  /** All options, or with `loadOptions` the ones known from the start, such as the selected ones. */
  options: readonly ListOption[];
  /** Requests the options that match the typed text from a server. */
  loadOptions?: LoadOptions;
  /** The selected values, in order of selection. Values without an option (from an old record) are kept. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (value: string[]) => void;
  /** Called when focus leaves both the box and the tags. */
  onBlur?: FocusEventHandler;
  /** Called when focus enters the box or the tags. */
  onFocus?: FocusEventHandler;
}

const none: readonly string[] = [];

/** A combo box for several options. Each selected option is shown as a tag that can be removed. */
export function MultiSelectField({
  label,
  description,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  options,
  loadOptions,
  value,
  defaultValue = none,
  onChange,
  min,
  max,
  autoComplete = 'off',
  onBlur,
  onFocus,
  ...props
}: MultiSelectFieldProps) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const tags = useRef<HTMLUListElement>(null);
  const { known, learn } = useKnownOptions(options);
  const [followed, setFollowed] = useState(defaultValue);
  const [text, setText] = useState('');
  const isControlled = value !== undefined;
  const chosen = isControlled ? value : followed;
  useFormReset(control, () => {
    setText('');
    if (!isControlled) setFollowed(defaultValue);
  });
  const labelOf = (of: string) => known.find((option) => option.value === of)?.label ?? of;
  const isLocked = isDisabled || isReadOnly;

  const become = (next: string[]) => {
    if (!isControlled) setFollowed(next);
    onChange?.(next);
  };
  const removalText = (of: string) =>
    intl.formatMessage(
      {
        id: 'list.removed',
        defaultMessage: '{label} removed',
        description: 'Said by screen readers after a tag was taken away from the chosen ones',
      },
      { label: labelOf(of) },
    );
  const remove = (of: string) => {
    become(chosen.filter((other) => other !== of));
    announce(removalText(of));
  };
  const add = (of: string) => {
    become([...chosen, of]);
    announce(
      intl.formatMessage(
        {
          id: 'choices.added',
          defaultMessage: '{label} selected',
          description: 'Said by screen readers after one of many options was added to the chosen ones',
        },
        { label: labelOf(of) },
      ),
    );
  };

  const empty = () => {
    setText('');
    control.current?.setCustomValidity('');
  };
  /** Adds an option whose name was typed, pasted or autofilled. */
  const take = (option: ListOption) => {
    empty();
    add(option.value);
  };

  /** Text that matches no option stays in the box; the form can't be submitted until it is completed or deleted. */
  const strayText = intl.formatMessage({
    id: 'multiSelect.strayText',
    defaultMessage: 'Please choose an option from the list, or clear the box',
    description: 'Under a search box for several of many options that still holds what was typed',
  });
  const [wasLeft, setLeft] = useState(false);
  useLayoutEffect(() => control.current?.setCustomValidity(text.trim() === '' ? '' : strayText));

  const menu = useOptionMenu({ options, loadOptions, text, onFound: learn });

  const isStray = wasLeft && !menu.isOpen && text.trim() !== '';
  const tooMany = useTooMany(chosen.length, max);
  const note = isStray ? strayText : tooMany;
  const hasHint = hasLimits({ min, max });

  return (
    <Field
      component="choices/MultiSelectField"
      {...props}
      {...{ control, label, isRequired, isDisabled, isReadOnly, note }}
      isInvalid={Boolean(note)}
      submitted={chosen}
      description={(description || hasHint) && <LimitsHint {...{ description, min, max }} />}
    >
      {(field, ids) => (
        <AriaLocale>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: only tracks focus, it isn't interactive */}
          <div
            onFocus={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) onFocus?.(event);
            }}
            onBlur={(event) => {
              if (event.currentTarget.contains(event.relatedTarget)) return;
              if (text.trim() !== '' && !wasLeft) announce(strayText);
              setLeft(true);
              onBlur?.(event);
            }}
          >
            <ChosenTags
              ref={tags}
              {...{ labelOf, isLocked }}
              label={labelText(label)}
              values={chosen}
              isListOpen={menu.isOpen}
              onRemove={(of) => {
                if (chosen.length === 1) control.current?.focus();
                remove(of);
              }}
            />
            <ComboBox<ListOption | OptionGroup, 'multiple'>
              {...menu.comboBox}
              selectionMode="multiple"
              id={ids.id}
              aria-labelledby={ids.labelId}
              className={frame.boxWidth.full}
              isDisabled={isDisabled}
              isReadOnly={isReadOnly}
              inputValue={text}
              value={chosen}
              onChange={(next) => {
                // React Aria also clears the selection when the form is reset.
                if (!menu.isOpen) return;
                const added = next.find((of) => !chosen.includes(String(of)));
                const removed = chosen.find((of) => !next.includes(of));
                if (added === undefined && removed === undefined) return;
                empty();
                if (added === undefined) remove(removed!);
                else add(String(added));
                menu.close();
              }}
              onBlur={() => {
                const option = findOption(known, text);
                if (option && !option.isDisabled && !chosen.includes(option.value)) take(option);
              }}
            >
              <ComboBoxInput
                menu={menu}
                autoComplete={autoComplete}
                {...field}
                // The box is empty after a selection.
                required={field.required && chosen.length === 0}
                onKeyDown={(event) => {
                  field.onKeyDown?.(event);
                  if (event.key !== 'Backspace' || text !== '' || isLocked || chosen.length === 0) return;
                  event.preventDefault();
                  menu.close();
                  tags.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
                }}
                onType={(typed, isWhole) => {
                  const option = isWhole ? findOption(known, typed) : undefined;
                  setText(typed);
                  setLeft(false);
                  control.current?.setCustomValidity(typed.trim() === '' ? '' : strayText);
                  if (option && !option.isDisabled && !chosen.includes(option.value)) {
                    menu.close();
                    take(option);
                  } else if (typed !== '') menu.narrow();
                }}
              />
              <OptionPopover menu={menu} />
            </ComboBox>
          </div>
        </AriaLocale>
      )}
    </Field>
  );
}

MultiSelectField.binding = { empty: [] } satisfies FieldBinding;
