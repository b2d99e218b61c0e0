import { CardChoice as LibraryCardChoice, preferredCard } from '@institute/design-system/cards';
import { useState } from 'react';
import { AddCard } from './AddCard.tsx';
import { type PaymentMethod, usePaymentMethods } from './payment-methods.ts';

const useUsableCards = () => usePaymentMethods().filter(({ isExpired }) => !isExpired);

/**
 * The card to charge: the one with this id, or else the preferred of the usable ones. A decline doesn’t change the
 * choice, so that no other card is charged unnoticed.
 */
export function useChosenCard(id: string | undefined): PaymentMethod | undefined {
  const usable = useUsableCards();
  const [first] = useState(() => preferredCard(usable)?.id);
  return usable.find((method) => method.id === (id ?? first)) ?? preferredCard(usable);
}

interface CardChoiceProps {
  chosen: PaymentMethod | undefined;
  onChoose: (id: string) => void;
  /** Why the chosen card can’t be charged. */
  errorMessage?: string | undefined;
}

/** Chooses which of the student’s cards to charge. */
export function CardChoice({ chosen, onChoose, errorMessage }: CardChoiceProps) {
  return (
    <LibraryCardChoice
      cards={useUsableCards()}
      value={chosen?.id ?? ''}
      onChange={onChoose}
      addCard={(props) => <AddCard {...props} />}
      {...(errorMessage && { errorMessage })}
    />
  );
}
