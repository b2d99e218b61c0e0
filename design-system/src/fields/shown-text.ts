import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useFormReset } from './wiring.ts';

interface ShownText<Value> {
  /** What stands in the box. */
  text: string;
  /** The value that the text was last read as, or was made from. */
  value: Value;
}

/**
 * For boxes whose text differs from their value (`04-27-1990` and `1990-04-27`): keeps the text, tells the value, and
 * takes a new text from outside only when the value from outside is another than the one last told.
 */
export function useShownText<Value extends string | number | null>({
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
  const [state, setState] = useState<ShownText<Value>>(() => {
    const first = value ?? defaultValue;
    return { text: show(first), value: first };
  });
  let shown = state;
  if (value !== undefined && value !== state.value) {
    shown = { text: show(value), value };
    setState(shown);
  }
  // What was told last: one event may change the text twice before anything is rendered again.
  const told = useRef(shown);
  useLayoutEffect(() => {
    told.current = shown;
  });
  const tell = (next: ShownText<Value>) => {
    const isNew = next.text !== told.current.text || next.value !== told.current.value;
    told.current = next;
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
    change: (text: string) => tell({ text, value: read(text) }),
    /** Reads the same text again, with more knowledge than before (numbering plans have arrived). */
    reread: () => tell({ text: told.current.text, value: read(told.current.text) }),
    /** Another spelling of the same value. */
    respell: (text: string) => setState({ text, value: shown.value }),
  };
}
