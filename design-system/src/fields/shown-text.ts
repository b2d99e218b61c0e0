import { type RefObject, useState } from 'react';
import { useFormReset } from './wiring.ts';

interface ShownText {
  /** What stands in the box. */
  text: string;
  /** The value that the text was last read as, or was made from. */
  value: string;
}

/**
 * For boxes whose text differs from their value (`04-27-1990` and `1990-04-27`): keeps the text, tells the value, and
 * takes a new text from outside only when the value from outside is another than the one last told.
 */
export function useShownText({
  control,
  value,
  defaultValue = '',
  show,
  read,
  onChange,
}: {
  control: RefObject<HTMLInputElement | null>;
  value: string | undefined;
  defaultValue?: string | undefined;
  show: (value: string) => string;
  read: (text: string) => string;
  onChange: (value: string, text: string) => void;
}) {
  const [state, setState] = useState<ShownText>(() => {
    const first = value ?? defaultValue;
    return { text: show(first), value: first };
  });
  let shown = state;
  if (value !== undefined && value !== state.value) {
    shown = { text: show(value), value };
    setState(shown);
  }
  useFormReset(
    control,
    value === undefined ? () => setState({ text: show(defaultValue), value: defaultValue }) : null,
  );
  return {
    text: shown.text,
    current: shown.value,
    change: (text: string) => {
      const next = { text, value: read(text) };
      setState(next);
      if (next.text !== shown.text || next.value !== shown.value) onChange(next.value, text);
    },
    /** Reads the same text again, with more knowledge than before (numbering plans have arrived). */
    reread: () => {
      const next = { text: shown.text, value: read(shown.text) };
      if (next.value === shown.value) return;
      setState(next);
      onChange(next.value, next.text);
    },
    /** Another spelling of the same value. */
    respell: (text: string) => setState({ text, value: shown.value }),
  };
}
