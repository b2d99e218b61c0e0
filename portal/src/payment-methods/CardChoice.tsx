import { Button, Inline, RadioGroup, Stack } from '@institute/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddCardSection } from './AddCardSection.tsx';
import { cardName } from './card-name.ts';
import { type PaymentMethod, usePaymentMethods } from './payment-methods.ts';
import { useFocusOnCard } from './use-focus-on-card.ts';

/** The card to charge: the one with this id, or else the first usable one. */
export function useChosenCard(id: string | undefined): PaymentMethod | undefined {
  const usable = usePaymentMethods().filter(({ isExpired }) => !isExpired);
  return usable.find((method) => method.id === id) ?? usable[0];
}

interface CardChoiceProps {
  chosen: PaymentMethod | undefined;
  onChoose: (id: string) => void;
  /** Why the chosen card can’t be charged. */
  errorMessage?: string | undefined;
}

/** Selects a saved card to charge; a new one can be added in place. */
export function CardChoice({ chosen, onChoose, errorMessage }: CardChoiceProps) {
  const intl = useIntl();
  const usable = usePaymentMethods().filter(({ isExpired }) => !isExpired);
  const focusOnCard = useFocusOnCard(usable.map(({ id }) => id));
  const [isAdding, setIsAdding] = useState(usable.length === 0);
  return (
    <Stack gap="l">
      {usable.length > 0 && (
        <RadioGroup
          isRequired
          label={intl.formatMessage({
            defaultMessage: 'Card',
            description: 'Label of the choice of the card to charge',
          })}
          value={chosen?.id ?? ''}
          onChange={onChoose}
          options={usable.map((method) => ({ value: method.id, label: cardName(intl, method) }))}
          {...(errorMessage && { errorMessage })}
        />
      )}
      {isAdding ? (
        <AddCardSection
          onAdded={({ id }) => {
            onChoose(id);
            focusOnCard(id);
            setIsAdding(false);
          }}
          {...(usable.length > 0 && { onCancel: () => setIsAdding(false) })}
        />
      ) : (
        <Inline>
          <Button variant="quiet" onPress={() => setIsAdding(true)}>
            <FormattedMessage
              defaultMessage="Use another card"
              description="Button that opens the form for a new card, before paying"
            />
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
