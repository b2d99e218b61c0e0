/**
 * An error that appears while a pointer is pressed would push the button away from under it, and the click would be
 * lost. So what leaving a field has to say waits until the press is over.
 */
let press: Promise<void> | null = null;
let isWatching = false;

export function watchPresses(): void {
  if (isWatching || typeof document === 'undefined') return;
  isWatching = true;
  document.addEventListener(
    'pointerdown',
    () => {
      press = new Promise((resolve) => {
        const end = () => {
          document.removeEventListener('pointerup', end, true);
          document.removeEventListener('pointercancel', end, true);
          // The click comes right after; then there is room for words.
          setTimeout(() => {
            press = null;
            resolve();
          });
        };
        document.addEventListener('pointerup', end, true);
        document.addEventListener('pointercancel', end, true);
      });
    },
    true,
  );
}

/** Resolves when no pointer is pressed any more; null when none is. */
export const endOfPress = (): Promise<void> | null => press;
