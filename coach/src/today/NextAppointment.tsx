import {
  AppointmentDay,
  AppointmentTime,
  Avatar,
  Card,
  Heading,
  Inline,
  LinkButton,
  Stack,
  StatusBadge,
  SunArc,
  Text,
} from '@institute/design-system';
import { JoinLink } from '@institute/shared-screens/JoinLink.tsx';
import { useMinute } from '@institute/shared-screens/minute.ts';
import { formatRelativeTime, hourIn, today } from '@institute/values/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../places.ts';
import { WaitingForClient } from '../sessions/SessionBadge.tsx';
import { Participants, pathOf } from './appointments.tsx';
import type { Appointment, Today } from './today.ts';

/** Longer notes are read on the session's page. */
const noteLength = 280;

interface NextAppointmentProps {
  appointment: Appointment;
  lastNote: Today['lastNote'];
  timeZone: string;
}

/** The next appointment: when, with whom, and how to join it. */
export function NextAppointment({ appointment, lastNote, timeZone }: NextAppointmentProps) {
  const { id, client, title, startTime, endTime, place, isSoon } = appointment;
  const name = client?.name ?? title;
  const actions = [
    <LinkButton key="view" variant={isSoon ? 'quiet' : 'secondary'} href={pathOf(appointment)}>
      {client ? (
        <FormattedMessage defaultMessage="View session" />
      ) : (
        <FormattedMessage defaultMessage="View sessions" />
      )}
    </LinkButton>,
    <JoinLink
      key="join"
      session={appointment}
      name={name}
      opensAt={<AppointmentTime start={appointment.joinOpensAt} timeZone={timeZone} hasDay={false} />}
    />,
  ];
  return (
    <Card as="section" tone="brand" padding="l" aria-labelledby={id}>
      <Stack gap="m">
        <Inline justify="between" align="start" gap="s">
          <Inline gap="s" isWrapping={false}>
            {client && <Avatar name={client.name} src={client.photo} isDecorative />}
            <Stack gap="none">
              <Text size="s" tone="muted">
                <FormattedMessage defaultMessage="Next session" />
              </Text>
              <Heading level={2} id={id}>
                {name}
              </Heading>
            </Stack>
          </Inline>
          <TimeLeft appointment={appointment} timeZone={timeZone} />
        </Inline>
        <Stack gap="xxs">
          <Text size="l" weight="medium">
            <AppointmentTime start={startTime} end={endTime} timeZone={timeZone} />
          </Text>
          {client ? <Text>{title}</Text> : <Participants appointment={appointment} />}
          {place && <Text tone="muted">{place}</Text>}
        </Stack>
        {lastNote && <LastNote note={lastNote} timeZone={timeZone} />}
        <Inline gap="s">{isSoon ? actions.toReversed() : actions}</Inline>
      </Stack>
    </Card>
  );
}

/** From this time on, the day and the hour say more than the time that is left. */
const longestLeft = 86_400_000;

/** The sun has risen as far as the day before the appointment has gone. */
function TimeLeft({
  appointment: { startTime, isMovePending },
  timeZone,
}: Pick<NextAppointmentProps, 'appointment' | 'timeZone'>) {
  const { locale } = useIntl();
  const now = useMinute();
  if (isMovePending) return <WaitingForClient />;
  const millisecondsLeft = Date.parse(startTime) - now;
  if (millisecondsLeft >= longestLeft) return null;
  if (millisecondsLeft <= 0)
    return (
      <StatusBadge tone="positive">
        <FormattedMessage defaultMessage="Now" />
      </StatusBadge>
    );
  return (
    <Stack gap="xs" align="end">
      <SunArc progress={1 - millisecondsLeft / longestLeft} hour={hourIn(timeZone, now)} />
      <Text size="s" weight="medium">
        {formatRelativeTime(startTime, now, locale)}
      </Text>
    </Stack>
  );
}

interface LastNoteProps {
  note: NonNullable<Today['lastNote']>;
  timeZone: string;
}

function LastNote({ note: { text, createdAt }, timeZone }: LastNoteProps) {
  const excerpt = text.length > noteLength ? `${text.slice(0, noteLength).trimEnd()}…` : text;
  return (
    <Stack gap="xxs">
      <Text size="s" tone="muted">
        <FormattedMessage
          defaultMessage="Your last note, {date}"
          values={{
            date: <AppointmentDay date={today(timeZone, Date.parse(createdAt))} timeZone={timeZone} />,
          }}
        />
      </Text>
      <Text isMeasured>{excerpt}</Text>
    </Stack>
  );
}

/** In the place of the next appointment, if there is none and nothing keeps clients from booking. */
export function NoAppointment() {
  return (
    <Card as="section" tone="brand" padding="l" aria-labelledby="no-appointment">
      <Stack gap="m" align="start">
        <Stack gap="xs">
          <Heading level={2} id="no-appointment">
            <FormattedMessage defaultMessage="No upcoming sessions" />
          </Heading>
          <Text isMeasured>
            <FormattedMessage defaultMessage="When a client books you, the session appears here and we e-mail you." />
          </Text>
        </Stack>
        <LinkButton variant="secondary" href={paths.myCoachSchedule()}>
          <FormattedMessage defaultMessage="Check your hours" />
        </LinkButton>
      </Stack>
    </Card>
  );
}
