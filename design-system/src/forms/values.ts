import { stepsOf } from './paths.ts';

export interface FormValues<Values> {
  readonly current: Values;
  /** The values that the form began with, or that were saved last. */
  readonly saved: Values;
  /** Whether the values are the saved ones. */
  readonly isPristine: boolean;
  set: (name: string, value: unknown) => void;
  /** Back to the first values, or on to others. */
  reset: (values?: Values) => void;
  /** The current values were saved: from here on they count as the first. */
  markSaved: () => void;
  /** Values that arrived later, from the server: taken over as long as nothing was typed. */
  setServerValues: (values: Values) => void;
  /** Calls back after every change, with the name of the field if one changed. */
  subscribe: (listener: (name?: string) => void) => () => void;
}

/** The values of one form. A change creates new objects along its path only; other parts keep their identity. */
export function createValues<Values extends object>(initial: Values): FormValues<Values> {
  const listeners = new Set<(name?: string) => void>();
  let first = initial;
  let current = initial;
  let server = initial;
  const setCurrent = (next: Values, name?: string) => {
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener(name);
  };
  return {
    get current() {
      return current;
    },
    get saved() {
      return first;
    },
    get isPristine() {
      return isSame(current, first);
    },
    set: (name, value) => setCurrent(withValue(current, stepsOf(name), value) as Values, name),
    reset(values = first) {
      first = values;
      setCurrent(values);
    },
    markSaved() {
      first = current;
    },
    setServerValues(values) {
      // The same values as before were taken over then, or left for good.
      if (isSame(values, server)) return;
      server = values;
      if (isSame(values, first)) return;
      if (isSame(current, first)) setCurrent(values);
      else if (!isSame(current, values)) return;
      first = values;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function withValue(container: unknown, steps: readonly string[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  const old = (container as Record<string, unknown> | null | undefined)?.[step];
  const next = withValue(old, rest, value);
  if (Object.is(old, next) && container != null && step in (container as object)) return container;
  if (Array.isArray(container) || (container == null && /^\d+$/.test(step))) {
    const items = [...((container as unknown[] | null | undefined) ?? [])];
    items[Number(step)] = next;
    return items;
  }
  return { ...(container as object | null | undefined), [step]: next };
}

/** Structural equality for plain objects and arrays; identity for anything else. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isData(a) || !isData(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
}

const isData = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);
