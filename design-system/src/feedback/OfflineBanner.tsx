import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { Banner } from './Banner.tsx';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export interface OfflineBannerProps {
  /** Whether the app is offline. Defaults to what the browser reports. */
  isOffline?: boolean;
}

/** Tells users that the device is offline and what that means. Disappears when it's online again. */
export function OfflineBanner({ isOffline }: OfflineBannerProps) {
  const isBrowserOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <div role="status">
      {(isOffline ?? isBrowserOffline) && (
        <Banner
          tone="caution"
          isAcrossPage
          title={
            <FormattedMessage
              id="offline.title"
              defaultMessage="You are offline"
              description="Title of the banner shown while there is no connection"
            />
          }
        >
          <FormattedMessage
            id="offline.hint"
            defaultMessage="You can keep reading. What you type stays here, and you can send it when you’re back online."
            description="Text of the banner shown while there is no connection"
          />
        </Banner>
      )}
    </div>
  );
}
