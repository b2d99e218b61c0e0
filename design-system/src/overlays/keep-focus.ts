import { focusMain } from '../aria/focus.ts';

/**
 * Call it after focus was restored to an element that an action may remove: a session's "Cancel", once the session is
 * canceled. Focus that would fall to the body moves to the main content, even if the element disappears only when
 * newer data arrives. Ends when focus moves.
 */
export function keepFocus(): void {
  const focused = document.activeElement;
  const mendFocus = () => {
    if (focused?.isConnected && focused !== document.body) return;
    stop();
    if (document.activeElement === document.body) focusMain();
  };
  const observer = new MutationObserver(mendFocus);
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', stop);
  mendFocus();
}
