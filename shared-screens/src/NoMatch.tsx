import { Button, EmptyState, type EmptyStateProps, LinkButton } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';

interface NoMatchProps extends Pick<EmptyStateProps, 'title' | 'picture'> {
  /** The list without its search and filters. */
  href?: string;
  /** In place of `href`, where more than they is in the address. */
  onClear?: () => void;
}

/** Replaces a list of which the search and filters leave nothing. */
export function NoMatch({ href, onClear, ...said }: NoMatchProps) {
  const label = <FormattedMessage defaultMessage="Clear filters" />;
  return (
    <EmptyState
      {...said}
      action={
        href ? (
          <LinkButton variant="secondary" href={href}>
            {label}
          </LinkButton>
        ) : (
          <Button variant="secondary" onPress={onClear}>
            {label}
          </Button>
        )
      }
    >
      <FormattedMessage defaultMessage="Try a different search or fewer filters." />
    </EmptyState>
  );
}
