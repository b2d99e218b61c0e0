import { Text } from '@institute/design-system';
import { CardChoice, isCardRefusal } from '@institute/design-system/cards';
import { useForm } from '@institute/design-system/forms';
import { required, rules } from '@institute/design-system/rules';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { AddCard } from './AddCard.tsx';
import { useCards } from './queries.ts';

const schema = z.object({ paymentMethodId: z.string().check(rules(required())) });

interface CardFormProps {
  /** The card to start with, if it can still be charged. The default card otherwise. */
  cardId?: string | null;
  lead: ReactNode;
  submitLabel: ReactNode;
  onSubmit: (paymentMethodId: string) => Promise<unknown>;
}

/** Asks which card to charge; a new one can be added in place. */
export function CardForm({ cardId, lead, submitLabel, onSubmit }: CardFormProps) {
  const intl = useIntl();
  const cards = useCards().filter(({ isExpired }) => !isExpired);
  const [isAdding, setIsAdding] = useState(false);
  const form = useForm({
    schema,
    defaultValues: { paymentMethodId: (cards.find(({ id }) => id === cardId) ?? cards[0])?.id ?? '' },
    async onSubmit({ value: { paymentMethodId } }) {
      try {
        await onSubmit(paymentMethodId);
      } catch (error) {
        if (!isCardRefusal(error)) throw error;
        return { errors: [{ pointer: '/paymentMethodId', rule: error.key }] };
      }
    },
  });
  return (
    <form.Form hasErrorSummary={false}>
      <Text>{lead}</Text>
      <form.Field
        name="paymentMethodId"
        as={CardChoice}
        cards={cards}
        label={intl.formatMessage({ defaultMessage: 'Pay with', description: 'Label: which card' })}
        addCard={(props) => <AddCard {...props} />}
        onAddingChange={setIsAdding}
      />
      {cards.length > 0 && !isAdding && <form.SubmitButton>{submitLabel}</form.SubmitButton>}
    </form.Form>
  );
}
