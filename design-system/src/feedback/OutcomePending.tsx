import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { useDescribeError } from '../intl/ErrorMessagesProvider.tsx';
import { Card } from '../layout/Card.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import { Banner } from './Banner.tsx';
import { ErrorBanner } from './ErrorBanner.tsx';
import { Loading } from './Loading.tsx';
import { Skeleton } from './Skeleton.tsx';

/** A heading, and a sentence on what we do and what to do. */
export interface OutcomeMessage {
  title: ReactNode;
  text: ReactNode;
}

export interface OutcomePendingProps {
  /** What `useOnce` returns. */
  of: {
    pending: {
      status: 'sending' | 'checking' | 'unknown' | 'lost';
      sentAt: number;
      problem: unknown;
      isAwaited: boolean;
    } | null;
    refusal: unknown;
    sendAgain(): void;
    giveUp(): void;
  };
  /** While we look up the outcome. */
  checking?: OutcomeMessage;
  /** While only sending it again tells the outcome. */
  unknown?: OutcomeMessage;
  /** It certainly was not done. */
  lost?: OutcomeMessage;
  /** The button that gives up what was not done. */
  giveUpLabel?: ReactNode;
  /** The children show why the server refused. */
  isRefusalShown?: boolean;
  /** What sends it. Hidden while something sent before is pending. */
  children?: ReactNode;
}

/**
 * Something was sent once, and its outcome isn't known yet: says when it was sent, what we do, and what to do. Replaces
 * what would send another, except a form that waits for this outcome.
 */
export function OutcomePending({
  of: { pending, refusal, sendAgain, giveUp },
  isRefusalShown = false,
  children,
  ...messages
}: OutcomePendingProps) {
  const isForm = pending?.isAwaited ?? true;
  const isShown = pending && !(isForm && pending.status === 'sending');
  return (
    <Stack gap="l">
      {isShown && <PendingCard {...messages} pending={pending} onSendAgain={sendAgain} onGiveUp={giveUp} />}
      <ErrorBanner error={isRefusalShown ? null : refusal} />
      {isForm && children}
    </Stack>
  );
}

interface PendingCardProps
  extends Pick<OutcomePendingProps, 'checking' | 'unknown' | 'lost' | 'giveUpLabel'> {
  pending: NonNullable<OutcomePendingProps['of']['pending']>;
  onSendAgain: () => void;
  onGiveUp: () => void;
}

const defaults: Record<'checking' | 'unknown' | 'lost', OutcomeMessage> = {
  checking: {
    title: (
      <FormattedMessage
        id="outcome.checking"
        defaultMessage="We’re checking what happened"
        description="Heading: something was sent, and its outcome is being looked up"
      />
    ),
    text: (
      <FormattedMessage
        id="outcome.checkingHint"
        defaultMessage="This page updates as soon as we know. You can close or reload it; nothing happens twice."
        description="While the outcome of something that was sent is being looked up"
      />
    ),
  },
  unknown: {
    title: (
      <FormattedMessage
        id="outcome.unknown"
        defaultMessage="We don’t know yet whether this reached us"
        description="Heading: something was sent, and no answer came"
      />
    ),
    text: (
      <FormattedMessage
        id="outcome.unknownHint"
        defaultMessage="Send it again to find out. It happens only once, however often you send it."
        description="Something was sent, and no answer came"
      />
    ),
  },
  lost: {
    title: (
      <FormattedMessage
        id="outcome.lost"
        defaultMessage="This didn’t reach us"
        description="Heading: something was sent, and the server does not know of it"
      />
    ),
    text: (
      <FormattedMessage
        id="outcome.lostHint"
        defaultMessage="Nothing changed. You can send it again."
        description="Something was sent, and the server does not know of it"
      />
    ),
  },
};

function PendingCard({
  pending: { status, sentAt, problem },
  onSendAgain,
  onGiveUp,
  checking = defaults.checking,
  unknown = defaults.unknown,
  lost = defaults.lost,
  giveUpLabel,
}: PendingCardProps) {
  const describeError = useDescribeError();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, text } = { sending: checking, checking, unknown, lost }[status];
  const isWaiting = status === 'sending' || status === 'checking';
  return (
    <Card padding="l">
      <Stack gap="m">
        <Heading level={2} ref={heading} isFocusTarget>
          {title}
        </Heading>
        <Text role="status">{text}</Text>
        <Text size="s" tone="muted">
          <FormattedMessage
            id="outcome.sent"
            defaultMessage="Sent {time}"
            description="When something was sent whose outcome is not known yet"
            values={{ time: <FormattedDate value={sentAt} dateStyle="medium" timeStyle="short" /> }}
          />
        </Text>
        {isWaiting && (
          <Loading>
            <Skeleton lines={2} />
          </Loading>
        )}
        {problem !== null && status !== 'lost' && (
          <Banner tone="caution" isAnnounced>
            {describeError(problem)}
          </Banner>
        )}
        {!isWaiting && (
          <Inline gap="s">
            <Button onPress={onSendAgain}>
              <FormattedMessage
                id="outcome.sendAgain"
                defaultMessage="Send it again"
                description="Button: sends the same again, after it did not arrive or no answer came"
              />
            </Button>
            {status === 'lost' && (
              <Button variant="secondary" onPress={onGiveUp}>
                {giveUpLabel ?? (
                  <FormattedMessage
                    id="outcome.dontSend"
                    defaultMessage="Don’t send it"
                    description="Button: gives up something that was sent and did not arrive"
                  />
                )}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
