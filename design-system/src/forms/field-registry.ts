import { stepsOf } from '@institute/values/rules/paths';
import type { ReactNode } from 'react';
import type { RegisteredField as NamedControl } from '../fields/group-registry.ts';

interface Option {
  value: unknown;
  label?: ReactNode;
}

interface RegisteredField extends NamedControl {
  /** The choices of a field that has some. */
  options?: () => unknown;
}

/** The mounted fields, with their labels and controls. */
export class FieldRegistry {
  #fields = new Map<string, RegisteredField>();

  /** Registers a field and returns a function that removes it. */
  add(name: string, field: RegisteredField): () => void {
    this.#fields.set(name, field);
    return () => {
      if (this.#fields.get(name) === field) this.#fields.delete(name);
    };
  }

  get names(): string[] {
    return [...this.#fields.keys()];
  }

  label(name: string): string {
    return this.#fields.get(name)?.label() ?? '';
  }

  /** The label of a choice, or undefined if the field has no such choice. */
  optionLabel(name: string, value: unknown): ReactNode | undefined {
    const options = this.#fields.get(name)?.options?.();
    if (!Array.isArray(options)) return undefined;
    return options.find((one): one is Option => typeof one === 'object' && one?.value === value)?.label;
  }

  control(name: string): HTMLElement | null {
    return this.#fields.get(name)?.control() ?? null;
  }

  /** The field that shows an error of `name`: itself, or the innermost group or list it belongs to. */
  fieldOf = (name: string): string | null => {
    if (this.#fields.has(name)) return name;
    const steps = stepsOf(name);
    // A pointer doesn't tell the index of an item from a key of digits.
    const around = this.names.filter((key) =>
      stepsOf(key).every((step, place) => String(step) === String(steps[place])),
    );
    return around.sort((a, b) => stepsOf(b).length - stepsOf(a).length)[0] ?? null;
  };

  /** In the document order of their controls. Fields without one come last. */
  inDocumentOrder(names: Iterable<string>): string[] {
    const withControls = [...names].map((name) => ({ name, control: this.control(name) }));
    withControls.sort((a, b) => {
      if (!a.control || !b.control) return Number(!a.control) - Number(!b.control);
      return a.control.compareDocumentPosition(b.control) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    });
    return withControls.map(({ name }) => name);
  }

  /** Messages that controls have set with `setCustomValidity`, by field. */
  controlErrors = (): Map<string, string> => {
    const controlErrors = new Map<string, string>();
    for (const [name, { control }] of this.#fields) {
      const message = this.#controlErrorOf(control());
      if (message) controlErrors.set(name, message);
    }
    return controlErrors;
  };

  /** In a group, the message of a control that is not a field itself. */
  #controlErrorOf(element: HTMLElement | null): string {
    const controls = element instanceof HTMLFieldSetElement ? [...element.elements] : [element];
    const found = controls.find(
      (control): control is HTMLInputElement =>
        (control as Partial<HTMLInputElement> | null)?.validity?.customError === true,
    );
    if (!found) return '';
    const isOfAnother = [...this.#fields.values()].some(({ control }) => {
      const other = control();
      return other !== element && other?.contains(found) && element?.contains(other);
    });
    return isOfAnother ? '' : found.validationMessage;
  }
}
