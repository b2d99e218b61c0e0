import type { components } from '@institute/api-schema';
import type { IntlShape } from 'react-intl';

type Plan = components['schemas']['SubscriptionPlan'];

/** What a plan includes, with how many services can be published. */
export const featuresOf = ({ features, serviceLimit }: Plan, intl: IntlShape): string[] => [
  ...features,
  serviceLimit === null
    ? intl.formatMessage({ defaultMessage: 'Any number of services', description: 'Part of a plan' })
    : intl.formatMessage(
        {
          defaultMessage: 'Up to {count, plural, one {# published service} other {# published services}}',
          description: 'Part of a plan',
        },
        { count: serviceLimit },
      ),
];
