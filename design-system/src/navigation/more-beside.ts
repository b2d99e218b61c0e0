/** For the first or last item of a row that scrolls: marks the row while it hides that item, so that its edge can fade. */
export const markMore = (mark: 'data-more-before' | 'data-more-after') => (item: HTMLElement | null) => {
  const root = item?.parentElement;
  if (!root || !window.IntersectionObserver) return;
  // Fractions of a pixel aren't hidden.
  const threshold = 0.97;
  const observer = new IntersectionObserver(
    (entries) => root.toggleAttribute(mark, entries.at(-1)!.intersectionRatio < threshold),
    { root, threshold },
  );
  observer.observe(item);
  return () => {
    observer.disconnect();
    root.removeAttribute(mark);
  };
};
