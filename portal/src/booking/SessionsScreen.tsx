import { refetchAt, settledTotal } from '@institute/api-schema/queries';
import {
  AgendaList,
  AppointmentTime,
  Card,
  DataTable,
  DateTimeValue,
  EmptyState,
  FilteredList,
  Inline,
  Link,
  LinkButton,
  ListSkeleton,
  Page,
  PageColumns,
  PagedList,
  type PagedListProps,
  PageSection,
  ScheduleIllustration,
  SegmentedControl,
  Stack,
  type TableQuery,
  Text,
  TimeZoneNote,
} from '@institute/design-system';
import { useListParams, useTablePage, useTableQuery } from '@institute/design-system/app';
import { JoinLink } from '@institute/shared-screens/JoinLink.tsx';
import { spellInstant } from '@institute/values/formats';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useList } from '../lists.ts';
import { paths } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import { timeZoneHref, useTimeZone } from '../time-zone.ts';
import { SessionStatus } from './SessionStatus.tsx';
import { localTimes } from './SessionTimes.tsx';
import { type CoachSession, type Purchase, purchasesQuery } from './sessions.ts';

const choices = { show: ['upcoming', 'past'] } as const;
type View = (typeof choices)['show'][number];

const defaultsOf: Record<View, TableQuery> = {
  upcoming: { sortBy: 'startTime', descending: false, page: 0, size: 20 },
  past: { sortBy: 'startTime', descending: true, page: 0, size: 10 },
};
const sortableOf = { upcoming: [], past: ['startTime'] } as const;

function useSessions(view: View, query: TableQuery) {
  const { studentId } = useSignedInSession();
  // Read once: a query that changes every second would never hit the cache.
  const [now] = useState(() => spellInstant(Date.now()));
  const period = { from: view === 'upcoming' ? now : null, endedBy: view === 'past' ? now : null };
  return useList(
    '/students/{id}/coaching_sessions',
    { path: { id: studentId }, query: { ...query, sortBy: 'startTime', ...period } },
    {
      view: 'from',
      refetchInterval: refetchAt<{ content: CoachSession[] }>(({ content }) =>
        content.map(({ validUntil }) => validUntil),
      ),
    },
  );
}

export default function SessionsScreen() {
  const intl = useIntl();
  const [{ show: view }, , field] = useListParams(choices);
  const timeZone = useTimeZone();
  const [query, setQuery] = useTableQuery(defaultsOf[view], sortableOf[view]);
  const list = useSessions(view, query);
  const table = useTablePage(list, query, setQuery);
  const { studentId } = useSignedInSession();
  const { data: open } = useSuspenseQuery(purchasesQuery(studentId, { hasOpenSessions: true }));
  return (
    <Page lead={<TimeZoneNote timeZone={timeZone} settingsHref={timeZoneHref()} />}>
      <PageColumns asideAt="first" aside={open.length > 0 && <SessionsLeft purchases={open} />}>
        <FilteredList filter={[view]} count={settledTotal(list)}>
          <Stack gap="l">
            <SegmentedControl<View>
              label={intl.formatMessage({ defaultMessage: 'Show' })}
              {...field('show')}
              options={[
                {
                  value: 'upcoming',
                  children: (
                    <FormattedMessage defaultMessage="Upcoming" description="Which sessions are listed" />
                  ),
                },
                { value: 'past', children: <FormattedMessage defaultMessage="Past" /> },
              ]}
            />
            {view === 'upcoming' ? <Upcoming {...table} /> : <Past {...table} />}
          </Stack>
        </FilteredList>
      </PageColumns>
    </Page>
  );
}

const FindCoachLink = () => (
  <LinkButton variant="secondary" href={paths.findCoach()}>
    <FormattedMessage defaultMessage="Find a coach" />
  </LinkButton>
);

const Empty = ({ title }: { title: ReactNode }) => (
  <EmptyState picture={<ScheduleIllustration />} title={title} action={<FindCoachLink />}>
    <FormattedMessage defaultMessage="Sessions that you book with a coach appear here." />
  </EmptyState>
);

