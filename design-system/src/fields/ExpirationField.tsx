import { type ChangeEvent, type ComponentPropsWithRef, type Ref, useRef } from 'react';
import { useIntl } from 'react-intl';
import { today } from '../formats/dates.ts';
import { parseExpiration } from '../formats/parse-expiration.ts';
import * as frame from './Field.css.ts';
import { Field } from './Field.tsx';
import { type FieldProps, useErrorAnnouncement, useFieldIds, useMergedRef } from './field-ids.ts';
import { useFormattedInput } from './formatted-input.ts';
import { sharedMessages } from './messages.ts';
import { rewrite } from './rewrite.ts';

export interface ExpirationFieldProps
  extends FieldProps,
    Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'onBlur' | 'onFocus'> {
  /** `YYYY-MM`. Any other text is shown as is, so that nothing typed is lost. */
  value?: string;
  defaultValue?: string;
  /** The month if there is one, else the text. */
  onChange?: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
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
  autoComplete = 'cc-exp',
  ref,
  ...rest
}: ExpirationFieldProps) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const hold = useMergedRef(control, ref);
  const { text, current, change, reformat } = useFormattedInput({
    control,
    value,
    defaultValue,
    show: shown,
    read,
    onChange: (next) => onChange?.(next),
  });
  const ids = useFieldIds({ id, description: true, errorMessage });
  useErrorAnnouncement(control, errorMessage);
  const example = `04/${Number(today().slice(0, 4)) + 3}`;

  return (
    <Field
      {...{ ids, label, errorMessage, isRequired, isDisabled, isReadOnly }}
      description={
        <>
          {description && <div>{description}</div>}
          {intl.formatMessage(sharedMessages.dateExample, { example })}
        </>
      }
    >
      <input
        type="text"
        // Phones show a number pad, which has no slash, so it may be omitted.
        inputMode="numeric"
        autoComplete={autoComplete}
        {...rest}
        {...ids.control}
        ref={hold}
        value={text}
        form={form}
        required={isRequired}
        disabled={isDisabled}
        readOnly={isReadOnly}
        dir="ltr"
        className={`${frame.width.short} ${frame.figures}`}
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
      {name && <input type="hidden" name={name} form={form} value={current} disabled={isDisabled} />}
    </Field>
  );
}
