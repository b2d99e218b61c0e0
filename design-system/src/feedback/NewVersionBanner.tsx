import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { Banner } from './Banner.tsx';

export interface NewVersionBannerProps {
  /** Whether a version other than the running one is deployed. */
  isAvailable: boolean;
  /** Reloads the page. */
  onReload: () => void;
}

/** Tells users that a new version was deployed while the app was open, and offers to load it. */
export function NewVersionBanner({ isAvailable, onReload }: NewVersionBannerProps) {
  return (
    <div role="status">
      {isAvailable && (
        <Banner
          tone="info"
          isAcrossPage
          title={
            <FormattedMessage
              id="newVersion.title"
              defaultMessage="A new version is available"
              description="Title of the banner shown when the app was updated while it was open"
            />
          }
          actions={
            <Button variant="secondary" onPress={onReload}>
              <FormattedMessage
                id="newVersion.reload"
                defaultMessage="Reload"
                description="Button that loads the page again, in its new version"
              />
            </Button>
          }
        >
          <FormattedMessage
            id="newVersion.hint"
            defaultMessage="Save what you’re working on, then reload the page. We’ll ask before anything you typed is lost."
            description="Text of the banner shown when the app was updated while it was open"
          />
        </Banner>
      )}
    </div>
  );
}
