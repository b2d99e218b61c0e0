import { useEffect, useState } from 'react';

/**
 * Moves the focus to the choice of a card that was just added, once it is there: the form that had the focus is gone.
 * @param ids of the cards that can be chosen.
 * @returns says which card was added.
 */
export function useFocusOnCard(ids: readonly string[]): (id: string) => void {
  const [added, setAdded] = useState<string | null>(null);
  const isThere = added !== null && ids.includes(added);
  useEffect(() => {
    if (!isThere) return;
    document.querySelector<HTMLElement>(`input[type="radio"][value="${CSS.escape(added)}"]`)?.focus();
    setAdded(null);
  }, [isThere, added]);
  return setAdded;
}
