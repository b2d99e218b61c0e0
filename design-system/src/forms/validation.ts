import { fieldNameOf, violationOf } from '@institute/values/rules/issues';
import { nameOfPointer, valueAt } from '@institute/values/rules/paths';
import type { FieldError } from '../fields/field-error.ts';
import type { FormSchema, SchemaResult } from './form-schema.ts';
import { moveItemsOfMap, type PlaceOf } from './list-items.ts';

/** Fields whose result differs from the previous validation. */
export interface ValidationChange {
  changed: Set<string>;
}

/** What a server's answer is about. */
interface AnsweredValues {
  sent: unknown;
  current: unknown;
  /** How items have moved in lists since. */
  moves: ReadonlyArray<readonly [list: string, placeOf: PlaceOf]>;
  /** The form's field for a name. */
  fieldOf: (name: string) => string | null;
}

const isSameError = (a: FieldError | undefined, b: FieldError) => JSON.stringify(a) === JSON.stringify(b);

/** The errors of a form's values, from its schema, its controls and the server. */
export class FormValidation {
  schema: FormSchema | undefined;
  #errors = new Map<string, FieldError>();
  #serverErrors = new Map<string, { error: FieldError; value: unknown }>();
  #run = 0;
  /** The latest run, if it has to wait for something. */
  #pending: Promise<ValidationChange> | null = null;
  #output: unknown;

  /** The same object as long as the field has the same error. */
  error(name: string): FieldError | null {
    return this.serverError(name) ?? this.#errors.get(name) ?? null;
  }

  /** Applies until the field's value changes or the form is submitted again. */
  serverError(name: string): FieldError | null {
    return this.#serverErrors.get(name)?.error ?? null;
  }

  /** Fields that the schema or their controls find invalid. */
  get names(): string[] {
    return [...this.#errors.keys()];
  }

  /** What the schema made of the values that it last found valid. */
  get output(): unknown {
    return this.#output;
  }

  get serverNames(): string[] {
    return [...this.#serverErrors.keys()];
  }

  /**
   * Validates the values with the schema. `controlErrors` are the controls' own messages by field, such as for a typed
   * text that is not an option, or a file that is still uploading. Returns a promise if a rule has to load something.
   * If a later run supersedes it, its result is that of the later one.
   */
  validate(
    values: unknown,
    controlErrors: () => ReadonlyMap<string, string>,
  ): ValidationChange | Promise<ValidationChange> {
    this.#run += 1;
    const run = this.#run;
    this.#pending = null;
    const result = this.schema?.['~standard'].validate(values) ?? { value: values };
    if (!(result instanceof Promise)) return this.#apply(result, values, controlErrors());
    const pending = result.then((late): ValidationChange | Promise<ValidationChange> => {
      if (run === this.#run) return this.#apply(late, values, controlErrors());
      return this.#pending ?? { changed: new Set() };
    });
    this.#pending = pending;
    return pending;
  }

  #apply(
    result: SchemaResult<unknown>,
    values: unknown,
    controlErrors: ReadonlyMap<string, string>,
  ): ValidationChange {
    if (!result.issues) this.#output = result.value;
    const found = new Map<string, FieldError>();
    for (const issue of result.issues ?? []) {
      const name = fieldNameOf(issue);
      if (!found.has(name)) found.set(name, violationOf(issue, valueAt(values, name)));
    }
    for (const [name, detail] of controlErrors) {
      if (!found.has(name)) found.set(name, { rule: 'control', values: {}, detail });
    }
    const changed = new Set<string>();
    for (const [name, error] of found) {
      const old = this.#errors.get(name);
      if (isSameError(old, error)) found.set(name, old!);
      else changed.add(name);
    }
    for (const name of this.names) if (!found.has(name)) changed.add(name);
    this.#errors = found;
    return { changed };
  }

  /**
   * Applies the `errors` of a problem+json response, without those about a value that was changed or removed since it was
   * sent. Returns whether there are any, each at a field.
   */
  applyServerErrors(
    errors: readonly FieldError[],
    { sent, current, moves, fieldOf }: AnsweredValues,
  ): boolean {
    let isPlaced = true;
    const refused = new Map(
      errors.map((error) => {
        const name = nameOfPointer(error.pointer ?? '', sent);
        return [name, { error, value: valueAt(sent, name) }];
      }),
    );
    for (const [list, placeOf] of moves) moveItemsOfMap(refused, list, placeOf);
    for (const [name, { error, value }] of refused) {
      const field = fieldOf(name);
      if (field === null) isPlaced = false;
      else if (valueAt(current, name) === value)
        this.#serverErrors.set(field, { error, value: valueAt(current, field) });
    }
    return isPlaced && this.#serverErrors.size > 0;
  }

  /** Clears the server's errors of fields whose values have changed since. Returns their names. */
  dropOutdatedServerErrors(values: unknown): string[] {
    const outdated = [...this.#serverErrors].filter(([name, { value }]) => valueAt(values, name) !== value);
    for (const [name] of outdated) this.#serverErrors.delete(name);
    return outdated.map(([name]) => name);
  }

  clearServerErrors(): void {
    this.#serverErrors.clear();
  }

  moveItems(list: string, placeOf: PlaceOf): void {
    moveItemsOfMap(this.#errors, list, placeOf);
    moveItemsOfMap(this.#serverErrors, list, placeOf);
  }

  clear(): void {
    this.#errors.clear();
    this.#serverErrors.clear();
  }
}
