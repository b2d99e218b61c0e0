import { CardChoice, isCardRefusal, preferredCard } from '@institute/design-system/cards';
import { FormDialog, type FormDialogProps } from '@institute/design-system/forms';
import { required, rules } from '@institute/values/rules';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { AddCard } from './AddCard.tsx';
import { useCards } from './queries.ts';

const schema = z.object({ paymentMethodId: z.string().check(rules(required())) });

interface PayWithDialogProps
  extends Pick<
    FormDialogProps<z.infer<typeof schema>>,
    'onClose' | 'title' | 'message' | 'submitLabel' | 'successMessage' | 'outcome'
  > {
  /** The card to start with, if it can still be charged and wasn’t declined. Another card otherwise. */
  cardId?: string | null;
  /** Whether a card other than `cardId` is wanted. Without a choice, the form for a new one is open. */
  isOther?: boolean;
  onSubmit: (paymentMethodId: string) => Promise<unknown>;
}

/** Asks which card to charge; a new one can be added in place. */
export function PayWithDialog({
  cardId,
  isOther = false,
  submitLabel,
  onSubmit,
  ...dialog
}: PayWithDialogProps) {
  const intl = useIntl();
  const cards = useCards().filter(({ isExpired }) => !isExpired);
  const preferred = cards.find(({ id, isDeclined }) => id === cardId && !isDeclined);
  const [isAddingFirst] = useState(isOther && cards.every(({ id }) => id === cardId));
  const [isAdding, setIsAdding] = useState(isAddingFirst);
  return (
    <FormDialog
      {...dialog}
      isOpen
      size="m"
      submitLabel={cards.length > 0 && !isAdding ? submitLabel : null}
      keepLabel={<FormattedMessage defaultMessage="Not now" />}
      draft={{ none: 'Nothing is typed, and the card was chosen for this payment only.' }}
      schema={schema}
      defaultValues={{ paymentMethodId: (preferred ?? preferredCard(cards))?.id ?? '' }}
      onSubmit={async ({ value: { paymentMethodId } }) => {
        try {
          await onSubmit(paymentMethodId);
        } catch (error) {
          if (!isCardRefusal(error)) throw error;
          return { errors: [{ pointer: '/paymentMethodId', rule: error.key }] };
        }
      }}
    >
      {(form) => (
        <form.Field
          name="paymentMethodId"
          as={CardChoice}
          cards={cards}
          label={intl.formatMessage({ defaultMessage: 'Pay with' })}
          addCard={(props) => <AddCard {...props} />}
          isAddingFirst={isAddingFirst}
          onAddingChange={setIsAdding}
        />
      )}
    </FormDialog>
  );
}
