import { and, eq } from 'drizzle-orm';
import { limitAttempts } from '../../account/rate-limit.ts';
import { hashOf, newSecret } from '../../account/secrets.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lockCoach } from '../../locks.ts';
import type { Handlers } from '../../platform/contract.ts';
import { FileAnswer } from '../../platform/file-answer.ts';
import { problem } from '../../platform/problem.ts';
import { calendarFeeds } from '../../tables/calendar-feeds.ts';
import { coaches } from '../../tables/coaches.ts';
import { students } from '../../tables/students.ts';
import { users } from '../../tables/users.ts';
import { readCalendar } from './read-calendar.ts';

type Calendars = Pick<
  Handlers,
  'getCoachCalendarFeed' | 'createCoachCalendarFeed' | 'deleteCoachCalendarFeed' | 'getCalendarFeed'
>;

export function calendarFeedHandlers(dependencies: Dependencies): Calendars {
  const { db, now, config } = dependencies;

  return {
    getCoachCalendarFeed: async ({ path }) => {
      const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.coachId, path.coachId));
      return { content: { createdAt: feed?.createdAt.toISOString() ?? null } };
    },

    createCoachCalendarFeed: async ({ path }) => {
      const secret = newSecret();
      const values = { hash: hashOf(secret), createdAt: now() };
      await db.transaction(async (db) => {
        const coach = await lockCoach(db, path.coachId);
        if (!coach) throw problem('notFound');
        await db
          .insert(calendarFeeds)
          .values({ coachId: coach.id, ...values })
          .onConflictDoUpdate({ target: calendarFeeds.coachId, set: values });
      });
      return {
        content: {
          createdAt: values.createdAt.toISOString(),
          path: `/calendar_feeds/${secret}/sessions.ics`,
        },
      };
    },

    deleteCoachCalendarFeed: async ({ path }) => {
      await db.delete(calendarFeeds).where(eq(calendarFeeds.coachId, path.coachId));
    },

    getCalendarFeed: async ({ path, address }) => {
      const hash = hashOf(path.feedSecret);
      const [coach] = await db
        .select({ coachId: coaches.id, language: students.languageIso2LetterCode })
        .from(calendarFeeds)
        .innerJoin(coaches, eq(coaches.id, calendarFeeds.coachId))
        .innerJoin(students, eq(students.id, coaches.studentId))
        .innerJoin(users, eq(users.id, students.userId))
        .where(and(eq(calendarFeeds.hash, hash), eq(users.isDisabled, false)));
      // Calendar services read the feeds of many coaches from one address, so only wrong guesses count against it.
      await limitAttempts(dependencies, 'calendarFeed', coach ? { identifier: hash } : { address });
      if (!coach) throw problem('notFound');
      const text = await readCalendar(db, { ...coach, coachOrigin: config.coachOrigin }, now());
      return new FileAnswer(
        new TextEncoder().encode(text),
        'text/calendar',
        'sessions.ics',
        'private, no-cache',
      );
    },
  };
}
