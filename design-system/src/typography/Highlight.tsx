import { searchWords, splitAtHits } from '@institute/values/formats/search';
import * as styles from './Highlight.css.ts';

export interface HighlightProps {
  /** The text that was searched. */
  text: string;
  /** The query: each of its words is marked, ignoring accents and case. */
  query: string;
}

/** Text with the matches of a search marked in it. */
export function Highlight({ text, query }: HighlightProps) {
  let at = 0;
  return splitAtHits(text, searchWords(query)).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isHit ? (
      <mark key={key} className={styles.hit}>
        {part.text}
      </mark>
    ) : (
      <span key={key}>{part.text}</span>
    );
  });
}
