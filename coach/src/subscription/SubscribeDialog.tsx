import { MoneyValue, toast } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { client } from '../client.ts';
import { useCoachId } from '../coach.ts';
import { useOnce } from '../once.ts';
import { PayWithDialog } from './PayWithDialog.tsx';
import type { Plan } from './queries.ts';

/** Asks which card pays, and subscribes; an overdue charge is paid the same way. */
export function SubscribeDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const subscription = useOnce<{ planId: string; paymentMethodId: string }, { isActive: boolean }>({
    name: `subscription.${coachId}`,
    async send(body, key) {
      const { data } = await client.POST('/coaches/{coachId}/subscription', {
        params: { path: { coachId }, header: { 'Idempotency-Key': key } },
        body,
      });
      return { isActive: !data!.content.pendingPaymentId };
    },
    onDone({ isActive }) {
      if (isActive)
        toast.success(
          intl.formatMessage({
            defaultMessage: 'Your subscription is active.',
            description: 'After subscribing',
          }),
        );
      onClose();
    },
  });
  return (
    <PayWithDialog
      onClose={onClose}
      title={intl.formatMessage(
        { defaultMessage: 'Subscribe to {plan}', description: 'Title of the dialog that asks for a card' },
        { plan: plan.name },
      )}
      outcome={subscription}
      message={
        <FormattedMessage
          defaultMessage="You pay {amount} today, and the same every {interval, select, YEAR {year} other {month}} until you cancel."
          description="What subscribing costs"
          values={{
            amount: <MoneyValue amount={plan.price} currency={plan.currency} />,
            interval: plan.interval,
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
      onSubmit={(paymentMethodId) => subscription.sendAsync({ planId: plan.id, paymentMethodId })}
    />
  );
}
