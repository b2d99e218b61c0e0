import { type ComponentPropsWithRef, type Ref, useRef } from 'react';
import { textCap, urlCap } from '../rules/text.ts';
import type { FieldBinding } from './binding.ts';
import { CharactersLeft, characterCount, textToCount } from './character-count.tsx';
import * as styles from './Field.css.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './field-ids.ts';
import { rewrite } from './rewrite.ts';
import { useTextValue } from './text-value.ts';

/**
 * Keyboard and autofill for each kind. The input stays `type="text"`, because browsers alter the value of other
 * types.
 */
const kinds = {
  text: {},
  email: { dir: 'ltr', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  url: { dir: 'ltr', inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none', spellCheck: false },
  search: { inputMode: 'search', enterKeyHint: 'search' },
} satisfies Record<string, ComponentPropsWithRef<'input'>>;

export interface TextFieldProps
  extends FieldProps,
    Pick<
      ComponentPropsWithRef<'input'>,
      | 'autoComplete'
      | 'inputMode'
      | 'spellCheck'
      | 'autoCapitalize'
      | 'enterKeyHint'
      | 'onBlur'
      | 'onFocus'
      | 'onPaste'
    > {
  kind?: keyof typeof kinds;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /**
   * Longer text is kept and reported, never cut off. Set by forms from their schema. Defaults to 100, or 2048 for URLs.
   */
  maxCharacters?: number;
  /** The width of the box hints at the expected length. */
  width?: 'full' | 'medium' | 'short';
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  kind = 'text',
  value,
  defaultValue,
  onChange,
  onBlur,
  maxCharacters = kind === 'url' ? urlCap : textCap,
  width = 'full',
  ...props
}: TextFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  const { text, attributes } = useTextValue(
    control,
    { value, defaultValue, onChange },
    textToCount(maxCharacters),
  );
  const { count, isNear, isOver } = characterCount(text, maxCharacters);
  return (
    <Field
      component="fields/TextField"
      {...props}
      control={control}
      isInvalid={isOver}
      note={isNear && <CharactersLeft count={count} max={maxCharacters} />}
    >
      {(field) => (
        <input
          type="text"
          {...kinds[kind]}
          {...field}
          {...attributes}
          className={styles.width[width]}
          onBlur={(event) => {
            // Keyboards and address books add spaces around an address, which are never part of it.
            const trimmed = event.target.value.trim();
            if (kind !== 'text' && kind !== 'search' && trimmed !== event.target.value && !field.readOnly) {
              rewrite(event.target, trimmed);
            }
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}

TextField.binding = { keepsText: true, countsCharacters: true } satisfies FieldBinding;
