import { useEffect, useState } from 'react';
import { focusReplacement } from '../aria/focus.ts';

/**
 * Moves the focus to a newly added card once it can be selected, because the form that had the focus is gone.
 * @param ids the selectable cards.
 * @returns a function to call with the added card.
 */
export function useFocusOnCard(ids: readonly string[]): (id: string) => void {
  const [added, setAdded] = useState<string | null>(null);
  const isThere = added !== null && ids.includes(added);
  useEffect(() => {
    if (!isThere) return;
    const radios = document.querySelectorAll<HTMLInputElement>('input[type="radio"]');
    focusReplacement([...radios].find(({ value }) => value === added));
    setAdded(null);
  }, [isThere, added]);
  return setAdded;
}
