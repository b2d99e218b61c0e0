import { searchWords, splitAtHits } from '../formats/search.ts';
import * as styles from './Highlight.css.ts';

export interface HighlightProps {
  /** The text in which was looked. */
  text: string;
  /** What was looked for: each of its words is marked, accents and case aside. */
  query: string;
}

/** A text found by a search, with what was looked for marked in it. */
export function Highlight({ text, query }: HighlightProps) {
  const words = searchWords(query);
  if (words.length === 0) return text;
  let at = 0;
  return splitAtHits(text, words).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isHit ? (
      <mark key={key} className={styles.hit}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
