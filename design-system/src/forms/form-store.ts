import { valueAt } from '@institute/values/rules/paths';
import type { FieldError } from '../fields/field-error.ts';
import type { FieldChecks } from './field-checks.ts';
import type { FieldRegistry } from './field-registry.ts';
import type { FormSchema } from './form-schema.ts';
import type { PlaceOf } from './list-items.ts';
import { Submission, type SubmissionFailure } from './submission.ts';
import { FormValidation, type ValidationChange } from './validation.ts';
import { FieldVisibility } from './visibility.ts';

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** Whether a name is that of a group or of one of its parts. */
const isWithin = (name: string, group: string) =>
  name === group || (name.startsWith(group) && /^[.[]/.test(name.slice(group.length)));

/** The store's dependencies on the page. */
export interface FormPage {
  fields: Pick<FieldRegistry, 'names' | 'label' | 'fieldOf' | 'inDocumentOrder' | 'controlErrors'>;
  /** Returns a promise to wait for before showing errors on blur, or null if there's nothing to wait for. */
  afterPointerUp: () => Promise<void> | null;
}

/**
 * A form's state besides its values: validation, visibility and submission, with listeners per field, so that each
 * field renders independently.
 */
export class FormStore {
  readonly #page: FormPage;
  readonly #validation = new FormValidation();
  readonly #visibility = new FieldVisibility();
  readonly #submission = new Submission();
  readonly #checks: FieldChecks | null;
  #values: unknown;
  /** Listeners for the whole form. */
  #listeners = new Set<() => void>();
  /** Fields with their listeners. The version counts their notifications. */
  #fields = new Map<string, { listeners: Set<() => void>; version: number }>();
  /** The items of a list have moved, and the values are about to follow. */
  #areItemsMoving = false;
  /** Counts how often the form was reset. */
  #resets = 0;
  /** The moves of lists since the values were sent. */
  #moves: Array<[list: string, placeOf: PlaceOf]> = [];

  constructor(values: unknown, page: FormPage, checks: FieldChecks | null = null) {
    this.#checks = checks;
    this.#values = values;
    this.#page = page;
  }

  setSchema(schema: FormSchema | undefined): void {
    this.#validation.schema = schema;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Notifies of changes to a field, its parts, and the group it belongs to. */
  subscribeTo(name: string, listener: () => void): () => void {
    const field = this.#field(name);
    field.listeners.add(listener);
    return () => field.listeners.delete(listener);
  }

  /** A version that changes whenever the field's state may have changed. */
  version = (name: string): number => this.#field(name).version;

  #field(name: string) {
    let field = this.#fields.get(name);
    if (!field) {
      field = { listeners: new Set(), version: 0 };
      this.#fields.set(name, field);
    }
    return field;
  }

  /** Notifies these fields and the groups around them; all fields if there are no names. */
  #notify(names: Iterable<string> = this.#fields.keys()): void {
    const concerned = new Set<string>();
    for (const name of names) {
      concerned.add(name);
      for (let end = name.search(/[.[][^.[]*$/); end > 0; end = name.slice(0, end).search(/[.[][^.[]*$/)) {
        concerned.add(name.slice(0, end));
      }
    }
    for (const name of concerned) {
      const field = this.#fields.get(name);
      if (!field) continue;
      field.version += 1;
      for (const listener of field.listeners) listener();
    }
    for (const listener of this.#listeners) listener();
  }

  /** The field's visible error. The same object as long as it is the same error. */
  shownError(name: string): FieldError | null {
    const fromServer = this.#validation.serverError(name);
    if (fromServer) return fromServer;
    return this.#visibility.isShown(name) ? this.#error(name) : null;
  }

  #error(name: string): FieldError | null {
    return this.#validation.error(name) ?? this.#checks?.error(name, valueAt(this.#values, name)) ?? null;
  }

  /** Whether the field is invalid, shown or not. */
  isWrong = (name: string): boolean => this.#error(name) !== null;

  /** Fields whose server is asked, where nothing else is wrong. */
  get #checked(): string[] {
    return Object.keys(this.#checks?.checks ?? {}).filter((name) => this.#validation.error(name) === null);
  }

  get failure(): SubmissionFailure | null {
    return this.#submission.failure;
  }

  get isSubmitting(): boolean {
    return this.#submission.isSubmitting;
  }

  focus(name: string): void {
    this.#visibility.focus(name, this.isWrong(name));
  }

  async blur(name: string): Promise<void> {
    this.#visibility.leave();
    const isTouchedAndFilled = this.#visibility.isTouched(name) && !isEmpty(valueAt(this.#values, name));
    const changed = new Set([name]);
    if (isTouchedAndFilled || this.#visibility.isVisited(name)) await this.#validate(changed);
    if (isTouchedAndFilled && this.#checked.includes(name))
      void this.#checks?.settle([name], this.#values)?.then(() => this.#notify([name]));
    await this.#page.afterPointerUp();
    this.#visibility.visit(name, isTouchedAndFilled);
    this.#notify(changed);
  }

  /**
   * Hides the errors of the field and its parts after its value was set by code, until the field is used again or the form is
   * submitted.
   */
  resetTouched(name: string): void {
    this.#visibility.resetTouched((part) => isWithin(part, name));
  }

  /** Moves the errors of a list's items along with them, before the values follow. */
  moveItems(list: string, placeOf: PlaceOf): void {
    this.#validation.moveItems(list, placeOf);
    this.#visibility.moveItems(list, placeOf);
    this.#submission.moveItems(list, placeOf);
    this.#moves.push([list, placeOf]);
    this.#areItemsMoving = true;
  }

  /** Moves up the errors of the items after a removed one. */
  removeItem(list: string, index: number): void {
    this.moveItems(list, (place) => (place === index ? null : place > index ? place - 1 : place));
  }

  /** Adopts changed values. `name` is the field that changed, if a single one did. */
  setValues(values: unknown, name?: string): void {
    if (values === this.#values) return;
    this.#values = values;
    const { focused } = this.#visibility;
    // Other fields that changed as a result weren't typed in.
    if (focused && (name === undefined || isWithin(focused, name))) this.#visibility.touch(focused);
    const changed = new Set(this.#validation.dropOutdatedServerErrors(values));
    if (name !== undefined) {
      changed.add(name);
      for (const part of this.#fields.keys()) if (isWithin(part, name)) changed.add(part);
    }
    const isAnything = name === undefined || this.#areItemsMoving;
    this.#areItemsMoving = false;
    this.#checks?.follow(values, (checked) => {
      this.#visibility.postpone(checked);
      this.#notify([checked]);
    });
    // Validation can wait until something may be shown.
    if (this.#visibility.hasVisited) this.#validate(changed)?.then((late) => this.#notify(late));
    this.#notify(isAnything ? undefined : changed);
  }

  /** Adds the fields whose error has changed. Returns a promise of them if a rule has to load something first. */
  #validate(changed: Set<string>): Promise<Set<string>> | null {
    const add = (change: ValidationChange) => {
      for (const name of change.changed) {
        changed.add(name);
        this.#visibility.postpone(name);
      }
      return changed;
    };
    const result = this.#validation.validate(this.#values, this.#page.fields.controlErrors);
    if (result instanceof Promise) return result.then(add);
    add(result);
    return null;
  }

  /**
   * Validates everything and submits, one submit at a time. `send` gets the values and what the schema made of them. It
   * resolves to an error, throws one, or neither. Resolves to true on success. A reset before anything is sent ends it.
   */
  async submit(send: (values: unknown, output: unknown) => Promise<unknown>): Promise<boolean> {
    if (!this.#submission.start()) return false;
    const changed = new Set([...this.#validation.serverNames, ...this.#visibility.suppressed]);
    this.#validation.clearServerErrors();
    let values = this.#values;
    const resets = this.#resets;
    try {
      // What is sent is what was validated, also if it changed while a rule had to wait.
      do {
        values = this.#values;
        const late = this.#validate(changed);
        if (late) {
          this.#notify(changed);
          await late;
        }
        const answers = this.#checks?.settle(this.#checked, values);
        if (answers) await answers;
        if (resets !== this.#resets) return false;
      } while (values !== this.#values);
      const wrong = [...this.#validation.names, ...this.#checked.filter(this.isWrong)];
      if (wrong.length > 0) {
        // Their errors may have been known but not visible yet.
        for (const name of wrong) changed.add(name);
        this.#visibility.visitAll([...this.#page.fields.names, ...wrong]);
        this.#fail(null, wrong);
        return false;
      }
      this.#notify(changed);
      this.#moves = [];
      const error = await send(values, this.#validation.output);
      if (error) {
        this.#receive(error, values);
        return false;
      }
      this.#submission.succeed();
      return true;
    } catch (error) {
      this.#receive(error ?? new Error(), values);
      return false;
    } finally {
      this.#submission.end();
      for (const name of this.#validation.serverNames) changed.add(name);
      this.#notify(changed);
    }
  }

  /** Shows the errors of a server's answer. `fieldOf` finds the form's field for a name. */
  showErrors(answer: { errors: readonly FieldError[] }, fieldOf = this.#page.fields.fieldOf): void {
    this.#moves = [];
    this.#receive(answer, this.#values, fieldOf);
    this.#notify();
  }

  /** `sent` are the values that the error is about. */
  #receive(error: unknown, sent: unknown, fieldOf = this.#page.fields.fieldOf): void {
    const errors = (error as { errors?: unknown } | null)?.errors;
    const isPlaced = this.#validation.applyServerErrors(
      Array.isArray(errors) ? (errors as FieldError[]) : [],
      { sent, current: this.#values, moves: this.#moves, fieldOf },
    );
    this.#visibility.visitAll([]);
    // If every error belongs to a field that has it, the message above the button would repeat them.
    this.#fail(isPlaced ? null : error, this.#validation.serverNames);
  }

  #fail(error: unknown, names: Iterable<string>): void {
    const { fields } = this.#page;
    const entries = fields
      .inDocumentOrder(names)
      // A name without a field is at least said. The form as a whole has none.
      .map((name) => ({ name, label: fields.label(name) || name, error: this.shownError(name)! }));
    this.#submission.fail(entries, error);
  }

  /** Hides every error and keeps the values, after a reset. */
  clear(): void {
    this.#resets += 1;
    this.#validation.clear();
    this.#checks?.clear();
    this.#visibility.clear();
    this.#submission.clear();
    this.#notify();
  }
}
