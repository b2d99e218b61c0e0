import { hiddenAtTop } from '../typography/VisuallyHidden.css.ts';

/** `assertive` interrupts the screen reader: only for errors. */
export type Urgency = 'polite' | 'assertive';

const regions: Partial<Record<Urgency, HTMLElement>> = {};

/**
 * Adds the two live regions to the page. Screen readers reliably announce only changes of regions that already exist,
 * so an app and `ToastRegion` call this when they start, and every field when it mounts.
 */
export function prepareAnnouncements(): void {
  region('polite');
  region('assertive');
}

function region(urgency: Urgency): HTMLElement {
  let element = regions[urgency];
  if (!element?.isConnected) {
    element = document.createElement('div');
    element.className = hiddenAtTop;
    element.ariaLive = urgency;
    element.ariaRelevant = 'additions';
    element.dataset.announcements = urgency;
    // A modal dialog hides everything outside it, except this.
    element.dataset.reactAriaTopLayer = 'true';
    document.body.append(element);
    regions[urgency] = element;
  }
  return element;
}

/** Queued announcements. */
const pending = new Set<string>();

/**
 * Announces text to assistive technology, after the announcements of the same event (a focus change, a key). It isn't
 * visible, and is removed from the page after a moment.
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const element = region(urgency);
  const key = `${urgency} ${text}`;
  if (pending.has(key)) return;
  pending.add(key);
  setTimeout(() => {
    pending.delete(key);
    const line = document.createElement('div');
    line.textContent = text;
    element.append(line);
    setTimeout(() => line.remove(), 3000);
  }, 100);
}
