import {
  Button,
  ConfirmButton,
  DateValue,
  Link,
  MoneyValue,
  PriceCard,
  Stack,
  Text,
} from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDayOf } from '../coach.ts';
import { paths } from '../places.ts';
import { useSelling } from '../services/selling.ts';
import { featuresOf } from './features.ts';
import { intervalLabels } from './intervals.ts';
import { type Plan, type Subscription, useUpdateSubscription } from './queries.ts';

interface PlanCardProps {
  plan: Plan;
  subscription: Subscription;
  /** Asks for a card and pays. */
  onSubscribe: () => void;
}

/** A plan, with the way to have it. */
export function PlanCard({ plan, subscription, onSubscribe }: PlanCardProps) {
  const intl = useIntl();
  const isCurrent = subscription.isRunning && subscription.plan?.id === plan.id;
  const isNext = subscription.isRunning && subscription.nextPlan?.id === plan.id;
  return (
    <PriceCard
      title={plan.name}
      amount={plan.price}
      currency={plan.currency}
      unit={intl.formatMessage(intervalLabels[plan.interval])}
      features={featuresOf(plan, intl)}
      isCurrent={isCurrent}
      badge={
        isCurrent ? (
          <FormattedMessage defaultMessage="Your plan" />
        ) : isNext ? (
          <FormattedMessage defaultMessage="Your next plan" />
        ) : undefined
      }
      action={
        !subscription.isRunning ? (
          <Button
            isDisabled={subscription.pendingPaymentId !== null}
            aria-label={intl.formatMessage({ defaultMessage: 'Choose {plan}' }, { plan: plan.name })}
            onPress={onSubscribe}
          >
            <FormattedMessage defaultMessage="Choose" description="Button that chooses a plan" />
          </Button>
        ) : subscription.status === 'ACTIVE' && !isNext && !(isCurrent && !subscription.nextPlan) ? (
          <SwitchButton plan={plan} subscription={subscription} />
        ) : undefined
      }
    >
      <Text tone="muted">{plan.description}</Text>
    </PriceCard>
  );
}

interface SwitchProps {
  plan: Plan;
  subscription: Subscription;
}

function SwitchButton({ plan, subscription }: SwitchProps) {
  const intl = useIntl();
  const update = useUpdateSubscription();
  const { publishedServiceCount } = useSelling();
  // The server refuses a plan with fewer services than are published.
  if (plan.serviceLimit !== null && publishedServiceCount > plan.serviceLimit)
    return (
      <Text>
        <FormattedMessage
          defaultMessage="You have {count} published services. <link>Unpublish {over}</link> to switch to {plan}."
          values={{
            count: publishedServiceCount,
            over: publishedServiceCount - plan.serviceLimit,
            plan: plan.name,
            link: (text) => <Link href={paths.myServices()}>{text}</Link>,
          }}
        />
      </Text>
    );
  return (
    <ConfirmButton
      isDestructive={false}
      title={intl.formatMessage({ defaultMessage: 'Switch to {plan}?' }, { plan: plan.name })}
      message={<SwitchTerms plan={plan} subscription={subscription} />}
      keepLabel={<FormattedMessage defaultMessage="Keep my plan" />}
      onConfirm={() => update({ planId: plan.id })}
      successMessage={intl.formatMessage({ defaultMessage: 'Your plan was changed.' })}
    >
      <FormattedMessage defaultMessage="Switch to {plan}" values={{ plan: plan.name }} />
    </ConfirmButton>
  );
}

/** What is paid from when on, and what the plan includes. */
function SwitchTerms({ plan, subscription: { plan: current, periodEnd } }: SwitchProps) {
  const intl = useIntl();
  const dayOf = useDayOf();
  const { publishedServiceCount } = useSelling();
  const values = {
    date: <DateValue value={periodEnd && dayOf(periodEnd)} />,
    price: <MoneyValue amount={plan.price} currency={plan.currency} />,
    interval: intl.formatMessage(intervalLabels[plan.interval]),
    current: current?.name,
    plan: plan.name,
    limit: plan.serviceLimit,
    count: publishedServiceCount,
  };
  if (plan.id === current?.id)
    return (
      <FormattedMessage
        defaultMessage="You keep {plan}, and pay {price} {interval} from {date}."
        description="What it means to keep the plan after another was chosen; interval is such as “per month”"
        values={values}
      />
    );
  return (
    <Stack as="span" gap="s">
      <span>
        <FormattedMessage
          defaultMessage="From {date}, you pay {price} {interval}. Until then you keep {current}."
          description="What changing the plan means; interval is such as “per month”, current the plan until then"
          values={values}
        />
      </span>
      {plan.serviceLimit !== null && (
        <span>
          <FormattedMessage
            defaultMessage="{plan} includes up to {limit, plural, one {# published service} other {# published services}}; you have {count}."
            values={values}
          />
        </span>
      )}
    </Stack>
  );
}
