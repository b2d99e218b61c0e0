import type { Schemas } from '@institute/api-schema';
import { MoneyValue, toast } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { useOnce } from '../once.ts';
import { PayWithDialog } from './PayWithDialog.tsx';
import type { Plan, Subscription } from './queries.ts';

type SubscriptionInput = Schemas['SubscriptionInput'];

interface SubscribeDialogProps {
  plan: Plan;
  /** The charge to pay instead of a first one. */
  overdue: Subscription['overdue'];
  onClose: () => void;
}

/** Asks which card pays, and subscribes; an overdue charge is paid the same way. */
export function SubscribeDialog({ plan, overdue, onClose }: SubscribeDialogProps) {
  const intl = useIntl();
  const coachId = useCoachId();
  const { amount, currency } = overdue ?? { amount: plan.price, currency: plan.currency };
  const price = <MoneyValue amount={amount} currency={currency} />;
  const subscription = useOnce<SubscriptionInput, { isActive: boolean }>({
    name: `subscription.${coachId}`,
    async send(body, key) {
      const subscription = await api.request('post', '/coaches/{coachId}/subscription', {
        path: { coachId },
        key,
        body,
      });
      return { isActive: !subscription.pendingPaymentId };
    },
    onDone({ isActive }) {
      if (isActive) toast.success(intl.formatMessage({ defaultMessage: 'Your subscription is active.' }));
      onClose();
    },
  });
  return (
    <PayWithDialog
      onClose={onClose}
      title={
        overdue
          ? intl.formatMessage({ defaultMessage: 'Pay for {plan}' }, { plan: plan.name })
          : intl.formatMessage({ defaultMessage: 'Subscribe to {plan}' }, { plan: plan.name })
      }
      outcome={subscription}
      message={
        <FormattedMessage
          defaultMessage="You pay {amount} today, and the same every {interval, select, YEAR {year} other {month}} until you cancel."
          values={{ amount: price, interval: plan.interval }}
        />
      }
      submitLabel={<FormattedMessage defaultMessage="Pay {amount}" values={{ amount: price }} />}
      onSubmit={(paymentMethodId) => subscription.sendAsync({ planId: plan.id, amount, paymentMethodId })}
    />
  );
}
