import { ApiError } from '@institute/api-schema';
import { Banner, Link } from '@institute/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { describeError } from '../messages.ts';
import { paths } from '../places.ts';

/** Seconds until the next check, if the server doesn't say. */
const pollSeconds = 3;

/** Why a payment isn't possible. Checks again if the reason is temporary. */
export function StateProblem({ error }: { error: unknown }) {
  const intl = useIntl();
  const queries = useQueryClient();
  const isPassing =
    error instanceof ApiError &&
    (error.key === 'paymentStatusInProgress' || error.key === 'paymentStatusAccepted');
  const seconds = error instanceof ApiError ? (error.retryAfter ?? pollSeconds) : pollSeconds;
  useEffect(() => {
    if (!isPassing) return;
    const timer = setInterval(() => void queries.invalidateQueries(), seconds * 1000);
    return () => clearInterval(timer);
  }, [isPassing, seconds, queries]);
  return (
    <Banner
      tone={isPassing ? 'info' : 'critical'}
      isAnnounced
      actions={
        <Link isStandalone href={paths.paymentInformation()}>
          <FormattedMessage defaultMessage="See your payments" />
        </Link>
      }
    >
      {describeError(intl, error)}
    </Banner>
  );
}
