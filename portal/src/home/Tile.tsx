import { Button, Card, Heading, Inline, Loading, Skeleton, Stack, Text } from '@institute/design-system';
import { type ReactNode, useId } from 'react';
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
  onRetry?: () => unknown;
  /** Where it leads. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A tile on the home screen. It loads and fails independently of the others. */
export function Tile({ title, icon, state = 'loaded', onRetry, actions, children }: TileProps) {
  const titleId = useId();
  return (
    <Card as="section" padding="l" aria-labelledby={titleId} aria-busy={state === 'loading' || undefined}>
      <Stack gap="m">
        <Inline gap="xs" align="center">
          {icon}
          <Heading level={2} size="m" id={titleId}>
            {title}
          </Heading>
        </Inline>
        {state === 'loading' && (
          <Loading>
            <Skeleton lines={2} />
          </Loading>
        )}
        {state === 'failed' && (
          <Stack gap="s" align="start">
            <Text tone="muted">
              <FormattedMessage
                defaultMessage="We couldn’t load this."
                description="In one part of the start page, which could not be read"
              />
            </Text>
            <Button variant="secondary" onPress={() => onRetry?.()}>
              <FormattedMessage defaultMessage="Try again" description="Button: reads something again" />
            </Button>
          </Stack>
        )}
        {state === 'loaded' && (
          <>
            {children}
            <Inline>{actions}</Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}
