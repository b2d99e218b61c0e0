/** Lets a dialog believe that a phone's keyboard has appeared. Returns the height that is left. */
export function showKeyboard(dialog: HTMLElement): number {
  const height = 340;
  const overlay = dialog.closest<HTMLElement>('[style*="--visual-viewport-height"]')!;
  overlay.style.setProperty('--visual-viewport-height', `${height}px`);
  window.visualViewport!.dispatchEvent(new Event('resize'));
  return height;
}
