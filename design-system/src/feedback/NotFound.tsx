import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../actions/LinkButton.tsx';
import { NotFoundIllustration } from '../illustrations/NotFoundIllustration.tsx';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import * as styles from './EmptyState.css.ts';

export interface NotFoundProps {
  /** A link to the app's home page. */
  homeHref: string;
  /** More links. */
  actions?: ReactNode;
}

/** The page for a URL that leads nowhere. */
export function NotFound({ homeHref, actions }: NotFoundProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.largePicture}>
        <NotFoundIllustration />
      </div>
      <div className={styles.words}>
        <Heading level={1} isFocusTarget>
          <FormattedMessage
            id="notFound.title"
            defaultMessage="Page not found"
            description="Title of the page for an address that leads nowhere"
          />
        </Heading>
        <Text tone="muted">
          <FormattedMessage
            id="notFound.hint"
            defaultMessage="Check the address. The page may have moved. Your data is safe."
            description="Explanation on the page for an address that leads nowhere"
          />
        </Text>
      </div>
      <div className={styles.actions}>
        <LinkButton href={homeHref}>
          <FormattedMessage
            id="notFound.home"
            defaultMessage="Go to the home page"
            description="Link on the page for an address that leads nowhere"
          />
        </LinkButton>
        {actions}
      </div>
    </div>
  );
}
