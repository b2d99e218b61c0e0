interface RegisteredField {
  label: () => string;
  control: () => HTMLElement | null;
}

/** The fields that are on the page, with their labels and controls. */
export class FieldRegistry {
  #fields = new Map<string, RegisteredField>();

  /** Returns the function that takes the field off the page again. */
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

  control(name: string): HTMLElement | null {
    return this.#fields.get(name)?.control() ?? null;
  }

  /** The field that shows a problem of `name`: itself, or the innermost group that it is a part of. */
  fieldOf = (name: string): string | null => {
    if (this.#fields.has(name)) return name;
    const around = this.names.filter((key) => name.startsWith(`${key}.`));
    return around.sort((a, b) => b.length - a.length)[0] ?? null;
  };

  /** In the order in which their controls are on the page; those without one at the end. */
  inDocumentOrder(names: Iterable<string>): string[] {
    const withControls = [...names].map((name) => ({ name, control: this.control(name) }));
    withControls.sort((a, b) => {
      if (!a.control || !b.control) return Number(!a.control) - Number(!b.control);
      return a.control.compareDocumentPosition(b.control) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    });
    return withControls.map(({ name }) => name);
  }

  /** Messages that controls have set about themselves with `setCustomValidity`, by field. */
  complaints = (): Map<string, string> => {
    const complaints = new Map<string, string>();
    for (const [name, { control }] of this.#fields) {
      const message = this.#complaintOf(control());
      if (message) complaints.set(name, message);
    }
    return complaints;
  };

  /** Of a group, that of one of its controls which is no field itself. */
  #complaintOf(element: HTMLElement | null): string {
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
