import { session } from './session.ts';

/**
 * Runs before signing out and when the page closes, for requests that must still reach the server. Returns a function
 * that removes it.
 */
export function onLeave(task: () => Promise<unknown> | undefined): () => void {
  const onPageHide = () => void task();
  const cancel = session.beforeEnd(task);
  window.addEventListener('pagehide', onPageHide);
  return () => {
    cancel();
    window.removeEventListener('pagehide', onPageHide);
  };
}
