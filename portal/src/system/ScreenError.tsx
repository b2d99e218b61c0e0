import { ApiError } from '@institute/api-schema';
import { ErrorPanel } from '@institute/design-system';
import { ChunkError } from '@institute/design-system/app';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { describeError, errorMessages } from '../messages.ts';
import NotFoundScreen from './NotFoundScreen.tsx';
import { screenErrorKind } from './screen-error.ts';

/** Milliseconds after which a screen that could not be read is asked for again. */
const retryAfter = 5_000;

/** What a screen shows when its code or its data did not come. */
export function ScreenError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const intl = useIntl();
  const kind = screenErrorKind(error);
  const retry = useEffectEvent(onRetry);
  // It heals by itself once the server is back.
  useEffect(() => {
    if (kind !== 'passing') return;
    const timer = setTimeout(() => retry(), retryAfter);
    return () => clearTimeout(timer);
  }, [kind]);
  if (kind === 'notFound') return <NotFoundScreen />;
  const isCode = error instanceof ChunkError;
  return (
    <ErrorPanel
      level={1}
      title={
        <FormattedMessage
          defaultMessage="This page could not be shown"
          description="Title of the error panel of a screen"
        />
      }
      safe={
        <FormattedMessage
          defaultMessage="Everything you saved before is safe."
          description="What is not lost when a screen could not be shown"
        />
      }
      onRetry={onRetry}
      traceId={error instanceof ApiError ? error.traceId : undefined}
      details={error instanceof Error ? `${error.name}: ${error.message}` : undefined}
    >
      {isCode ? intl.formatMessage(errorMessages.networkError) : describeError(intl, error)}
    </ErrorPanel>
  );
}
