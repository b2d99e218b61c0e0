import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useEarlyInput } from './early-input.ts';
import { useFormReset } from './field-ids.ts';

interface FormattedInput<Value> {
  /** The text of the input. */
  text: string;
  /** The value that the text was last parsed to or formatted from. */
  value: Value;
}

interface InputOptions<Value> {
  control: RefObject<HTMLInputElement | null>;
  value: Value | undefined;
  defaultValue: Value;
  onChange: (value: Value, text: string) => void;
  /** The locale of the format, if it has one: in another, the value is shown again. */
  locale?: string;
}

/**
 * The state of an input whose text differs from its value (`04-27-1990` and `1990-04-27`): adopts an outside value only
 * if it is not the last reported one.
 */
export function useInputState<Value, State extends FormattedInput<Value>>({
  control,
  value,
  defaultValue,
  adopt,
  onChange,
  locale,
}: InputOptions<Value> & {
  /** The state for an outside value. */
  adopt: (value: Value, previous: State | null) => State;
}) {
  const [held, setHeld] = useState(() => ({ state: adopt(value ?? defaultValue, null), locale }));
  let { state: shown } = held;
  const setState = (state: State) => setHeld({ state, locale });
  const isOutside = value !== undefined && value !== shown.value;
  if (isOutside || locale !== held.locale) {
    shown = adopt(isOutside ? value : shown.value, shown);
    setState(shown);
  }
  // One event may change the text twice before the next render.
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  useFormReset(control, () => {
    if (value === undefined) setState(adopt(defaultValue, null));
    // Once the box has the parent's value again.
    else setTimeout(() => setState(adopt(latest.current.value, null)));
  });
  /** Shows a state without reporting it. */
  const show = (next: State) => {
    latest.current = next;
    setState(next);
  };
  return {
    state: shown,
    latest,
    show,
    report(next: State) {
      const isNew = next.text !== latest.current.text || next.value !== latest.current.value;
      show(next);
      if (isNew) onChange(next.value, next.text);
    },
  };
}

/** An input that is parsed by `read` and formatted by `show`. */
export function useFormattedInput<Value extends string | number | null>({
  show,
  read,
  ...options
}: InputOptions<Value> & { show: (value: Value) => string; read: (text: string) => Value }) {
  const input = useInputState<Value, FormattedInput<Value>>({
    ...options,
    adopt: (value) => ({ text: show(value), value }),
  });
  useEarlyInput(options.control, (box) => {
    if (box.value === input.latest.current.text) return;
    const value = read(box.value);
    // Text isn't reformatted while it is being typed.
    input.report({ text: document.activeElement === box ? box.value : show(value), value });
  });
  return {
    text: input.state.text,
    current: input.state.value,
    change: (text: string) => input.report({ text, value: read(text) }),
    /** Shows the same value in another format. */
    reformat: (text: string) => input.show({ text, value: input.latest.current.value }),
  };
}
