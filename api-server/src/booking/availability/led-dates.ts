import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { coachProducts } from '../../tables/coach-products.ts';
import { coaches } from '../../tables/coaches.ts';
import { circleSessions, coachingCircles } from '../../tables/coaching-circles.ts';
import { coachingGroups, groupSessions } from '../../tables/coaching-groups.ts';

/** Dates of groups with what they are dates of, whether or not anyone takes part. */
export const groupDates = (db: Database) =>
  db
    .select({ session: groupSessions, group: coachingGroups, product: coachProducts, coach: coaches })
    .from(groupSessions)
    .innerJoin(coachingGroups, eq(coachingGroups.id, groupSessions.groupId))
    .innerJoin(coachProducts, eq(coachProducts.id, coachingGroups.productId))
    .innerJoin(coaches, eq(coaches.id, coachingGroups.coachId));

/** Sessions of circles with the title of their circle. */
export const circleDates = (db: Database) =>
  db
    .select({ session: circleSessions, title: coachingCircles.title })
    .from(circleSessions)
    .innerJoin(coachingCircles, eq(coachingCircles.id, circleSessions.circleId));
