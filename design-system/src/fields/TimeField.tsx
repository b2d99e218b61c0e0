import { formatTime, parseTime } from '@institute/values/formats/parse-time';
import { useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import { useIsHydrating } from '../rendering/hydration.ts';
import { join } from '../theme/parts.ts';
import { exampleMessages } from './date-example.ts';
import * as frame from './Field.css.ts';
import { Field, NoteError } from './Field.tsx';
import type { ControlProps, StyledFieldProps } from './field-ids.ts';
import { useFormattedInput } from './formatted-input.ts';
import { isTyped } from './input-type.ts';
import { whenPointerUp } from './pointer-press.ts';
import { rewrite } from './rewrite.ts';

const messages = defineMessages({
  timePeriod: {
    id: 'time.period',
    defaultMessage: 'Please add AM or PM',
    description: 'Under a time box that holds a time which may be in the morning or in the afternoon',
  },
});

export interface TimeFieldProps extends StyledFieldProps, ControlProps<'input'> {
  /** `HH:MM` in 24-hour time. Any other text is shown as is, so that nothing typed is lost. */
  value?: string;
  defaultValue?: string;
  /** The time if there is one, else the text. */
  onChange?: (value: string) => void;
}

/**
 * A time of day, typed in any common format and stored as HH:MM. Formatted on blur, with AM or PM depending on the
 * locale.
 */
export function TimeField({
  description,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  ...props
}: TimeFieldProps) {
  const intl = useIntl();
  const { locale } = intl;
  const control = useRef<HTMLInputElement>(null);
  const { text, current, change, reformat } = useFormattedInput({
    control,
    value,
    defaultValue,
    locale,
    show: (time) => formatTime(time, locale),
    read: (typed) => parseTime(typed, locale).value ?? typed,
    onChange: (next) => onChange?.(next),
  });
  const [wasLeft, setLeft] = useState(false);
  const isHalf = wasLeft && parseTime(text, locale).problem === 'period';
  const periodText = intl.formatMessage(messages.timePeriod);

  return (
    <Field
      component="fields/TimeField"
      {...props}
      control={control}
      isInvalid={isHalf}
      submitted={current}
      shown={useIsHydrating() ? text : undefined}
      description={
        <>
          {description && <div>{description}</div>}
          {intl.formatMessage(exampleMessages.date, { example: formatTime('14:30', locale) })}
        </>
      }
      note={isHalf && <NoteError>{periodText}</NoteError>}
    >
      {(field) => (
        <input
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field}
          value={text}
          dir="ltr"
          className={join(frame.width.short, frame.figures, field.className)}
          onChange={(event) => {
            const next = event.target.value;
            change(next);
            const { value: time, problem } = parseTime(next, locale);
            if (problem !== 'period') setLeft(false);
            // Whole values (paste, drop, dictation) are formatted immediately.
            if (time && !isTyped(event.nativeEvent)) rewrite(event.target, formatTime(time, locale));
          }}
          onBlur={(event) => {
            const { value: time, problem } = parseTime(event.target.value, locale);
            if (time) reformat(formatTime(time, locale));
            whenPointerUp(() => {
              if (problem === 'period' && !wasLeft) announce(periodText);
              setLeft(problem === 'period');
            });
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
