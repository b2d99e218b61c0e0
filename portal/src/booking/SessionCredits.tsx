import { DataTable, DateTimeValue, PageSection } from '@institute/design-system';
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
    defaultMessage: 'Canceled late or missed',
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
      <DataTable
        caption={intl.formatMessage({
          defaultMessage: 'Events of the sessions',
          description: 'Caption of the table of what happened to the sessions of a purchase',
        })}
        isCaptionHidden
        rows={credits}
        rowId={({ id }) => id}
        rowName={({ type }) => intl.formatMessage(types[type])}
        empty={null}
        columns={[
          {
            id: 'createdAt',
            header: intl.formatMessage({ defaultMessage: 'When', description: 'Column: when it happened' }),
            cell: ({ createdAt }) => <DateTimeValue value={createdAt} />,
          },
          {
            id: 'type',
            header: intl.formatMessage({ defaultMessage: 'What', description: 'Column: what happened' }),
            cell: ({ type }) => intl.formatMessage(types[type]),
          },
          {
            id: 'startTime',
            header: intl.formatMessage({
              defaultMessage: 'Session',
              description: 'Title of the page of one session',
            }),
            cell: ({ startTime }) => (startTime ? <DateTimeValue value={startTime} /> : '–'),
          },
          {
            id: 'change',
            header: intl.formatMessage({
              defaultMessage: 'Left to book',
              description: 'How many sessions of a purchase can still be booked',
            }),
            cell: ({ change }) =>
              change === 0 ? '–' : intl.formatNumber(change, { signDisplay: 'exceptZero' }),
          },
        ]}
      />
    </PageSection>
  );
}
