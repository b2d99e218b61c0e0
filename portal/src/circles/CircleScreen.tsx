import { circleTransferLimit } from '@institute/api-schema/policy';
import {
  Avatar,
  BackLink,
  Banner,
  Button,
  CalendarButton,
  ConfirmButton,
  DateTimeValue,
  ErrorBanner,
  Heading,
  Inline,
  Link,
  lazyExtra,
  Page,
  Split,
  Stack,
  Text,
  toast,
  useNavigateWhileHere,
} from '@institute/design-system';
import { absoluteUrl } from '@institute/design-system/app';
import { meetingMessages } from '@institute/shared-screens/meeting-messages.ts';
import { useMinute } from '@institute/shared-screens/minute.ts';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachPhoto } from '../booking/coaches.ts';
import { langOf } from '../institute.ts';
import { errorMessages } from '../messages.ts';
import { ProblemText } from '../ProblemText.tsx';
import { paths, type ScreenProps } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import { CircleSessions } from './CircleSessions.tsx';
import { type CircleDetails, useCircle } from './circles.ts';
import { JoinRefusal } from './JoinRefusal.tsx';

// Only for members and the coach.
const TransferCircle = lazyExtra(async () => (await import('./TransferCircle.tsx')).TransferCircle);
const ScheduleCircleSession = lazyExtra(
  async () => (await import('@institute/shared-screens/circles/CircleActions.tsx')).ScheduleCircleSession,
);

// For the coach's forms.
errorMessages.add(meetingMessages);

/** A circle: its members, its meetings, and the available actions. */
export default function CircleScreen({ params: { circleId } }: ScreenProps<'coachingCircle'>) {
  const circle = useCircle(circleId);
  const { coachId } = useSignedInSession();
  const isCoach = circle.coachId !== null && circle.coachId === coachId;
  const isMember = circle.membership === 'ACTIVE';
  const coach = useCircleCoach(circle);
  return (
    <Page
      above={
        <BackLink href={paths.coachingCircles()}>
          <FormattedMessage defaultMessage="All circles" />
        </BackLink>
      }
      title={<span lang={langOf(circle)}>{circle.title}</span>}
      avatar={coach && <Avatar isDecorative name={coach.name} src={coach.photo} />}
      lead={
        <Stack gap="xxs">
          {coach && (
            <span>
              <FormattedMessage
                defaultMessage="With {coach}"
                description="The coach of a session, beside or above when it is"
                values={{
                  coach: <Link href={paths.coachPublicProfile({ coachId: coach.id })}>{coach.name}</Link>,
                }}
              />
            </span>
          )}
          <span lang={langOf(circle)}>{circle.description}</span>
        </Stack>
      }
    >
      <Membership circle={circle} isCoach={isCoach} />
      <Split aside={<People circle={circle} isInside={(isMember && !circle.isInvited) || isCoach} />}>
        <CircleSessions circle={circle} isCoach={isCoach}>
          {isCoach && <ScheduleCircleSession circles={[circle]} api={api} />}
          {isMember && <CalendarOf circle={circle} />}
        </CircleSessions>
      </Split>
      {isMember && !circle.isInvited && (
        <Inline gap="s">
          <TransferCircle circle={circle} />
          <Leave circle={circle} />
        </Inline>
      )}
    </Page>
  );
}

/** None if the circle has lost its coach. */
function useCircleCoach({ coachId: id, coachName: name }: CircleDetails) {
  const photo = useCoachPhoto(id);
  return id && name ? { id, name, photo } : null;
}

function Membership({ circle, isCoach }: { circle: CircleDetails; isCoach: boolean }) {
  if (circle.isInvited) return <Invitation circle={circle} />;
  if (circle.membership === 'TRANSFERRED')
    return (
      <Banner tone="info">
        <FormattedMessage defaultMessage="You moved from this circle to another one, so you can’t join it again." />
      </Banner>
    );
  if (circle.membership === 'ACTIVE' || isCoach) return null;
  return <Join circle={circle} />;
}

/** Joins and confirms it, even though the button is gone by then. */
const useJoin = (circleId: string, text: () => string) => {
  const { studentId } = useSignedInSession();
  return useMutation({
    mutationFn: () =>
      api.request('post', '/coaching_circles/{id}/students', { path: { id: circleId }, body: { studentId } }),
    onSuccess: () => toast.info(text()),
  });
};

function Join({ circle }: { circle: CircleDetails }) {
  const intl = useIntl();
  const reasonId = useId();
  const join = useJoin(circle.id, () =>
    intl.formatMessage({ defaultMessage: 'You joined {circle}.' }, { circle: circle.title }),
  );
  return (
    <Stack gap="s" align="start">
      <ErrorBanner error={join.error} />
      <Button
        isPending={join.isPending}
        isDisabled={circle.joinRefusal !== null}
        aria-describedby={reasonId}
        onPress={() => join.mutate()}
      >
        <FormattedMessage defaultMessage="Join this circle" />
      </Button>
      <JoinRefusal circle={circle} id={reasonId} />
    </Stack>
  );
}

