import { type ChangeEvent, type ComponentPropsWithRef, type Ref, useEffect, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { CalendarButton } from '../dates/CalendarButton.tsx';
import type { CalendarLimits } from '../dates/CalendarPopover.tsx';
import { announce } from '../feedback/announcement.ts';
import { formatDate } from '../formats/dates.ts';
import { type DateProblem, parseDate } from '../formats/parse-date.ts';
import { isAccepted, typeAll, typeAtEnd } from './date-mask.ts';
import * as frame from './Field.css.ts';
import { Field } from './Field.tsx';
import { rewrite } from './rewrite.ts';
import { useShownText } from './shown-text.ts';
import { type FieldProps, useErrorAnnouncement, useFieldWiring, useHold } from './wiring.ts';
import { sharedWords } from './words.ts';

const words = defineMessages({
  dateRefused: {
    defaultMessage: 'Letters are not used here. Type month, day and year as numbers.',
    description: 'Under a date box after a letter was typed',
  },
});

export interface DateChange {
  /** `YYYY-MM-DD`, or null while the text is no date. */
  date: string | null;
  /** What stands in the box. */
  text: string;
  /** Why the text is no date. */
  problem: DateProblem | null;
}

export interface DateFieldProps
  extends FieldProps,
    Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'onBlur' | 'onFocus'> {
  /** `YYYY-MM-DD`; a text that is no date is shown as it is, so that nothing typed is lost. */
  value?: string;
  defaultValue?: string;
  /** `value` is the date where there is one, else the text. */
  onChange?: (value: string, change: DateChange) => void;
  /** The browser may fill in the birth date that it knows. */
  isBirthDate?: boolean;
  /** In the box: a button that opens a calendar, for dates that are chosen rather than remembered. */
  calendar?: boolean | CalendarLimits | undefined;
  ref?: Ref<HTMLInputElement>;
}

const shown = (value: string) => formatDate(value, 'typed');

/**
 * A date typed as MM-DD-YYYY, and kept as YYYY-MM-DD. Hyphens come by themselves; a date pasted or filled in any usual
 * spelling is understood; what is no date stays as it was typed.
 */
export function DateField({
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled,
  isReadOnly,
  id,
  name,
  form,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  isBirthDate = false,
  autoComplete = isBirthDate ? 'bday' : undefined,
  calendar = false,
  ref,
  ...rest
}: DateFieldProps) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const hold = useHold(control, ref);
  const read = (text: string) => parseDate(text).value ?? text;
  const { text, current, change } = useShownText({
    control,
    value,
    defaultValue,
    show: shown,
    read,
    onChange: (next, nextText) => {
      const { value: date, problem } = parseDate(nextText);
      onChange?.(next, { date, text: nextText, problem });
    },
  });
  const [isRefusing, setRefusing] = useState(false);
  const isRewriting = useRef(false);
  const isComposing = useRef(false);
  const wiring = useFieldWiring({ id, description: true, errorMessage }, isRefusing);
  useErrorAnnouncement(control, errorMessage);
  const refusal = intl.formatMessage(words.dateRefused);

  const rewriteTo = (next: string) => {
    isRewriting.current = true;
    rewrite(control.current!, next);
    isRewriting.current = false;
  };
  const refuse = () => {
    // Once for a burst of refused keys: the note stays until something is accepted.
    if (!isRefusing) announce(refusal);
    setRefusing(true);
  };
  const accept = () => setRefusing(false);

  const onBeforeInput = useRef<(event: InputEvent) => void>(undefined);
  useEffect(() => {
    onBeforeInput.current = (event) => {
      const input = control.current!;
      const { inputType, data } = event;
      if (isRewriting.current || event.isComposing || inputType !== 'insertText' || data?.length !== 1)
        return;
      const { selectionStart, selectionEnd } = input;
      const isAtEnd = selectionEnd === input.value.length;
      const next = isAtEnd ? typeAtEnd(input.value.slice(0, selectionStart ?? 0), data) : null;
      if (next === null && (isAtEnd || !isAccepted(data))) {
        event.preventDefault();
        refuse();
      } else if (next !== null) {
        event.preventDefault();
        accept();
        rewriteTo(next);
      }
    };
  });
  useEffect(() => {
    const input = control.current!;
    const listen = (event: Event) => onBeforeInput.current?.(event as InputEvent);
    input.addEventListener('beforeinput', listen);
    return () => input.removeEventListener('beforeinput', listen);
  }, []);

  /** Whole values (paste, drop, autofill, dictation) are read and shown as dates are typed; others stay as they are. */
  const settle = (next: string) => {
    const { value: date } = parseDate(next);
    const settled = date ? shown(date) : next;
    if (settled !== next) rewriteTo(settled);
  };

  const onInput = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.target.value;
    const { inputType = '', data } = event.nativeEvent as InputEvent;
    change(next);
    if (isRewriting.current || isComposing.current) return;
    accept();
    if (/^(?:delete|history)/.test(inputType)) return;
    // Keyboards that cannot be asked beforehand (Android): mask afterwards, at the end only.
    if (inputType === 'insertText' && data?.length === 1) {
      const masked = next === text + data ? typeAtEnd(text, data) : null;
      if (masked !== null && masked !== next) rewriteTo(masked);
      return;
    }
    settle(next);
  };

  return (
    <Field
      {...{ wiring, label, errorMessage, isRequired, isDisabled, isReadOnly }}
      description={
        <>
          {description && <div>{description}</div>}
          {intl.formatMessage(sharedWords.dateExample, { example: '04-27-1990' })}
        </>
      }
      note={isRefusing && refusal}
    >
      <div className={`${frame.boxWidth.short}`}>
        <input
          type="text"
          inputMode="numeric"
          autoComplete={autoComplete}
          {...rest}
          {...wiring.control}
          ref={hold}
          value={text}
          form={form}
          required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          // Numbers run from left to right in every script.
          dir="ltr"
          className={`${frame.width.full} ${frame.figures} ${calendar ? frame.withEnd : ''}`}
          onChange={onInput}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={(event) => {
            isComposing.current = false;
            const composed = event.currentTarget.value;
            const { value: date } = parseDate(composed);
            const next = date ? shown(date) : typeAll('', composed);
            if (next === null) refuse();
            else if (next !== composed) rewriteTo(next);
          }}
          onBlur={(event) => {
            accept();
            if (!isReadOnly) settle(event.target.value);
            onBlur?.(event);
          }}
        />
        {calendar && (
          <CalendarButton
            {...(typeof calendar === 'object' ? calendar : null)}
            label={label}
            value={current}
            isDisabled={Boolean(isDisabled || isReadOnly)}
            onChoose={(date) => {
              rewriteTo(shown(date));
              announce(formatDate(date, 'long', intl.locale));
            }}
          />
        )}
      </div>
      {name && <input type="hidden" name={name} form={form} value={current} disabled={isDisabled} />}
    </Field>
  );
}
