import type { FieldError } from '../fields/field-error.ts';
import { nameAfterMove, type PlaceOf } from './list-items.ts';

export interface SummaryEntry {
  name: string;
  label: string;
  error: FieldError;
}

/** The errors of a failed submit. */
export interface SubmissionFailure {
  /** Counts failed submits, so that the summary takes the focus each time. */
  attempt: number;
  entries: readonly SummaryEntry[];
  /** The error that belongs to no field, or null. */
  error: unknown;
}

/** Whether the form is being submitted, and the outcome of the last submit. */
export class Submission {
  #isSubmitting = false;
  #failure: SubmissionFailure | null = null;
  #attempt = 0;

  get isSubmitting(): boolean {
    return this.#isSubmitting;
  }

  get failure(): SubmissionFailure | null {
    return this.#failure;
  }

  /** False if a submit is already in progress. */
  start(): boolean {
    if (this.#isSubmitting) return false;
    this.#isSubmitting = true;
    if (this.#failure?.error) this.#failure = { ...this.#failure, error: null };
    return true;
  }

  fail(entries: readonly SummaryEntry[], error: unknown): void {
    this.#attempt += 1;
    this.#failure = { attempt: this.#attempt, entries, error };
  }

  /** The errors of a list's items go along with them, and that of a removed one is gone. */
  moveItems(list: string, placeOf: PlaceOf): void {
    if (!this.#failure) return;
    const entries = this.#failure.entries.flatMap((entry) => {
      const name = nameAfterMove(entry.name, list, placeOf);
      return name === null ? [] : { ...entry, name };
    });
    this.#failure = { ...this.#failure, entries };
  }

  succeed(): void {
    this.#failure = null;
  }

  end(): void {
    this.#isSubmitting = false;
  }

  clear(): void {
    this.#failure = null;
  }
}
