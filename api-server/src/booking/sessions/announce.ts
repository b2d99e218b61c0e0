import { calendarFile } from '@institute/design-system/formats';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Config } from '../../config.ts';
import { notify } from '../../inbox/notify.ts';
import { type InstituteSettings, readSettings } from '../../institute/settings.ts';
import type { Database } from '../../platform/database.ts';
import { minute } from '../../platform/durations.ts';
import type { Attachment } from '../../ports/mail.ts';
import { fullName } from '../../students/full-name.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { coaches } from '../../tables/coaches.ts';
import { students } from '../../tables/students.ts';
import { users } from '../../tables/users.ts';
import { meetingLink, sessionEntry } from '../calendar/entry.ts';
import { type SessionFacts, type SessionNews, sessionLink, sessionTexts } from './emails.ts';
import { isMovePending, type Side, sessionTerms } from './session-rules.ts';

const coachStudents = alias(students, 'coach_students');
const coachUsers = alias(users, 'coach_users');

const personColumns = (student: typeof students, user: typeof users) => ({
  studentId: student.id,
  firstName: student.firstName,
  name: fullName(student),
  language: student.languageIso2LetterCode,
  email: user.email,
  timeZone: user.timeZone,
});

async function readSides(db: Database, sessionId: string) {
  const [found] = await db
    .select({
      session: coachSessions,
      purchase: coachProductPurchases,
      url: coaches.coachWebConferenceUrl,
      coach: personColumns(
        coachStudents as unknown as typeof students,
        coachUsers as unknown as typeof users,
      ),
      client: personColumns(students, users),
    })
    .from(coachSessions)
    .innerJoin(coachProductPurchases, eq(coachProductPurchases.id, coachSessions.purchaseId))
    .innerJoin(coaches, eq(coaches.id, coachSessions.coachId))
    .innerJoin(coachStudents, eq(coachStudents.id, coaches.studentId))
    .innerJoin(coachUsers, eq(coachUsers.id, coachStudents.userId))
    .innerJoin(students, eq(students.id, coachSessions.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(coachSessions.id, sessionId));
  return found!;
}

type Sides = Awaited<ReturnType<typeof readSides>>;
type Origins = Pick<Config, 'portalOrigin' | 'coachOrigin'>;

/** The session's page in the portal. */
const portalPath = (id: string) => `/sessions/${id}`;

function factsOf(
  { session, purchase, url, ...sides }: Sides,
  side: Side,
  { portalOrigin, coachOrigin }: Origins,
  now: Date,
): SessionFacts {
  const [reader, other] = side === 'CLIENT' ? [sides.client, sides.coach] : [sides.coach, sides.client];
  const { rescheduling } = sessionTerms(session, purchase, 'CLIENT', now);
  const { id, title, startTime, endTime, reason } = session;
  const { amount, currency, deliveryMode } = purchase;
  return {
    side,
    title,
    other,
    startTime,
    duration: (endTime.getTime() - startTime.getTime()) / minute,
    timeZone: reader.timeZone ?? session.timeZone,
    deliveryMode,
    meetingLink: meetingLink(deliveryMode, url),
    link: side === 'CLIENT' ? portalOrigin + portalPath(id) : `${coachOrigin}/my-sessions/${id}`,
    isMovePending: isMovePending(session),
    changeableUntil: rescheduling.isPossible ? new Date(rescheduling.until) : null,
    reason,
    price: { amount, currency },
  };
}

/** The change of the reader's calendar, under the id and the sequence that the coach's feed uses. */
function invitationTo(
  { session, client, coach }: Sides,
  { side, meetingLink: url, link, isMovePending }: SessionFacts,
  { name, supportEmail }: InstituteSettings,
  now: Date,
): Attachment {
  const [reader, other] = side === 'CLIENT' ? [client, coach] : [coach, client];
  const entry = sessionEntry(session, { otherName: other.firstName, url, link, language: reader.language });
  const calendarMethod = session.status === 'BOOKED' ? 'REQUEST' : 'CANCEL';
  const file = calendarFile([entry], now.getTime(), {
    method: calendarMethod,
    organizer: { name, email: supportEmail },
    attendee: { name: reader.name, email: reader.email },
    isAccepted: side === 'COACH' || !isMovePending,
  });
  const base64 = Buffer.from(file).toString('base64');
  return { fileName: 'session.ics', mediaType: 'text/calendar', base64, calendarMethod };
}

/**
 * Notifies the sides of a session of what happened to it, each in their language and time zone, with a file for their
 * calendar. `db` is the event's transaction, in which the session has been changed.
 */
export async function announceSession(
  db: Database,
  sessionId: string,
  news: SessionNews,
  { config, now, to = ['CLIENT', 'COACH'] }: { config: Origins; now: Date; to?: Side[] },
): Promise<void> {
  const sides = await readSides(db, sessionId);
  const settings = await readSettings(db);
  const changesCalendar = news.type !== 'REMINDER' && news.type !== 'ABSENCE_REPORTED';
  for (const side of to) {
    const facts = factsOf(sides, side, config, now);
    const { studentId } = side === 'CLIENT' ? sides.client : sides.coach;
    await notify(
      db,
      {
        studentIds: [studentId],
        category: 'COACHING',
        // Coaches have their sessions in the other app.
        link: side === 'CLIENT' ? portalPath(sessionId) : null,
        texts: sessionTexts(facts, news),
        byEmail: true,
        emailOnly: {
          lines: sessionLink(facts, news),
          ...(changesCalendar && { attachment: invitationTo(sides, facts, settings, now) }),
        },
      },
      now,
    );
  }
}
