let stop = () => {};

/**
 * Calls back with the element once it's there, because a part of a screen can come later than the screen. Not if the user has gone
 * on by then, or another one is waited for.
 */
export function whenThere(id: string, onThere: (target: HTMLElement) => void): void {
  stop();
  const gestures = ['keydown', 'pointerdown', 'wheel'] as const;
  const check = () => {
    const target = document.getElementById(id);
    if (!target) return;
    stop();
    onThere(target);
  };
  const observer = new MutationObserver(check);
  stop = () => {
    observer.disconnect();
    for (const gesture of gestures) removeEventListener(gesture, stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const gesture of gestures) addEventListener(gesture, stop);
  check();
}
