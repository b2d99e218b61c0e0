import { useState } from 'react';
import { preferredCard, type SavedCard } from './saved-card.ts';

export interface UseCardChoiceOptions<Card extends SavedCard> {
  /** The cards that can be charged. */
  cards: readonly Card[];
  /** The chosen card. Without one, it's the preferred card. */
  cardId: string | undefined;
  onChoose: (cardId: string) => void;
}

/**
 * The state of a `CardChoice`, and the card to charge. A decline doesn’t change it, so that no other card is charged
 * unnoticed. `charged` is undefined while the form for a new card is open: paying then would charge another card than
 * the one being entered.
 */
export function useCardChoice<Card extends SavedCard>({
  cards,
  cardId,
  onChoose,
}: UseCardChoiceOptions<Card>) {
  const [first] = useState(() => preferredCard(cards)?.id);
  const [isAdding, setIsAdding] = useState(false);
  const chosenCard = cards.find(({ id }) => id === (cardId ?? first)) ?? preferredCard(cards);
  return {
    charged: isAdding ? undefined : chosenCard,
    choice: { cards, value: chosenCard?.id ?? '', onChange: onChoose, onAddingChange: setIsAdding },
  };
}
