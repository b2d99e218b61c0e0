import { flushSync } from 'react-dom';

const isPageOf = (list: string, path: string) => list !== '/' && path.startsWith(`${list}/`);

/** Whether one of two paths is a list, or another overview, and the other a page of it. */
export function isDetail(from: string, to: string): boolean {
  const path = to.split(/[?#]/)[0]!;
  return isPageOf(from, path) || isPageOf(path, from);
}

/**
 * Fades from a list to a page of it and back, where the browser can and the user accepts motion. The frame around them
 * looks the same before and after, so only the content is seen to change.
 */
export function withDetailFade(from: string, to: string, navigate: () => void): void {
  if (!document.startViewTransition || !isDetail(from, to) || hasReducedMotion()) navigate();
  else document.startViewTransition(() => flushSync(navigate));
}

const hasReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
