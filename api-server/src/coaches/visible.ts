import { eq } from 'drizzle-orm';
import { type Caller, hasRole, requireOwnCoach } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { coaches } from '../tables/coaches.ts';

/** Advisors and administrators see any coach's sessions. Everyone else sees their own. */
export async function requireVisibleCoach(db: Database, coachId: string, caller: Caller): Promise<void> {
  if (!hasRole(caller, 'ADVISOR', 'ADMIN')) requireOwnCoach(coachId, caller);
  else if ((await db.$count(coaches, eq(coaches.id, coachId))) === 0) throw problem('notFound');
}
