import { useDescribeError } from '../intl/ErrorMessagesProvider.tsx';
import { Banner } from './Banner.tsx';

export interface ErrorBannerProps {
  /** What a call failed with. Without an error, nothing is shown. */
  error: unknown;
}

/** Says why a call failed, in the words for its key, and announces it. */
export function ErrorBanner({ error }: ErrorBannerProps) {
  const describeError = useDescribeError();
  if (!error) return null;
  return (
    <Banner tone="critical" isAnnounced>
      {describeError(error)}
    </Banner>
  );
}
