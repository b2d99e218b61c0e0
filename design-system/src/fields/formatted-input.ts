import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useFormReset } from './field-ids.ts';

interface FormattedInput<Value> {
  /** The text of the input. */
  text: string;
  /** The value that the text was last parsed to or formatted from. */
  value: Value;
}

/**
 * For inputs whose text differs from their value (`04-27-1990` and `1990-04-27`): keeps the text, reports the value,
 * and adopts an outside value only if it is not the last reported one.
 */
export function useFormattedInput<Value extends string | number | null>({
  control,
  value,
  defaultValue,
  show,
  read,
  onChange,
}: {
  control: RefObject<HTMLInputElement | null>;
  value: Value | undefined;
  defaultValue: Value;
  show: (value: Value) => string;
  read: (text: string) => Value;
  onChange: (value: Value, text: string) => void;
}) {
  const [state, setState] = useState<FormattedInput<Value>>(() => {
    const first = value ?? defaultValue;
    return { text: show(first), value: first };
  });
  let shown = state;
  if (value !== undefined && value !== state.value) {
    shown = { text: show(value), value };
    setState(shown);
  }
  // One event may change the text twice before the next render.
  const lastEmitted = useRef(shown);
  useLayoutEffect(() => {
    lastEmitted.current = shown;
  });
  const emit = (next: FormattedInput<Value>) => {
    const isNew = next.text !== lastEmitted.current.text || next.value !== lastEmitted.current.value;
    lastEmitted.current = next;
    setState(next);
    if (isNew) onChange(next.value, next.text);
  };
  useFormReset(
    control,
    value === undefined ? () => setState({ text: show(defaultValue), value: defaultValue }) : null,
  );
  return {
    text: shown.text,
    current: shown.value,
    change: (text: string) => emit({ text, value: read(text) }),
    /** Parses the same text again, such as after the numbering plans have loaded. */
    reparse: () => emit({ text: lastEmitted.current.text, value: read(lastEmitted.current.text) }),
    /** Shows the same value in another format. */
    reformat: (text: string) => setState({ text, value: shown.value }),
  };
}
