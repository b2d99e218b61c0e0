import type { Schemas } from '@institute/api-schema';
import { formatMoney } from '@institute/values/formats';
import type { IntlShape } from 'react-intl';

type Plan = Schemas['SubscriptionPlan'];

/** What a plan includes: how many services can be published, or what a year of it saves over 12 months. */
export function featuresOf(plan: Plan, intl: IntlShape): string[] {
  const { features, serviceLimit, currency, yearlySaving } = plan;
  if (yearlySaving > 0)
    return [
      ...features,
      intl.formatMessage(
        { defaultMessage: 'Saves {amount} a year' },
        { amount: formatMoney({ amount: yearlySaving, currency }, { locale: intl.locale }) },
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
