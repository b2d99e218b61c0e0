import { ApiError } from '@institute/api-schema';
import { Dialog, MoneyValue, toast } from '@institute/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { CardForm } from './CardForm.tsx';
import { intervalLabels } from './intervals.ts';
import type { Plan } from './queries.ts';

/** Asks which card pays, and subscribes; an overdue charge is paid the same way. */
export function SubscribeDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const intl = useIntl();
  const coachId = useCoachId();
  // The same attempt keeps its key until the server has refused it: nothing is charged twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const subscribe = api.useMutation('post', '/coaches/{coachId}/subscription');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={intl.formatMessage(
        { defaultMessage: 'Subscribe to {plan}', description: 'Title of the dialog that asks for a card' },
        { plan: plan.name },
      )}
    >
      <CardForm
        lead={
          <FormattedMessage
            defaultMessage="You pay {amount} today, then {interval} until you cancel."
            description="What subscribing costs; interval is per month or per year"
            values={{
              amount: <MoneyValue amount={plan.price} currency={plan.currency} />,
              interval: intl.formatMessage(intervalLabels[plan.interval]),
            }}
          />
        }
        submitLabel={
          <FormattedMessage
            defaultMessage="Pay {amount}"
            description="Button that pays a subscription"
            values={{ amount: <MoneyValue amount={plan.price} currency={plan.currency} /> }}
          />
        }
        onSubmit={async (paymentMethodId) => {
          try {
            const { content } = await subscribe.mutateAsync({
              params: { path: { coachId }, header: { 'Idempotency-Key': key } },
              body: { planId: plan.id, paymentMethodId },
            });
            if (!content.pendingPaymentId)
              toast.success(
                intl.formatMessage({
                  defaultMessage: 'Your subscription is active.',
                  description: 'After subscribing',
                }),
              );
            onClose();
          } catch (error) {
            if (error instanceof ApiError && error.status >= 400 && error.status < 500)
              setKey(crypto.randomUUID());
            throw error;
          }
        }}
      />
    </Dialog>
  );
}
