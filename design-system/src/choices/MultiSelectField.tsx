import {
  type ComponentPropsWithRef,
  type FocusEventHandler,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ComboBox, type Key } from 'react-aria-components/ComboBox';
import { useIntl } from 'react-intl';
import { AriaLocale } from '../aria/AriaLocale.tsx';
import { announce } from '../aria/announcement.ts';
import type { FieldBinding } from '../fields/binding.ts';
import * as frame from '../fields/Field.css.ts';
import { Field } from '../fields/Field.tsx';
import {
  type ControlProps,
  type FieldIds,
  type StyledFieldProps,
  useFormReset,
} from '../fields/field-ids.ts';
import { useFieldValue } from '../fields/field-value.ts';
import { focusWithin } from '../fields/focus-within.ts';
import { labelText } from '../fields/label-text.ts';
import { whenPointerUp } from '../fields/pointer-press.ts';
import { ChosenTags } from './ChosenTags.tsx';
import { ComboBoxInput, type HowTyped } from './ComboBoxInput.tsx';
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
  /**
   * Requests the options that match the typed text from a server, each time the list is opened. A field that changes to
   * another source needs another `key`.
   */
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

type ChosenOptions = Pick<MultiSelectFieldProps, 'value' | 'defaultValue' | 'onChange'>;
type Control = RefObject<HTMLInputElement | null>;

/** The chosen values. Adding and removing one is announced. */
function useChosenValues(
  control: Control,
  { value, defaultValue = none, onChange }: ChosenOptions,
  labelOf: (value: string) => string,
) {
  const intl = useIntl();
  const [values, change] = useFieldValue<readonly string[], string[]>(control, {
    value,
    defaultValue,
    onChange,
  });
  const remove = (of: string) => {
    change(values.filter((other) => other !== of));
    announce(
      intl.formatMessage(
        {
          id: 'list.removed',
          defaultMessage: '{label} removed',
          description: 'Said by screen readers after a tag was taken away from the chosen ones',
        },
        { label: labelOf(of) },
      ),
    );
  };
  const add = (of: string) => {
    change([...values, of]);
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
  return { chosen: values, add, remove };
}

/** Text that matches no option stays in the box; the form can't be submitted until it is completed or deleted. */
function useStrayText(control: Control) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [wasLeft, setLeft] = useState(false);
  const isStray = text.trim() !== '';
  const strayText = intl.formatMessage({
    id: 'multiSelect.strayText',
    defaultMessage: 'Please choose an option from the list, or clear the box',
    description: 'Under a search box for several of many options that still holds what was typed',
  });
  const show = (typed: string) => {
    setText(typed);
    control.current?.setCustomValidity(typed.trim() === '' ? '' : strayText);
  };
  useLayoutEffect(() => control.current?.setCustomValidity(isStray ? strayText : ''));
  useFormReset(control, () => setText(''));
  return {
    text,
    note: wasLeft && isStray ? strayText : '',
    clear: () => show(''),
    type(typed: string) {
      show(typed);
      setLeft(false);
    },
    leave: () =>
      whenPointerUp(() => {
        if (control.current?.value.trim() && !wasLeft) announce(strayText);
        setLeft(true);
      }),
  };
}

/** The chosen values, the box and its list. */
function useSelection(
  control: Control,
  {
    options,
    loadOptions,
    ...chosenOptions
  }: ChosenOptions & Pick<MultiSelectFieldProps, 'options' | 'loadOptions'>,
) {
  const { known, learn } = useKnownOptions(options);
  const labelOf = (of: string) => known.find((option) => option.value === of)?.label ?? of;
  const { chosen, add, remove } = useChosenValues(control, chosenOptions, labelOf);
  const stray = useStrayText(control);
  const menu = useOptionMenu({ options, loadOptions, text: stray.text, onFound: learn });
  /** Adds an option whose name was typed, pasted or autofilled, if it is one. */
  const take = (typed: string): boolean => {
    const option = findOption(known, typed);
    if (!option || option.isDisabled || chosen.includes(option.value)) return false;
    stray.clear();
    add(option.value);
    return true;
  };
  return {
    labelOf,
    chosen,
    remove,
    stray,
    menu,
    take,
    /** Adds or removes what was chosen in the list. */
    select(next: readonly Key[]) {
      // React Aria also clears the selection when the form is reset.
      if (!menu.isOpen) return;
      const added = next.find((of) => !chosen.includes(String(of)));
      const removed = chosen.find((of) => !next.includes(of));
      if (added === undefined && removed === undefined) return;
      stray.clear();
      if (added === undefined) remove(removed!);
      else add(String(added));
      menu.close();
    },
    type(typed: string, { isWhole, isFocused }: HowTyped) {
      stray.type(typed);
      if (isWhole && take(typed)) menu.close();
      else if (typed !== '' && isFocused) menu.narrow();
    },
  };
}

