import { subscriptionGraceDays, subscriptionRetryDays } from '@institute/api-schema/policy';
import { Banner, Button, Columns, Heading, Loading, lazyExtra, Page, Stack } from '@institute/design-system';
import { withQuery } from '@institute/design-system/app';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { baseUrl } from '../session.ts';
import { Invoices } from './Invoices.tsx';
import { PlanCard } from './PlanCard.tsx';
import { type Plan, type Subscription, usePlans, useSubscription } from './queries.ts';
import { SubscriptionStatus } from './SubscriptionStatus.tsx';

const SubscribeDialog = lazyExtra(async () => (await import('./SubscribeDialog.tsx')).SubscribeDialog);

/** What the coach pays for: the state, the plans, and what was charged. */
export default function SubscriptionScreen() {
  return (
    <Page lead={<FormattedMessage defaultMessage="Clients can find and book you while it’s active." />}>
      <Suspense fallback={<Loading blocks={2} />}>
        <Content />
      </Suspense>
    </Page>
  );
}

function Content() {
  const subscription = useSubscription();
  const plans = usePlans();
  const [chosenPlan, setChosenPlan] = useState<Plan | null>(null);
  const { status, overdue, pendingPaymentId, isPaymentRefused } = subscription;
  return (
    <Stack gap="xl">
      {isPaymentRefused && (
        <Banner
          tone="critical"
          isAnnounced
          title={<FormattedMessage defaultMessage="Your last payment didn’t go through" />}
        >
          <FormattedMessage defaultMessage="You weren’t charged. Choose a plan to try again, with the same card or another one." />
        </Banner>
      )}
      {pendingPaymentId && <PendingPayment subscription={subscription} paymentId={pendingPaymentId} />}
      {status === 'PAST_DUE' && !pendingPaymentId && (
        <Banner
          tone="critical"
          title={<FormattedMessage defaultMessage="Your last payment failed" />}
          actions={
            overdue && (
              <Button onPress={() => setChosenPlan(overdue.plan)}>
                <FormattedMessage defaultMessage="Pay now" />
              </Button>
            )
          }
        >
          <FormattedMessage
            defaultMessage="Pay now so that clients can keep booking you. {isRetried, select, true {We try again every {pause, plural, one {day} other {# days}}. } other {}}If it’s still unpaid {days, plural, one {# day} other {# days}} after it was due, the subscription ends."
            values={{
              isRetried: !!overdue?.nextAttemptAt,
              pause: subscriptionRetryDays,
              days: subscriptionGraceDays,
            }}
          />
        </Banner>
      )}
      {subscription.isRunning && <SubscriptionStatus subscription={subscription} />}
      <Stack gap="m">
        <Heading level={2}>
          <FormattedMessage defaultMessage="Plans" description="Heading of the subscription plans" />
        </Heading>
        <Columns min="m" gap="m" isFilling={false}>
          {plans.map((one) => (
            <PlanCard
              key={one.id}
              plan={one}
              subscription={subscription}
              onSubscribe={() => setChosenPlan(one)}
            />
          ))}
        </Columns>
      </Stack>
      <Invoices />
      {chosenPlan && (
        <SubscribeDialog plan={chosenPlan} overdue={overdue} onClose={() => setChosenPlan(null)} />
      )}
    </Stack>
  );
}

/** A charge that the bank has in hand, or that its holder has to confirm there. */
function PendingPayment({ subscription, paymentId }: { subscription: Subscription; paymentId: string }) {
  const intl = useIntl();
  const { data } = api.useQuery('get', '/payments/{id}', { params: { path: { id: paymentId } } });
  const queryClient = useQueryClient();
  const coachId = useCoachId();
  useEffect(
    // Once the payment has ended, its invoice is paid or gone.
    () => () =>
      void queryClient.invalidateQueries({
        queryKey: ['get', '/coaches/{coachId}/subscription/invoices', { params: { path: { coachId } } }],
      }),
    [queryClient, coachId],
  );
  const address = data?.content.nextActionUrl;
  return (
    <Banner
      tone="caution"
      title={
        address ? (
          <FormattedMessage defaultMessage="Your bank asks you to confirm the payment" />
        ) : (
          <FormattedMessage defaultMessage="Your payment is on its way" />
        )
      }
      {...(address && {
        actions: (
          <Button
            onPress={() =>
              // The bank’s page is not ours: the whole document goes there.
              window.location.assign(
                address.startsWith('/')
                  ? baseUrl + withQuery(address, { language: intl.locale.slice(0, 2) })
                  : address,
              )
            }
          >
            <FormattedMessage defaultMessage="Confirm at your bank" />
          </Button>
        ),
      })}
    >
      {subscription.isRunning ? (
        <FormattedMessage defaultMessage="Your subscription goes on while we wait for your bank." />
      ) : (
        <FormattedMessage defaultMessage="Your subscription starts once the payment has gone through." />
      )}
    </Banner>
  );
}
