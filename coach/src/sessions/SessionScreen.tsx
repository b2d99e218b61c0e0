import {
  AppointmentCard,
  AppointmentTime,
  Avatar,
  Banner,
  CalendarButton,
  Columns,
  DateTimeValue,
  DescriptionList,
  Disclosure,
  deliveryModes,
  Inline,
  lazyExtra,
  lazyPart,
  Page,
  SectionCard,
  Stack,
  Text,
  TimeZoneName,
} from '@institute/design-system';
import { DialogButton } from '@institute/shared-screens/DialogButton.tsx';
import { JoinLink } from '@institute/shared-screens/JoinLink.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTimeZone } from '../coach.ts';
import { BackTo } from '../layout/BackTo.tsx';
import type { ScreenProps } from '../places.ts';
import { AttendanceButtons } from './AttendanceButtons.tsx';
import { CancelSession } from './CancelSession.tsx';
import { EarlierNotes, Notes } from './Notes.tsx';
import { SessionBadge } from './SessionBadge.tsx';
import { type Session, useCoachSession } from './sessions.ts';

const MoveDialog = lazyPart(async () => (await import('./MoveDialog.tsx')).MoveDialog);
const SessionPurchase = lazyExtra(async () => (await import('./SessionPurchase.tsx')).SessionPurchase);

/** One session: its time and place, the available actions, and the coach's private notes. */
export default function SessionScreen({ params: { sessionId } }: ScreenProps<'session'>) {
  const session = useCoachSession(sessionId);
  const { client, title } = session;
  return (
    <Page
      above={<BackTo place="mySessions" />}
      avatar={<Avatar isDecorative name={client.name} src={client.photo} />}
      title={client.name}
      status={<SessionBadge session={session} />}
      lead={title}
    >
      <Columns min="l" gap="l" align="start">
        <Stack gap="l">
          {session.isAttendanceOpen && (
            <SectionCard
              title={<FormattedMessage defaultMessage="Did this session take place?" />}
              lead={
                session.status !== 'BOOKED' && (
                  <FormattedMessage defaultMessage="Not right? You can change it." />
                )
              }
            >
              <AttendanceButtons session={session} />
            </SectionCard>
          )}
          <Appointment session={session} />
          <SessionPurchase purchaseId={session.purchaseId} />
        </Stack>
        <Stack gap="l">
          <Notes session={session} />
          <EarlierNotes session={session} />
        </Stack>
      </Columns>
    </Page>
  );
}

function Appointment({ session }: { session: Session }) {
  const timeZone = useTimeZone();
  const { client, startTime, endTime, status, isJoinable, cancellation } = session;
  const actions = [
    cancellation.isPossible && <CalendarDownload key="calendar" session={session} />,
    <JoinLink
      key="join"
      session={session}
      name={client.name}
      opensAt={<AppointmentTime start={session.joinOpensAt} timeZone={timeZone} hasDay={false} />}
    />,
  ];
  return (
    <AppointmentCard
      title={<FormattedMessage defaultMessage="Time and place" />}
      start={startTime}
      end={endTime}
      timeZone={timeZone}
      isCanceled={status === 'CANCELLED' || status === 'LATE_CANCELLED'}
      actions={isJoinable && (session.isSoon ? actions.toReversed() : actions)}
      footer={cancellation.isPossible && <Changes session={session} />}
    >
      <Stack gap="m">
        <Facts session={session} />
        <PendingQuestion session={session} />
        {status === 'LATE_CANCELLED' && (
          <Banner tone="info">
            <FormattedMessage defaultMessage="Your client canceled too late to do it for free, so the session counts as used." />
          </Banner>
        )}
      </Stack>
    </AppointmentCard>
  );
}

