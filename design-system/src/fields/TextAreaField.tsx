import { type ComponentPropsWithRef, type Ref, useRef } from 'react';
import type { FieldBinding } from './binding.ts';
import { CharactersLeft, characterCount, textToCount } from './character-count.tsx';
import * as styles from './Field.css.ts';
import { Field } from './Field.tsx';
import { type FieldProps, useErrorAnnouncement, useFieldIds, useMergedRef } from './field-ids.ts';
import { useTextValue } from './text-value.ts';

export interface TextAreaFieldProps
  extends FieldProps,
    Pick<ComponentPropsWithRef<'textarea'>, 'autoComplete' | 'spellCheck' | 'rows' | 'onBlur' | 'onFocus'> {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Longer text is kept and reported, never cut off. Set by forms from their schema. Defaults to 2000. */
  maxCharacters?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Multiline text. The box grows with its content. */
export function TextAreaField({
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled,
  isReadOnly,
  id,
  value,
  defaultValue,
  onChange,
  maxCharacters = 2000,
  rows = 4,
  ref,
  ...rest
}: TextAreaFieldProps) {
  const control = useRef<HTMLTextAreaElement>(null);
  const hold = useMergedRef(control, ref);
  const { text, props } = useTextValue(
    control,
    { value, defaultValue, onChange },
    textToCount(maxCharacters),
  );
  const { count, isNear, isOver } = characterCount(text, maxCharacters);
  const ids = useFieldIds({ id, description, errorMessage }, isNear);
  useErrorAnnouncement(control, errorMessage);
  return (
    <Field
      {...{ ids, label, description, errorMessage, isRequired, isDisabled, isReadOnly }}
      note={isNear && <CharactersLeft count={count} max={maxCharacters} />}
    >
      <textarea
        {...rest}
        {...ids.control}
        {...props}
        aria-invalid={ids.control['aria-invalid'] || isOver}
        ref={hold}
        rows={rows}
        required={isRequired}
        disabled={isDisabled}
        readOnly={isReadOnly}
        className={`${styles.width.full} ${styles.area}`}
      />
    </Field>
  );
}

TextAreaField.binding = { keepsText: true, countsCharacters: true } satisfies FieldBinding;
