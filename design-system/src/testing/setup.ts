/** Escapes more than it must, which CSS reads the same. */
const escapeIdentifier = (text: string): string =>
  text.replace(/^[\d-]|[^\w-]/gu, (char) => `\\${char.codePointAt(0)!.toString(16)} `);

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Replaces `PointerEvent` where there are only mouse events. */
function pointerEvents(): object {
  return class extends MouseEvent {
    readonly pointerId: number;
    readonly pointerType: string;

    constructor(type: string, { pointerId = 0, pointerType = '', ...init }: PointerEventInit = {}) {
      super(type, init);
      this.pointerId = pointerId;
      this.pointerType = pointerType;
    }
  };
}

/** Adds what an object lacks, or has without a value. */
function complete(object: object, members: Record<string, unknown>) {
  for (const [name, value] of Object.entries(members))
    if (Reflect.get(object, name) === undefined)
      Object.defineProperty(object, name, { value, configurable: true, writable: true });
}

/**
 * Sizes belong to every element. happy-dom has them on HTML elements, where React Aria takes them for those of a layout,
 * in which nothing is visible.
 */
function moveSizes() {
  for (const name of ['clientWidth', 'clientHeight']) {
    const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, name);
    if (!own || document.createElement('div')[name as 'clientWidth'] !== 0) continue;
    Object.defineProperty(Element.prototype, name, own);
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
}

/**
 * Adds the parts of a browser that jsdom or happy-dom lack and that components can't do without: dialogs, addresses of
 * files, and what React Aria calls. Adds nothing that is there, and nothing that only shows where things are. Call it in
 * a setup file of the test runner.
 */
export function setup(): void {
  complete(window, {
    CSS: {},
    ResizeObserver: StillObserver,
    PointerEvent: pointerEvents(),
  });
  complete(window.CSS, { escape: escapeIdentifier });
  let files = 0;
  complete(URL, {
    createObjectURL: () => `blob:${window.location.origin}/${++files}`,
    revokeObjectURL: () => {},
  });
  moveSizes();
  complete(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
