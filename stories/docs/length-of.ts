/** Of the root's text, unless a reader has changed it. */
const pixelsPerRem = 16;

/** A length in pixels and, where it grows with the reader's text, in rem; of a `clamp()`, from the least to the most. */
export function lengthOf(value: string): string {
  const [, ...ends] = /^clamp\((.+?),.+, (.+?)\)$/.exec(value) ?? ['', value];
  const isInRem = ends.every((end) => end.endsWith('rem'));
  const numbers = ends.map((end) => Number.parseFloat(end));
  const pixels = numbers.map((number) => number * (isInRem ? pixelsPerRem : 1));
  return [`${pixels.join('–')} px`, ...(isInRem ? [`${numbers.join('–')}rem`] : [])].join(', ');
}
