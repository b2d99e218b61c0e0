/** Moves focus to the page's main content, where nothing better is left. */
export const focusMain = () => document.getElementById('main')?.focus();

/** Where the focus was put because what had it is gone. */
let substitute: Element | null = null;

/** Focuses what is nearest to a control that is gone. Whatever replaces the control may take the focus from there. */
export function focusSubstitute(element: HTMLElement): void {
  element.focus();
  substitute = element;
}

/** Whether an element is in the page and not hidden. */
export const isShown = (element: Element): boolean =>
  element.isConnected &&
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true) &&
  !element.closest('[inert]');

/**
 * Focuses what replaces a control that is gone, such as a form that a button has opened. Both can come long after the press,
 * so the focus stays where it is if the user has put it on something else.
 */
export function focusReplacement(element: HTMLElement | null | undefined): void {
  const { activeElement, body } = document;
  const isFree =
    !activeElement || activeElement === body || activeElement === substitute || !isShown(activeElement);
  if (isFree) element?.focus();
}
