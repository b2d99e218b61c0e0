import {
  Banner,
  Button,
  Card,
  Heading,
  Inline,
  Loading,
  Skeleton,
  Stack,
  Text,
} from '@institute/design-system';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { describeError } from './messages.ts';

interface AttemptCardProps {
  title: ReactNode;
  /** The server does not know the attempt, so the user can send it again or give it up. */
  isLost: boolean;
  /** Why there was no response, if that is known. */
  problem: unknown;
  onSend: () => void;
  onGiveUp: () => void;
  children: ReactNode;
}

/**
 * A charge was requested and its outcome is unknown. The outcome is looked up, and nothing is sent without asking.
 */
export function AttemptCard({ title, isLost, problem, onSend, onGiveUp, children }: AttemptCardProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="l">
      <Stack gap="m">
        <Heading level={2} ref={heading} isFocusTarget>
          {title}
        </Heading>
        <Text role="status">{children}</Text>
        {!isLost && (
          <Loading>
            <Skeleton lines={2} />
          </Loading>
        )}
        {problem !== null && !isLost && (
          <Banner tone="caution" isAnnounced>
            {describeError(intl, problem)}
          </Banner>
        )}
        {isLost && (
          <Inline gap="s">
            <Button onPress={onSend}>
              <FormattedMessage
                defaultMessage="Send it again"
                description="Button: sends a payment again that did not arrive"
              />
            </Button>
            <Button variant="secondary" onPress={onGiveUp}>
              <FormattedMessage
                defaultMessage="Don’t pay"
                description="Button: gives up a payment that did not arrive"
              />
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
