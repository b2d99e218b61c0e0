import {
  AgendaList,
  Card,
  DataTable,
  DateTimeValue,
  EmptyState,
  Inline,
  Link,
  LinkButton,
  Page,
  PageSection,
  ScheduleIllustration,
  SegmentedControl,
  Stack,
  type TableQuery,
  Text,
  TimeZoneNote,
  useNavigate,
} from '@institute/design-system';
import { parseInstant } from '@institute/design-system/formats';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { paths } from '../paths.ts';
import { useTableQuery } from '../table-query.ts';
import { timeZoneHref, useTimeZone } from '../time-zone.ts';
import { SessionStatus } from './SessionStatus.tsx';
import { localTimes } from './SessionTimes.tsx';
import { type CoachSession, useOwnPurchases, useStudentSessions } from './sessions.ts';

type View = 'upcoming' | 'past';

/** The student's coaching sessions. */
export default function SessionsScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const view: View = new URLSearchParams(useSearch()).get('show') === 'past' ? 'past' : 'upcoming';
  const timeZone = useTimeZone();
  const [now] = useState(Date.now);
  const sessions = useStudentSessions();
  return (
    <Page
      title={
        <FormattedMessage defaultMessage="My sessions" description="Link to the sessions of a student" />
      }
      lead={<TimeZoneNote timeZone={timeZone} settingsHref={timeZoneHref()} />}
      actions={<FindCoachLink />}
    >
      <SessionsLeft />
      <Stack gap="m" align="start">
        <SegmentedControl<View>
          label={intl.formatMessage({ defaultMessage: 'Show', description: 'Which sessions are listed' })}
          value={view}
          onChange={(next) =>
            navigate(paths.mySessions({ show: next === 'past' ? next : null }), { replace: true })
          }
          options={[
            {
              value: 'upcoming',
              children: (
                <FormattedMessage defaultMessage="Upcoming" description="Which sessions are listed" />
              ),
            },
            {
              value: 'past',
              children: <FormattedMessage defaultMessage="Past" description="Which sessions are listed" />,
            },
          ]}
        />
      </Stack>
      {view === 'upcoming' ? (
        <Upcoming sessions={sessions.filter(({ endTime }) => parseInstant(endTime)! > now)} />
      ) : (
        <Past sessions={sessions.filter(({ endTime }) => parseInstant(endTime)! <= now)} />
      )}
    </Page>
  );
}

const FindCoachLink = () => (
  <LinkButton variant="secondary" href={paths.findCoach()}>
    <FormattedMessage defaultMessage="Find a coach" description="Title of the list of coaches" />
  </LinkButton>
);

const Empty = ({ title }: { title: ReactNode }) => (
  <EmptyState picture={<ScheduleIllustration />} title={title} action={<FindCoachLink />}>
    <FormattedMessage
      defaultMessage="Sessions that you book with a coach appear here."
      description="In the place of an empty list of sessions"
    />
  </EmptyState>
);

function Upcoming({ sessions }: { sessions: CoachSession[] }) {
  const timeZone = useTimeZone();
  if (sessions.length === 0)
    return (
      <Empty
        title={
          <FormattedMessage
            defaultMessage="No upcoming sessions"
            description="In the place of an empty list of sessions"
          />
        }
      />
    );
  return (
    <AgendaList
      level={2}
      timeZone={timeZone}
      events={sessions.map((session) => ({
        id: session.id,
        ...localTimes(session, timeZone),
        title: <Link href={paths.session({ sessionId: session.id })}>{session.title}</Link>,
        status: <SessionStatus status={session.status} />,
        details: session.coachName,
        ...(session.isJoinable && session.url && { actions: <JoinLink session={session} /> }),
      }))}
    />
  );
}

function JoinLink({ session: { url, title } }: { session: CoachSession }) {
  const intl = useIntl();
  const label = intl.formatMessage({
    defaultMessage: 'Join',
    description: 'Link to where a session takes place',
  });
  return (
    <Link href={url!} isNewTab isStandalone aria-label={`${label}: ${title}`}>
      {label}
    </Link>
  );
}

const defaults: TableQuery = { sortBy: 'startTime', descending: true, page: 0, size: 10 };

function Past({ sessions }: { sessions: CoachSession[] }) {
  const intl = useIntl();
  const [query, setQuery] = useTableQuery(defaults, ['startTime']);
  const inOrder = query.descending ? sessions : sessions.toReversed();
  return (
    <DataTable<CoachSession>
      caption={intl.formatMessage({ defaultMessage: 'Past sessions', description: 'Name of a table' })}
      isCaptionHidden
      rows={inOrder.slice(query.page * query.size, (query.page + 1) * query.size)}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      query={query}
      onQueryChange={setQuery}
      total={sessions.length}
      columns={[
        {
          id: 'startTime',
          header: intl.formatMessage({
            defaultMessage: 'When',
            description: 'Column of a table of sessions',
          }),
          cell: ({ startTime }) => <DateTimeValue value={startTime} />,
          isSortable: true,
        },
        {
          id: 'title',
          header: intl.formatMessage({
            defaultMessage: 'Session',
            description: 'Column of a table of sessions',
          }),
          cell: ({ id, title }) => <Link href={paths.session({ sessionId: id })}>{title}</Link>,
        },
        {
          id: 'coach',
          header: intl.formatMessage({
            defaultMessage: 'Coach',
            description: 'Label: the coach of a session',
          }),
          cell: ({ coachName }) => coachName,
        },
        {
          id: 'status',
          header: intl.formatMessage({ defaultMessage: 'Status', description: 'Column of a table' }),
          cell: ({ status }) => <SessionStatus status={status} />,
        },
      ]}
      empty={
        <Empty
          title={
            <FormattedMessage
              defaultMessage="No past sessions"
              description="In the place of an empty list of sessions"
            />
          }
        />
      }
    />
  );
}

/** Paid sessions without a time. */
function SessionsLeft() {
  const intl = useIntl();
  const open = useOwnPurchases().filter((purchase) => purchase.bookableSessionCount > 0);
  if (open.length === 0) return null;
  const label = intl.formatMessage({
    defaultMessage: 'Book a time',
    description: 'Button at a service of a coach',
  });
  return (
    <PageSection
      size="m"
      title={
        <FormattedMessage
          defaultMessage="Sessions left to book"
          description="Heading over sessions that are paid and have no time yet"
        />
      }
    >
      <Stack as="ul" gap="s">
        {open.map((purchase) => (
          <Card as="li" key={purchase.id}>
            <Inline justify="between" gap="m">
              <Stack gap="none">
                <Text weight="semibold">{purchase.title}</Text>
                <Text tone="muted" size="s">
                  <FormattedMessage
                    defaultMessage="{count} of {total} left · {coach}"
                    description="How many sessions of a package have no time yet, and with which coach"
                    values={{
                      count: purchase.bookableSessionCount,
                      total: purchase.sessionCount,
                      coach: purchase.coach.label,
                    }}
                  />
                </Text>
              </Stack>
              {purchase.coach.value && purchase.productId && (
                <LinkButton
                  href={paths.bookSession(
                    { coachId: purchase.coach.value, productId: purchase.productId },
                    { of: purchase.id },
                  )}
                  aria-label={`${label}: ${purchase.title}`}
                >
                  {label}
                </LinkButton>
              )}
            </Inline>
          </Card>
        ))}
      </Stack>
    </PageSection>
  );
}
