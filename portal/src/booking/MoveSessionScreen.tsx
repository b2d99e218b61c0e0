import {
  BackLink,
  Banner,
  Page,
  Text,
  TextAreaField,
  toast,
  useNavigateWhileHere,
} from '@institute/design-system';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { paths, places, type ScreenProps } from '../places.ts';
import { useTimeZone } from '../time-zone.ts';
import { ChooseTime, type ChosenTime } from './ChooseTime.tsx';
import { type Coach, useCoach } from './coaches.ts';
import { LocalTime, localTimes } from './SessionTimes.tsx';
import { type CoachSession, useStudentSession } from './sessions.ts';

export default function MoveSessionScreen({ params: { sessionId } }: ScreenProps<'moveSession'>) {
  const session = useStudentSession(sessionId);
  const coach = useCoach(session.coachId);
  return (
    <Page
      above={
        <BackLink href={paths.session({ sessionId: session.id })}>
          <FormattedMessage defaultMessage="Back to the session" />
        </BackLink>
      }
      title={<FormattedMessage {...places.moveSession.title} />}
      lead={session.title}
    >
      {session.rescheduling.isPossible ? (
        <MoveSession session={session} coach={coach} />
      ) : (
        <Banner tone="info">
          <FormattedMessage defaultMessage="You can’t change the time of this session anymore." />
        </Banner>
      )}
    </Page>
  );
}

interface MoveSessionProps {
  session: CoachSession;
  coach: Coach;
}

function MoveSession({ session, coach }: MoveSessionProps) {
  const intl = useIntl();
  const navigate = useNavigateWhileHere();
  const { id: sessionId, coachId, purchaseId } = session;
  const move = useMutation({
    mutationFn: async ({ start, end, reason, allowOverlap }: ChosenTime) => {
      await api.request('patch', '/coaches/{coachId}/coaching_sessions/{sessionId}', {
        path: { coachId, sessionId },
        body: { startTime: start, endTime: end, reason, allowOverlap },
      });
    },
    onSuccess() {
      toast.success(intl.formatMessage({ defaultMessage: 'Your session was moved.' }));
      navigate(paths.session({ sessionId }), { replace: true });
    },
  });
  return (
    <ChooseTime
      bookedFor={{ purchaseId, sessionId }}
      draft={`session.${sessionId}.move`}
      coach={coach}
      facts={<Currently session={session} />}
      hrefFrom={(from) => paths.moveSession({ sessionId }, { from })}
      reasonField={TextAreaField}
      onChoose={(time) => move.mutateAsync(time)}
      submitLabel={(time) =>
        time ? (
          <FormattedMessage defaultMessage="Change to {time}" values={{ time }} />
        ) : (
          <FormattedMessage defaultMessage="Change the time" />
        )
      }
    />
  );
}

function Currently({ session }: Pick<MoveSessionProps, 'session'>) {
  const timeZone = useTimeZone();
  return (
    <Text>
      <FormattedMessage
        defaultMessage="Currently booked: {time}"
        values={{ time: <LocalTime {...localTimes(session, timeZone)} timeZone={timeZone} /> }}
      />
    </Text>
  );
}
