import { dateStyleOf, typedDate } from '@institute/values/formats/date-style';
import { mayBecomeDate, readDate } from '@institute/values/formats/date-words';
import { formatDate } from '@institute/values/formats/dates';
import { addDays } from '@institute/values/formats/days';
import type { DateProblem } from '@institute/values/formats/parse-numeric-date';
import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import { lazyExtra } from '../feedback/lazy-part.tsx';
import { exampleMessages } from '../fields/date-example.ts';
import * as frame from '../fields/Field.css.ts';
import { Field } from '../fields/Field.tsx';
import type { ControlProps, StyledFieldProps } from '../fields/field-ids.ts';
import { useFormattedInput } from '../fields/formatted-input.ts';
import { labelText } from '../fields/label-text.ts';
import { rewrite } from '../fields/rewrite.ts';
import { useRegion } from '../intl/region.ts';
import { useIsHydrating } from '../rendering/hydration.ts';
import { OwnText } from '../rendering/OwnText.tsx';
import { join } from '../theme/parts.ts';
import { CalendarButton } from './CalendarButton.tsx';
import type { CalendarLimits } from './DayCalendar.tsx';
import { maskEdit, typeAtEnd } from './date-mask.ts';
import { useDateWords } from './use-date-words.ts';

/** The two days that a text may mean. Most texts mean one, so it is loaded for those that don't. */
const Readings = lazyExtra(async () => (await import('./DateReadings.tsx')).default);

const messages = defineMessages({
  dateCharacters: {
    id: 'date.characters',
    defaultMessage: 'Use numbers for the month, day and year',
    description: 'Under a date box after a character was typed that no date has',
  },
});

export interface DateChange {
  /** `YYYY-MM-DD`, or null if the text is not a date. */
  date: string | null;
  /** The text in the box. */
  text: string;
  /** Why the text is not a date. */
  problem: DateProblem | null;
}

export interface DateFieldProps extends StyledFieldProps, ControlProps<'input'> {
  /** `YYYY-MM-DD`. Any other text is shown as is, so that nothing typed is lost. */
  value?: string;
  defaultValue?: string;
  /** `value` is the date if there is one, else the text. */
  onChange?: (value: string, change: DateChange) => void;
  /** Lets the browser fill in the user's date of birth. */
  isBirthDate?: boolean;
  /** The date of the hint, `YYYY-MM-DD`. By default one after the calendar's first day, or a date of birth. */
  example?: string;
  /** Adds a button that opens a calendar, for dates that are chosen rather than remembered. */
  calendar?: boolean | CalendarLimits | undefined;
}

const exampleFor = (calendar: DateFieldProps['calendar']): string =>
  typeof calendar === 'object' && calendar.min ? addDays(calendar.min, 30) : '1990-04-27';

type Control = RefObject<HTMLInputElement | null>;

/** The text of a date in the order of the region. */
function useDateText(
  control: Control,
  { value, defaultValue = '', onChange }: Pick<DateFieldProps, 'value' | 'defaultValue' | 'onChange'>,
) {
  const region = useRegion();
  const show = (day: string) => typedDate(day, region);
  const parse = (typed: string) => readDate(typed, region);
  const input = useFormattedInput({
    control,
    value,
    defaultValue,
    locale: region.locale,
    show,
    read: (typed) => parse(typed).value ?? typed,
    onChange: (next, text) => {
      const { value: date, problem } = parse(text);
      onChange?.(next, { date, text, problem });
    },
  });
  return { ...input, region, show, parse };
}

/** Adds separators while typing, and reformats a whole date. */
function useDateMask(
  control: Control,
  { text, change, region, show, parse }: ReturnType<typeof useDateText>,
  isReadOnly: boolean | undefined,
) {
  const intl = useIntl();
  const style = dateStyleOf(region);
  const isRewriting = useRef(false);
  const isComposing = useRef(false);
  /** The text before the current edit: one event may change it twice before the next render. */
  const before = useRef(text);
  useLayoutEffect(() => {
    if (!isComposing.current) before.current = text;
  });
  const keep = (next: string) => {
    before.current = next;
    change(next);
  };
  const rewriteTo = (next: string) => {
    isRewriting.current = true;
    rewrite(control.current!, next);
    isRewriting.current = false;
  };

  // Keystrokes are masked before they change the text, so that a single undo reverts both. Soft keyboards don't send
  // cancelable keystrokes, so their input is masked afterwards.
  useBeforeInput(control, (event) => {
    const { value: typed, selectionStart, selectionEnd, readOnly } = control.current!;
    const { inputType, data } = event;
    // Browsers fire this for read-only inputs too.
    if (readOnly || isRewriting.current || event.isComposing || !event.cancelable) return;
    if (inputType !== 'insertText' || data?.length !== 1 || selectionEnd !== typed.length) return;
    event.preventDefault();
    rewriteTo(typeAtEnd(typed.slice(0, selectionStart ?? 0), data, style));
  });

  /**
   * Runs after an edit: reformats a whole date, adds hyphens to digits typed at the end, and leaves anything else as
   * it is. `inserted` is the typed or composed text; null if it was pasted, dropped, corrected or autofilled.
   */
  const format = (input: HTMLInputElement, inserted: string | null) => {
    const typed = input.value;
    // Editing in the middle of a date must not move the caret.
    const isAtEnd = document.activeElement !== input || input.selectionEnd === typed.length;
    const date = isUnfinished(typed, inserted, before.current) ? null : parse(typed).value;
    const masked = inserted === null ? typed : maskEdit(before.current, typed, style);
    const next = date ? show(date) : masked;
    if (isAtEnd && next !== typed) rewriteTo(next);
    else keep(typed);
  };
  const loadWords = useDateWords(text, () => {
    const input = control.current;
    if (input && !isReadOnly && !isComposing.current) format(input, null);
  });
  const choose = (date: string) => {
    rewriteTo(show(date));
    announce(formatDate(date, 'long', intl.locale));
  };
  /** Reformats the date when the box is left. */
  const leave = (typed: string) => {
    const { value: date } = parse(typed);
    if (date && !isReadOnly && show(date) !== typed) rewriteTo(show(date));
  };
  return { change, keep, format, choose, leave, loadWords, isRewriting, isComposing };
}