function Facts({ session }: { session: Session }) {
  const { client, startTime, endTime, place, deliveryMode, reason, rescheduledFrom } = session;
  const timeZone = client.timeZone ?? session.timeZone;
  return (
    <DescriptionList
      items={[
        {
          term: <FormattedMessage defaultMessage="Client’s time" />,
          value: (
            <Stack gap="none">
              <AppointmentTime start={startTime} end={endTime} timeZone={timeZone} />
              <Text tone="muted" size="s">
                <TimeZoneName timeZone={timeZone} />
              </Text>
            </Stack>
          ),
        },
        {
          term: <FormattedMessage defaultMessage="Place" />,
          value: place ?? (deliveryMode && <FormattedMessage {...deliveryModes[deliveryMode]} />),
        },
        rescheduledFrom && {
          term: <FormattedMessage defaultMessage="Moved from" />,
          value: <DateTimeValue value={rescheduledFrom} />,
        },
        reason && { term: <FormattedMessage defaultMessage="Reason" />, value: reason },
      ]}
    />
  );
}

/** Folded while the coach is asked whether it took place, unless the client has said that it didn't. */
function Changes({ session }: { session: Session }) {
  const { isAttendanceOpen, status, coachAbsence, rescheduling } = session;
  const actions = (
    <Inline gap="s">
      {rescheduling.isPossible && (
        <DialogButton variant="secondary" label={<FormattedMessage defaultMessage="Change the time" />}>
          {(onClose) => <MoveDialog session={session} onClose={onClose} />}
        </DialogButton>
      )}
      <CancelSession session={session} />
    </Inline>
  );
  if (!isAttendanceOpen || status !== 'BOOKED' || coachAbsence.replyUntil !== null) return actions;
  return (
    <Disclosure title={<FormattedMessage defaultMessage="Change the time or cancel" />}>{actions}</Disclosure>
  );
}

/** What the client was asked or has asked, while nothing is decided. */
function PendingQuestion({ session }: { session: Session }) {
  const { client, status, coachAbsence, isMovePending, cancellation, groupSessionId } = session;
  const { name } = client;
  const isOpen = status === 'BOOKED' && cancellation.isPossible;
  if (isOpen && isMovePending)
    return (
      <Banner tone="info">
        {groupSessionId ? (
          <FormattedMessage
            defaultMessage="{name} hasn’t accepted the new time yet, and can cancel for free until then."
            values={{ name }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="{name} hasn’t accepted the new time yet. Until then, {name} can cancel for free, and choose another time before it starts."
            values={{ name }}
          />
        )}
      </Banner>
    );
  if (!isOpen || coachAbsence.replyUntil === null) return null;
  const time = <DateTimeValue value={coachAbsence.replyUntil} />;
  const isAnswerDue = session.isAttendanceOpen;
  return (
    <Banner tone="caution">
      {isAnswerDue && !groupSessionId ? (
        <FormattedMessage
          defaultMessage="{name} reported that you didn’t come. By {time}, cancel the session at no cost to {name}, offer a new time, or mark it as completed. Otherwise {name} can cancel it for free or choose a new time."
          values={{ name, time }}
        />
      ) : isAnswerDue ? (
        <FormattedMessage
          defaultMessage="{name} reported that you didn’t come. By {time}, cancel the session at no cost to {name}, or mark it as completed. Otherwise {name} can cancel it for free."
          values={{ name, time }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="{name} reported that you didn’t come, and you didn’t reply by {time}. The choice is {name}’s now, but you can still cancel the session at no cost to {name}."
          values={{ name, time }}
        />
      )}
    </Banner>
  );
}

/** The entry that the calendar feed has, too: one for a date of a group, however many take part. */
function CalendarDownload({ session }: { session: Session }) {
  const { id, groupSessionId, title, client, startTime, endTime, place, url, sequence, changedAt } = session;
  const intl = useIntl();
  const withClient = intl.formatMessage(
    { defaultMessage: '{title} with {name}' },
    { title, name: client.name },
  );
  const location = place ?? url;
  return (
    <CalendarButton
      fileName="session.ics"
      entries={() => [
        {
          id: `${groupSessionId ?? id}@institute`,
          title: groupSessionId ? title : withClient,
          start: startTime,
          end: endTime,
          ...(url && { url }),
          ...(location && { location }),
          // A group's date has its own count of changes, which isn't the session's.
          ...(!groupSessionId && { revision: { sequence, changedAt, isCancelled: false } }),
        },
      ]}
    >
      <FormattedMessage defaultMessage="Add to calendar" />
    </CalendarButton>
  );
}
