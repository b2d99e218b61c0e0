import {
  Button,
  CreditCardIcon,
  EmptyState,
  Page,
  PaymentsIllustration,
  Stack,
} from '@institute/design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { AddCard } from './AddCard.tsx';
import { PaymentMethodCard } from './PaymentMethodCard.tsx';
import { usePaymentMethods } from './payment-methods.ts';

export default function PaymentMethodScreen() {
  const methods = usePaymentMethods();
  const [isAdding, setIsAdding] = useState(false);
  const [wasAdding, setWasAdding] = useState(false);
  const [chosenId, setChosenId] = useState<string>();

  const close = (id?: string) => {
    setChosenId(id);
    setIsAdding(false);
    setWasAdding(true);
  };
  const addButton = (
    <Button icon={<CreditCardIcon />} autoFocus={wasAdding && !chosenId} onPress={() => setIsAdding(true)}>
      <FormattedMessage defaultMessage="Add a card" />
    </Button>
  );

  return (
    <Page
      width="text"
      lead={<FormattedMessage defaultMessage="The cards we charge your payments to." />}
      actions={methods.length > 0 && !isAdding && addButton}
    >
      <Stack gap="l">
        {methods.length === 0 && !isAdding && (
          <EmptyState
            picture={<PaymentsIllustration />}
            title={<FormattedMessage defaultMessage="No card yet" />}
            action={addButton}
          >
            <FormattedMessage defaultMessage="Add a card to pay here or turn on autopay." />
          </EmptyState>
        )}
        {methods.length > 0 && (
          <Stack as="ul" gap="m">
            {methods.map((method) => (
              <PaymentMethodCard
                key={method.id}
                method={method}
                others={methods.filter(({ id, isExpired }) => id !== method.id && !isExpired)}
                isChosen={method.id === chosenId}
              />
            ))}
          </Stack>
        )}
        {isAdding && <AddCard autoFocus onAdded={({ id }) => close(id)} onCancel={() => close()} />}
      </Stack>
    </Page>
  );
}
