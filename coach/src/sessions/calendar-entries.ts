import { allPages } from '@institute/api-schema/queries';
import { hueOf } from '@institute/design-system';
import { instantOf, wallTimeOf } from '@institute/values/availability';
import { addDays, parseInstant, spellInstant } from '@institute/values/formats';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type IntlShape, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId, useTimeZone } from '../coach.ts';
import { paths } from '../places.ts';
import { appointmentEvent } from './agenda-events.tsx';
import type { CircleEntry } from './circles.ts';
import { refetchAllAppointments, type Session } from './sessions.ts';

/** The maximum number of days of other months shown before and after a month, and of a week at its ends. */
const margin = 7;
const longestMonth = 31;

export interface CalendarView {
  /** `YYYY-MM-DD`, or null for today. */
  day: string | null;
  onDay: (day: string) => void;
}

/** The appointments of the month of a day, and of the adjacent days that its calendar shows, in the coach's time zone. */
export function useCalendarEntries(day: string) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const list = useMonth(day, timeZone);
  const entries = (list.data ?? []).map((appointment) => ({
    ...wallTimeOf(parseInstant(appointment.startTime) ?? 0, timeZone),
    id: appointment.id,
    event: appointmentEvent(appointment),
    ...(appointment.circle ? circleEntry(appointment.circle) : sessionEntry(intl, appointment.sessions)),
  }));
  return {
    entries,
    failed: list.isError && !list.data ? list : undefined,
    isPending: list.isPending || list.isPlaceholderData,
    isRetrying: list.isFetching,
    retry: () => void list.refetch(),
  };
}

const isCanceled = ({ status }: Session) => status === 'CANCELLED' || status === 'LATE_CANCELLED';

const circleEntry = ({ circle }: CircleEntry) => ({
  text: circle.title,
  isCanceled: false,
  hue: hueOf(circle.id),
  href: undefined,
});

/** The client and the service, or the group. */
function sessionEntry(intl: IntlShape, sessions: readonly Session[]) {
  const [{ id, title, client, groupSessionId, productId }] = sessions as [Session];
  return {
    text: groupSessionId
      ? title
      : intl.formatMessage({ defaultMessage: '{name}, {title}' }, { title, name: client.name }),
    isCanceled: sessions.every(isCanceled),
    // The product of an old session may be gone.
    hue: hueOf(productId ?? title),
    href: groupSessionId ? undefined : paths.session({ sessionId: id }),
  };
}

/** The coach's appointments in the month of a day, including the adjacent days that the calendar shows. */
function useMonth(day: string, timeZone: string) {
  const coachId = useCoachId();
  const first = `${day.slice(0, 7)}-01`;
  const at = (date: string) => spellInstant(instantOf({ date, minutes: 0 }, timeZone));
  const from = at(addDays(first, -margin));
  const to = at(addDays(first, longestMonth + margin));
  const params = { path: { coachId }, query: { from, to, descending: false } };
  // The calendar shows them all, however many there are in a month.
  return useQuery({
    ...allPages(api.queryOptions('get', '/coaches/{coachId}/appointments', { params })),
    placeholderData: keepPreviousData,
    refetchInterval: refetchAllAppointments,
  });
}
