import { largestPage } from '@institute/api-schema/queries';
import { Card, DateTimeValue, Inline, Link, PageSection, Stack } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { paths } from '../places.ts';
import { SessionStatus } from './SessionStatus.tsx';

/** The dates of a group in which the student has a seat. */
export function GroupSessions({ purchaseId }: { purchaseId: string }) {
  const coachingSessions = api.useContent('/coach_product_purchases/{id}/coaching_sessions', {
    path: { id: purchaseId },
    query: { size: largestPage, descending: false },
  });
  return (
    <PageSection size="m" title={<FormattedMessage defaultMessage="Dates" />}>
      <Stack as="ul" gap="s">
        {coachingSessions.map(({ id, startTime, status, isMovePending, isJoinable, url }) => (
          <Card as="li" key={id}>
            <Inline justify="between" gap="m">
              <Link href={paths.session({ sessionId: id })}>
                <DateTimeValue value={startTime} />
              </Link>
              <Inline gap="s">
                <SessionStatus status={status} isMovePending={isMovePending} />
                {isJoinable && url && (
                  <Link href={url} isNewTab isStandalone>
                    <FormattedMessage defaultMessage="Join the session" />
                  </Link>
                )}
              </Inline>
            </Inline>
          </Card>
        ))}
      </Stack>
    </PageSection>
  );
}
