import { stepsOf } from './paths.ts';

export interface FormValues<Values> {
  readonly current: Values;
  /** Whether the values are those that the form began with, or that were saved last. */
  readonly isFirst: boolean;
  set: (name: string, value: unknown) => void;
  /** Back to the first values, or on to others. */
  reset: (values?: Values) => void;
  /** What is there now was saved: from here on it counts as the first. */
  markSaved: () => void;
  /** Values that came later (from the server), taken over as long as nothing was typed. */
  offer: (values: Values) => void;
  /** Hears of every change; of a single field, by its name. */
  subscribe: (listener: (name?: string) => void) => () => void;
}

/** The values of one form. A change makes new objects along its path only: whoever holds another part sees no change. */
export function createValues<Values extends object>(initial: Values): FormValues<Values> {
  const listeners = new Set<(name?: string) => void>();
  let first = initial;
  let current = initial;
  let offered = initial;
  const become = (next: Values, name?: string) => {
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener(name);
  };
  return {
    get current() {
      return current;
    },
    get isFirst() {
      return isSame(current, first);
    },
    set: (name, value) => become(withValue(current, stepsOf(name), value) as Values, name),
    reset(values = first) {
      first = values;
      become(values);
    },
    markSaved() {
      first = current;
    },
    offer(values) {
      // What was offered before was taken then, or left for good.
      if (isSame(values, offered)) return;
      offered = values;
      if (isSame(values, first)) return;
      if (isSame(current, first)) become(values);
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

/** Equal as data: objects and lists by their parts, anything else by itself. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isData(a) || !isData(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
}

const isData = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);
