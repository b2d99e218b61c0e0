import { focusSubstitute, isShown } from './focus.ts';

/** What can be reached with Tab and is shown. */
const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';
const dialogs = '[role="dialog"], [role="alertdialog"]';
const overlays = `${dialogs}, [role="menu"], [popover], [data-react-aria-top-layer]`;
const headings = 'h1, h2, h3, h4, legend';
const items = 'li, tr, article, [role="row"], [role="listitem"]';

/** Where the focus was: its surroundings can be gone as well when it's lost. */
interface Place {
  /** From the inside out. */
  ancestors: readonly Element[];
  /** The item of a list around it, its list, and its index there. */
  item: { element: Element; list: Element; index: number } | null;
}

let isWatching = false;
/** The last place outside dialogs and menus, whose opener can be gone when they close. */
let place: Place | null = null;
let focused: Element | null = null;

function placeOf(element: Element): Place {
  const ancestors: Element[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) ancestors.push(parent);
  const item = element.closest(items);
  const list = item?.parentElement;
  return {
    ancestors,
    item: item && list ? { element: item, list, index: [...list.children].indexOf(item) } : null,
  };
}

const firstControl = (item: Element | undefined) =>
  [...(item?.querySelectorAll(focusable) ?? [])].find(isShown) ?? null;

/** What is left of the item, or the item that takes its place, or the one before it. */
function nextInList({ item }: Place): Element | null {
  if (!item?.list.isConnected) return null;
  const { element, list, index } = item;
  const rest = [...list.children];
  if (element.isConnected) {
    // Not the next button of the item, which may be the one that deletes it.
    const heading = element.querySelector(headings);
    if (heading && isShown(heading)) return heading;
  }
  return (
    (element.isConnected ? firstControl(element) : firstControl(rest[index])) ?? firstControl(rest[index - 1])
  );
}

/** The heading of the innermost section that is left, or else of the page. */
function headingOf({ ancestors }: Place): Element | null {
  for (const ancestor of ancestors) {
    if (!ancestor.isConnected || !ancestor.matches('section, article, fieldset, [role="region"]')) continue;
    const heading = ancestor.querySelector(headings);
    if (heading && isShown(heading)) return heading;
  }
  return null;
}

/** Moves focus to what is nearest to a lost place: the next item of its list, its section's heading, or the page's. */
function moveFocus(): void {
  const dialog = [...document.querySelectorAll(dialogs)].findLast(isShown);
  const target =
    dialog ??
    (place && (nextInList(place) ?? headingOf(place))) ??
    document.querySelector('main h1') ??
    document.querySelector('main');
  if (!(target instanceof HTMLElement)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  focusSubstitute(target);
}

const isNowhere = () => document.activeElement === document.body || document.activeElement === null;

const isUsable = (element: Element) => !element.matches(':disabled') && isShown(element);

/** A screen that is loading has no heading yet. It gets the focus when it's there. */
const isLoading = () =>
  !document.querySelector('h1') && document.querySelector('[aria-busy="true"]') !== null;

let frame = 0;
/** What had the focus when it was removed, disabled or hidden, as React hides a screen while its next part loads. */
let lost: Element | null = null;

/** Two frames later, because components and closing dialogs restore focus themselves. */
function check(): void {
  if (focused && !isUsable(focused)) lost = focused;
  if (frame || !lost) return;
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      frame = 0;
      // The focus has moved since, or was taken away on purpose.
      if (lost !== focused || !(lost instanceof HTMLElement)) lost = null;
      else if (!isUsable(lost)) {
        if (isNowhere() && !isLoading()) moveFocus();
      } else {
        if (isNowhere()) lost.focus({ preventScroll: true });
        lost = null;
      }
    });
  });
}

/**
 * Focuses a link or a button that is pressed where the browser doesn't, as Safari. What it opens returns the focus to it.
 * Controls that leave the focus where it is, such as those inside a field, prevent what a press would do.
 */
function focusPressed(): void {
  let pressed: HTMLElement | null = null;
  document.addEventListener('mousedown', ({ target, defaultPrevented }) => {
    pressed = defaultPrevented ? null : (target as Element).closest<HTMLElement>('a[href], button, summary');
  });
  document.addEventListener(
    'click',
    ({ target }) => {
      if (pressed?.contains(target as Element) && !pressed.contains(document.activeElement))
        pressed.focus({ preventScroll: true });
      pressed = null;
    },
    true,
  );
}

/**
 * From now on, keeps focus in the page when the focused control disappears: deleted with its item, or replaced by
 * something else. Without this, keyboard and screen reader users would be thrown to the top. Gives it to what is pressed.
 */
export function keepFocus(): void {
  check();
  if (isWatching) return;
  isWatching = true;
  const remember = (target: EventTarget | null) => {
    if (!(target instanceof Element) || target === document.body) return;
    focused = target;
    if (!target.closest(overlays)) place = placeOf(target);
  };
  focusPressed();
  remember(document.activeElement);
  document.addEventListener('focusin', ({ target }) => remember(target));
  // A press on an empty part of the page takes the focus away on purpose.
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && !target.closest(`${focusable}, label, [tabindex]`)) focused = null;
  });
  new MutationObserver(check).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
  });
}
