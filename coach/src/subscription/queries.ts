import type { Schemas } from '@institute/api-schema';
import { useContentLanguage } from '@institute/api-schema/languages';
import { paymentPollInterval } from '@institute/api-schema/queries';
import type { StatusBadgeProps } from '@institute/design-system';
import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { hasSubscription, useSignedInSession } from '../session.ts';

export type Subscription = Schemas['Subscription'];
export type Plan = Schemas['SubscriptionPlan'];
type Card = Schemas['PaymentMethod'];

const unchanged = { planId: null, cancelAtPeriodEnd: null, paymentMethodId: null };

/** Changes what is named of the subscription. */
export function useUpdateSubscription() {
  const path = { coachId: useCoachId() };
  return (change: Partial<Schemas['SubscriptionUpdate']>) =>
    api.send('patch', '/coaches/{coachId}/subscription', { path, body: { ...unchanged, ...change } });
}

/** The subscription; whether there is one is remembered in this browser. */
export function useSubscription(): Subscription {
  const subscription = api.useContent(
    '/coaches/{coachId}/subscription',
    { path: { coachId: useCoachId() } },
    {
      refetchInterval: ({ state }) => (state.data?.content.pendingPaymentId ? paymentPollInterval : false),
    },
  );
  const { isRunning } = subscription;
  useEffect(() => hasSubscription.write(isRunning), [isRunning]);
  return subscription;
}

export function usePlans(): Plan[] {
  const languageIso2LetterCode = useContentLanguage();
  return api.useContent('/public/subscription_plans', { query: { languageIso2LetterCode } });
}

/** The cards of the coach, who is a student too; the default first. */
export function useCards(): Card[] {
  return api.useContent('/students/{id}/payment_methods', { path: { id: useSignedInSession().studentId } });
}

export const statusLabels = defineMessages({
  NONE: { defaultMessage: 'No subscription' },
  ACTIVE: { defaultMessage: 'Active', description: 'Status of a subscription' },
  CANCEL_AT_PERIOD_END: { defaultMessage: 'Ends soon' },
  PAST_DUE: { defaultMessage: 'Past due', description: 'Status of a subscription' },
  CANCELLED: { defaultMessage: 'Canceled', description: 'Status of a subscription' },
});

export const statusTones: Record<Subscription['status'], StatusBadgeProps['tone']> = {
  NONE: 'neutral',
  ACTIVE: 'positive',
  CANCEL_AT_PERIOD_END: 'caution',
  PAST_DUE: 'critical',
  CANCELLED: 'neutral',
};