type ListProps = Omit<PagedListProps<CoachSession>, 'skeleton' | 'empty' | 'children'>;

function Upcoming(list: ListProps) {
  const timeZone = useTimeZone();
  return (
    <PagedList
      {...list}
      skeleton={<ListSkeleton count={3} />}
      empty={<Empty title={<FormattedMessage defaultMessage="No upcoming sessions" />} />}
    >
      {(sessions) => (
        <AgendaList
          level={2}
          timeZone={timeZone}
          events={sessions.map((session) => ({
            id: session.id,
            ...localTimes(session, timeZone),
            title: <Link href={paths.session({ sessionId: session.id })}>{session.title}</Link>,
            status: <SessionStatus status={session.status} isMovePending={session.isMovePending} />,
            details: session.coachName,
            primaryAction: session.isJoinable && session.url && (
              <JoinLink
                session={session}
                name={session.title}
                opensAt={<AppointmentTime start={session.joinOpensAt} timeZone={timeZone} hasDay={false} />}
              />
            ),
          }))}
        />
      )}
    </PagedList>
  );
}

function Past(list: ListProps) {
  const intl = useIntl();
  return (
    <DataTable<CoachSession>
      {...list}
      caption={intl.formatMessage({ defaultMessage: 'Past sessions' })}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      columns={[
        {
          id: 'title',
          header: intl.formatMessage({ defaultMessage: 'Session' }),
          cell: ({ id, title }) => <Link href={paths.session({ sessionId: id })}>{title}</Link>,
        },
        {
          id: 'startTime',
          inRow: 'note',
          header: intl.formatMessage({
            defaultMessage: 'When',
            description: 'Column of a table of sessions',
          }),
          cell: ({ startTime }) => <DateTimeValue value={startTime} />,
          isSortable: true,
        },
        {
          id: 'coach',
          inRow: 'note',
          header: intl.formatMessage({
            defaultMessage: 'Coach',
            description: 'Label: the coach of a session',
          }),
          cell: ({ coachName }) => coachName,
        },
        {
          id: 'status',
          inRow: 'value',
          header: intl.formatMessage({ defaultMessage: 'Status' }),
          cell: ({ status, isMovePending }) => (
            <SessionStatus status={status} isMovePending={isMovePending} />
          ),
        },
      ]}
      empty={<Empty title={<FormattedMessage defaultMessage="No past sessions" />} />}
    />
  );
}

/** Paid sessions without a time. */
function SessionsLeft({ purchases }: { purchases: readonly Purchase[] }) {
  const intl = useIntl();
  const label = intl.formatMessage({ defaultMessage: 'Book a time' });
  const details = intl.formatMessage({ defaultMessage: 'Details' });
  return (
    <PageSection title={<FormattedMessage defaultMessage="Sessions left to book" />}>
      <Stack as="ul" gap="s">
        {purchases.map((purchase) => (
          <Card as="li" key={purchase.id} padding="l">
            <Inline justify="between" gap="m">
              <Stack gap="none">
                <Text weight="semibold">{purchase.title}</Text>
                <Text tone="muted" size="s">
                  <FormattedMessage
                    defaultMessage="{count} of {total} left · {coach}"
                    values={{
                      count: purchase.bookableSessionCount,
                      total: purchase.sessionCount,
                      coach: purchase.coach.label,
                    }}
                  />
                </Text>
              </Stack>
              <Inline gap="s">
                <LinkButton
                  variant="quiet"
                  href={paths.purchased({ purchaseId: purchase.id })}
                  aria-label={`${details}: ${purchase.title}`}
                >
                  {details}
                </LinkButton>
                <LinkButton
                  href={paths.bookPurchased({ purchaseId: purchase.id })}
                  aria-label={`${label}: ${purchase.title}`}
                >
                  {label}
                </LinkButton>
              </Inline>
            </Inline>
          </Card>
        ))}
      </Stack>
    </PageSection>
  );
}
