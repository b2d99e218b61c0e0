import * as styles from './Field.css.ts';

let region: HTMLElement | null = null;
let left: { element: EventTarget | null; at: number } = { element: null, at: 0 };
let pending: ReturnType<typeof setTimeout> | undefined;

/** The polite region must stand in the page before it says anything; fields ask for it when they appear. */
export function prepareAnnouncer(): void {
  if (region?.isConnected) return;
  region = document.createElement('div');
  region.className = styles.hidden;
  region.setAttribute('role', 'status');
  region.dataset.announcer = '';
  // A modal dialog hides everything outside it, except this.
  region.dataset.reactAriaTopLayer = 'true';
  document.body.append(region);
  document.addEventListener('focusout', rememberLeft);
}

const rememberLeft = (event: FocusEvent) => {
  left = { element: event.target, at: performance.now() };
};

/** Whether the focus is in an element, or has left it just now. */
export const isInUse = (element: HTMLElement | null): boolean =>
  element !== null &&
  (element.contains(document.activeElement) ||
    (left.element instanceof Node && element.contains(left.element) && performance.now() - left.at < 300));

/** Says a text once, after what the screen reader is saying. The latest of several in a row wins. */
export function announce(text: string): void {
  prepareAnnouncer();
  clearTimeout(pending);
  region!.textContent = '';
  // A change of text is what is announced, so that saying the same thing twice needs a gap between.
  pending = setTimeout(() => {
    region!.textContent = text;
  }, 100);
}
