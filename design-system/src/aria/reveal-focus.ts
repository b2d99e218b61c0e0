/**
 * From now on, scrolls the focused box into view when a phone's keyboard appears: react-aria scrolls before the dialog has
 * got lower. Returns a function that ends it.
 */
export function revealFocus(): () => void {
  const viewport = window.visualViewport;
  const reveal = () => {
    const focused = document.activeElement;
    if (focused?.matches('input, textarea')) focused.scrollIntoView({ block: 'nearest' });
  };
  const onResize = () => {
    // Zooming in isn't a keyboard.
    if (viewport && viewport.scale <= 1) requestAnimationFrame(reveal);
  };
  viewport?.addEventListener('resize', onResize);
  return () => viewport?.removeEventListener('resize', onResize);
}
