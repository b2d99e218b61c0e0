import { normalizeTyped } from '@institute/values/formats/typed-text';
import { type ComponentProps, useRef } from 'react';
import { useIsHydrating } from '../rendering/hydration.ts';
import { join } from '../theme/parts.ts';
import { CharactersLeft } from './character-count.tsx';
import * as frame from './Field.css.ts';
import { Field } from './Field.tsx';
import type { ControlProps, StyledFieldProps } from './field-ids.ts';
import { useFormattedInput } from './formatted-input.ts';
import * as styles from './OneTimeCodeField.css.ts';
import { rewrite } from './rewrite.ts';

export interface OneTimeCodeFieldProps extends StyledFieldProps, ControlProps<'input'> {
  /** The digits only. Text with other characters is passed on as is. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Called when the last digit is typed, pasted or filled in. */
  onComplete?: (value: string) => void;
  /** The number of digits. */
  length?: number;
}

/** Removes the spaces and hyphens that messages put between digits. */
const read = (text: string) => {
  const figures = normalizeTyped(text).replace(/[\s\-‐‑–—]/g, '');
  return /^\d*$/.test(figures) ? figures : text;
};

/** Shows `123456` as `123 456`. */
const group = (value: string, length: number) => {
  if (!/^\d+$/.test(value)) return value;
  const size = length % 3 === 0 || length > 8 ? 3 : Math.ceil(length / 2);
  return value.match(new RegExp(`\\d{1,${size}}`, 'g'))!.join(' ');
};

/** Adds the spaces to what is typed, pasted or filled in, which doesn't change the code. */
function useSpaces(
  change: (text: string) => void,
  reformat: (text: string) => void,
  spaced: (text: string) => string,
) {
  const isComposing = useRef(false);
  const isRewriting = useRef(false);
  const addSpaces = (input: HTMLInputElement) => {
    const settled = spaced(input.value);
    isRewriting.current = true;
    if (settled !== input.value) rewrite(input, settled);
    isRewriting.current = false;
  };
  const listenersOf = (field: ComponentProps<'input'>): ComponentProps<'input'> => ({
    onChange(event) {
      const input = event.target;
      const { inputType = '' } = event.nativeEvent as InputEvent;
      if (isRewriting.current) return reformat(input.value);
      change(input.value);
      if (isComposing.current || /^(?:delete|history)/.test(inputType)) return;
      // Editing in the middle of a code must not move the caret.
      const isTypedInTheMiddle = inputType === 'insertText' && input.selectionEnd !== input.value.length;
      if (!isTypedInTheMiddle) addSpaces(input);
    },
    onCompositionStart(event) {
      field.onCompositionStart?.(event);
      isComposing.current = true;
    },
    onCompositionEnd(event) {
      field.onCompositionEnd?.(event);
      isComposing.current = false;
      addSpaces(event.currentTarget);
    },
  });
  return { addSpaces, listenersOf };
}

/**
 * A code from a message in a single box: it can be pasted, dictated, autofilled and corrected like any text. A space
 * separates its groups, but is not part of the value.
 */
export function OneTimeCodeField({
  isRequired = true,
  value,
  defaultValue = '',
  onChange,
  onComplete,
  onBlur,
  length = 6,
  ...props
}: OneTimeCodeFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  const show = (code: string) => group(code, length);
  const { text, current, change, reformat } = useFormattedInput({
    control,
    value,
    defaultValue,
    show,
    read,
    onChange: (next, typed) => {
      onChange?.(next);
      if (next.length === length && next === read(typed) && /^\d+$/.test(next)) onComplete?.(next);
    },
  });
  const { addSpaces, listenersOf } = useSpaces(change, reformat, (typed) => show(read(typed)));
  const over = /^\d+$/.test(current) ? Math.max(0, current.length - length) : 0;
  return (
    <Field
      component="fields/OneTimeCodeField"
      {...props}
      {...{ control, isRequired }}
      isInvalid={over > 0}
      submitted={current}
      shown={useIsHydrating() ? text : undefined}
      note={over > 0 && <CharactersLeft count={current.length} max={length} />}
    >
      {(field) => (
        <input
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...field}
          value={text}
          dir="ltr"
          className={join(frame.width.short, styles.code, field.className)}
          {...listenersOf(field)}
          onBlur={(event) => {
            if (!field.readOnly) addSpaces(event.target);
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
