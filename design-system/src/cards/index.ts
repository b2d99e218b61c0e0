export { AddCard, type AddCardProps, type CardForm } from './AddCard.tsx';
export { CardChoice, type CardChoiceProps } from './CardChoice.tsx';
export { CheckAndPay, type CheckAndPayProps } from './CheckAndPay.tsx';
export { brandName, cardName } from './card-name.ts';
export { cardErrorMessages, isCardInvalid, isCardRefusal } from './error-messages.ts';
export { LastChargeDeclined } from './LastChargeDeclined.tsx';
export { type CardBrand, preferredCard, type SavedCard } from './saved-card.ts';
export { type UseCardChoiceOptions, useCardChoice } from './use-card-choice.ts';
export { useFocusOnCard } from './use-focus-on-card.ts';
