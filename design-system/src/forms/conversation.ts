import { fieldNameOf, type SchemaIssue, violationOf } from '../rules/schema.ts';
import type { Violation } from '../rules/violation.ts';
import { nameOfPointer, valueAt } from './paths.ts';
import { endOfPress, watchPresses } from './press.ts';

/** Anything of the Standard Schema kind: zod, `zod/mini`, valibot and others. */
export interface FormSchema {
  readonly '~standard': {
    readonly validate: (value: unknown) => SchemaResult | Promise<SchemaResult>;
  };
}
interface SchemaResult {
  readonly issues?: ReadonlyArray<SchemaIssue> | undefined;
}

/** What a field says: a violation in the words of its rule, or for a rule we do not know the words that came with it. */
export interface FieldProblem {
  rule: string;
  values: Violation['values'];
  /** The server's own words, used when the rule has none here. */
  detail?: string;
}

/** One entry of `errors` of a problem+json answer. */
export interface ServerFieldError {
  /** RFC 6901, from the root of what was sent: `/personalInfo/dateBirth`. */
  pointer: string;
  rule: string;
  values?: Record<string, string | number> | undefined;
  detail?: string | undefined;
}

interface Registered {
  label: () => string;
  control: () => HTMLElement | null;
}

export interface SummaryEntry {
  name: string;
  label: string;
  problem: FieldProblem;
}

