import { stepsOf, withValue } from '@institute/values/rules/paths';

export interface FormValues<Values> {
  readonly current: Values;
  /** The initial or last saved values. */
  readonly saved: Values;
  /** Whether the values equal the saved ones. */
  readonly isPristine: boolean;
  set: (name: string, value: unknown) => void;
  /** Resets to the initial values, or to others. */
  reset: (values?: Values) => void;
  /** Replaces all values by unsaved ones. */
  replace: (values: Values) => void;
  /** Marks values as saved. They become the initial ones; what was typed since they were sent stays changed. */
  markSaved: (values: Values) => void;
  /** Adopts values that arrived later from the server, unless the user has changed something. */
  setServerValues: (values: Values) => void;
  /** Calls back after every change, with the name of the field if one changed. */
  subscribe: (listener: (name?: string) => void) => () => void;
}

/** The values of a form. A change creates new objects along its path only; other parts keep their identity. */
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
    replace: (values) => setCurrent(values),
    markSaved(values) {
      first = values;
    },
    setServerValues(values) {
      // The same server values were already adopted, or ignored for good.
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

/** Structural equality for plain objects and arrays; identity for anything else. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isData(a) || !isData(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
}

export const isData = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/** All answers by path, such as `address.city`. A list counts as one answer. */
export function leavesOf(values: unknown, path = ''): Map<string, unknown> {
  if (!isData(values) || Array.isArray(values)) return new Map([[path, values]]);
  return new Map(
    Object.entries(values).flatMap(([name, value]) => [...leavesOf(value, path ? `${path}.${name}` : name)]),
  );
}
