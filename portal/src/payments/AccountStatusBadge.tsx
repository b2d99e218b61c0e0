import { type BadgeTone, StatusBadge } from '@institute/design-system';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { FinancialSummary } from './payments.ts';

type AccountStatus = FinancialSummary['status'];

const messages = defineMessages<AccountStatus>({
  GOOD: { defaultMessage: 'In good standing' },
  PAST_DUE: { defaultMessage: '{days, plural, one {1 day} other {# days}} past due' },
  COLLECTIONS: { defaultMessage: 'Collections, {days} days overdue' },
});

const tones: Record<AccountStatus, BadgeTone> = {
  GOOD: 'positive',
  PAST_DUE: 'caution',
  COLLECTIONS: 'critical',
};

export const AccountStatusBadge = ({ summary: { status, daysOverdue } }: { summary: FinancialSummary }) => (
  <StatusBadge tone={tones[status]}>
    <FormattedMessage {...messages[status]} values={{ days: daysOverdue }} />
  </StatusBadge>
);
