import { hasDateWords, loadDateWords } from '@institute/values/formats/date-words';
import { parseNumericDate } from '@institute/values/formats/parse-numeric-date';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Loads what reads names of months, weekdays and times when a box contains any, or is about to: the returned function is for
 * when it gets the focus. `onLoad` reads the text again.
 */
export function useDateWords(text: string, onLoad: () => void): () => void {
  const [isUsed, setUsed] = useState(false);
  const [, setLoaded] = useState(hasDateWords);
  const isNeeded = isUsed || parseNumericDate(text).problem === 'unreadable';
  const onLoaded = useEffectEvent(onLoad);
  useEffect(() => {
    if (!isNeeded || hasDateWords()) return;
    // Offline, dates in numbers are read, and the next use tries again.
    loadDateWords().then(
      () => {
        setLoaded(true);
        onLoaded();
      },
      () => setUsed(false),
    );
  }, [isNeeded]);
  return () => setUsed(true);
}
