import {
  AppointmentDay,
  AppointmentTime,
  DescriptionList,
  Inline,
  Link,
  SectionCard,
  Stack,
  Text,
} from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { paths } from '../places.ts';
import { Participants, pathOf } from './appointments.tsx';
import type { Appointment, Today } from './today.ts';

/** Today, and those of the days after it on which something is. */
export function DaysAhead({ days, timeZone }: Pick<Today, 'days' | 'timeZone'>) {
  const [today, ...later] = days;
  const busyDays = later.filter(({ isOff, appointments }) => isOff || appointments.length > 0);
  const shownDays = today ? [today, ...busyDays] : busyDays;
  const isEmpty = days.every(({ isOff, appointments }) => !isOff && appointments.length === 0);
  return (
    <SectionCard
      title={<FormattedMessage defaultMessage="Next 7 days" />}
      status={
        <Link href={paths.mySessions({ view: 'calendar' })} isStandalone>
          <FormattedMessage defaultMessage="Open calendar" />
        </Link>
      }
    >
      {isEmpty ? (
        <NoSessions />
      ) : (
        <DescriptionList
          items={shownDays.map(({ date, isOff, appointments }) => ({
            term: <AppointmentDay date={date} timeZone={timeZone} />,
            value: <DayContent {...{ isOff, appointments, timeZone }} />,
          }))}
        />
      )}
    </SectionCard>
  );
}

const NoSessions = () => (
  <Text as="span" tone="muted">
    <FormattedMessage defaultMessage="No sessions" />
  </Text>
);

interface DayContentProps extends Pick<Today['days'][number], 'isOff' | 'appointments'> {
  timeZone: string;
}

function DayContent({ isOff, appointments, timeZone }: DayContentProps) {
  if (appointments.length > 0)
    return (
      <Stack as="ul" role="list" gap="xs">
        {appointments.map((appointment) => (
          <Entry key={appointment.id} {...{ appointment, timeZone }} />
        ))}
      </Stack>
    );
  if (!isOff) return <NoSessions />;
  return (
    <Text as="span" tone="muted">
      <FormattedMessage defaultMessage="Day off" />
    </Text>
  );
}

function Entry({ appointment, timeZone }: { appointment: Appointment; timeZone: string }) {
  const { client, title, startTime, endTime } = appointment;
  return (
    <Stack as="li" gap="none">
      <Text as="span" weight="medium">
        <AppointmentTime start={startTime} end={endTime} timeZone={timeZone} hasDay={false} />
      </Text>
      <Inline gap="xs" align="baseline">
        <Link href={pathOf(appointment)}>{client?.name ?? title}</Link>
        {client ? (
          <Text as="span" tone="muted" size="s">
            {title}
          </Text>
        ) : (
          <Participants appointment={appointment} />
        )}
      </Inline>
    </Stack>
  );
}
