import { ApiError } from '@institute/api-schema';
import { Dialog, MoneyValue, RadioGroup, Stack, Text, toast } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { required, rules } from '@institute/design-system/rules';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { describeError } from '../messages.ts';
import { CardLink } from './CardLink.tsx';
import { intervalLabels } from './intervals.ts';
import { cardName, type Plan, useCards } from './queries.ts';

const schema = z.object({ paymentMethodId: z.string().check(rules(required())) });

/** Asks which card pays, and subscribes; an overdue charge is paid the same way. */
export function SubscribeDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const cards = useCards().filter(({ isExpired }) => !isExpired);
  // The same attempt keeps its key until the server has refused it: nothing is charged twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const subscribe = api.useMutation('post', '/coaches/{coachId}/subscription');
  const form = useForm({
    schema,
    defaultValues: { paymentMethodId: cards[0]?.id ?? '' },
    describeError: (error) => describeError(intl, error),
    async onSubmit({ value: { paymentMethodId } }) {
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
    },
  });
  return (
    <Dialog
      isOpen
      size="s"
      onClose={onClose}
      title={intl.formatMessage(
        { defaultMessage: 'Subscribe to {plan}', description: 'Title of the dialog that asks for a card' },
        { plan: plan.name },
      )}
    >
      {cards.length === 0 ? (
        <Stack gap="m">
          <Text>
            <FormattedMessage
              defaultMessage="Add a card first. It’s safe with our payment provider, and you can use it here right away."
              description="In the place of the cards, where there are none"
            />
          </Text>
          <CardLink />
        </Stack>
      ) : (
        <form.Form hasErrorSummary={false}>
          <Text>
            <FormattedMessage
              defaultMessage="You pay {amount} today, then {interval} until you cancel."
              description="What subscribing costs; interval is per month or per year"
              values={{
                amount: <MoneyValue amount={plan.price} currency={plan.currency} />,
                interval: intl.formatMessage(intervalLabels[plan.interval]),
              }}
            />
          </Text>
          <form.Field
            name="paymentMethodId"
            as={RadioGroup}
            isRequired
            label={intl.formatMessage({ defaultMessage: 'Pay with', description: 'Label: which card' })}
            options={cards.map((card) => ({ value: card.id, label: cardName(intl, card) }))}
          />
          <CardLink />
          <form.SubmitButton>
            <FormattedMessage
              defaultMessage="Pay {amount}"
              description="Button that pays a subscription"
              values={{ amount: <MoneyValue amount={plan.price} currency={plan.currency} /> }}
            />
          </form.SubmitButton>
        </form.Form>
      )}
    </Dialog>
  );
}
