import { DateTimeValue, FactLine, Inline, PageSection, Stack, Text } from '@institute/design-system';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { type SessionCredit, useSessionCredits } from './purchased.ts';

const types: Record<SessionCredit['type'], MessageDescriptor> = defineMessages({
  BOUGHT: { defaultMessage: 'Bought', description: 'What happened to sessions: they were bought' },
  USED: { defaultMessage: 'Booked', description: 'What happened to a session of a purchase' },
  MOVED: { defaultMessage: 'Moved', description: 'What happened to a session of a purchase' },
  RETURNED: {
    defaultMessage: 'Canceled in time',
    description: 'What happened to a session of a purchase: it can be booked again',
  },
  FORFEITED: {
    defaultMessage: 'Late cancellation or no-show',
    description: 'What happened to a session of a purchase: it counts as used',
  },
  REFUNDED: { defaultMessage: 'Refunded', description: 'What happened to sessions: the money went back' },
  REFUND_FAILED: {
    defaultMessage: 'Refund refused by the bank',
    description: 'What happened to sessions: they were to be refunded, and are back',
  },
  WITHDRAWN: {
    defaultMessage: 'Withdrawn',
    description: 'What happened to free sessions: the coach’s account was closed',
  },
});

interface SessionCreditsProps {
  purchaseId: string;
  /** Whether the reader bought them. */
  isOwn?: boolean;
}

/** What happened to the sessions of a purchase, newest first. */
export function SessionCredits({ purchaseId, isOwn = false }: SessionCreditsProps) {
  const intl = useIntl();
  const credits = useSessionCredits(purchaseId);
  const title = isOwn ? (
    <FormattedMessage
      defaultMessage="What happened to your sessions"
      description="Heading over what happened to the sessions of a purchase"
    />
  ) : (
    <FormattedMessage
      defaultMessage="What happened to the sessions"
      description="Heading over what happened to the sessions of a purchase"
    />
  );
  return (
    <PageSection title={title}>
      <Stack as="ul" gap="m">
        {credits.map(({ id, type, change, startTime, createdAt, reason }) => (
          <Stack as="li" key={id} gap="none">
            <Inline justify="between" gap="m" isWrapping={false}>
              <Text weight="semibold">
                {intl.formatMessage(types[type])}
                {startTime && (
                  <>
                    {': '}
                    <DateTimeValue value={startTime} />
                  </>
                )}
              </Text>
              {change !== 0 && <Text>{intl.formatNumber(change, { signDisplay: 'exceptZero' })}</Text>}
            </Inline>
            <Text tone="muted" size="s">
              <FactLine facts={[<DateTimeValue key="time" value={createdAt} />, reason && `“${reason}”`]} />
            </Text>
          </Stack>
        ))}
      </Stack>
    </PageSection>
  );
}
