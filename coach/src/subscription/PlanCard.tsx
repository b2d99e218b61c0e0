import { Button, ConfirmButton, DateTimeValue, PriceCard, Text } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { featuresOf } from './features.ts';
import { intervalLabels } from './intervals.ts';
import { isRunning, type Plan, type Subscription, unchanged } from './queries.ts';

interface PlanCardProps {
  plan: Plan;
  subscription: Subscription;
  /** Asks for a card and pays. */
  onSubscribe: () => void;
}

/** A plan, with the way to have it. */
export function PlanCard({ plan, subscription, onSubscribe }: PlanCardProps) {
  const intl = useIntl();
  const isCurrent = isRunning(subscription) && subscription.plan?.id === plan.id;
  const isNext = isRunning(subscription) && subscription.nextPlan?.id === plan.id;
  return (
    <PriceCard
      title={plan.name}
      amount={plan.price}
      currency={plan.currency}
      unit={intl.formatMessage(intervalLabels[plan.interval])}
      features={featuresOf(plan, intl)}
      badge={
        isCurrent ? (
          <FormattedMessage defaultMessage="Your plan" description="Mark on the plan of a coach" />
        ) : isNext ? (
          <FormattedMessage defaultMessage="Your next plan" description="Mark on the plan to come" />
        ) : undefined
      }
      action={
        !isRunning(subscription) ? (
          <Button
            isDisabled={subscription.pendingPaymentId !== null}
            aria-label={intl.formatMessage(
              { defaultMessage: 'Choose {plan}', description: 'Name of the button that chooses a plan' },
              { plan: plan.name },
            )}
            onPress={onSubscribe}
          >
            <FormattedMessage defaultMessage="Choose" description="Button that chooses a plan" />
          </Button>
        ) : subscription.status === 'ACTIVE' && !isNext && !(isCurrent && !subscription.nextPlan) ? (
          <SwitchButton plan={plan} periodEnd={subscription.periodEnd} />
        ) : undefined
      }
    >
      <Text tone="muted">{plan.description}</Text>
    </PriceCard>
  );
}

function SwitchButton({ plan, periodEnd }: { plan: Plan; periodEnd: string | null }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const save = api.useMutation('patch', '/coaches/{coachId}/subscription');
  const label = (
    <FormattedMessage
      defaultMessage="Switch to {plan}"
      description="Button that changes the plan"
      values={{ plan: plan.name }}
    />
  );
  return (
    <ConfirmButton
      isDestructive={false}
      title={intl.formatMessage(
        {
          defaultMessage: 'Switch to {plan}?',
          description: 'Title of the question before a plan changes',
        },
        { plan: plan.name },
      )}
      message={
        <FormattedMessage
          defaultMessage="Your new plan and its price start on {date}."
          description="What changing the plan means"
          values={{ date: <DateTimeValue value={periodEnd} /> }}
        />
      }
      keepLabel={
        <FormattedMessage
          defaultMessage="Keep my plan"
          description="Button that leaves a dialog: the plan stays"
        />
      }
      confirmLabel={label}
      onConfirm={() =>
        save.mutateAsync({
          params: { path: { coachId } },
          body: { ...unchanged, planId: plan.id },
        })
      }
      successMessage={intl.formatMessage({
        defaultMessage: 'Your plan was changed.',
        description: 'After changing the plan',
      })}
    >
      {label}
    </ConfirmButton>
  );
}
