import { AppointmentTime, DateTimeValue } from '@institute/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../places.ts';
import { obstacleLabels, obstaclePaths } from '../services/selling.ts';
import type { Task } from './today.ts';

interface Texts {
  title: ReactNode;
  details?: ReactNode;
  href: string;
  /** What the button says. */
  action: ReactNode;
}

/** The steps without which no client can book. */
type SetUpKind = Exclude<
  Task['kind'],
  'ABSENCE_REPORTED' | 'NO_MEETING_LINK' | 'ATTENDANCE' | 'CIRCLE_ATTENDANCE' | 'DELIVERY'
>;

const viewSession = <FormattedMessage defaultMessage="View session" />;
const start = <FormattedMessage defaultMessage="Start" description="Leads to a first step" />;

function setUpTexts(kind: SetUpKind): Texts {
  switch (kind) {
    case 'SUBSCRIPTION_PAST_DUE':
      return {
        title: <FormattedMessage defaultMessage="Your subscription is past due" />,
        details: <FormattedMessage defaultMessage="Pay now so that clients can keep booking you." />,
        href: paths.subscription(),
        action: <FormattedMessage defaultMessage="Pay now" />,
      };
    case 'NO_SERVICE':
      return {
        title: <FormattedMessage defaultMessage="Publish a service" />,
        details: <FormattedMessage defaultMessage="What clients can book with you." />,
        href: paths.myServices(),
        action: start,
      };
    default:
      return {
        title: <FormattedMessage {...obstacleLabels[kind]} />,
        details: <FormattedMessage defaultMessage="Clients can’t book you without it." />,
        href: obstaclePaths[kind],
        action: start,
      };
  }
}

function absenceTexts({ id, title, client, coachAbsence }: NonNullable<Task['session']>): Texts {
  const { replyUntil, isReplyOpen } = coachAbsence;
  return {
    title: (
      <FormattedMessage
        defaultMessage="{name} reported that you didn’t come"
        values={{ name: client.name }}
      />
    ),
    details: replyUntil && isReplyOpen && (
      <FormattedMessage
        defaultMessage="{title}. Reply by {time}."
        description="Under the report of a client who waited for the coach; title is that of the session"
        values={{ title, time: <DateTimeValue value={replyUntil} hasZone={false} /> }}
      />
    ),
    href: paths.session({ sessionId: id }),
    action: isReplyOpen ? (
      <FormattedMessage defaultMessage="Reply" description="Leads to a session that was missed" />
    ) : (
      viewSession
    ),
  };
}

/** What a task says, and where it's done. */
export function textsOf({ kind, session, circleSession, purchase }: Task, timeZone: string): Texts {
  switch (kind) {
    case 'ABSENCE_REPORTED':
      return absenceTexts(session!);
    case 'ATTENDANCE':
      return {
        title: (
          <FormattedMessage
            defaultMessage="Did your session with {name} take place?"
            values={{ name: session!.client.name }}
          />
        ),
        details: (
          <>
            <AppointmentTime start={session!.startTime} end={session!.endTime} timeZone={timeZone} />
            <span>{session!.title}</span>
          </>
        ),
        href: paths.session({ sessionId: session!.id }),
        action: viewSession,
      };
    case 'CIRCLE_ATTENDANCE':
      return {
        title: (
          <FormattedMessage
            defaultMessage="Who was at {circle}?"
            values={{ circle: circleSession!.circle.title }}
          />
        ),
        details: (
          <AppointmentTime
            start={circleSession!.session.startTime}
            end={circleSession!.session.endTime}
            timeZone={timeZone}
          />
        ),
        href: paths.mySessions({ show: 'action' }),
        action: <FormattedMessage defaultMessage="View sessions" />,
      };
    case 'DELIVERY':
      return {
        title: (
          <FormattedMessage defaultMessage="Deliver to {name}" values={{ name: purchase!.clientName }} />
        ),
        details: purchase!.title,
        href: paths.sale({ purchaseId: purchase!.id }),
        action: <FormattedMessage defaultMessage="View sale" />,
      };
    case 'NO_MEETING_LINK':
      return {
        title: <FormattedMessage defaultMessage="Add your video call link" />,
        details: (
          <FormattedMessage defaultMessage="You have an online session ahead, and clients don’t know where to meet you." />
        ),
        href: paths.editProfile({ section: 'practice' }),
        action: <FormattedMessage defaultMessage="Add link" />,
      };
    default:
      return setUpTexts(kind);
  }
}
