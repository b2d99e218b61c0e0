import { calendarFile } from '@institute/values/formats';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { coachTimeZone } from '../../coaches/time-zone.ts';
import type { Config } from '../../config.ts';
import { recordActivity } from '../../history/activity.ts';
import { notify } from '../../inbox/notify.ts';
import { type InstituteSettings, readSettings } from '../../institute/settings.ts';
import { actionsTo } from '../../letters/letter.ts';
import type { Database } from '../../platform/database.ts';
import { minute } from '../../platform/durations.ts';
import type { Attachment } from '../../ports/mail.ts';
import { fullName } from '../../students/full-name.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { coaches } from '../../tables/coaches.ts';
import { coachingGroups } from '../../tables/coaching-groups.ts';
import { students } from '../../tables/students.ts';
import { users } from '../../tables/users.ts';
import { meetingLink, sessionEntry } from '../calendar/entry.ts';
import { isSessionRefunded } from '../terms/credits.ts';
import { purchaseLink } from '../terms/purchase-link.ts';
import { linkTexts, seatTexts } from './dates-emails.ts';
import { linksOf } from './email-links.ts';
import type { SessionFacts, SessionNews } from './email-parts.ts';
import { sessionTexts } from './emails.ts';
import { isMovePending, reschedulingTerms, type Side } from './session-rules.ts';

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
      isRefunded: isSessionRefunded,
      place: coachingGroups.place,
      url: coaches.coachWebConferenceUrl,
      coach: personColumns(
        coachStudents as unknown as typeof students,
        coachUsers as unknown as typeof users,
      ),
      client: personColumns(students, users),
    })
    .from(coachSessions)
    .innerJoin(coachProductPurchases, eq(coachProductPurchases.id, coachSessions.purchaseId))
    .leftJoin(coachingGroups, eq(coachingGroups.id, coachProductPurchases.groupId))
    .innerJoin(coaches, eq(coaches.id, coachSessions.coachId))
    .innerJoin(coachStudents, eq(coachStudents.id, coaches.studentId))
    .innerJoin(coachUsers, eq(coachUsers.id, coachStudents.userId))
    .innerJoin(students, eq(students.id, coachSessions.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(coachSessions.id, sessionId));
  const { coach, ...facts } = found!;
  const timeZone = await coachTimeZone(db, facts.session.coachId);
  return { ...facts, coach: { ...coach, timeZone } };
}

type Sides = Awaited<ReturnType<typeof readSides>>;
type Origins = Pick<Config, 'portalOrigin' | 'coachOrigin'>;

/** The session's page in the portal. */
const portalPath = (id: string) => `/sessions/${id}`;

function factsOf(
  { session, purchase, isRefunded, place, url, ...sides }: Sides,
  side: Side,
  { portalOrigin, coachOrigin }: Origins,
  now: Date,
): SessionFacts {
  const [reader, other] = side === 'CLIENT' ? [sides.client, sides.coach] : [sides.coach, sides.client];
  const rescheduling = reschedulingTerms(session, { ...purchase, isRefunded }, 'CLIENT', now);
  const { id, title, startTime, endTime, reason } = session;
  const { currency, deliveryMode, amount } = purchase;
  return {
    side,
    title,
    other,
    startTime,
    duration: (endTime.getTime() - startTime.getTime()) / minute,
    timeZone: reader.timeZone ?? session.timeZone,
    deliveryMode,
    place,
    isGroup: session.groupSessionId !== null,
    meetingLink: place === null ? meetingLink(deliveryMode, url) : null,
    link: side === 'CLIENT' ? portalOrigin + portalPath(id) : `${coachOrigin}/my-sessions/${id}`,
    isMovePending: isMovePending(session),
    changeableUntil: rescheduling.isPossible ? new Date(rescheduling.until) : null,
    reason,
    currency,
    isFree: amount === 0,
  };
}

