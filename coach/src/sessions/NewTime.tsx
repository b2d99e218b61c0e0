import { AppointmentTime, Banner, FactLine, SlotPicker, Stack, Text } from '@institute/design-system';
import { slotWeeks, wallTimeOf } from '@institute/values/availability';
import { parseInstant, spellInstant, today } from '@institute/values/formats';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCalendarEntries } from './calendar-entries.ts';
import type { Session } from './sessions.ts';
import { ClientTime } from './texts.tsx';

/** When it is night for a client, in minutes of the day. */
const night = { from: 22 * 60, to: 7 * 60 };

interface FreeTimesProps {
  session: Session;
  timeZone: string;
  /** The day that is entered. Its times are shown, or those of the first free day from then on. */
  date: string;
  /** The time that is entered, in milliseconds since 1970. */
  instant: number | undefined;
  /** Called with a time as an RFC 3339 timestamp. */
  onChoose: (start: string) => void;
}

/** The free times in the coach's schedules. A session may be at another time, so it can be typed as well. */
export function FreeTimes({ session, timeZone, date, instant, onChoose }: FreeTimesProps) {
  const intl = useIntl();
  const { id: sessionId, purchaseId, client } = session;
  const here = today(timeZone);
  // Another day that is entered ends looking around in the calendar.
  const [looked, setLooked] = useState({ date, startDay: date });
  // No times are free before today.
  const startDay = [looked.date === date ? looked.startDay : date, here].toSorted()[1]!;
  const { from, to } = slotWeeks(startDay, here, intl.locale);
  const { data, isPending } = api.useQuery('get', '/coach_product_purchases/{id}/free_times', {
    params: {
      path: { id: purchaseId },
      query: { sessionId, from: [from, here].toSorted()[1]!, to, timeZone },
    },
  });
  const free = data?.content;
  // Known while the times of other weeks are being loaded.
  const [lastDay, setLastDay] = useState<string | null>();
  if (free && free.bookableUntil !== lastDay) setLastDay(free.bookableUntil);
  if (free?.bookableUntil === null) return null;
  const slots = (free?.slots ?? []).map(({ startTime, endTime }) => ({ start: startTime, end: endTime }));
  return (
    <SlotPicker
      isRequired
      label={intl.formatMessage({ defaultMessage: 'Your available times' })}
      slots={slots}
      value={slots.find(({ start }) => parseInstant(start) === instant)?.start ?? ''}
      onChange={onChoose}
      timeZone={timeZone}
      otherTimeZone={client.timeZone ?? undefined}
      startDay={startDay}
      onWeeksChange={(firstDay) => setLooked({ date, startDay: firstDay })}
      isLoading={isPending}
      lastDay={lastDay}
      nextFreeDay={free?.nextFreeDay}
    />
  );
}

interface AboutNewTimeProps {
  session: Session;
  timeZone: string;
  date: string;
  instant: number;
}

/** When the new time is for the client, and the coach's other sessions on that day. */
export function AboutNewTime({ session, timeZone, date, instant }: AboutNewTimeProps) {
  const { client } = session;
  const { minutes } = wallTimeOf(instant, client.timeZone ?? session.timeZone);
  const values = {
    name: client.name,
    time: <ClientTime session={{ ...session, startTime: spellInstant(instant) }} />,
  };
  return (
    <Stack gap="xs">
      {minutes >= night.from || minutes < night.to ? (
        <Banner tone="caution" isAnnounced>
          <FormattedMessage defaultMessage="It’s night for {name} then: {time}." values={values} />
        </Banner>
      ) : (
        <Text tone="muted">
          <FormattedMessage defaultMessage="{time} for {name}" values={values} />
        </Text>
      )}
      <OtherSessions session={session} timeZone={timeZone} date={date} />
    </Stack>
  );
}

/** What else is in the calendar on a day, sessions of circles too. */
function OtherSessions({ session, timeZone, date }: Omit<AboutNewTimeProps, 'instant'>) {
  const { entries } = useCalendarEntries(date);
  const others = entries.filter(
    (entry) => entry.date === date && !entry.isCanceled && entry.id !== session.id,
  );
  if (others.length === 0) return null;
  return (
    <Text tone="muted">
      <FormattedMessage
        defaultMessage="Your other sessions on this day: {sessions}"
        values={{
          sessions: (
            <FactLine>
              {others.map(({ id, text, event }) => (
                <span key={id}>
                  <AppointmentTime start={event.start} end={event.end} timeZone={timeZone} hasDay={false} />{' '}
                  <span>{text}</span>
                </span>
              ))}
            </FactLine>
          ),
        }}
      />
    </Text>
  );
}
