/** Scrolls a row so that one of its items is in its middle. The page stays where it is. */
export function showInRow(item: Element, row: Element): void {
  const [at, within] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += at.x + at.width / 2 - (within.x + within.width / 2);
}