/** A combo box for several options. Each selected option is shown as a tag that can be removed. */
export function MultiSelectField({
  label,
  description,
  isDisabled = false,
  isReadOnly = false,
  options,
  loadOptions,
  value,
  defaultValue,
  onChange,
  min,
  max,
  autoComplete = 'off',
  onBlur,
  onFocus,
  ...props
}: MultiSelectFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  const tags = useRef<HTMLUListElement>(null);
  const selection = useSelection(control, { options, loadOptions, value, defaultValue, onChange });
  const { labelOf, chosen, remove, stray, menu } = selection;
  const tooMany = useTooMany(chosen.length, max);
  const note = stray.note && !menu.isOpen ? stray.note : tooMany;
  const hasHint = hasLimits({ min, max });

  return (
    <Field
      component="choices/MultiSelectField"
      {...props}
      {...{ control, label, isDisabled, isReadOnly, note }}
      isInvalid={Boolean(note)}
      submitted={chosen}
      description={(description || hasHint) && <LimitsHint {...{ description, min, max }} />}
    >
      {(field, ids) => (
        <AriaLocale>
          <div
            {...focusWithin({
              onFocus,
              onBlur: (event) => {
                stray.leave();
                onBlur?.(event);
              },
            })}
          >
            <ChosenTags
              ref={tags}
              labelOf={labelOf}
              isLocked={isDisabled || isReadOnly}
              label={labelText(label)}
              values={chosen}
              isListOpen={menu.isOpen}
              onRemove={(of) => {
                if (chosen.length === 1) control.current?.focus();
                remove(of);
              }}
            />
            <SelectionBox
              {...{ selection, field, ids, autoComplete }}
              onBackspace={() => tags.current?.querySelector<HTMLElement>('li:last-child button')?.focus()}
            />
          </div>
        </AriaLocale>
      )}
    </Field>
  );
}

interface SelectionBoxProps {
  selection: ReturnType<typeof useSelection>;
  /** The attributes of the box. */
  field: ComponentPropsWithRef<'input'> & { className: string };
  ids: FieldIds;
  autoComplete: string;
  /** Called in an empty box. */
  onBackspace: () => void;
}

function SelectionBox({ selection, field, ids, autoComplete, onBackspace }: SelectionBoxProps) {
  const { chosen, stray, menu, take, select, type } = selection;
  const { disabled = false, readOnly = false } = field;
  return (
    <ComboBox<ListOption | OptionGroup, 'multiple'>
      {...menu.comboBox}
      selectionMode="multiple"
      id={ids.id}
      aria-labelledby={ids.labelId}
      className={frame.boxWidth.full}
      isDisabled={disabled}
      isReadOnly={readOnly}
      inputValue={stray.text}
      value={chosen}
      onChange={select}
      onBlur={() => take(stray.text)}
    >
      <ComboBoxInput
        menu={menu}
        autoComplete={autoComplete}
        {...field}
        // The box is empty after a selection.
        required={field.required && chosen.length === 0}
        onKeyDown={(event) => {
          field.onKeyDown?.(event);
          const isEmpty = stray.text === '';
          if (event.key !== 'Backspace' || !isEmpty || disabled || readOnly || chosen.length === 0) return;
          event.preventDefault();
          // Holding the key empties the box, but takes no choices away.
          if (event.repeat) return;
          menu.close();
          onBackspace();
        }}
        onType={type}
      />
      <OptionPopover menu={menu} />
    </ComboBox>
  );
}

MultiSelectField.binding = { empty: [] } satisfies FieldBinding;
