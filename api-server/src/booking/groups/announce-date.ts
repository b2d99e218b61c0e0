import { eq } from 'drizzle-orm';
import { coachTimeZone } from '../../coaches/time-zone.ts';
import type { Config } from '../../config.ts';
import { notify } from '../../inbox/notify.ts';
import type { Database } from '../../platform/database.ts';
import { minute } from '../../platform/durations.ts';
import { groupSessions } from '../../tables/coaching-groups.ts';
import { groupDates } from '../availability/led-dates.ts';
import { meetingLink } from '../calendar/entry.ts';
import { linksOf } from '../sessions/email-links.ts';
import type { SessionFacts, SessionNews } from '../sessions/email-parts.ts';
import { dateTexts } from '../sessions/emails.ts';

/** Notifies the coach of what the institute did to a date of a group. `db` is the transaction that has changed it. */
export async function announceDate(
  db: Database,
  groupSessionId: string,
  news: Extract<SessionNews, { type: 'MOVED' | 'CANCELLED' }>,
  { config, now }: { config: Pick<Config, 'coachOrigin'>; now: Date },
): Promise<void> {
  if (news.by !== 'INSTITUTE') return;
  const [found] = await groupDates(db).where(eq(groupSessions.id, groupSessionId));
  const { session, group, product, coach } = found!;
  const { startTime, endTime } = session;
  const { title, deliveryMode, currency } = product;
  const facts: Omit<SessionFacts, 'other'> = {
    side: 'COACH',
    title,
    startTime,
    duration: (endTime.getTime() - startTime.getTime()) / minute,
    timeZone: await coachTimeZone(db, coach.id),
    deliveryMode,
    place: group.place,
    isGroup: true,
    meetingLink: group.place === null ? meetingLink(deliveryMode, coach.coachWebConferenceUrl) : null,
    link: `${config.coachOrigin}/my-services/${product.id}/groups`,
    isMovePending: false,
    changeableUntil: null,
    reason: null,
    currency,
    isFree: product.price === 0,
  };
  await notify(
    db,
    {
      studentIds: [coach.studentId],
      category: 'COACHING',
      link: null,
      texts: dateTexts(facts, news),
      byEmail: 'ALWAYS',
      emailOnly: linksOf(facts, news),
    },
    now,
  );
}
