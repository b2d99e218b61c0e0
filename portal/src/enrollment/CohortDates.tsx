import { DateValue } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import type { Cohort } from './applications.ts';

export const CohortDates = ({ cohort }: { cohort: Pick<Cohort, 'startDate' | 'graduationDate'> }) => (
  <FormattedMessage
    defaultMessage="{start} – {end}"
    values={{
      start: <DateValue value={cohort.startDate} />,
      end: <DateValue value={cohort.graduationDate} />,
    }}
  />
);
