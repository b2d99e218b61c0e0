let isWatching = false;
let lastLeft: { element: EventTarget | null; at: number } = { element: null, at: 0 };

/** Starts remembering which element lost the focus. */
export function watchFocus(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    // A script has moved the focus to what Tab doesn't reach, such as the error summary, which is read instead.
    const isTaken = relatedTarget instanceof HTMLElement && relatedTarget.tabIndex < 0;
    lastLeft = { element: isTaken ? null : target, at: performance.now() };
  });
}

/** Whether the focus is in an element or has just left it. */
export const isInUse = (element: HTMLElement | null): boolean =>
  element !== null &&
  (element.contains(document.activeElement) ||
    (lastLeft.element instanceof Node &&
      element.contains(lastLeft.element) &&
      performance.now() - lastLeft.at < 300));
