import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { PortalMail } from '../config.ts';
import type { Database } from '../platform/database.ts';
import { readName } from '../students/read-name.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { lockApplication } from './applications.ts';
import { type Advisor, approve, isAgreementSigned, isPaid, review, sendEnvelopes } from './decisions.ts';

/** How long the demo world's advisor waits before each step. */
const thinkingTime = 4_000;
/** Older applications are left alone, so that the demo world keeps showing every state. */
const attention = 3_600_000;

const answers = { SUBMITTED: review, IN_REVIEW: approve, APPROVED: sendEnvelopes } as const;

async function findAdvisor(db: Database): Promise<Advisor | null> {
  const [found] = await db
    .select({ studentId: students.id, userId: users.id })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(sql`${users.roles} @> '[{"name":"ADVISOR"}]' and not ${users.isDisabled}`)
    .orderBy(asc(users.id))
    .limit(1);
  if (!found) return null;
  return { actor: 'ADVISOR', actorName: await readName(db, found.studentId), userId: found.userId };
}

/** Simulates an advisor who approves everything, one step at a time, for a demo without staff. */
export async function answerAsAdvisor(db: Database, sending: PortalMail): Promise<void> {
  const { now } = sending;
  const { status, statusSince, submittedAt, id } = enrollmentApplications;
  const waiting = await db
    .select({ id, status })
    .from(enrollmentApplications)
    .where(
      and(
        inArray(status, Object.keys(answers) as (keyof typeof answers)[]),
        lte(statusSince, new Date(now.getTime() - thinkingTime)),
        gte(submittedAt, new Date(now.getTime() - attention)),
      ),
    )
    .orderBy(asc(statusSince))
    .limit(20);
  if (waiting.length === 0) return;
  const advisor = await findAdvisor(db);
  if (!advisor) return;
  for (const one of waiting) {
    await db.transaction(async (db) => {
      const locked = await lockApplication(db, one.id);
      // The application may have been decided in the meantime.
      if (locked.status !== one.status) return;
      const isReady = async () => (await isPaid(db, locked)) && (await isAgreementSigned(db, locked));
      if (locked.status === 'IN_REVIEW' && !(await isReady())) return;
      await answers[one.status as keyof typeof answers](db, one.id, advisor, sending);
    });
  }
}
