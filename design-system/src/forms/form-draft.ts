import { stepsOf, valueAt, withValue } from '@institute/values/rules/paths';
import type { DraftStore } from './draft-store.ts';
import type { FieldRegistry } from './field-registry.ts';
import { type FormValues, isSame, leavesOf } from './values.ts';

/**
 * How what is typed into a form is kept. Either its name, unique within the app, with the id of the record that it
 * edits: `note.42`. Or more options. Or why nothing may be kept.
 */
export type FormDraftOptions<Values> =
  | string
  | {
      name: string;
      /** What the answers are about, if that can change. Answers about anything else are dropped. */
      about?: string;
      /** The part of the values that may be kept. Passwords, codes and card numbers never are. */
      keep?: (values: Values) => Values;
      /** Submitting is not the end: keeps the answers until `forget` of the draft store. */
      isKeptAfterSubmit?: boolean;
    }
  /** Why: 'A password is never stored.' */
  | { none: string };

interface Kept<Values> {
  values: Values;
  /** The saved values that were changed. */
  base: Values;
  about: string;
}

/** Kept answers that are shown again. */
export interface RestoredDraft {
  /** When they were typed, in milliseconds since 1970. */
  keptAt: number;
  /** Whether the saved values of the same fields have changed since. */
  isOutdated: boolean;
}

const secret = /password|one-time-code|cc-number|cc-csc/;
const isSecret = (control: HTMLElement | null): boolean =>
  control instanceof HTMLInputElement && (control.type === 'password' || secret.test(control.autocomplete));

/** Keeps what is typed into a form until it is saved or discarded, and shows it again when the form is opened. */
export class FormDraft<Values extends object> {
  readonly #values: FormValues<Values>;
  readonly #fields: FieldRegistry;
  readonly #store: DraftStore;
  readonly #options: Exclude<FormDraftOptions<Values>, string | { none: string }>;
  /** Names of secret fields, also of those that are no longer shown. */
  readonly #secrets = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #restored: RestoredDraft | null = null;
  #isStarted = false;
  #isRestoring = false;

  constructor(
    values: FormValues<Values>,
    fields: FieldRegistry,
    store: DraftStore,
    options: Exclude<FormDraftOptions<Values>, { none: string }>,
  ) {
    this.#values = values;
    this.#fields = fields;
    this.#store = store;
    this.#options = typeof options === 'string' ? { name: options } : options;
  }

  get restored(): RestoredDraft | null {
    return this.#restored;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows what was kept, once. Returns a function that stops keeping changes. */
  start(): () => void {
    if (!this.#isStarted) {
      this.#isStarted = true;
      this.#restore();
      if (!this.#values.isPristine && !this.#restored) this.#keep();
    }
    return this.#values.subscribe(() => {
      if (!this.#isRestoring) this.#keep();
    });
  }

  /** The form was submitted. */
  settle(): void {
    if (!this.#options.isKeptAfterSubmit) this.#keep();
  }

  #restore(): void {
    const { name, about = '' } = this.#options;
    const found = this.#store.read(name);
    const keptDraft = found?.data as Kept<Values> | undefined;
    if (!found || !keptDraft?.values || !keptDraft.base) return;
    if (keptDraft.about !== about) {
      this.#store.remove(name);
      return;
    }
    const { current, saved } = this.#values;
    const untouched = leavesOf(saved);
    const now = leavesOf(current);
    const before = leavesOf(keptDraft.base);
    let isOutdated = false;
    let next: unknown = current;
    // Only what was typed, unless it is being typed again. Other fields may have been saved elsewhere in the meantime.
    for (const [path, value] of leavesOf(keptDraft.values)) {
      if (isSame(before.get(path), value) || isSame(now.get(path), value)) continue;
      if (!isSame(now.get(path), untouched.get(path))) continue;
      isOutdated ||= !isSame(now.get(path), before.get(path));
      next = withValue(next, stepsOf(path), value);
    }
    // It was saved, but the response was lost.
    if (next === current) {
      if (this.#values.isPristine) this.#store.remove(name);
      return;
    }
    this.#isRestoring = true;
    this.#values.replace(next as Values);
    this.#isRestoring = false;
    this.#setRestored({ keptAt: found.keptAt, isOutdated });
  }

  #keep(): void {
    const { name, about = '', keep = (values: Values) => values } = this.#options;
    const base = this.#values.saved;
    let values = keep(this.#values.current);
    for (const field of this.#fields.names)
      if (isSecret(this.#fields.control(field))) this.#secrets.add(field);
    for (const field of this.#secrets)
      values = withValue(values, stepsOf(field), valueAt(base, field)) as Values;
    if (!isSame(values, keep(base))) this.#store.write(name, { values, base: keep(base), about });
    else {
      this.#store.remove(name);
      this.#setRestored(null);
    }
  }

  #setRestored(restored: RestoredDraft | null): void {
    if (this.#restored === restored) return;
    this.#restored = restored;
    for (const listener of this.#listeners) listener();
  }
}
