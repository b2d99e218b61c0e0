import {
  Avatar,
  Banner,
  Card,
  DateTimeValue,
  DescriptionList,
  Inline,
  Link,
  LinkButton,
  Page,
  Split,
  Stack,
  Text,
} from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { BackTo } from '../layout/BackTo.tsx';
import { paths } from '../places.ts';
import { useTimeZone } from '../time-zone.ts';
import { CancelSession } from './CancelSession.tsx';
import { CoachAbsence } from './CoachAbsence.tsx';
import { type Coach, useSessionCoach } from './coaches.ts';
import { useIsSoon } from './joining.ts';
import { MoveByCoach } from './MoveByCoach.tsx';
import { SessionCalendarButton } from './SessionCalendarButton.tsx';
import { SessionStatus } from './SessionStatus.tsx';
import { sessionTimes } from './SessionTimes.tsx';
import { type CoachSession, useStudentSession } from './sessions.ts';

export default function SessionScreen({ params }: { params: Record<string, string> }) {
  const session = useStudentSession(params.sessionId ?? '');
  const coach = useSessionCoach(session.coachId);
  return (
    <Page
      above={<BackTo place="mySessions" />}
      title={session.title}
      lead={<SessionStatus status={session.status} isMovePending={session.isMovePending} />}
    >
      <SessionDetails session={session} coach={coach} />
    </Page>
  );
}

interface SessionDetailsProps {
  session: CoachSession;
  coach: Coach | null;
}

function SessionDetails({ session, coach }: SessionDetailsProps) {
  const facts = (
    <Card padding="l">
      <Facts session={session} coach={coach} />
    </Card>
  );
  const hasActions = session.isJoinable || session.cancellation.isPossible;
  return (
    <Stack gap="l">
      {session.isMovePending && <MoveByCoach session={session} />}
      {hasActions ? (
        <Split aside={<Actions session={session} />}>{facts}</Split>
      ) : (
        <Stack gap="l">
          {facts}
          <CoachAbsence session={session} />
        </Stack>
      )}
    </Stack>
  );
}

function Facts({ session, coach }: SessionDetailsProps) {
  const timeZone = useTimeZone();
  const { coachId, coachName, place, reason, rescheduledFrom } = session;
  return (
    <DescriptionList
      items={[
        ...sessionTimes({ time: session, timeZone, coachTimeZone: coach?.user.timeZone ?? null }),
        rescheduledFrom && {
          term: <FormattedMessage defaultMessage="Moved from" />,
          value: <DateTimeValue value={rescheduledFrom} />,
        },
        {
          term: <FormattedMessage defaultMessage="Coach" description="Label: the coach of a session" />,
          value: coach ? (
            <Inline gap="s">
              <Avatar isDecorative size="s" name={coachName} src={coach.photo} />
              <Link href={paths.coachPublicProfile({ coachId })}>{coachName}</Link>
            </Inline>
          ) : (
            coachName
          ),
        },
        place && { term: <FormattedMessage defaultMessage="Place" />, value: place },
        reason && { term: <FormattedMessage defaultMessage="Reason" />, value: reason },
      ]}
    />
  );
}

/** Joining, the calendar, and what can still be changed. */
function Actions({ session }: { session: CoachSession }) {
  const { url, place, startTime, isJoinable, cancellation } = session;
  const isSoon = useIsSoon(startTime);
  return (
    <Stack gap="m">
      {isJoinable && url && !place && (
        <LinkButton isFullWidth href={url} isNewTab variant={isSoon ? 'primary' : 'secondary'}>
          <FormattedMessage defaultMessage="Join the session" />
        </LinkButton>
      )}
      {isJoinable && <SessionCalendarButton session={session} />}
      <CoachAbsence session={session} />
      {cancellation.isPossible && <Changes session={session} />}
    </Stack>
  );
}

function Changes({ session }: { session: CoachSession }) {
  const { id, cancellation, rescheduling, isMovePending } = session;
  const isGroup = session.groupSessionId !== null;
  return (
    <Stack gap="m">
      {!isGroup && !rescheduling.isPossible && !isMovePending && (
        <Banner tone="info">
          <FormattedMessage
            defaultMessage="You could change the time until {time}."
            values={{ time: <DateTimeValue value={rescheduling.until} /> }}
          />
        </Banner>
      )}
      {rescheduling.isPossible && (
        <LinkButton isFullWidth variant="secondary" href={paths.moveSession({ sessionId: id })}>
          <FormattedMessage defaultMessage="Change the time" />
        </LinkButton>
      )}
      {!isMovePending && <CancelSession isFullWidth session={session} />}
      {isGroup && cancellation.refund === 'MONEY' && (
        <Text tone="muted" size="s">
          <FormattedMessage
            defaultMessage="If you can’t come, you can cancel this session and get its price back until {time}."
            values={{
              time: <DateTimeValue value={isMovePending ? cancellation.until : rescheduling.until} />,
            }}
          />
        </Text>
      )}
      {rescheduling.isPossible && (
        <Text tone="muted" size="s">
          <FormattedMessage
            defaultMessage="You can change the time or cancel for free until {time}."
            values={{ time: <DateTimeValue value={rescheduling.until} /> }}
          />
        </Text>
      )}
    </Stack>
  );
}
