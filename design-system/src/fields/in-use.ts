let isWatching = false;
let left: { element: EventTarget | null; at: number } = { element: null, at: 0 };

/** Starts remembering which element lost the focus. */
export function watchFocus(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('focusout', (event) => {
    left = { element: event.target, at: performance.now() };
  });
}

/** Whether the focus is in an element or has just left it. */
export const isInUse = (element: HTMLElement | null): boolean =>
  element !== null &&
  (element.contains(document.activeElement) ||
    (left.element instanceof Node && element.contains(left.element) && performance.now() - left.at < 300));
