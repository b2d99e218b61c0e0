import { Button, Loading, SectionCard, Skeleton, Stack, Text } from '@institute/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface TileQuery {
  data: unknown;
  isPending: boolean;
}

/** Ready once all its queries have data, however old. */
export function tileState(...queries: TileQuery[]): TileProps['state'] {
  if (queries.every(({ data }) => data !== undefined)) return 'loaded';
  return queries.some(({ isPending }) => isPending) ? 'loading' : 'failed';
}

interface TileProps {
  title: ReactNode;
  icon: ReactNode;
  state?: 'loading' | 'failed' | 'loaded';
  /** The usual lines of text, reserved while it loads, so that the tiles below don't move. */
  lines?: number;
  onRetry?: () => unknown;
  /** Where it leads. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A tile on the home screen. It loads and fails independently of the others. */
export function Tile({ title, icon, state = 'loaded', lines = 2, onRetry, actions, children }: TileProps) {
  return (
    <SectionCard
      title={title}
      icon={icon}
      isBusy={state === 'loading'}
      footer={state === 'loaded' && actions}
    >
      {state === 'loading' && (
        <Loading>
          <Stack>
            <Skeleton lines={lines} />
            <Skeleton shape="button" />
          </Stack>
        </Loading>
      )}
      {state === 'failed' && (
        <Stack gap="s" align="start">
          <Text tone="muted">
            <FormattedMessage defaultMessage="We couldn’t load this." />
          </Text>
          <Button variant="secondary" onPress={() => onRetry?.()}>
            <FormattedMessage defaultMessage="Try again" />
          </Button>
        </Stack>
      )}
      {state === 'loaded' && children}
    </SectionCard>
  );
}
