import { CircleCheckIcon, DateTimeValue, Stack, Text, WarningIcon } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { Tile, tileState } from './Tile.tsx';

/** For staff: whether the books agree with the payment provider. */
export default function ReconciliationTile() {
  const query = api.useQuery('get', '/reconciliation', {});
  const found = query.data?.content;
  const isDifferent = found?.status === 'DIFFERENT';
  return (
    <Tile
      title={
        <FormattedMessage
          defaultMessage="Reconciliation"
          description="Heading for staff: comparing the books with the payment provider"
        />
      }
      icon={isDifferent ? <WarningIcon /> : <CircleCheckIcon />}
      state={tileState(query)}
      onRetry={query.refetch}
    >
      {found?.checkedAt ? (
        <Stack gap="xxs">
          <Text>
            {isDifferent ? (
              <FormattedMessage
                defaultMessage="{count, plural, one {# difference between the books and the payment provider.} other {# differences between the books and the payment provider.}}"
                values={{ count: found.differenceCount }}
              />
            ) : (
              <FormattedMessage defaultMessage="The books agree with the payment provider, and session credits with sessions." />
            )}
          </Text>
          <Text tone="muted">
            <FormattedMessage
              defaultMessage="{charges, plural, one {# charge} other {# charges}} checked on {date}."
              values={{ charges: found.chargeCount, date: <DateTimeValue value={found.checkedAt} /> }}
            />
          </Text>
        </Stack>
      ) : (
        <Text tone="muted">
          <FormattedMessage defaultMessage="Not checked yet. It runs every hour." />
        </Text>
      )}
    </Tile>
  );
}
