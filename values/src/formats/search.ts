import { fold } from './fold.ts';

/** The words of a query, normalized. None for blank text. */
export const searchWords = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Splits text into parts, in order. Those that match one of the words are hits. */
export function splitAtHits(text: string, words: readonly string[]): { text: string; isHit: boolean }[] {
  if (words.length === 0) return [{ text, isHit: false }];
  // The original position of each normalized letter, because folding may turn one letter into two.
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = fold(letter);
    for (let index = 0; index < plain.length; index += 1) places.push(at);
    folded += plain;
    at += letter.length;
  }
  places.push(text.length);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + word.length)) {
      const end = from + word.length;
      // Combining marks after the last letter belong to it.
      const until = end < folded.length ? Math.max(places[end]!, places[end - 1]! + 1) : text.length;
      isHit.fill(true, places[from]!, until);
    }
  const parts: { text: string; isHit: boolean }[] = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    while (end < text.length && isHit[end] === isHit[start]) end += 1;
    parts.push({ text: text.slice(start, end), isHit: isHit[start]! });
  }
  return parts;
}
