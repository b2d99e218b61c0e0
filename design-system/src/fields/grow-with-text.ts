import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes a text area as high as its text where `field-sizing` isn't supported, as in Safari before 26.2. Sets the least
 * height, so that users can still make it higher.
 */
export function useGrowWithText(control: RefObject<HTMLTextAreaElement | null>): void {
  // After each render, because it can change the text.
  useLayoutEffect(() => {
    if (window.CSS?.supports?.('field-sizing', 'content')) return;
    const area = control.current!;
    const around = area.parentElement!;
    const grow = () => {
      // Measured at its own height, while the page keeps its height: otherwise it would scroll.
      const { minBlockSize } = around.style;
      around.style.minBlockSize = `${around.getBoundingClientRect().height}px`;
      area.style.minBlockSize = '';
      area.style.minBlockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
      around.style.minBlockSize = minBlockSize;
    };
    grow();
    area.addEventListener('input', grow);
    return () => area.removeEventListener('input', grow);
  });
}
