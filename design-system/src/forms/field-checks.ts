import { valueAt } from '@institute/values/rules/paths';
import { isBlank } from '@institute/values/rules/violation';
import type { FieldError } from '../fields/field-error.ts';
import type { FieldName, FieldValue } from './field-name.ts';
import { isSame } from './values.ts';

/**
 * Asks a server about a field's value, such as whether a name is taken. Resolves to an error or its message, or null. The
 * signal aborts when the value changes. A check that fails finds nothing: the server has the last word on submit.
 */
export type FieldCheck<Value> = (value: Value, signal: AbortSignal) => Promise<string | FieldError | null>;

/** Milliseconds without typing before a server is asked. */
const pause = 300;

/** Milliseconds until a check that isn't answered counts as one that finds nothing: a form waits for it on submit. */
const patience = 5000;

interface Question {
  value: unknown;
  error: FieldError | null;
  controller: AbortController;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Asks now; the same promise each time. */
  ask: () => Promise<void>;
}

/** What a check finds: nothing if it fails, takes too long or is aborted. The server decides on submit. */
async function answerOf(check: FieldCheck<unknown>, value: unknown, controller: AbortController) {
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(), patience);
  const aborted = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null));
  });
  try {
    return await Promise.race([check(value, signal), aborted]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** The questions to a server about single fields: one per field, about its current value. */
export class FieldChecks {
  readonly checks: Readonly<Record<string, FieldCheck<unknown>>>;
  #questions = new Map<string, Question>();
  /** The saved values, which aren't asked about. */
  savedValues: () => unknown = () => undefined;

  constructor(checks: Readonly<Record<string, FieldCheck<unknown>>>) {
    this.checks = checks;
  }

  /** The error found for this value. Null if there is none, or none yet. */
  error(name: string, value: unknown): FieldError | null {
    const question = this.#questions.get(name);
    return question && Object.is(question.value, value) ? question.error : null;
  }

  /** Asks about changed values when typing pauses, and drops questions about earlier ones. */
  follow(values: unknown, onAnswer: (name: string) => void): void {
    for (const name of Object.keys(this.checks)) {
      const question = this.#questionFor(name, values);
      if (question && question.timer === undefined)
        question.timer = setTimeout(() => void question.ask().then(() => onAnswer(name)), pause);
    }
  }

  /** Asks about `names` now. Null if all of them are answered. */
  settle(names: Iterable<string>, values: unknown): Promise<unknown> | null {
    const answers = [...names].flatMap((name) => this.#questionFor(name, values)?.ask() ?? []);
    return answers.length > 0 ? Promise.all(answers) : null;
  }

  clear(): void {
    for (const name of [...this.#questions.keys()]) this.#drop(name);
  }

  /** The question about the current value, or null if it was answered, or there is nothing to ask. */
  #questionFor(name: string, values: unknown): Question | null {
    const check = this.checks[name];
    const value = valueAt(values, name);
    const current = this.#questions.get(name);
    if (current && Object.is(current.value, value)) return current;
    this.#drop(name);
    if (!check || isBlank(value) || isSame(value, valueAt(this.savedValues(), name))) return null;
    const controller = new AbortController();
    let answer: Promise<void> | null = null;
    const question: Question = {
      value,
      error: null,
      controller,
      timer: undefined,
      ask() {
        clearTimeout(question.timer);
        answer ??= answerOf(check, value, controller).then((found) => {
          question.error = typeof found === 'string' ? { rule: 'check', detail: found } : found;
        });
        return answer;
      },
    };
    this.#questions.set(name, question);
    return question;
  }

  #drop(name: string): void {
    const question = this.#questions.get(name);
    if (!question) return;
    clearTimeout(question.timer);
    question.controller.abort();
    this.#questions.delete(name);
  }
}

/** The checks of a form, by field. Their own function, so that forms without any don't load them. */
export type FormChecks<Values> = (() => FieldChecks) & { readonly values?: (values: Values) => void };

/** `useForm({ checks: fieldChecks<Values>({ userName: async (userName, signal) => … }) })`. Those of the first render apply. */
export const fieldChecks =
  <Values>(
    checks: {
      readonly [Name in FieldName<Values>]?: FieldCheck<FieldValue<Values, Name>>;
    },
  ): FormChecks<Values> =>
  () =>
    new FieldChecks(checks as unknown as Record<string, FieldCheck<unknown>>);
