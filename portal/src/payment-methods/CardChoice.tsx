import { CardChoice as LibraryCardChoice, preferredCard } from '@institute/design-system/cards';
import { useState } from 'react';
import { AddCard } from './AddCard.tsx';
import { usePaymentMethods } from './payment-methods.ts';

const useUsableCards = () => usePaymentMethods().filter(({ isExpired }) => !isExpired);

/**
 * The choice of the card to charge: the one with this id, or else the preferred of the usable ones. A decline doesn’t
 * change it, so that no other card is charged unnoticed. `charged` is undefined while the form for a new card is open:
 * paying then would charge another card than the one being entered.
 */
export function useCardChoice(id: string | undefined, onChoose: (id: string) => void) {
  const cards = useUsableCards();
  const [first] = useState(() => preferredCard(cards)?.id);
  const [isAdding, setIsAdding] = useState(false);
  const chosen = cards.find((method) => method.id === (id ?? first)) ?? preferredCard(cards);
  return {
    charged: isAdding ? undefined : chosen,
    choice: { cards, value: chosen?.id ?? '', onChange: onChoose, onAddingChange: setIsAdding },
  };
}

interface CardChoiceProps {
  choice: ReturnType<typeof useCardChoice>['choice'];
  /** Why the chosen card can’t be charged. */
  errorMessage?: string | undefined;
}

/** Chooses which of the student’s cards to charge. */
export function CardChoice({ choice, errorMessage }: CardChoiceProps) {
  return (
    <LibraryCardChoice
      {...choice}
      addCard={(props) => <AddCard {...props} />}
      {...(errorMessage && { errorMessage })}
    />
  );
}