function Invitation({ circle }: { circle: CircleDetails }) {
  const intl = useIntl();
  const reasonId = useId();
  const join = useJoin(circle.id, () =>
    intl.formatMessage({ defaultMessage: 'You accepted the invitation.' }),
  );
  const leave = useLeave(circle, () =>
    intl.formatMessage({ defaultMessage: 'You declined the invitation.' }),
  );
  const { error } = join.submittedAt > leave.submittedAt ? join : leave;
  return (
    <Banner
      tone="info"
      title={
        <FormattedMessage
          defaultMessage="{coach} added you to this circle"
          values={{ coach: circle.coachName }}
        />
      }
      actions={
        <>
          <Button
            isPending={join.isPending}
            isDisabled={circle.joinRefusal !== null}
            aria-describedby={reasonId}
            onPress={() => join.mutate()}
          >
            <FormattedMessage defaultMessage="Accept" description="Button: accepts an invitation" />
          </Button>
          <Button variant="secondary" isPending={leave.isPending} onPress={() => leave.mutate()}>
            <FormattedMessage defaultMessage="Decline" />
          </Button>
        </>
      }
    >
      <FormattedMessage
        defaultMessage="Accept by {time}, or your spot goes to someone else. If you accept, your coach can see your contact details."
        values={{ time: <DateTimeValue value={circle.invitationExpiresAt} /> }}
      />
      <JoinRefusal circle={circle} id={reasonId} />
      {error && (
        <Text role="alert">
          <ProblemText error={error} />
        </Text>
      )}
    </Banner>
  );
}

/** Leaves the circle, or declines its invitation. */
function useLeave({ id }: CircleDetails, text: () => string) {
  const navigate = useNavigateWhileHere();
  const { studentId } = useSignedInSession();
  return useMutation({
    mutationFn: () =>
      api.request('delete', '/coaching_circles/{id}/students/{studentId}', { path: { id, studentId } }),
    onSuccess() {
      toast.success(text());
      navigate(paths.coachingCircles());
    },
  });
}

function Leave({ circle }: { circle: CircleDetails }) {
  const intl = useIntl();
  const leave = useLeave(circle, () =>
    intl.formatMessage({ defaultMessage: 'You left {circle}.' }, { circle: circle.title }),
  );
  return (
    <ConfirmButton
      variant="quiet"
      title={<FormattedMessage defaultMessage="Leave {circle}?" values={{ circle: circle.title }} />}
      message={
        <FormattedMessage
          defaultMessage="Your spot goes to someone else. You can join again while there’s room. If you join another circle, that counts as a move. You can move {count, plural, one {once} =2 {twice} other {# times}} in total."
          values={{ count: circleTransferLimit }}
        />
      }
      keepLabel={<FormattedMessage defaultMessage="Stay in circle" />}
      confirmLabel={<FormattedMessage defaultMessage="Leave" />}
      onConfirm={() => leave.mutateAsync()}
    >
      <FormattedMessage defaultMessage="Leave this circle" />
    </ConfirmButton>
  );
}

function People({ circle, isInside }: { circle: CircleDetails; isInside: boolean }) {
  const { students, studentCount, capacity } = circle;
  const now = useMinute();
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={2}>
          <FormattedMessage
            defaultMessage="Members ({count} of {capacity})"
            values={{ count: studentCount, capacity }}
          />
        </Heading>
        {isInside ? (
          <Stack as="ul" gap="s">
            {students.map(({ studentId, name, photo, timeZone, invitationExpiresAt }) => (
              <li key={studentId}>
                <Inline gap="s" isWrapping={false}>
                  <Avatar name={name} src={photo} isDecorative />
                  <Stack gap="none">
                    <Text>{name}</Text>
                    {invitationExpiresAt && (
                      <Text tone="muted" size="s">
                        <FormattedMessage
                          defaultMessage="Invited until {time}"
                          values={{ time: <DateTimeValue value={invitationExpiresAt} /> }}
                        />
                      </Text>
                    )}
                    {timeZone && (
                      <Text tone="muted" size="s">
                        <FormattedMessage
                          defaultMessage="Local time: {time}"
                          values={{
                            time: <FormattedTime value={now} timeZone={timeZone} timeZoneName="short" />,
                          }}
                        />
                      </Text>
                    )}
                  </Stack>
                </Inline>
              </li>
            ))}
          </Stack>
        ) : (
          <Text tone="muted" size="s">
            <FormattedMessage defaultMessage="Only members, the coach and our staff can see who’s in a circle." />
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

function CalendarOf({ circle }: { circle: CircleDetails }) {
  const now = useMinute();
  const coming = circle.coachingSessions.filter(({ endTime }) => Date.parse(endTime) > now);
  if (coming.length === 0) return null;
  return (
    <CalendarButton
      fileName="circle.ics"
      entries={() =>
        coming.map(({ id, startTime: start, endTime: end, url }) => ({
          id: `${id}@institute`,
          start,
          end,
          title: circle.title,
          url: absoluteUrl(paths.coachingCircle({ circleId: circle.id })),
          ...(url && { description: url }),
        }))
      }
    >
      <FormattedMessage defaultMessage="Add all sessions to calendar" />
    </CalendarButton>
  );
}
