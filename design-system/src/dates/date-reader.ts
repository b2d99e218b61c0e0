import { useEffect, useEffectEvent, useState } from 'react';
import { type ParsedDate, parseNumericDate } from '../formats/parse-numeric-date.ts';
import type { Region } from '../formats/region.ts';

/** The code for names of months and weekdays, once it is loaded. */
let words: typeof import('../formats/parse-date.ts') | null = null;

const loadWords = async () => {
  words ??= await import('../formats/parse-date.ts');
};

/** `parseDate`, as far as it is loaded. */
export const readDate = (text: string, region: Region): ParsedDate =>
  (words?.parseDate ?? parseNumericDate)(text, region);

/** Whether appending characters can still turn the text into a date, or it isn't known yet. */
export const mayBecomeDate = (text: string, region: Region): boolean =>
  words?.canBecomeDate(text, region) ?? true;

/**
 * Loads what reads names of months, weekdays and times when a box contains any, or is about to: the returned function is for
 * when it gets the focus. `onLoad` reads the text again.
 */
export function useDateWords(text: string, onLoad: () => void): () => void {
  const [isUsed, setUsed] = useState(false);
  const [, setLoaded] = useState(words !== null);
  const isNeeded = isUsed || parseNumericDate(text).problem === 'unreadable';
  const onLoaded = useEffectEvent(onLoad);
  useEffect(() => {
    if (!isNeeded || words) return;
    // Offline, dates in numbers are read, and the next use tries again.
    loadWords().then(
      () => {
        setLoaded(true);
        onLoaded();
      },
      () => setUsed(false),
    );
  }, [isNeeded]);
  return () => setUsed(true);
}
