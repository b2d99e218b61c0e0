import { CircleCheckIcon, DateTimeValue, Text, WarningIcon } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { OverviewRow, rowState } from './OverviewRow.tsx';

/** For staff: whether the books agree with the payment provider. */
export default function ReconciliationRow() {
  const query = api.useQuery('get', '/reconciliation', {});
  const found = query.data?.content;
  const isDifferent = found?.status === 'DIFFERENT';
  return (
    <OverviewRow
      title={
        <FormattedMessage
          defaultMessage="Reconciliation"
          description="Heading for staff: comparing the books with the payment provider"
        />
      }
      icon={isDifferent ? <WarningIcon /> : <CircleCheckIcon />}
      state={rowState(query)}
      onRetry={query.refetch}
    >
      {found?.checkedAt ? (
        <Text as="div" size="s" tone="muted">
          {isDifferent ? (
            <FormattedMessage
              defaultMessage="{count, plural, one {# difference between the books and the payment provider.} other {# differences between the books and the payment provider.}}"
              values={{ count: found.differenceCount }}
            />
          ) : (
            <FormattedMessage defaultMessage="The books agree with the payment provider, and session credits with sessions." />
          )}{' '}
          <FormattedMessage
            defaultMessage="{charges, plural, one {# charge} other {# charges}} checked on {date}."
            values={{ charges: found.chargeCount, date: <DateTimeValue value={found.checkedAt} /> }}
          />
        </Text>
      ) : (
        <FormattedMessage defaultMessage="Not checked yet. It runs every hour." />
      )}
    </OverviewRow>
  );
}
