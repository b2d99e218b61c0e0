import { AppointmentTime, DateTimeValue } from '@institute/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../paths.ts';
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
export type SetUpKind = Exclude<
  Task['kind'],
  'ABSENCE_REPORTED' | 'NO_MEETING_LINK' | 'ATTENDANCE' | 'CIRCLE_ATTENDANCE' | 'DELIVERY'
>;

const others: Task['kind'][] = [
  'ABSENCE_REPORTED',
  'NO_MEETING_LINK',
  'ATTENDANCE',
  'CIRCLE_ATTENDANCE',
  'DELIVERY',
];
export const isSetUp = ({ kind }: Task): boolean => !others.includes(kind);

const start = <FormattedMessage defaultMessage="Start" description="Leads to a first step" />;

function setUpTexts(kind: SetUpKind): Texts {
  switch (kind) {
    case 'SUBSCRIPTION_PAST_DUE':
      return {
        title: (
          <FormattedMessage
            defaultMessage="Your subscription is past due"
            description="Title of something to do"
          />
        ),
        details: (
          <FormattedMessage
            defaultMessage="Pay now so that clients can keep booking you."
            description="Under the title of an overdue subscription"
          />
        ),
        href: paths.subscription(),
        action: <FormattedMessage defaultMessage="Pay now" description="Leads to the overdue subscription" />,
      };
    case 'NO_SERVICE':
      return {
        title: <FormattedMessage defaultMessage="Publish a service" description="A first step" />,
        details: (
          <FormattedMessage
            defaultMessage="What clients can book with you."
            description="Under the step of publishing a service"
          />
        ),
        href: paths.myServices(),
        action: start,
      };
    default:
      return {
        title: <FormattedMessage {...obstacleLabels[kind]} />,
        details: (
          <FormattedMessage
            defaultMessage="Clients can’t book you without it."
            description="Under a step that a coach has to do before clients can book"
          />
        ),
        href: obstaclePaths[kind],
        action: start,
      };
  }
}

/** What a task says, and where it's done. */
export function textsOf({ kind, session, circleSession, purchase }: Task, timeZone: string): Texts {
  switch (kind) {
    case 'ABSENCE_REPORTED':
      return {
        title: (
          <FormattedMessage
            defaultMessage="{name} reported that you didn’t come"
            description="Title of something to do: a client waited for the coach"
            values={{ name: session!.client.name }}
          />
        ),
        details: session!.coachAbsence.replyUntil && (
          <FormattedMessage
            defaultMessage="{title}. Reply by {time}."
            description="Under the report of a client who waited for the coach; title is that of the session"
            values={{
              title: session!.title,
              time: <DateTimeValue value={session!.coachAbsence.replyUntil} hasZone={false} />,
            }}
          />
        ),
        href: paths.session({ sessionId: session!.id }),
        action: <FormattedMessage defaultMessage="Reply" description="Leads to a session that was missed" />,
      };
    case 'ATTENDANCE':
      return {
        title: (
          <FormattedMessage
            defaultMessage="Did your session with {name} take place?"
            description="Title of something to do: record the outcome of a session"
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
        action: (
          <FormattedMessage defaultMessage="View session" description="Leads to the page of a session" />
        ),
      };
    case 'CIRCLE_ATTENDANCE':
      return {
        title: (
          <FormattedMessage
            defaultMessage="Who was at {circle}?"
            description="Title of something to do: record who was at a session of a circle"
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
        action: (
          <FormattedMessage
            defaultMessage="View sessions"
            description="Leads to the list with the sessions of a group or circle"
          />
        ),
      };
    case 'DELIVERY':
      return {
        title: (
          <FormattedMessage
            defaultMessage="Deliver to {name}"
            description="Title of something to do: a client bought a product"
            values={{ name: purchase!.clientName }}
          />
        ),
        details: purchase!.title,
        href: paths.sale({ purchaseId: purchase!.id }),
        action: <FormattedMessage defaultMessage="View sale" description="Leads to what a client bought" />,
      };
    case 'NO_MEETING_LINK':
      return {
        title: (
          <FormattedMessage
            defaultMessage="Add your video call link"
            description="Title of something to do: an online session needs a link"
          />
        ),
        details: (
          <FormattedMessage
            defaultMessage="You have an online session ahead, and clients don’t know where to meet you."
            description="Under the step of adding a link for video calls"
          />
        ),
        href: paths.editProfile({ section: 'practice' }),
        action: (
          <FormattedMessage
            defaultMessage="Add link"
            description="Leads to the form with the link for video calls"
          />
        ),
      };
    default:
      return setUpTexts(kind);
  }
}