/** A complete date may be the beginning of another one: 1990-4-2 while typing 1990-4-27. */
const isUnfinished = (typed: string, inserted: string | null, before: string): boolean =>
  inserted?.length === 1 || (inserted !== null && before !== '' && typed.startsWith(before));

function useBeforeInput(control: Control, listener: (event: InputEvent) => void) {
  const onBeforeInput = useEffectEvent(listener);
  useEffect(() => {
    const input = control.current!;
    const listen = (event: Event) => onBeforeInput(event as InputEvent);
    input.addEventListener('beforeinput', listen);
    return () => input.removeEventListener('beforeinput', listen);
  }, [control]);
}

/** What the box does with typed and composed text, and when it's entered and left. */
const listenersOf = (
  { change, keep, format, isRewriting, isComposing, ...mask }: ReturnType<typeof useDateMask>,
  field: ComponentProps<'input'>,
  { onFocus, onBlur }: Pick<DateFieldProps, 'onFocus' | 'onBlur'>,
): ComponentProps<'input'> => ({
  onChange({ target, nativeEvent }) {
    const { inputType = '', data } = nativeEvent as InputEvent;
    if (isComposing.current) change(target.value);
    else if (isRewriting.current || /^(?:delete|history)/.test(inputType)) keep(target.value);
    else format(target, inputType === 'insertText' ? (data ?? null) : null);
  },
  onCompositionStart(event) {
    field.onCompositionStart?.(event);
    isComposing.current = true;
  },
  onCompositionEnd(event) {
    field.onCompositionEnd?.(event);
    isComposing.current = false;
    format(event.currentTarget, event.data);
  },
  onFocus(event) {
    mask.loadWords();
    onFocus?.(event);
  },
  onBlur(event) {
    mask.leave(event.target.value);
    onBlur?.(event);
  },
});

/** Reports characters that no date contains once for as long as they're there. */
function useOddText(control: Control, isOdd: boolean): string {
  const intl = useIntl();
  const text = isOdd ? intl.formatMessage(messages.dateCharacters) : '';
  useEffect(() => {
    if (text && document.activeElement === control.current) announce(text);
  }, [control, text]);
  return text;
}

/**
 * A date typed in the region's order (MM-DD-YYYY in the institute's) and stored as YYYY-MM-DD. Separators are added while
 * typing. A date in any common format is understood and reformatted when complete. If it may be either of two days, both
 * are offered. Any other text stays as typed.
 */
export function DateField({
  label,
  description,
  errorMessage,
  isDisabled,
  isReadOnly,
  value,
  defaultValue,
  onChange,
  onBlur,
  onFocus,
  isBirthDate = false,
  autoComplete = isBirthDate ? 'bday' : undefined,
  calendar = false,
  example = exampleFor(calendar),
  ...props
}: DateFieldProps) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const typed = useDateText(control, { value, defaultValue, onChange });
  const { text, current, region } = typed;
  const mask = useDateMask(control, typed, isReadOnly);
  // Characters that no date contains stay.
  const oddText = useOddText(control, !errorMessage && !isReadOnly && !mayBecomeDate(text, region));
  // A text that may be either of two days isn't changed until one is chosen.
  const parsed = typed.parse(text);
  const readings = !isReadOnly && !isDisabled && parsed.problem === 'ambiguous' ? parsed.readings : null;
  const chooseReading = (date: string) => {
    control.current!.focus();
    mask.choose(date);
  };

  return (
    <Field
      component="dates/DateField"
      {...props}
      {...{ control, label, errorMessage, isDisabled, isReadOnly }}
      submitted={current}
      shown={useIsHydrating() ? text : undefined}
      description={
        <>
          {description && <div>{description}</div>}
          <OwnText>{intl.formatMessage(exampleMessages.date, { example: typed.show(example) })}</OwnText>
        </>
      }
      note={readings ? <Readings readings={readings} onChoose={chooseReading} /> : oddText}
    >
      {(field) => (
        <div className={frame.boxWidth.short}>
          <input
            type="text"
            inputMode="numeric"
            autoComplete={autoComplete}
            {...field}
            value={text}
            // Dates with digits read from left to right in every script.
            dir="ltr"
            className={join(
              frame.width.full,
              frame.figures,
              calendar && frame.figuresWithEnd,
              field.className,
            )}
            {...listenersOf(mask, field, { onFocus, onBlur })}
          />
          {calendar && (
            <CalendarButton
              {...(typeof calendar === 'object' ? calendar : null)}
              label={labelText(label)}
              value={current}
              isDisabled={Boolean(isDisabled || isReadOnly)}
              onChoose={mask.choose}
            />
          )}
        </div>
      )}
    </Field>
  );
}
