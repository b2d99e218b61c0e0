import {
  canBecomeNumber,
  type NumberFormOptions,
  type NumberProblem,
  pointOf,
} from '@institute/values/formats/parse-number';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { defineMessages, type IntlShape, useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import { useIsHydrating } from '../rendering/hydration.ts';
import { join, type PartOf } from '../theme/parts.ts';
import * as frame from './Field.css.ts';
import { Field, NoteError } from './Field.tsx';
import type { ControlProps, StyledFieldProps } from './field-ids.ts';
import { useFormattedInput } from './formatted-input.ts';
import { isInUse } from './in-use.ts';
import { whenPointerUp } from './pointer-press.ts';
import { SignedBox, type SignedFieldPart } from './SignedBox.tsx';

const messages = defineMessages<{
  numberSize: Record<never, never>;
  numberMark: { mark: string; point: string };
  numberCharacters: { example: string };
}>({
  numberSize: {
    id: 'number.size',
    defaultMessage: 'This number has too many digits',
    description: 'Under a number box',
  },
  numberMark: {
    id: 'number.mark',
    defaultMessage:
      'We can’t tell whether “{mark}” separates thousands or decimals. For decimals, use “{point}”',
    description: 'Under a number box that holds such as 0,500; mark and point are a comma and a period',
  },
  numberCharacters: {
    id: 'number.characters',
    defaultMessage: 'Use numbers only, for example {example}',
    description: 'Under a number box that holds other characters; example is such as 1,234.50',
  },
});

/** A number, the typed text if it is not a number, or null if the box is empty. */
export type NumberValue = number | string | null;

export interface NumberChange {
  /** The text in the box. */
  text: string;
  /** Why the text is not a number. */
  problem: NumberProblem | null;
}

export interface NumberBoxProps extends StyledFieldProps<SignedFieldPart>, ControlProps<'input'> {
  value?: NumberValue;
  defaultValue?: NumberValue;
  /** The number if there is one, null if the box is empty, else the text. */
  onChange?: (value: NumberValue, change: NumberChange) => void;
  /** Allows numbers below zero, for which phones show a keyboard with a minus sign. */
  canBeNegative?: boolean;
  width?: 'full' | 'medium' | 'short';
}

interface NumberKind {
  /** The folder and name of the component. */
  component: string;
  read: (text: string) => { value: number | null; problem: NumberProblem | null };
  show: (value: number) => string;
  /** How to format the value. */
  options: NumberFormOptions & { fractionDigits: number };
  /** A value that shows the expected format. */
  example: number;
  /** The sign in the box, and its meaning as text. */
  before?: string;
  after?: string;
  unit?: string | undefined;
  /** Adds something beside the box, such as buttons. */
  around?: (box: ReactNode, text: string, part: PartOf) => ReactNode;
}

/** What to change in a text that is not a number. */
function problemText(problem: NumberProblem, text: string, kind: NumberKind, intl: IntlShape): string {
  const { options, unit } = kind;
  switch (problem) {
    case 'decimals':
      return intl.formatMessage(
        {
          id: 'number.decimals',
          defaultMessage:
            '{count, plural, =0 {Please use whole numbers only} one {Please use at most # digit after the decimal point} other {Please use at most # digits after the decimal point}}',
          description: 'Under a number box that holds more decimals than are kept',
        },
        { count: options.fractionDigits },
      );
    case 'currency':
      return intl.formatMessage(
        {
          id: 'number.currency',
          defaultMessage: 'This amount is in {currency}. Please change other currencies first',
          description:
            'Under a money box that holds an amount of another currency; currency is such as US dollars',
        },
        { currency: unit ?? '' },
      );
    case 'size':
      return intl.formatMessage(messages.numberSize);
    case 'ambiguous':
      return intl.formatMessage(messages.numberMark, {
        mark: /[.,]/.exec(text.normalize('NFKC'))?.[0] ?? '',
        point: pointOf(options.locale ?? 'en-US'),
      });
    default:
      return intl.formatMessage(messages.numberCharacters, { example: kind.show(kind.example) });
  }
}

/** The shared base of number, money and percent fields: the text stays as typed until blur. */
export function NumberBox({
  kind,
  errorMessage,
  value,
  defaultValue = null,
  onChange,
  onBlur,
  canBeNegative = false,
  width = 'short',
  ...props
}: NumberBoxProps & { kind: NumberKind }) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const { before, after, unit, options } = kind;
  const { text, current, change, reformat } = useFormattedInput<NumberValue>({
    control,
    value,
    defaultValue,
    locale: intl.locale,
    show: (shown) => (typeof shown === 'number' ? kind.show(shown) : (shown ?? '')),
    read: (typed) => kind.read(typed).value ?? (typed.trim() === '' ? null : typed),
    onChange: (next, typed) => onChange?.(next, { text: typed, problem: kind.read(typed).problem }),
  });

  // What more typing can't fix is reported immediately, as a hint. Anything that is not a number on blur is an error.
  const [stage, setStage] = useState<'untouched' | 'typing' | 'left'>('untouched');
  const { problem } = kind.read(text);
  const isWrong = stage === 'left' && problem !== null;
  const isSaid = isWrong || (stage === 'typing' && problem !== null && !canBecomeNumber(text, options));
  // The form already shows an error.
  const isReported = problem === 'unreadable' && Boolean(errorMessage);
  const note = isSaid && !isReported ? problemText(problem, text, kind, intl) : '';
  useEffect(() => void (note && isInUse(control.current) && announce(note)), [note]);
  const keyboard = options.fractionDigits === 0 ? 'numeric' : 'decimal';

  return (
    <Field
      component={kind.component}
      {...props}
      {...{ control, errorMessage, unit }}
      isInvalid={isWrong}
      submitted={String(current ?? '')}
      shown={useIsHydrating() ? text : undefined}
      note={note && isWrong ? <NoteError>{note}</NoteError> : note}
    >
      {(field, _ids, part) => {
        // Numbers and their signs read from left to right in every script.
        const box = (
          <SignedBox {...{ before, after, width, part }} dir="ltr">
            {(room) => (
              <input
                type="text"
                inputMode={canBeNegative ? 'text' : keyboard}
                autoComplete="off"
                {...field}
                value={text}
                className={join(frame.width.full, frame.figures, field.className)}
                style={room}
                onChange={(event) => {
                  const next = event.target.value;
                  // An error stays until it is fixed.
                  if (stage === 'untouched' || kind.read(next).problem === null) setStage('typing');
                  change(next);
                }}
                onBlur={(event) => {
                  const leftEntry = kind.read(event.target.value);
                  if (leftEntry.value !== null) reformat(kind.show(leftEntry.value));
                  if (stage !== 'untouched') whenPointerUp(() => setStage('left'));
                  onBlur?.(event);
                }}
              />
            )}
          </SignedBox>
        );
        return kind.around ? kind.around(box, text, part) : box;
      }}
    </Field>
  );
}