/** What a failed submit left behind, outside of the fields. */
export interface Failure {
  /** Counts, so that the summary takes the focus each time. */
  attempt: number;
  entries: readonly SummaryEntry[];
  /** What the server said that belongs to no field; null when there is nothing such. */
  error: unknown;
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** Whether a name is that of a group or of one of its parts. */
const isWithin = (name: string, group: string) =>
  name === group || (name.startsWith(group) && /^[.[]/.test(name.slice(group.length)));

const isSameProblem = (a: FieldProblem | undefined, b: FieldProblem) =>
  a?.rule === b.rule && JSON.stringify(a.values) === JSON.stringify(b.values);

/**
 * What a form and the person in front of it have said to each other: what is wrong, and what of it may be shown. Nothing
 * is shown of a field before it was left with something typed in it, or before a submit; then all of it, live, until it
 * is right. Each field listens for itself alone.
 */
export class Conversation {
  #schema: FormSchema | undefined;
  #values: unknown;
  #problems = new Map<string, FieldProblem>();
  #serverProblems = new Map<string, { problem: FieldProblem; value: unknown }>();
  #registered = new Map<string, Registered>();
  #touched = new Set<string>();
  #visited = new Set<string>();
  /** Fields that are being typed in and have been right since: a new problem waits until they are left. */
  #quiet = new Set<string>();
  #focused: string | null = null;
  /** Parts of the form that listen to all of it. */
  #listeners = new Set<() => void>();
  /** Fields, each listening for itself, and how often each was told something. */
  #fields = new Map<string, { listeners: Set<() => void>; version: number }>();
  #check = 0;
  #isSubmitting = false;
  #failure: Failure | null = null;
  #attempt = 0;
  /** A row has gone, and the values are about to: whatever listens hears of it. */
  #isShifting = false;

  constructor(values: unknown) {
    watchPresses();
    this.#values = values;
  }

  use(schema: FormSchema | undefined): void {
    this.#schema = schema;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** For a field (or a group of fields): hears of itself, of its parts and of what it is a part of. */
  subscribeTo(name: string, listener: () => void): () => void {
    const field = this.#field(name);
    field.listeners.add(listener);
    return () => field.listeners.delete(listener);
  }

  /** Changes whenever something about the field may have. */
  version = (name: string): number => this.#field(name).version;

  #field(name: string) {
    let field = this.#fields.get(name);
    if (!field) {
      field = { listeners: new Set(), version: 0 };
      this.#fields.set(name, field);
    }
    return field;
  }

  /** Tells the fields that are concerned; all of them where it is not known which. */
  #notify(names?: Iterable<string>): void {
    const concerned = new Set<string>();
    for (const name of names ?? this.#fields.keys()) {
      concerned.add(name);
      // The groups around it.
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

  register(name: string, field: Registered): () => void {
    this.#registered.set(name, field);
    return () => {
      if (this.#registered.get(name) === field) this.#registered.delete(name);
    };
  }

  /** What the field shows now. The same object as long as it says the same. */
  shown(name: string): FieldProblem | null {
    const fromServer = this.#serverProblems.get(name);
    if (fromServer) return fromServer.problem;
    if (!this.#visited.has(name) || this.#quiet.has(name)) return null;
    return this.#problems.get(name) ?? null;
  }

  /** Whether the field is still wrong, shown or not. */
  isWrong = (name: string): boolean => this.#serverProblems.has(name) || this.#problems.has(name);

  get failure(): Failure | null {
    return this.#failure;
  }

  get isSubmitting(): boolean {
    return this.#isSubmitting;
  }

  control(name: string): HTMLElement | null {
    return this.#registered.get(name)?.control() ?? null;
  }

  focus(name: string): void {
    this.#focused = name;
    if (this.#visited.size > 0 && !this.isWrong(name)) this.#quiet.add(name);
  }

  async blur(name: string): Promise<void> {
    this.#focused = null;
    const isLearned = this.#touched.has(name) && !isEmpty(valueAt(this.#values, name));
    const concerned = new Set<string>();
    if (isLearned || this.#visited.has(name)) await this.#validate(concerned);
    await endOfPress();
    if (isLearned) this.#visited.add(name);
    if (this.#focused !== name) this.#quiet.delete(name);
    this.#notify(concerned.add(name));
  }

  /** The program gave the field a value: nobody did anything wrong there yet. */
  unlearn(name: string): void {
    this.#visited.delete(name);
    this.#touched.delete(name);
  }

  /** A row of a list goes: what was said about the rows after it moves on with them. */
  removeItem(list: string, index: number): void {
    const renamed = (name: string) => {
      const place = name.startsWith(`${list}[`) ? /^\[(\d+)\](.*)$/s.exec(name.slice(list.length)) : null;
      if (!place) return name;
      const number = Number(place[1]);
      if (number === index) return null;
      return number > index ? `${list}[${number - 1}]${place[2]}` : name;
    };
    for (const names of [this.#touched, this.#visited, this.#quiet]) {
      const kept = [...names].flatMap((name) => renamed(name) ?? []);
      names.clear();
      for (const name of kept) names.add(name);
    }
    for (const said of [this.#problems, this.#serverProblems] as Map<string, never>[]) {
      const kept = [...said].flatMap(([name, problem]) => {
        const next = renamed(name);
        return next === null ? [] : [[next, problem] as const];
      });
      said.clear();
      for (const [name, problem] of kept) said.set(name, problem);
    }
    this.#focused = null;
    this.#isShifting = true;
  }

  /** Follows the values, however they changed; `name` where one field did. */
  follow(values: unknown, name?: string): void {
    if (values === this.#values) return;
    this.#values = values;
    // What changes elsewhere, while a field has the focus, was not typed into it.
    if (this.#focused && (name === undefined || isWithin(this.#focused, name)))
      this.#touched.add(this.#focused);
    const concerned = new Set<string>();
    if (name !== undefined) {
      concerned.add(name);
      for (const part of this.#fields.keys()) {
        if (isWithin(part, name)) concerned.add(part);
      }
    }
    if (this.#isShifting) name = undefined;
    this.#isShifting = false;
    for (const [field, { value }] of this.#serverProblems) {
      if (valueAt(values, field) === value) continue;
      this.#serverProblems.delete(field);
      concerned.add(field);
    }
    // Until something may be shown there is nothing to check.
    const late = this.#visited.size > 0 ? this.#validate(concerned) : null;
    late?.then((fields) => this.#notify(fields));
    this.#notify(name === undefined ? undefined : concerned);
  }

  /**
   * Runs the schema, and adds the fields about which it says something new. Gives a promise of them where a rule had to
   * fetch something first.
   */
  #validate(concerned = new Set<string>()): Promise<Set<string>> | null {
    this.#check += 1;
    const check = this.#check;
    const result = this.#schema?.['~standard'].validate(this.#values) ?? {};
    if (!(result instanceof Promise)) {
      this.#learn(result.issues, concerned);
      return null;
    }
    return result.then((late) => {
      // A later check knows better.
      if (check === this.#check) this.#learn(late.issues, concerned);
      return concerned;
    });
  }

  #learn(issues: ReadonlyArray<SchemaIssue> = [], concerned: Set<string>): void {
    const problems = new Map<string, FieldProblem>();
    for (const issue of issues) {
      const name = fieldNameOf(issue);
      if (problems.has(name)) continue;
      const problem = violationOf(issue);
      const old = this.#problems.get(name);
      const isSame = isSameProblem(old, problem);
      problems.set(name, isSame ? old! : problem);
      if (!isSame) concerned.add(name);
    }
    // What a control itself calls wrong: a text that is none of its options, a file that is still on its way.
    for (const [name, { control }] of this.#registered) {
      if (problems.has(name)) continue;
      const detail = this.#complaintOf(control());
      if (!detail) continue;
      const problem = { rule: 'control', values: {}, detail };
      const old = this.#problems.get(name);
      problems.set(name, old?.detail === detail ? old : problem);
      if (old?.detail !== detail) concerned.add(name);
    }
    const focused = this.#focused;
    for (const name of this.#problems.keys()) {
      if (problems.has(name)) continue;
      concerned.add(name);
      // Right at last: while it is being typed in, a new problem waits.
      if (name === focused) this.#quiet.add(name);
    }
    this.#problems = problems;
  }

  /** What a control says is wrong with itself; of a group, one of its controls that is no field of its own. */
  #complaintOf(element: HTMLElement | null): string {
    const controls = element instanceof HTMLFieldSetElement ? [...element.elements] : [element];
    const found = controls.find(
      (control): control is HTMLInputElement =>
        (control as Partial<HTMLInputElement> | null)?.validity?.customError === true,
    );
    if (!found) return '';
    const isOfAnother = [...this.#registered.values()].some(({ control }) => {
      const other = control();
      return other !== element && other?.contains(found) && element?.contains(other);
    });
    return isOfAnother ? '' : found.validationMessage;
  }

  /**
   * One submit at a time: checks everything, sends, and sorts what comes back onto the fields. `send` resolves to an
   * error, throws one, or neither.
   */
  async submit(send: () => Promise<unknown>): Promise<boolean> {
    if (this.#isSubmitting) return false;
    this.#isSubmitting = true;
    const concerned = new Set([...this.#serverProblems.keys(), ...this.#quiet]);
    this.#serverProblems.clear();
    if (this.#failure?.error) this.#failure = { ...this.#failure, error: null };
    try {
      const late = this.#validate(concerned);
      if (late) {
        this.#notify(concerned);
        await late;
      }
      if (this.#problems.size > 0) {
        // What was known to be wrong may not have been shown yet.
        for (const name of this.#problems.keys()) concerned.add(name);
        for (const name of [...this.#registered.keys(), ...this.#problems.keys()]) this.#visited.add(name);
        this.#fail(null, this.#problems.keys());
        return false;
      }
      this.#notify(concerned);
      const error = await send();
      if (error) {
        this.#receive(error);
        return false;
      }
      this.#failure = null;
      return true;
    } catch (error) {
      this.#receive(error ?? new Error());
      return false;
    } finally {
      this.#isSubmitting = false;
      for (const name of this.#serverProblems.keys()) concerned.add(name);
      this.#notify(concerned);
    }
  }

  #receive(error: unknown): void {
    const errors = (error as { errors?: unknown } | null)?.errors;
    const list = Array.isArray(errors) ? (errors as ServerFieldError[]) : [];
    let isPlaced = list.length > 0;
    for (const { pointer, rule, values = {}, detail } of list) {
      const name = this.#homeOf(nameOfPointer(pointer ?? ''));
      if (name === null) {
        isPlaced = false;
        continue;
      }
      const problem = detail === undefined ? { rule, values } : { rule, values, detail };
      this.#serverProblems.set(name, { problem, value: valueAt(this.#values, name) });
    }
    // What found its field needs no banner; the rest of what was said does.
    this.#fail(isPlaced ? null : error, this.#serverProblems.keys());
  }

  /** The field on this page that a name belongs to. */
  #homeOf(name: string): string | null {
    if (this.#registered.has(name)) return name;
    const inside = [...this.#registered.keys()].filter((key) => name.startsWith(`${key}.`));
    return inside.sort((a, b) => b.length - a.length)[0] ?? null;
  }

  #fail(error: unknown, names: Iterable<string>): void {
    this.#quiet.clear();
    this.#focused = null;
    this.#attempt += 1;
    const entries = [...names]
      .map((name) => ({
        name,
        label: this.#registered.get(name)?.label() ?? '',
        problem: this.shown(name)!,
        control: this.control(name),
      }))
      .sort((a, b) => {
        if (!a.control || !b.control) return Number(!a.control) - Number(!b.control);
        return a.control.compareDocumentPosition(b.control) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
      })
      .map(({ name, label, problem }) => ({ name, label, problem }));
    this.#failure = { attempt: this.#attempt, entries, error };
  }

  /** Forgets everything that was said; the fields keep what they hold. */
  forget(): void {
    this.#problems.clear();
    this.#serverProblems.clear();
    this.#touched.clear();
    this.#visited.clear();
    this.#quiet.clear();
    this.#failure = null;
    this.#notify();
  }
}
