import type { Schemas } from '@institute/api-schema';
import { and, eq } from 'drizzle-orm';
import { lockEnrollment } from '../locks.ts';
import type { Database } from '../platform/database.ts';
import { type ProblemKey, problem } from '../platform/problem.ts';
import {
  enrollmentApplications,
  enrollmentSubmissions,
  enrollmentTransitions,
} from '../tables/enrollment-applications.ts';
import { type ApplicationEvent, nextStatus } from './application-rules.ts';
import { showApplication } from './application-view.ts';
import type { ApplicationRow } from './references.ts';

type Actor = { actor: Schemas['EnrollmentTransition']['actor']; actorName: string | null };

/** Locks an application and its student for the rest of the transaction. */
export async function lockApplication(db: Database, id: string): Promise<ApplicationRow> {
  const row = await lockEnrollment(db, id);
  if (!row) throw problem('notFound');
  return row;
}

/** Whether a charge for it is in progress. Nothing else may happen to it until the charge is settled. */
export async function requireNotCharging(db: Database, applicationId: string): Promise<void> {
  const condition = and(
    eq(enrollmentSubmissions.applicationId, applicationId),
    eq(enrollmentSubmissions.status, 'CHARGING'),
  );
  if ((await db.$count(enrollmentSubmissions, condition)) > 0) {
    throw problem('paymentStatusInProgress', { headers: { 'retry-after': '3' } });
  }
}

/** Adds an event to the timeline. `db` is the event's transaction. */
export async function recordTransition(
  db: Database,
  applicationId: string,
  transition: Actor & { status: ApplicationRow['status']; note?: string | null },
  now: Date,
): Promise<void> {
  await db.insert(enrollmentTransitions).values({ ...transition, applicationId, occurredAt: now });
}

/** Updates a locked application and increments its version. */
export async function change(
  db: Database,
  application: ApplicationRow,
  changes: Partial<ApplicationRow>,
  now: Date,
): Promise<ApplicationRow> {
  const [changed] = await db
    .update(enrollmentApplications)
    .set({ ...changes, version: application.version + 1, updatedAt: now })
    .where(eq(enrollmentApplications.id, application.id))
    .returning();
  return changed!;
}

/** Applies an event to a locked application and adds it to the timeline. */
export async function move(
  db: Database,
  application: ApplicationRow,
  event: ApplicationEvent,
  { note = null, ...actor }: Actor & { note?: string | null },
  now: Date,
  changes: Partial<ApplicationRow> = {},
): Promise<ApplicationRow> {
  const outcome = nextStatus(application.status, event);
  if ('refused' in outcome) throw await refusal(db, outcome.refused, application, now);
  const status = outcome.next;
  const changed = await change(db, application, { ...changes, status, statusSince: now }, now);
  await recordTransition(db, application.id, { ...actor, status, note }, now);
  return changed;
}

/** A conflict that includes the current application, so that the client can show the reason. */
export async function refusal(db: Database, key: ProblemKey, application: ApplicationRow, now: Date) {
  return problem(key, { current: await showApplication(db, application, now) });
}
