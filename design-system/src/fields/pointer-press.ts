/**
 * An error that appears while a pointer is down would move the button away from it, and the click would be lost. So
 * errors on blur wait until the pointer is up.
 */
let pressed: Promise<void> | null = null;
let isWatching = false;

export function watchPointer(): void {
  if (isWatching || typeof document === 'undefined') return;
  isWatching = true;
  document.addEventListener(
    'pointerdown',
    () => {
      pressed = new Promise((resolve) => {
        const end = () => {
          document.removeEventListener('pointerup', end, true);
          document.removeEventListener('pointercancel', end, true);
          // The click event follows immediately, and afterwards the layout may shift.
          setTimeout(() => {
            pressed = null;
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

/** Resolves when no pointer is down. null if none is. */
export const afterPointerUp = (): Promise<void> | null => pressed;

/** Runs when no pointer is down: now, if none is. */
export function whenPointerUp(run: () => void): void {
  if (pressed) pressed.then(run);
  else run();
}
