import { session } from './session.ts';

/** Runs before signing out and when the page goes away, for what must still reach the server. Returns how to cancel it. */
export function onLeave(task: () => Promise<unknown> | undefined): () => void {
  const onPageHide = () => void task();
  const cancel = session.beforeEnd(task);
  window.addEventListener('pagehide', onPageHide);
  return () => {
    cancel();
    window.removeEventListener('pagehide', onPageHide);
  };
}
