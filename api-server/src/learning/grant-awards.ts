import {
  and,
  asc,
  count,
  eq,
  exists,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { newSecret } from '../account/secrets.ts';
import type { Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { recordActivity } from '../history/activity.ts';
import { notify } from '../inbox/notify.ts';
import { actionsTo } from '../letters/letter.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { forEachDue } from '../platform/each-due.ts';
import { newNumber } from '../platform/identifier.ts';
import { fullName } from '../students/full-name.ts';
import { awards, notBegun, studentAwards } from '../tables/awards.ts';
import { circleAttendance } from '../tables/coaching-circles.ts';
import { courseStudents, moduleProgress, modules } from '../tables/courses.ts';
import { students } from '../tables/students.ts';
import { sealCertificate } from './certificate.ts';
import { criteriaProgress, type Deeds } from './criteria.ts';

async function readDeeds(db: Database, studentId: string): Promise<Deeds> {
  const selfReported = sql`${moduleProgress.completionSource} = 'SELF_REPORTED'`;
  const [completed] = await db
    .select({ modules: count(), verified: sql<number>`(count(*) filter (where not ${selfReported}))::int` })
    .from(moduleProgress)
    .where(and(eq(moduleProgress.studentId, studentId), eq(moduleProgress.completed, true)));
  const finished = await db
    .select({
      id: courseStudents.courseId,
      isSelfReported: sql<boolean>`coalesce(bool_or(${selfReported}), false)`,
    })
    .from(courseStudents)
    .leftJoin(modules, eq(modules.courseId, courseStudents.courseId))
    .leftJoin(
      moduleProgress,
      and(eq(moduleProgress.moduleId, modules.id), eq(moduleProgress.studentId, studentId)),
    )
    .where(and(eq(courseStudents.studentId, studentId), eq(courseStudents.status, 'COMPLETED')))
    .groupBy(courseStudents.courseId);
  const [attended] = await db
    .select({ sessions: count() })
    .from(circleAttendance)
    .where(and(eq(circleAttendance.studentId, studentId), eq(circleAttendance.status, 'PRESENT')));
  const verified = finished.filter(({ isSelfReported }) => !isSelfReported);
  return {
    completedModules: completed!.modules,
    completedCourseIds: finished.map(({ id }) => id),
    verified: { completedModules: completed!.verified, completedCourseIds: verified.map(({ id }) => id) },
    attendedSessions: attended!.sessions,
  };
}

/** The portal's page of awards. */
export const awardsPath = '/awards';

/** The awards a student doesn't have yet, with the progress toward each. */
export async function readMissing(db: Database, studentId: string) {
  const had = db
    .select({ id: studentAwards.awardId })
    .from(studentAwards)
    .where(eq(studentAwards.studentId, studentId));
  const missing = await db
    .select()
    .from(awards)
    .where(and(eq(awards.isActive, true), notInArray(awards.id, had)))
    .orderBy(awards.id);
  const deeds = await readDeeds(db, studentId);
  return missing.map((award) => ({ ...award, ...criteriaProgress(award.criteria, deeds) }));
}

/** Grants a student every award earned by now. `db` is the transaction of the activity. */
export async function grantAwards(db: Database, studentId: string, config: Config, now: Date): Promise<void> {
  const earned = (await readMissing(db, studentId)).filter(({ isEarned }) => isEarned);
  if (earned.length === 0) return;
  const [holder] = await db
    .select({ holderName: fullName(students), languageIso2LetterCode: students.languageIso2LetterCode })
    .from(students)
    .where(eq(students.id, studentId));
  for (const { id: awardId, title, description, criteria } of earned) {
    const [award] = await db
      .insert(studentAwards)
      .values({
        ...holder!,
        studentId,
        awardId,
        title,
        description,
        criteria,
        awardedAt: now,
        certificateNumber: newNumber(now),
        verificationCode: newSecret(),
      })
      .onConflictDoNothing({ target: [studentAwards.studentId, studentAwards.awardId] })
      .returning();
    if (!award) continue;
    await sealCertificate(db, award, config);
    await recordActivity(
      db,
      { studentId, source: 'SYSTEM', actorId: null, type: 'AWARD_EARNED', subject: title.EN },
      now,
    );
    const texts = {
      EN: {
        subject: `You earned an award: ${title.EN}`,
        lines: [
          `Congratulations! You earned “${title.EN}”, and your certificate is ready to view and download.`,
        ],
      },
      ES: {
        subject: `Ganaste un reconocimiento: ${title.ES}`,
        lines: [`¡Felicidades! Ganaste «${title.ES}» y ya puedes ver y descargar tu certificado.`],
      },
    };
    const emailOnly = {
      actions: actionsTo(config.portalOrigin + awardsPath, {
        EN: 'See your certificate',
        ES: 'Ver tu certificado',
      }),
    };
    const message = { category: 'COURSE', texts, link: awardsPath, byEmail: true, emailOnly } as const;
    await notify(db, { studentIds: [studentId], ...message }, now);
  }
}

/** Before all ids of students, too. An award that is changed during a run is at `notBegun`, so that the run doesn't note it. */
const begun = notBegun.replace(/.$/, '1');

/** The students who have done anything that an award can be for, after the given one. */
function readDoers(db: Database, after: string, limit: number) {
  const ofStudent = (column: PgColumn, isDone: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(column.table)
        .where(and(eq(column, students.id), isDone)),
    );
  const hasDeeds = or(
    ofStudent(moduleProgress.studentId, eq(moduleProgress.completed, true)),
    ofStudent(circleAttendance.studentId, eq(circleAttendance.status, 'PRESENT')),
  );
  return db
    .select({ id: students.id })
    .from(students)
    .where(and(isNull(students.deletedAt), hasDeeds, gt(students.id, after)))
    .orderBy(asc(students.id))
    .limit(limit);
}

/**
 * Grants awards that were added or changed to the students who have met their criteria by then. Notes after each batch how
 * far it came, because it may take longer than a run. Students for whom it fails are tried once more at the end.
 */
export async function grantChangedAwards(
  { db, config, now, log }: Pick<Dependencies, 'db' | 'config' | 'now' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  const { grantedThrough } = awards;
  const isPending = and(eq(awards.isActive, true), isNotNull(grantedThrough));
  /** Those that are further keep their place. */
  const note = (from: string, to: string | null) =>
    db
      .update(awards)
      .set({ grantedThrough: to })
      .where(and(isPending, gte(grantedThrough, from), to === null ? undefined : lt(grantedThrough, to)));
  await note(notBegun, begun);
  const [least] = await db
    .select({ grantedThrough })
    .from(awards)
    .where(isPending)
    .orderBy(asc(grantedThrough))
    .limit(1);
  if (!least) return;
  let checked = least.grantedThrough!;
  const grant = (id: string) => atOnce({ db, now }, (db, now) => grantAwards(db, id, config, now));
  const failed: string[] = [];
  await forEachDue<{ id: string }>({
    async read(after, limit) {
      if (after) {
        await note(checked, after.id);
        checked = after.id;
      }
      return readDoers(db, checked, limit);
    },
    handle: ({ id }) => grant(id),
    onFailure: (_, { id }) => failed.push(id),
    signal,
  });
  for (const id of failed)
    await grant(id).catch((error) => log.error({ err: error, studentId: id }, 'awards not granted'));
  if (!signal?.aborted) await note(checked, null);
}