/** The change of the reader's calendar, under the id and the sequence that the coach's feed uses. */
function invitationTo(
  { session, client, coach, place }: Sides,
  { side, meetingLink: url, link, isMovePending }: SessionFacts,
  { name, supportEmail }: InstituteSettings,
  now: Date,
): Attachment {
  const [reader, other] = side === 'CLIENT' ? [client, coach] : [coach, client];
  const entry = sessionEntry(session, {
    otherName: other.firstName,
    url,
    link,
    language: reader.language,
    place,
  });
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
  const changesCalendar = ['BOOKED', 'MOVED', 'MOVE_ACCEPTED', 'CANCELLED'].includes(news.type);
  for (const side of to) {
    const facts = factsOf(sides, side, config, now);
    const { studentId } = side === 'CLIENT' ? sides.client : sides.coach;
    // In the coach's calendar a date of a group is one entry, whatever its participants do.
    const hasFile = changesCalendar && !(side === 'COACH' && sides.session.groupSessionId);
    await notify(
      db,
      {
        studentIds: [studentId],
        category: 'COACHING',
        // Coaches have their sessions in the other app.
        link: side === 'CLIENT' ? portalPath(sessionId) : null,
        texts: sessionTexts(facts, news),
        byEmail: news.type === 'REMINDER' || 'ALWAYS',
        emailOnly: {
          ...linksOf(facts, news),
          ...(hasFile && { attachment: invitationTo(sides, facts, settings, now) }),
        },
      },
      now,
    );
  }
}

/** Dates of one client, each with a file for the client's calendar: an invitation has one event (RFC 5546, 3.2.2). */
async function readDates(
  db: Database,
  ids: string[],
  { config, now }: { config: Origins; now: Date },
): Promise<{ dates: SessionFacts[]; attachment: Attachment[] }> {
  const settings = await readSettings(db);
  const dates: SessionFacts[] = [];
  const attachment: Attachment[] = [];
  for (const [index, id] of ids.entries()) {
    const sides = await readSides(db, id);
    const facts = factsOf(sides, 'CLIENT', config, now);
    dates.push(facts);
    const fileName = `session-${index + 1}.ics`;
    attachment.push({ ...invitationTo(sides, facts, settings, now), fileName });
  }
  return { dates, attachment };
}

type Booked = { id: string; startTime: Date };
const idsInOrder = (booked: Booked[]) =>
  booked.toSorted((a, b) => a.startTime.getTime() - b.startTime.getTime()).map(({ id }) => id);

/**
 * Sends the buyer of a seat its dates, with files for their calendar. The coach is notified of the sale. `db` is the
 * transaction that books them.
 */
export async function announceSeat(
  db: Database,
  { id: purchaseId, studentId, title }: { id: string; studentId: string | null; title: string },
  booked: Booked[],
  { config, now }: { config: Origins; now: Date },
): Promise<void> {
  if (!studentId || booked.length === 0) return;
  await recordActivity(
    db,
    { studentId, source: 'SYSTEM', actorId: null, type: 'SESSION_SCHEDULED', subject: title },
    now,
  );
  const { dates, attachment } = await readDates(db, idsInOrder(booked), { config, now });
  const link = `/sessions/purchases/${purchaseId}`;
  const emailOnly = { actions: purchaseLink(config.portalOrigin + link), attachment };
  await notify(
    db,
    {
      studentIds: [studentId],
      category: 'COACHING',
      link,
      texts: seatTexts(dates),
      byEmail: 'ALWAYS',
      emailOnly,
    },
    now,
  );
}

/**
 * Sends a client the new link to join the coach's sessions, with files for their calendar. `db` is the transaction that
 * has changed it.
 */
export async function announceLink(
  db: Database,
  studentId: string,
  booked: Booked[],
  { config, now }: { config: Origins; now: Date },
): Promise<void> {
  const ids = idsInOrder(booked);
  const { dates, attachment } = await readDates(db, ids, { config, now });
  const link = ids.length === 1 ? portalPath(ids[0]!) : '/sessions';
  const actions = actionsTo(config.portalOrigin + link, { EN: 'See your sessions', ES: 'Ver tus sesiones' });
  await notify(
    db,
    {
      studentIds: [studentId],
      category: 'COACHING',
      link,
      texts: linkTexts(dates),
      byEmail: 'ALWAYS',
      emailOnly: { actions, attachment },
    },
    now,
  );
}
