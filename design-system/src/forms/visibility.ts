import { moveItemsOfSet, type PlaceOf } from './list-items.ts';

/**
 * Determines which fields may show their error: none until the field is left with a change, or the form is
 * submitted. From then on errors show immediately, except while the user is typing in a field whose error was fixed or
 * became another one.
 */
export class FieldVisibility {
  /** Fields changed while they had the focus. */
  #touched = new Set<string>();
  /** Fields left after a change, or submitted. */
  #visited = new Set<string>();
  /** Fields whose new error waits until they are left. */
  #suppressed = new Set<string>();
  #focused: string | null = null;

  get focused(): string | null {
    return this.#focused;
  }

  /** Whether any field may show anything. */
  get hasVisited(): boolean {
    return this.#visited.size > 0;
  }

  get suppressed(): ReadonlySet<string> {
    return this.#suppressed;
  }

  isShown(name: string): boolean {
    return this.#visited.has(name) && !this.#suppressed.has(name);
  }

  isVisited(name: string): boolean {
    return this.#visited.has(name);
  }

  isTouched(name: string): boolean {
    return this.#touched.has(name);
  }

  focus(name: string, isWrong: boolean): void {
    this.#focused = name;
    if (this.hasVisited && !isWrong) this.#suppressed.add(name);
  }

  /** The focus has left the field, but it isn't known yet where to. */
  leave(): void {
    this.#focused = null;
  }

  /** The field was really left. Without `isTouchedAndFilled`, it remains untouched. */
  visit(name: string, isTouchedAndFilled: boolean): void {
    if (isTouchedAndFilled) this.#visited.add(name);
    if (this.#focused !== name) this.#suppressed.delete(name);
  }

  touch(name: string): void {
    this.#touched.add(name);
  }

  /** Its error was fixed or became another one, so while the user is still typing, a new one waits. */
  postpone(name: string): void {
    if (name === this.#focused) this.#suppressed.add(name);
  }

  /** Submitting shows everything. */
  visitAll(names: Iterable<string>): void {
    for (const name of names) this.#visited.add(name);
    this.#suppressed.clear();
    this.#focused = null;
  }

  /** Code set these values, so the user hasn't made a mistake there yet. */
  resetTouched(isSet: (name: string) => boolean): void {
    for (const names of [this.#visited, this.#touched])
      for (const name of names) if (isSet(name)) names.delete(name);
  }

  moveItems(list: string, placeOf: PlaceOf): void {
    for (const names of [this.#touched, this.#visited, this.#suppressed])
      moveItemsOfSet(names, list, placeOf);
    this.#focused = null;
  }

  clear(): void {
    this.#touched.clear();
    this.#visited.clear();
    this.#suppressed.clear();
  }
}
