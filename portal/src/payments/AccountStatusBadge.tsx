import { StatusBadge } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import type { FinancialSummary } from './payments.ts';

/** The account status: good standing, days past due, or collections. */
export function AccountStatusBadge({ summary: { status, daysOverdue } }: { summary: FinancialSummary }) {
  switch (status) {
    case 'GOOD':
      return (
        <StatusBadge tone="positive">
          <FormattedMessage defaultMessage="In good standing" />
        </StatusBadge>
      );
    case 'PAST_DUE':
      return (
        <StatusBadge tone="caution">
          <FormattedMessage
            defaultMessage="{days, plural, one {1 day} other {# days}} past due"
            values={{ days: daysOverdue }}
          />
        </StatusBadge>
      );
    case 'COLLECTIONS':
      return (
        <StatusBadge tone="critical">
          <FormattedMessage
            defaultMessage="Collections, {days} days overdue"
            values={{ days: daysOverdue }}
          />
        </StatusBadge>
      );
  }
}
