import { X } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type FocusEventHandler,
  type KeyboardEvent,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { announce } from '../feedback/announcement.ts';
import type { FieldBinding } from '../fields/binding.ts';
import * as frame from '../fields/Field.css.ts';
import { Field } from '../fields/Field.tsx';
import {
  type FieldProps,
  useErrorAnnouncement,
  useFieldIds,
  useFormReset,
  useMergedRef,
} from '../fields/field-ids.ts';
import { ListButton } from './ListButton.tsx';
import { hasLimits, type Limits, LimitsHint, useTooMany } from './limits.tsx';
import * as styles from './MultiSelectField.css.ts';
import { findOption, type ListOption } from './matching.ts';
import { OptionList } from './OptionList.tsx';
import { useOptionPicker } from './option-picker.ts';
import { type LoadOptions, useKnownOptions } from './option-search.ts';

export interface MultiSelectFieldProps
  extends FieldProps,
    Limits,
    Pick<ComponentPropsWithRef<'input'>, 'autoComplete'> {
  /** All options, or with `loadOptions` those that are known from the start, such as the chosen ones. */
  options: readonly ListOption[];
  /** Asks a server for the options that fit what was typed. */
  loadOptions?: LoadOptions;
  /** The values that are chosen, in the order in which they were. Those of no option (an old record) are kept. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (value: string[]) => void;
  /** The focus has left box and tags. */
  onBlur?: FocusEventHandler;
  /** The focus has come into box or tags. */
  onFocus?: FocusEventHandler;
  ref?: Ref<HTMLInputElement>;
}

const none: readonly string[] = [];

/** Several of many, found by typing, each shown as a tag that can be taken away again. */
export function MultiSelectField({
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  id,
  name,
  form,
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
  ref,
}: MultiSelectFieldProps) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const hold = useMergedRef(control, ref);
  const tags = useRef<HTMLUListElement>(null);
  const ownId = useId();
  const fieldId = id ?? ownId;
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
  const removalWords = (of: string) =>
    intl.formatMessage(
      {
        defaultMessage: '{label} removed',
        description: 'Said by screen readers after a tag was taken away from the chosen ones',
      },
      { label: labelOf(of) },
    );
  const remove = (of: string) => {
    become(chosen.filter((other) => other !== of));
    announce(removalWords(of));
  };
  const add = (of: string) => {
    become([...chosen, of]);
    announce(
      intl.formatMessage(
        {
          defaultMessage: '{label} chosen',
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
  /** What was typed, pasted or filled in names an option. */
  const take = (option: ListOption) => {
    empty();
    add(option.value);
  };

  /** Text that matches no option stays in the box; the form can't be submitted until it is completed or deleted. */
  const strayWords = intl.formatMessage({
    defaultMessage: 'Please choose an option from the list, or clear the box',
    description: 'Under a search box for several of many options that still holds what was typed',
  });
  const [wasLeft, setLeft] = useState(false);
  useLayoutEffect(() => control.current?.setCustomValidity(text.trim() === '' ? '' : strayWords));

  const picker = useOptionPicker({
    id: fieldId,
    control,
    options,
    loadOptions,
    text,
    isLocked,
    onChoose: (option) => {
      empty();
      if (chosen.includes(option.value)) remove(option.value);
      else add(option.value);
    },
    onFound: learn,
  });

  const isStray = wasLeft && !picker.isOpen && text.trim() !== '';
  const tooMany = useTooMany(chosen.length, max);
  const note = isStray ? strayWords : tooMany;
  const hasHint = hasLimits({ min, max });
  const ids = useFieldIds({ id: fieldId, description: description || hasHint, errorMessage }, Boolean(note));
  useErrorAnnouncement(control, errorMessage);

  const buttons = () => [...(tags.current?.querySelectorAll('button') ?? [])];
  /** The next tag takes the focus of one that goes, else the one before, else the box: never the page. */
  const removeTag = (index: number) => {
    const [following, before] = [buttons()[index + 1], buttons()[index - 1]];
    (following ?? before ?? control.current)?.focus();
    remove(chosen[index]!);
  };
  const onTagKeyDown = (event: KeyboardEvent, index: number) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === 'Backspace' || event.key === 'Delete') removeTag(index);
    else if (event.key === forward) (buttons()[index + 1] ?? control.current)?.focus();
    else if (event.key === back) buttons()[index - 1]?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <Field
      {...{ ids, label, errorMessage, isRequired, isDisabled, isReadOnly, note }}
      description={(description || hasHint) && <LimitsHint {...{ description, min, max }} />}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears where the focus goes, nothing can be done with it */}
      <div
        onFocus={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onFocus?.(event);
        }}
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return;
          if (text.trim() !== '' && !wasLeft) announce(strayWords);
          setLeft(true);
          onBlur?.(event);
        }}
      >
        {chosen.length > 0 && (
          <ul
            ref={tags}
            className={styles.tags}
            aria-label={intl.formatMessage(
              {
                defaultMessage: '{label}: chosen',
                description:
                  'Name of the list of what was chosen from many options; label is that of the box',
              },
              { label },
            )}
          >
            {chosen.map((of, index) => (
              <li key={of} className={styles.tag} data-locked={isLocked || undefined}>
                <span className={styles.tagLabel}>{labelOf(of)}</span>
                {!isLocked && (
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={intl.formatMessage(
                      {
                        defaultMessage: 'Remove {label}',
                        description: 'Button that takes away one of the things that were chosen or added',
                      },
                      { label: labelOf(of) },
                    )}
                    onKeyDown={(event) => onTagKeyDown(event, index)}
                    onClick={() => removeTag(index)}
                  >
                    <X aria-hidden className={frame.endIcon} strokeWidth={1.5} />
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        <div className={frame.boxWidth.full}>
          <input
            type="text"
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            {...ids.control}
            {...picker.box}
            aria-invalid={ids.control['aria-invalid'] || Boolean(note)}
            ref={hold}
            value={text}
            form={form}
            // The box is empty once something was taken from it.
            required={isRequired && chosen.length === 0}
            aria-required={isRequired}
            disabled={isDisabled}
            readOnly={isReadOnly}
            className={`${frame.width.full} ${frame.withEnd}`}
            onKeyDown={(event) => {
              if (event.key === 'Backspace' && text === '' && !isLocked && chosen.length > 0) {
                event.preventDefault();
                buttons().at(-1)?.focus();
              } else picker.onKeyDown(event);
            }}
            onChange={(event) => {
              const typed = event.target.value;
              const { inputType } = event.nativeEvent as InputEvent;
              const option =
                (inputType === undefined || /^insertFrom/.test(inputType)) && findOption(known, typed);
              setText(typed);
              setLeft(false);
              control.current?.setCustomValidity(typed.trim() === '' ? '' : strayWords);
              if (option && !option.isDisabled && !chosen.includes(option.value)) take(option);
              else if (typed !== '') picker.narrow();
            }}
            onBlur={() => {
              picker.close();
              const option = findOption(known, text);
              if (option && !option.isDisabled && !chosen.includes(option.value)) take(option);
            }}
          />
          <ListButton {...{ label, control, picker }} isDisabled={isLocked} />
        </div>
      </div>
      <OptionList
        {...picker.list}
        isMultiple
        labelId={ids.labelId}
        isChosen={(option) => chosen.includes(option.value)}
      />
      {name &&
        chosen.map((of) => (
          <input key={of} type="hidden" name={name} form={form} value={of} disabled={isDisabled} />
        ))}
    </Field>
  );
}

MultiSelectField.binding = { empty: [] } satisfies FieldBinding;
