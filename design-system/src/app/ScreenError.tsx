import { useContext, useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorPanel } from '../feedback/ErrorPanel.tsx';
import { lazyExtra } from '../feedback/lazy-part.tsx';
import { useDescribeError } from '../intl/ErrorMessagesProvider.tsx';
import { commonErrorMessages, isServerError } from '../intl/error-messages.ts';
import { Page } from '../layout/Page.tsx';
import { SectionContext } from '../layout/page-place.ts';
import { ChunkError } from '../rendering/chunk-error.ts';
import { screenErrorKind } from './screen-error.ts';

const NotFound = lazyExtra(async () => (await import('../feedback/NotFound.tsx')).NotFound);

export interface ScreenErrorProps {
  error: unknown;
  /** Where the not-found page leads. */
  homeHref: string;
  onRetry: () => void;
}

/** Milliseconds before a failed screen is retried. */
const retryAfter = 5_000;

/** Shown when a screen's code or data failed to load. */
export function ScreenError({ error, homeHref, onRetry }: ScreenErrorProps) {
  const intl = useIntl();
  const describeError = useDescribeError();
  const isInSection = useContext(SectionContext) !== null;
  const kind = screenErrorKind(error);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (kind !== 'passing') return;
    const timer = setTimeout(() => retry(), retryAfter);
    return () => clearTimeout(timer);
  }, [kind]);
  if (kind === 'notFound') return <NotFound homeHref={homeHref} />;
  return (
    <Page width="text" {...(!isInSection && { title: null })}>
      <ErrorPanel
        level={isInSection ? 2 : 1}
        title={
          <FormattedMessage
            id="screenError.title"
            defaultMessage="We couldn’t load this page"
            description="Title of the error panel of a screen"
          />
        }
        safe={
          <FormattedMessage
            id="screenError.safe"
            defaultMessage="Everything you saved is safe."
            description="What is not lost when a screen could not be shown"
          />
        }
        onRetry={onRetry}
        traceId={isServerError(error) ? error.traceId : undefined}
        details={error instanceof Error ? `${error.name}: ${error.message}` : undefined}
      >
        {error instanceof ChunkError
          ? intl.formatMessage(commonErrorMessages.networkError)
          : describeError(error)}
      </ErrorPanel>
    </Page>
  );
}
