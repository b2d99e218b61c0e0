import { type ChangeEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { today } from '../formats/dates.ts';
import { parseExpiration } from '../formats/parse-expiration.ts';
import { join } from '../theme/parts.ts';
import * as frame from './Field.css.ts';
import { Field } from './Field.tsx';
import type { ControlProps, StyledFieldProps } from './field-ids.ts';
import { useFormattedInput } from './formatted-input.ts';
import { sharedMessages } from './messages.ts';
import { rewrite } from './rewrite.ts';

export interface ExpirationFieldProps extends StyledFieldProps, ControlProps<'input'> {
  /** `YYYY-MM`. Any other text is shown as is, so that nothing typed is lost. */
  value?: string;
  defaultValue?: string;
  /** The month if there is one, else the text. */
  onChange?: (value: string) => void;
}

const shown = (value: string) => value.replace(/^(\d{4})-(\d\d)$/, '$2/$1');

const read = (text: string) => parseExpiration(text) ?? text;

/** Input types of typing, deleting and undoing. All others insert a whole value. */
const isEditing = /^(?:insertText|insertCompositionText|delete|history)/;

/**
 * A card's expiration month: typed as MM/YYYY, stored as YYYY-MM. Accepts short years and other or no separators, and
 * reformats them on blur.
 */
export function ExpirationField({
  description,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  autoComplete = 'cc-exp',
  ...props
}: ExpirationFieldProps) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const { text, current, change, reformat } = useFormattedInput({
    control,
    value,
    defaultValue,
    show: shown,
    read,
    onChange: (next) => onChange?.(next),
  });
  const example = `04/${Number(today().slice(0, 4)) + 3}`;

  return (
    <Field
      component="fields/ExpirationField"
      {...props}
      control={control}
      submitted={current}
      description={
        <>
          {description && <div>{description}</div>}
          {intl.formatMessage(sharedMessages.dateExample, { example })}
        </>
      }
    >
      {(field) => (
        <input
          type="text"
          // Phones show a number pad, which has no slash, so it may be omitted.
          inputMode="numeric"
          autoComplete={autoComplete}
          {...field}
          value={text}
          dir="ltr"
          className={join(frame.width.short, frame.figures, field.className)}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            const next = event.target.value;
            change(next);
            const { inputType = '' } = event.nativeEvent as InputEvent;
            const month = parseExpiration(next);
            if (month && !isEditing.test(inputType)) rewrite(event.target, shown(month));
          }}
          onBlur={(event) => {
            const month = parseExpiration(event.target.value);
            if (month) reformat(shown(month));
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
