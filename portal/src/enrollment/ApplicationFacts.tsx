import { DescriptionList } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import type { Application } from './applications.ts';
import { CohortDates } from './CohortDates.tsx';

/** The class and the payment plan of an application. */
export const ApplicationFacts = ({ application: { cohort, paymentPlan } }: { application: Application }) => (
  <DescriptionList
    items={[
      {
        term: <FormattedMessage defaultMessage="Class" description="Label of a choice" />,
        value: cohort && <CohortDates cohort={cohort} />,
      },
      { term: <FormattedMessage defaultMessage="Payment plan" />, value: paymentPlan?.name },
    ]}
  />
);
