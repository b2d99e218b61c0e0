/** Moves focus to the page's main content, where nothing better is left. */
export const focusMain = () => document.getElementById('main')?.focus();

const inputs = 'input:not([type="hidden"]):enabled, select:enabled, textarea:enabled';
const controls = `${inputs}, button:enabled, [tabindex="0"]`;

/** The first control to fill in. Of radio buttons, the chosen one. */
export function firstInput(group: ParentNode): HTMLElement | null {
  const first = group.querySelector<HTMLElement>(inputs);
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  const chosen = [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked:enabled')];
  return chosen.find(({ name }) => name === first.name) ?? first;
}

/** The first control to fill in, or a button if there is none. */
export const firstControl = (group: ParentNode): HTMLElement | null =>
  firstInput(group) ?? group.querySelector<HTMLElement>(controls);

/** What takes the focus of a field: its control, or the first one of a group. */
export const focusTarget = (field: HTMLElement): HTMLElement | null =>
  field.matches(controls) ? field : firstControl(field);

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
