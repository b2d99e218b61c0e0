import { type RefObject, useEffect, useRef } from 'react';
import { announce } from './announcement.ts';

/**
 * Announces the text of elements when it appears and when it changes. A live region that appears together with its text isn't
 * read by all screen readers, which follow changes of the regions that were there before.
 */
export function useAnnounced(isAnnounced: boolean, elements: RefObject<HTMLElement | null>[]): void {
  const announced = useRef('');
  useEffect(() => {
    if (!isAnnounced) return;
    const text = elements.flatMap(({ current }) => current?.textContent.trim() ?? []).join(' ');
    if (text === announced.current) return;
    announced.current = text;
    announce(text);
  });
}
