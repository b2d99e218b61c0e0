import { visuallyHidden } from '../typography/VisuallyHidden.css.ts';

/** `assertive` interrupts what is being read: only for what failed. */
export type Urgency = 'polite' | 'assertive';

const regions: Partial<Record<Urgency, HTMLElement>> = {};

/**
 * Puts the two live regions into the page. Screen readers announce reliably only into a region that was there before, so
 * `ToastRegion` calls this when the app starts.
 */
export function prepareAnnouncements(): void {
  region('polite');
  region('assertive');
}

function region(urgency: Urgency): HTMLElement {
  let element = regions[urgency];
  if (!element?.isConnected) {
    element = document.createElement('div');
    element.className = visuallyHidden;
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

/** Has assistive technology read a text, once. It is not shown, and is gone from the page after a moment. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const element = region(urgency);
  const line = document.createElement('div');
  line.textContent = text;
  element.append(line);
  setTimeout(() => line.remove(), 3000);
}
