import type { Schemas } from '@institute/api-schema';
import type { CalendarTime } from '@institute/values/formats';
import type { coachSessions } from '../../tables/coach-sessions.ts';

type Row = {
  id: string;
  startTime: Date;
  endTime: Date;
  sequence: number;
  changedAt: Date;
};
type Session = Row & Pick<typeof coachSessions.$inferSelect, 'title' | 'status'>;
type DeliveryMode = Schemas['DeliveryMode'] | null;

const texts = {
  EN: { title: (title: string, other: string) => `${title} with ${other}`, details: 'Details:' },
  ES: { title: (title: string, other: string) => `${title} con ${other}`, details: 'Detalles:' },
};
export type CalendarLanguage = keyof typeof texts;

/** The meeting link of a session, unless coach and client meet in person. */
export const meetingLink = (deliveryMode: DeliveryMode, url: string | null): string | null =>
  deliveryMode === 'IN_PERSON' ? null : url;

/** A row with times as an entry of a calendar. Its id and sequence are the same in feeds and e-mails. */
export const calendarEntry = (
  { id, startTime, endTime, sequence, changedAt }: Row,
  {
    title,
    url,
    place = null,
    isCancelled,
  }: { title: string; url: string | null; place?: string | null; isCancelled: boolean },
): CalendarTime => ({
  id: `${id}@institute`,
  title,
  start: startTime.toISOString(),
  end: endTime.toISOString(),
  ...(url && { url }),
  ...((place ?? url) && { location: (place ?? url)! }),
  revision: { sequence, changedAt: changedAt.toISOString(), isCancelled },
});

/**
 * A session between coach and client in the calendar of one of them. `otherName` is the other's first name: calendars
 * are often shared. `link` is the session's page in the reader's app.
 */
export const sessionEntry = (
  session: Session,
  given: {
    otherName: string;
    url: string | null;
    place?: string | null;
    link: string;
    language: CalendarLanguage;
  },
): CalendarTime => ({
  ...calendarEntry(session, {
    title: texts[given.language].title(session.title, given.otherName),
    url: given.place ? null : given.url,
    place: given.place ?? null,
    isCancelled: session.status === 'CANCELLED' || session.status === 'LATE_CANCELLED',
  }),
  description: `${texts[given.language].details} ${given.link}`,
});
