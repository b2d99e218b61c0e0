import { stepsOf, withValue } from '@institute/values/rules/paths';

export interface FormValues<Values> {
  readonly current: Values;
  /** The initial or last saved values. */
  readonly saved: Values;
  /** Whether the values equal the saved ones. */
  readonly isPristine: boolean;
  /** Newer values of the server, which apply once nothing is changed. */
  readonly late: Values | null;
  set: (name: string, value: unknown) => void;
  /**
   * Resets to the initial values or newer ones of the server, or to others. What was changed since they were `sent` stays
   * changed.
   */
  reset: (values?: Values, sent?: Values) => void;
  /** Replaces all values by unsaved ones. */
  replace: (values: Values) => void;
  /**
   * Marks values as saved. They become the initial ones, or what the server made of them; what was typed since they were
   * sent stays changed. `outdated` is what was `late` when they were sent.
   */
  markSaved: (values: Values, outdated?: Values | null) => void;
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
  let late: Values | null = null;
  const setCurrent = (next: Values, name?: string) => {
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener(name);
  };
  /** Makes these values the initial ones. What was changed since `sent` stays changed. */
  const adopt = (values: Values, sent = current) => {
    first = values;
    late = null;
    setCurrent(withChanges(values, sent, current, isSameText));
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
    get late() {
      return late;
    },
    set(name, value) {
      setCurrent(withValue(current, stepsOf(name), value) as Values, name);
      // The change was undone by hand.
      if (late && isSame(current, first)) adopt(late);
    },
    reset: (values = late ?? first, sent = current) => adopt(values, sent),
    replace: (values) => setCurrent(values),
    markSaved(values, outdated = null) {
      const newer = late === outdated ? null : late;
      const typed = current;
      first = values;
      late = null;
      if (newer) {
        first = newer;
        setCurrent(withChanges(newer, values, typed));
      }
    },
    setServerValues(values) {
      // The same server values were already adopted, or wait.
      if (isSame(values, server)) return;
      server = values;
      late = null;
      if (isSame(values, first)) return;
      if (isSame(current, first)) adopt(values);
      else if (isSame(current, values)) first = values;
      else late = values;
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

/** A box that is left drops the spaces around its text, which is no change. */
const isSameText = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' ? a.trim() === b.trim() : isSame(a, b);

/** `values` with what was changed between two others. */
function withChanges<Values>(values: Values, before: Values, after: Values, isEqual = isSame): Values {
  const old = leavesOf(before);
  let changed: unknown = values;
  for (const [path, value] of leavesOf(after))
    if (!isEqual(old.get(path), value)) changed = withValue(changed, stepsOf(path), value);
  return changed as Values;
}
