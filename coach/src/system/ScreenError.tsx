import { ApiError } from '@institute/api-schema';
import { ErrorPanel, Page } from '@institute/design-system';
import { ChunkError } from '@institute/design-system/app';
import { FormattedMessage, useIntl } from 'react-intl';
import { describeError, errorMessages } from '../messages.ts';

/** What a screen shows when its code or its data did not come. */
export function ScreenError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const intl = useIntl();
  return (
    <Page width="text">
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
        {error instanceof ChunkError
          ? intl.formatMessage(errorMessages.networkError)
          : describeError(intl, error)}
      </ErrorPanel>
    </Page>
  );
}
