import type { Schemas } from '@institute/api-schema';
import { useContentLanguage } from '@institute/api-schema/languages';
import { Columns, LinkButton, PriceCard, Text } from '@institute/design-system';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { publicClient } from '../client.ts';
import { paths } from '../places.ts';
import { featuresOf } from '../subscription/features.ts';
import { intervalLabels } from '../subscription/intervals.ts';

type Plan = Schemas['SubscriptionPlan'];

/** The subscription plans from the API. Shows the fallback until it responds, or if it can't be reached. */
export default function Plans({ fallback }: { fallback: ReactNode }) {
  const intl = useIntl();
  const languageIso2LetterCode = useContentLanguage();
  const [plans, setPlans] = useState<Plan[]>([]);
  useEffect(() => {
    let isCurrent = true;
    publicClient.GET('/public/subscription_plans', { params: { query: { languageIso2LetterCode } } }).then(
      ({ data }) => {
        if (isCurrent && data) setPlans(data.content);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [languageIso2LetterCode]);
  if (plans.length === 0) return fallback;
  return (
    <Columns as="ul" role="list">
      {plans.map((plan) => (
        <li key={plan.id}>
          <PriceCard
            title={plan.name}
            amount={plan.price}
            currency={plan.currency}
            unit={intl.formatMessage(intervalLabels[plan.interval])}
            features={featuresOf(plan, intl)}
            action={
              <LinkButton href={paths.signUp()} variant="secondary" isFullWidth>
                <FormattedMessage
                  defaultMessage="Create your account<hidden>: {plan}</hidden>"
                  description="Leads from a plan to the sign-up; only “Create your account” is shown, and has to come first"
                  values={{ plan: plan.name }}
                />
              </LinkButton>
            }
          >
            <Text tone="muted">{plan.description}</Text>
          </PriceCard>
        </li>
      ))}
    </Columns>
  );
}
