import { textCap, urlCap } from '@institute/values/rules/text';
import { type ComponentPropsWithRef, type CSSProperties, useRef } from 'react';
import { join } from '../theme/parts.ts';
import type { FieldBinding } from './binding.ts';
import { CharactersLeft, characterCount, textToCount } from './character-count.tsx';
import * as styles from './Field.css.ts';
import { Field } from './Field.tsx';
import type { ControlProps, StyledFieldProps } from './field-ids.ts';
import { rewrite } from './rewrite.ts';
import { SignedBox, type SignedFieldPart } from './SignedBox.tsx';
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

export interface TextFieldProps extends StyledFieldProps<SignedFieldPart>, ControlProps<'input'> {
  kind?: keyof typeof kinds;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /**
   * Longer text is kept and reported, never cut off. In a form, that of its schema. Elsewhere 100 by default, or 2048
   * for URLs.
   */
  maxCharacters?: number;
  /** Signs in the box, before and after the text, read with the label: `https://`, `@school.edu`. */
  prefix?: string;
  suffix?: string;
  /** The width of the box hints at the expected length. */
  width?: 'full' | 'medium' | 'short';
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
  prefix,
  suffix,
  ...props
}: TextFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  const { text, attributes } = useTextValue(
    control,
    { value, defaultValue, onChange },
    textToCount(maxCharacters),
  );
  const { count, isNear, isOver } = characterCount(text, maxCharacters);
  const hasSigns = prefix !== undefined || suffix !== undefined;
  return (
    <Field
      component="fields/TextField"
      {...props}
      control={control}
      isInvalid={isOver}
      unit={join(prefix, suffix)}
      note={isNear && <CharactersLeft count={count} max={maxCharacters} />}
    >
      {(field, _ids, part) => {
        const box = (room?: CSSProperties) => (
          <input
            type="text"
            {...kinds[kind]}
            {...field}
            {...attributes}
            className={join(styles.width[hasSigns ? 'full' : width], field.className)}
            style={room}
            onBlur={(event) => {
              // Keyboards and address books add spaces around an address, which are never part of it.
              const trimmed = event.target.value.trim();
              if (kind !== 'text' && kind !== 'search' && trimmed !== event.target.value && !field.readOnly) {
                rewrite(event.target, trimmed);
              }
              onBlur?.(event);
            }}
          />
        );
        if (!hasSigns) return box();
        return (
          <SignedBox
            {...{ width, part }}
            before={prefix}
            after={suffix}
            dir={kind === 'email' || kind === 'url' ? 'ltr' : undefined}
          >
            {box}
          </SignedBox>
        );
      }}
    </Field>
  );
}

TextField.binding = { keepsText: true, countsCharacters: true } satisfies FieldBinding;
