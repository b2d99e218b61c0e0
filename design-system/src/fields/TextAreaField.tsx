import { useRef } from 'react';
import { useIsHydrating } from '../rendering/hydration.ts';
import { join } from '../theme/parts.ts';
import type { FieldBinding } from './binding.ts';
import { CharactersLeft, characterCount, textToCount } from './character-count.tsx';
import { useEarlyInput } from './early-input.ts';
import * as styles from './Field.css.ts';
import { Field } from './Field.tsx';
import type { ControlProps, StyledFieldProps } from './field-ids.ts';
import { useGrowWithText } from './grow-with-text.ts';
import { useTextValue } from './text-value.ts';

export interface TextAreaFieldProps extends StyledFieldProps, ControlProps<'textarea'> {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Longer text is kept and reported, never cut off. In a form, that of its schema. Elsewhere 2000 by default. */
  maxCharacters?: number;
}

/** Multiline text. The box grows with its content. */
export function TextAreaField({
  value,
  defaultValue,
  onChange,
  maxCharacters = 2000,
  rows = 4,
  ...props
}: TextAreaFieldProps) {
  const control = useRef<HTMLTextAreaElement>(null);
  // React writes the initial text into a textarea when it hydrates it, so what was typed is read before.
  const isHydrating = useIsHydrating();
  const early = useRef<string | undefined>(undefined);
  useEarlyInput(control, (area) => {
    if (early.current !== undefined && early.current !== area.value) area.value = early.current;
  });
  const { text, attributes } = useTextValue(
    control,
    { value, defaultValue, onChange },
    textToCount(maxCharacters),
  );
  useGrowWithText(control);
  const { count, isNear, isOver } = characterCount(text, maxCharacters);
  return (
    <Field<'textarea'>
      component="fields/TextAreaField"
      {...props}
      control={control}
      isInvalid={isOver}
      note={isNear && <CharactersLeft count={count} max={maxCharacters} />}
    >
      {(field) => {
        if (isHydrating && typeof document !== 'undefined')
          early.current ??= document.querySelector<HTMLTextAreaElement>(`textarea[id="${field.id}"]`)?.value;
        return (
          <textarea
            {...field}
            {...attributes}
            rows={rows}
            className={join(styles.width.full, styles.area, field.className)}
          />
        );
      }}
    </Field>
  );
}

TextAreaField.binding = { keepsText: true, countsCharacters: true } satisfies FieldBinding;
