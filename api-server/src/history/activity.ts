import type { Schemas } from '@institute/api-schema';
import { type Caller, hasRole } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { activities } from '../tables/activities.ts';

type Activity = {
  studentId: string;
  source: Schemas['ActivitySource'];
  type: Schemas['ActivityType'];
  actorId: string | null;
  subject?: string;
};

const categories: Record<Schemas['ActivityType'], Schemas['ActivityCategory']> = {
  SIGNED_IN: 'ACCOUNT',
  SIGNED_OUT: 'ACCOUNT',
  PASSWORD_CHANGED: 'ACCOUNT',
  EMAIL_VERIFIED: 'ACCOUNT',
  PROFILE_UPDATED: 'PROFILE',
  COACH_PROFILE_UPDATED: 'PROFILE',
  EDUCATION_ADDED: 'PROFILE',
  EDUCATION_UPDATED: 'PROFILE',
  EDUCATION_DELETED: 'PROFILE',
  CERTIFICATION_ADDED: 'PROFILE',
  CERTIFICATION_UPDATED: 'PROFILE',
  CERTIFICATION_DELETED: 'PROFILE',
  PRODUCT_ADDED: 'PROFILE',
  PRODUCT_UPDATED: 'PROFILE',
  PRODUCT_DELETED: 'PROFILE',
  SESSION_SCHEDULED: 'COACHING',
  SESSION_COMPLETED: 'COACHING',
  SESSION_CANCELLED: 'COACHING',
  NOTE_ADDED: 'COACHING',
  COURSE_COMPLETED: 'LEARNING',
  AWARD_EARNED: 'LEARNING',
  AWARD_REVOKED: 'LEARNING',
  PREFERENCES_UPDATED: 'PROFILE',
  CIRCLE_JOINED: 'COACHING',
  CIRCLE_LEFT: 'COACHING',
  CIRCLE_TRANSFERRED: 'COACHING',
  SESSION_RESCHEDULED: 'COACHING',
  SESSION_MISSED: 'COACHING',
  SESSION_MOVE_ACCEPTED: 'COACHING',
  COACH_ABSENCE_REPORTED: 'COACHING',
  PRODUCT_PUBLISHED: 'PROFILE',
  PRODUCT_UNPUBLISHED: 'PROFILE',
  PRODUCT_PURCHASED: 'COACHING',
  PRODUCT_REFUNDED: 'COACHING',
  PRODUCT_DELIVERED: 'COACHING',
  SCHEDULE_ADDED: 'PROFILE',
  SCHEDULE_UPDATED: 'PROFILE',
  SCHEDULE_DELETED: 'PROFILE',
  SUBSCRIBED: 'ACCOUNT',
  SUBSCRIPTION_CHANGED: 'ACCOUNT',
  SUBSCRIPTION_CANCELLED: 'ACCOUNT',
  SUBSCRIPTION_RESUMED: 'ACCOUNT',
  SUBSCRIPTION_PAST_DUE: 'ACCOUNT',
  ACCOUNT_UPDATED: 'ACCOUNT',
  COACH_ACCOUNT_DELETED: 'ACCOUNT',
};

export function categoryOf(type: Schemas['ActivityType']): Schemas['ActivityCategory'] {
  return categories[type];
}

/**
 * Adds an entry to the activity log. `db` is the transaction of the activity, so neither exists without the other.
 */
export async function recordActivity(db: Database, activity: Activity, now: Date): Promise<void> {
  await recordActivities(db, [activity], now);
}

/** Adds the same entry for several students. */
export async function recordActivities(db: Database, list: Activity[], now: Date): Promise<void> {
  if (list.length === 0) return;
  await db
    .insert(activities)
    .values(list.map((one) => ({ ...one, category: categories[one.type], createdAt: now })));
}

/** The actor's role for the log: acting for someone else counts as staff. */
export function actorOf(caller: Caller, studentId: string, part: 'STUDENT' | 'COACH') {
  const isOther = caller.studentId !== studentId;
  const staff = (['ADMIN', 'ADVISOR'] as const).find((role) => isOther && hasRole(caller, role));
  const source: Schemas['ActivitySource'] = staff ?? part;
  return { studentId, source, actorId: caller.studentId };
}
