import type { components } from '@institute/api-schema';
import { formatMoney } from '@institute/values/formats';
import type { IntlShape } from 'react-intl';

type Plan = components['schemas']['SubscriptionPlan'];

/** What a year of this plan saves over 12 months of the one with as many services. 0 if there is none, or several. */
function savingOf(plan: Plan, plans: readonly Plan[]): number {
  if (plan.interval !== 'YEAR') return 0;
  const [monthly, ...others] = plans.filter(
    ({ interval, serviceLimit, currency }) =>
      interval === 'MONTH' && serviceLimit === plan.serviceLimit && currency === plan.currency,
  );
  return monthly && others.length === 0 ? Math.max(0, 12 * monthly.price - plan.price) : 0;
}

/** What a plan includes: how many services can be published, or what a year of it saves over 12 months. */
export function featuresOf(plan: Plan, plans: readonly Plan[], intl: IntlShape): string[] {
  const { features, serviceLimit, currency } = plan;
  const saving = savingOf(plan, plans);
  if (saving > 0)
    return [
      ...features,
      intl.formatMessage(
        { defaultMessage: 'Saves {amount} a year' },
        { amount: formatMoney({ amount: saving, currency }, { locale: intl.locale }) },
      ),
    ];
  return [
    ...features,
    serviceLimit === null
      ? intl.formatMessage({ defaultMessage: 'Any number of services' })
      : intl.formatMessage(
          { defaultMessage: 'Up to {count, plural, one {# published service} other {# published services}}' },
          { count: serviceLimit },
        ),
  ];
}
