import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { Banner } from '../feedback/Banner.tsx';

/** Over rows that are shown still, though reading them again failed. */
export function StaleNotice({
  onRetry,
  children,
}: {
  onRetry: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <Banner
      tone="caution"
      isAnnounced
      title={
        <FormattedMessage
          id="table.stale"
          defaultMessage="This list may be out of date"
          description="Over rows that are shown still, though reading them again failed"
        />
      }
      actions={
        onRetry && (
          <Button variant="secondary" onPress={onRetry}>
            <FormattedMessage
              id="action.tryAgain"
              defaultMessage="Try again"
              description="Button that repeats what failed"
            />
          </Button>
        )
      }
    >
      {children}
    </Banner>
  );
}
