import type { FieldProblem, ServerFieldError } from '../fields/field-problem.ts';
import { fieldNameOf, type SchemaIssue, violationOf } from '../rules/schema.ts';
import type { FormSchema } from './form-schema.ts';
import { removeItemFromMap } from './list-items.ts';
import { nameOfPointer, valueAt } from './paths.ts';

/** Fields whose result differs from the previous validation. */
export interface ValidationChange {
  changed: Set<string>;
  /** The fields whose problem is resolved. */
  fixed: Set<string>;
}

const isSameProblem = (a: FieldProblem | undefined, b: FieldProblem) =>
  a?.rule === b.rule && a.detail === b.detail && JSON.stringify(a.values) === JSON.stringify(b.values);

/** The problems of a form's values, from its schema, its controls and the server. */
export class FormValidation {
  schema: FormSchema | undefined;
  #problems = new Map<string, FieldProblem>();
  #serverProblems = new Map<string, { problem: FieldProblem; value: unknown }>();
  #run = 0;

  /** The same object as long as the field has the same problem. */
  problem(name: string): FieldProblem | null {
    return this.serverProblem(name) ?? this.#problems.get(name) ?? null;
  }

  /** Applies until the field's value changes or the form is submitted again. */
  serverProblem(name: string): FieldProblem | null {
    return this.#serverProblems.get(name)?.problem ?? null;
  }

  /** Fields that the schema or their controls find invalid. */
  get names(): string[] {
    return [...this.#problems.keys()];
  }

  get serverNames(): string[] {
    return [...this.#serverProblems.keys()];
  }

  /**
   * Validates the values with the schema. `complaints` are the controls' own messages by field, such as for a typed
   * text that is not an option, or a file that is still uploading. Returns a promise if a rule has to load something,
   * which resolves to null if a later run has superseded it.
   */
  validate(
    values: unknown,
    complaints: () => ReadonlyMap<string, string>,
  ): ValidationChange | Promise<ValidationChange | null> {
    this.#run += 1;
    const run = this.#run;
    const result = this.schema?.['~standard'].validate(values) ?? {};
    if (!(result instanceof Promise)) return this.#applyIssues(result.issues, complaints());
    return result.then(({ issues }) => (run === this.#run ? this.#applyIssues(issues, complaints()) : null));
  }

  #applyIssues(
    issues: ReadonlyArray<SchemaIssue> = [],
    complaints: ReadonlyMap<string, string>,
  ): ValidationChange {
    const found = new Map<string, FieldProblem>();
    for (const issue of issues) {
      const name = fieldNameOf(issue);
      if (!found.has(name)) found.set(name, violationOf(issue));
    }
    for (const [name, detail] of complaints) {
      if (!found.has(name)) found.set(name, { rule: 'control', values: {}, detail });
    }
    const changed = new Set<string>();
    for (const [name, problem] of found) {
      const old = this.#problems.get(name);
      if (isSameProblem(old, problem)) found.set(name, old!);
      else changed.add(name);
    }
    const fixed = new Set(this.names.filter((name) => !found.has(name)));
    for (const name of fixed) changed.add(name);
    this.#problems = found;
    return { changed, fixed };
  }

  /**
   * Applies the `errors` of a problem+json response. `fieldOf` finds the form's field for a name. Returns whether
   * each error found its field.
   */
  applyServerErrors(
    errors: readonly ServerFieldError[],
    values: unknown,
    fieldOf: (name: string) => string | null,
  ): boolean {
    let isPlaced = errors.length > 0;
    for (const { pointer, rule, values: ruleValues = {}, detail } of errors) {
      const name = fieldOf(nameOfPointer(pointer ?? ''));
      if (name === null) {
        isPlaced = false;
        continue;
      }
      const problem = { rule, values: ruleValues, ...(detail !== undefined && { detail }) };
      this.#serverProblems.set(name, { problem, value: valueAt(values, name) });
    }
    return isPlaced;
  }

  /** Clears the server's errors of fields whose values have changed since. Returns their names. */
  dropOutdatedServerProblems(values: unknown): string[] {
    const outdated = [...this.#serverProblems].filter(([name, { value }]) => valueAt(values, name) !== value);
    for (const [name] of outdated) this.#serverProblems.delete(name);
    return outdated.map(([name]) => name);
  }

  clearServerProblems(): void {
    this.#serverProblems.clear();
  }

  removeItem(list: string, index: number): void {
    removeItemFromMap(this.#problems, list, index);
    removeItemFromMap(this.#serverProblems, list, index);
  }

  clear(): void {
    this.#problems.clear();
    this.#serverProblems.clear();
  }
}
