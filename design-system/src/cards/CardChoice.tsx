import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { RadioGroup, type RadioGroupProps } from '../choices/RadioGroup.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import type { AddCardProps } from './AddCard.tsx';
import { cardName } from './card-name.ts';
import { LastChargeDeclined } from './LastChargeDeclined.tsx';
import type { SavedCard } from './saved-card.ts';
import { useFocusOnCard } from './use-focus-on-card.ts';

export interface CardChoiceProps
  extends Omit<RadioGroupProps, 'options' | 'look' | 'label' | 'defaultValue'> {
  /** The cards that can be charged. Without any, the form for a new one is open. */
  cards: readonly SavedCard[];
  /** “Card” by default. */
  label?: string;
  /** Renders `AddCard` with these props. */
  addCard: (props: Pick<AddCardProps, 'onAdded' | 'onCancel' | 'autoFocus'>) => ReactNode;
  /** Opens with the form for a new card, where the only saved one is already charged. */
  isAddingFirst?: boolean;
  /** Called when the form for a new card opens or closes. */
  onAddingChange?: (isAdding: boolean) => void;
}

/**
 * Chooses a saved card to charge; a new one can be added in place, and is then chosen and focused. While the form for a
 * new one is open, no saved card is shown as chosen. Don't show the button that pays then: use `onAddingChange`.
 */
export function CardChoice({
  cards,
  label,
  addCard,
  isAddingFirst = false,
  onAddingChange,
  onChange,
  ...field
}: CardChoiceProps) {
  const intl = useIntl();
  const focusOnCard = useFocusOnCard(cards.map(({ id }) => id));
  const [adding, setAdding] = useState<'no' | 'open' | 'canceled'>(isAddingFirst ? 'open' : 'no');
  const isAdding = adding === 'open' || cards.length === 0;
  const change = (next: 'no' | 'open' | 'canceled') => {
    setAdding(next);
    onAddingChange?.(next === 'open');
  };
  return (
    <Stack gap="l">
      {!isAdding && (
        <RadioGroup
          {...field}
          {...(onChange && { onChange })}
          isRequired
          look="cards"
          label={
            label ??
            intl.formatMessage({
              id: 'cardChoice.label',
              defaultMessage: 'Card',
              description: 'Label of the choice of the card to charge',
            })
          }
          options={cards.map((card) => ({
            value: card.id,
            label: cardName(intl, card),
            description: card.isDeclined && <LastChargeDeclined />,
          }))}
        />
      )}
      {isAdding ? (
        addCard({
          onAdded: ({ id }) => {
            onChange?.(id);
            focusOnCard(id);
            change('no');
          },
          onCancel: cards.length > 0 ? () => change('canceled') : undefined,
          autoFocus: adding === 'open',
        })
      ) : (
        <Inline>
          <Button variant="quiet" autoFocus={adding === 'canceled'} onPress={() => change('open')}>
            <FormattedMessage
              id="cardChoice.another"
              defaultMessage="Use another card"
              description="Button that opens the form for a new card, before paying"
            />
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
