import { Button, Heading, ListItem, Loading, Skeleton } from '@institute/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Loaded once its query has data, however old. */
export function rowState({
  data,
  isPending,
}: {
  data: unknown;
  isPending: boolean;
}): OverviewRowProps['state'] {
  if (data !== undefined) return 'loaded';
  return isPending ? 'loading' : 'failed';
}

interface OverviewRowProps {
  title: ReactNode;
  icon: ReactNode;
  state?: 'loading' | 'failed' | 'loaded';
  onRetry?: () => unknown;
  /** Where it leads. */
  actions?: ReactNode;
  /** Short facts. */
  children: ReactNode;
}

/** A row of the overview. It loads and fails independently of the others. */
export function OverviewRow({ title, icon, state = 'loaded', onRetry, actions, children }: OverviewRowProps) {
  const details = {
    loading: (
      <Loading>
        <Skeleton width="medium" />
      </Loading>
    ),
    failed: <FormattedMessage defaultMessage="We couldn’t load this." />,
    loaded: children,
  };
  const retry = (
    <Button variant="secondary" onPress={() => onRetry?.()}>
      <FormattedMessage defaultMessage="Try again" />
    </Button>
  );
  return (
    <ListItem
      icon={icon}
      title={
        <Heading level={2} size="m">
          {title}
        </Heading>
      }
      details={details[state]}
      actions={{ loading: null, failed: retry, loaded: actions }[state]}
    />
  );
}
