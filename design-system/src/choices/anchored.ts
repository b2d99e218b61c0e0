import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Pixels between the box and the list, and between the list and the edge of the window. */
const gap = 6;
const edge = 8;
/** Where so much is free below, the list goes there. */
const enough = 240;

/**
 * Shows an element in the top layer of the page, under the box it belongs to, or above where there is more room. Nothing
 * around the field can cut it off, a dialog neither; it follows the box when the page is scrolled or a keyboard comes up.
 */
export function useAnchored(
  list: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  const again = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!isOpen || !element) return;
    const place = () => {
      const box = anchor.current?.getBoundingClientRect();
      if (!box) return;
      const { height = window.innerHeight, offsetTop = 0 } = window.visualViewport ?? {};
      const below = offsetTop + height - box.bottom - gap - edge;
      const above = box.top - offsetTop - gap - edge;
      const goesBelow = below >= Math.min(enough, element.scrollHeight) || below >= above;
      const { style } = element;
      style.left = `${box.left}px`;
      style.width = `${box.width}px`;
      style.maxHeight = `min(20rem, ${Math.max(goesBelow ? below : above, 96)}px)`;
      style.top = goesBelow ? `${box.bottom + gap}px` : 'auto';
      style.bottom = goesBelow ? 'auto' : `${window.innerHeight - box.top + gap}px`;
    };
    element.showPopover();
    place();
    again.current = place;
    const resized = new ResizeObserver(place);
    resized.observe(element);
    if (anchor.current) resized.observe(anchor.current);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      again.current = null;
      resized.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
      if (element.isConnected) element.hidePopover();
    };
  }, [list, anchor, isOpen]);
  // A choice may have made a line of tags above the box: it has moved, and nothing has another size.
  useLayoutEffect(() => again.current?.());
}
