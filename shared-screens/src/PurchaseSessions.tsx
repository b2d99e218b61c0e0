import type { Schemas } from '@institute/api-schema';
import { sessionCreditTypes } from '@institute/api-schema/labels/sessions';
import { allPages, largestPage } from '@institute/api-schema/queries';
import {
  AppointmentTime,
  DateTimeValue,
  FactLine,
  ItemList,
  Link,
  ListItem,
  PageColumns,
  SectionCard,
  Stack,
  Text,
  TimeZoneName,
} from '@institute/design-system';
import { defaultTimeZone } from '@institute/values/formats';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { App } from './app.ts';

type Purchase = Schemas['CoachProductPurchase'];
type Session = Schemas['CoachSession'];
type Credit = Schemas['SessionCredit'];

interface PurchaseSessionsProps extends Pick<App, 'api'> {
  purchase: Purchase;
  /** Shows a session's state, as the app's other lists of sessions do. */
  status: (session: Session) => ReactNode;
  /** Where a session can be opened. */
  href?: (sessionId: string) => string;
  /** Books one of the sessions that are left. */
  bookButton?: ReactNode;
}

/** Whether a purchase has sessions, or dates of a group. */
export const hasSessions = ({ sessionCount, groupId }: Purchase): boolean =>
  sessionCount > 0 || groupId !== null;

export interface PurchaseColumnsProps extends PurchaseSessionsProps {
  /** What was bought: beside its sessions, or what the page is about. */
  facts: (layout: 'above' | 'beside') => ReactNode;
  /** Below the facts where those are beside the sessions. */
  aside?: ReactNode;
  /** What is to be done first. */
  children?: ReactNode;
}

/** The page of a purchase: its sessions with the facts beside them, or the facts alone. */
export function PurchaseColumns({ facts, aside, children, ...props }: PurchaseColumnsProps) {
  const isOfSessions = hasSessions(props.purchase);
  return (
    <PageColumns
      aside={
        (isOfSessions || aside) && (
          <>
            {isOfSessions && facts('above')}
            {aside}
          </>
        )
      }
    >
      {children}
      {isOfSessions ? (
        <SectionCard title={<FormattedMessage defaultMessage="Sessions" />}>
          <PurchaseSessions {...props} />
        </SectionCard>
      ) : (
        facts('beside')
      )}
    </PageColumns>
  );
}

/** The sessions of a purchase by their time, those that are left to book, and what was bought and given back. */
export function PurchaseSessions({ purchase, status, href, bookButton, api }: PurchaseSessionsProps) {
  const intl = useIntl();
  // The profile's, else the device's.
  const timeZone = defaultTimeZone(intl.timeZone ?? null);
  const path = { id: purchase.id };
  const left = purchase.bookableSessionCount;
  const creditsQuery = allPages(
    api.queryOptions('get', '/coach_product_purchases/{id}/credits', { params: { path } }),
  );
  // Both at once.
  usePrefetchQuery(creditsQuery);
  const sessions = api.useContent('/coach_product_purchases/{id}/coaching_sessions', {
    path,
    query: { size: largestPage, descending: false },
  });
  const { data: credits } = useSuspenseQuery(creditsQuery);
  const others = credits
    .filter(({ type }) => type !== 'USED' && type !== 'MOVED' && type !== 'FORFEITED')
    .toReversed();
  return (
    <>
      {sessions.length > 0 || left > 0 ? (
        <ItemList look="plain" label={intl.formatMessage({ defaultMessage: 'Sessions' })}>
          {sessions.map((session) => {
            // In the client's zone, as the server's e-mails say it.
            const isClients = session.timeZone === timeZone;
            const time = (
              <AppointmentTime
                start={isClients ? session.localStartTime : session.startTime}
                end={isClients ? session.localEndTime : session.endTime}
                timeZone={timeZone}
              />
            );
            return (
              <ListItem
                key={session.id}
                title={href ? <Link href={href(session.id)}>{time}</Link> : time}
                details={(session.rescheduledFrom || session.reason) && <Changes session={session} />}
                actions={status(session)}
              />
            );
          })}
          {left > 0 && (
            <ListItem
              title={
                <FormattedMessage
                  defaultMessage="{count, plural, one {# session} other {# sessions}} left to book"
                  values={{ count: left }}
                />
              }
              actions={bookButton}
            />
          )}
        </ItemList>
      ) : (
        <Text tone="muted">
          <FormattedMessage defaultMessage="No sessions booked." />
        </Text>
      )}
      {(sessions.length > 0 || others.length > 0) && (
        <Stack as="ul" role="list" gap="xxs">
          {sessions.length > 0 && (
            <Text as="li" tone="muted" size="s">
              <TimeZoneName timeZone={timeZone} />
            </Text>
          )}
          {others.map((credit) => (
            <Text as="li" key={credit.id} tone="muted" size="s">
              <CreditLine credit={credit} />
            </Text>
          ))}
        </Stack>
      )}
    </>
  );
}

/** From when a session was moved, and why it was moved or canceled. */
const Changes = ({ session: { rescheduledFrom, reason } }: { session: Session }) => (
  <FactLine>
    {rescheduledFrom && (
      <FormattedMessage
        defaultMessage="Moved from {time}"
        values={{ time: <DateTimeValue value={rescheduledFrom} /> }}
      />
    )}
    {reason && `“${reason}”`}
  </FactLine>
);

/** How many sessions were bought or given back, and when. The reason of a canceled one is beside the session. */
const CreditLine = ({ credit: { type, change, startTime, createdAt, reason } }: { credit: Credit }) => (
  <FactLine>
    <FormattedMessage
      defaultMessage="{what}: {count, plural, one {# session} other {# sessions}}"
      description="What happened to sessions of a purchase: “Bought: 4 sessions”, “Refunded: 1 session”"
      // A session that was missed is refunded without being given back.
      values={{ what: <FormattedMessage {...sessionCreditTypes[type]} />, count: Math.abs(change) || 1 }}
    />
    {type === 'REFUNDED' && startTime && <DateTimeValue value={startTime} />}
    <DateTimeValue value={createdAt} hasTime={false} />
    {type !== 'RETURNED' && reason && `“${reason}”`}
  </FactLine>
);
