import type { Schemas } from '@institute/api-schema';
import { categoryOf } from '../history/activity.ts';
import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { accountEvents } from '../tables/account-events.ts';
import { activities } from '../tables/activities.ts';
import { demoId } from './demo-id.ts';

type SeedEvent = { daysAgo: number; type: Schemas['AccountEventType']; description?: string };
type SeedActivity = {
  daysAgo: number;
  source: Schemas['ActivitySource'];
  type: Schemas['ActivityType'];
  /** The number of a person in the cast. */
  actor?: number;
  subject?: string;
};

const rosa = 5;
const grace = 7;

/** By cast number, oldest first. Events of payments come with the payments. */
const events: Record<number, SeedEvent[]> = {
  1: [
    { daysAgo: 240, type: 'APPLICATION_SUBMITTED' },
    { daysAgo: 239, type: 'VOUCHER_APPLIED', description: 'SPRING10' },
    { daysAgo: 238, type: 'APPLICATION_APPROVED', description: 'Grace Whitfield' },
    { daysAgo: 237, type: 'AGREEMENT_SIGNED', description: 'Enrollment agreement' },
    { daysAgo: 236, type: 'ENROLLED' },
    { daysAgo: 235, type: 'AUTO_PAY_ENABLED' },
  ],
  3: [
    { daysAgo: 130, type: 'APPLICATION_SUBMITTED' },
    { daysAgo: 128, type: 'APPLICATION_APPROVED', description: 'Grace Whitfield' },
    { daysAgo: 127, type: 'ENROLLED' },
  ],
};

const seedActivities: Record<number, SeedActivity[]> = {
  1: [
    { daysAgo: 236, source: 'SYSTEM', type: 'EMAIL_VERIFIED' },
    { daysAgo: 200, source: 'ADVISOR', type: 'NOTE_ADDED', actor: grace, subject: 'First call' },
    ...Array.from({ length: 6 }, (_, index): SeedActivity[] => [
      {
        daysAgo: 100 - index * 14,
        source: 'COACH',
        type: 'SESSION_SCHEDULED',
        actor: rosa,
        subject: `Circle session ${index + 1}`,
      },
      {
        daysAgo: 93 - index * 14,
        source: 'COACH',
        type: index === 3 ? 'SESSION_CANCELLED' : 'SESSION_COMPLETED',
        actor: rosa,
        subject: `Circle session ${index + 1}`,
      },
    ]).flat(),
    { daysAgo: 22, source: 'COACH', type: 'NOTE_ADDED', actor: rosa, subject: 'Circle session 6' },
    { daysAgo: 9, source: 'STUDENT', type: 'SIGNED_IN', actor: 1 },
    { daysAgo: 8, source: 'STUDENT', type: 'PROFILE_UPDATED', actor: 1 },
    { daysAgo: 1, source: 'STUDENT', type: 'SIGNED_IN', actor: 1 },
  ],
  5: [
    {
      daysAgo: 40,
      source: 'COACH',
      type: 'CERTIFICATION_ADDED',
      actor: rosa,
      subject: 'Motivational Interviewing',
    },
    { daysAgo: 3, source: 'COACH', type: 'COACH_PROFILE_UPDATED', actor: rosa },
  ],
};

function dated<Row extends { daysAgo: number }>(of: Record<number, Row[]>, now: Date) {
  return Object.entries(of).flatMap(([person, rows]) =>
    rows
      .toSorted((a, b) => b.daysAgo - a.daysAgo)
      .map(({ daysAgo, ...row }, index) => ({
        row,
        number: Number(person) * 100 + index,
        studentId: demoId('student', Number(person)),
        moment: new Date(now.getTime() - daysAgo * day),
      })),
  );
}

export async function seedHistory(db: Database, now: Date): Promise<void> {
  await db.insert(accountEvents).values(
    dated(events, now).map(({ row, number, studentId, moment }) => ({
      ...row,
      id: demoId('accountEvent', number),
      studentId,
      eventDate: moment,
      applicationId: demoId('application', Math.floor(number / 100)),
    })),
  );
  await db.insert(activities).values(
    dated(seedActivities, now).map(({ row: { actor, ...row }, number, studentId, moment }) => ({
      ...row,
      id: demoId('activity', number),
      studentId,
      category: categoryOf(row.type),
      actorId: actor === undefined ? null : demoId('student', actor),
      createdAt: moment,
    })),
  );
}
