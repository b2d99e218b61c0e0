import { fold, searchWords } from '@institute/values/formats';

/** Whether the text contains every word of the search, ignoring accents and case. */
export function matches(text: string, search: string): boolean {
  const within = fold(text);
  return searchWords(search).every((word) => within.includes(word));
}
