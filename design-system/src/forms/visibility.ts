import { removeItemFromSet } from './list-items.ts';

/**
 * Which fields may show their problem. None before it was left with something typed in it, or before a submit; from then
 * on at once, except while it is being typed in and has been right since.
 */
export class FieldVisibility {
  /** Changed while they had the focus. */
  #touched = new Set<string>();
  /** Left after a change, or submitted. */
  #visited = new Set<string>();
  /** A new problem waits until the field is left. */
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

  /** The focus has gone, and nothing is known yet of where to. */
  leave(): void {
    this.#focused = null;
  }

  /** The field was left for good. Without `isTouchedAndFilled`, it stays as unvisited as it was. */
  visit(name: string, isTouchedAndFilled: boolean): void {
    if (isTouchedAndFilled) this.#visited.add(name);
    if (this.#focused !== name) this.#suppressed.delete(name);
  }

  touch(name: string): void {
    this.#touched.add(name);
  }

  /** Its problem was fixed: while it is still being typed in, a new one waits. */
  fix(name: string): void {
    if (name === this.#focused) this.#suppressed.add(name);
  }

  /** A submit shows everything. */
  visitAll(names: Iterable<string>): void {
    for (const name of names) this.#visited.add(name);
    this.#suppressed.clear();
    this.#focused = null;
  }

  /** The program set the value: the person has not done anything wrong there yet. */
  resetTouched(name: string): void {
    this.#visited.delete(name);
    this.#touched.delete(name);
  }

  removeItem(list: string, index: number): void {
    for (const names of [this.#touched, this.#visited, this.#suppressed])
      removeItemFromSet(names, list, index);
    this.#focused = null;
  }

  clear(): void {
    this.#touched.clear();
    this.#visited.clear();
    this.#suppressed.clear();
  }
}
