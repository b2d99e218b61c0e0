import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Caller, hasRole, requireOwnCoach } from '../auth/caller.ts';
import type { Handlers, Input } from '../contract.ts';
import type { Database } from '../database.ts';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import { pageOf } from '../paging.ts';
import { type FieldError, problem } from '../problem.ts';
import { certifications, coaches, educations } from '../tables/coaches.ts';
import { tidy } from '../tidy.ts';
import { certificationErrors, educationErrors } from './coach-rules.ts';

/** What the document lets a coach show of one kind, and the most that a coach may keep. */
const recordLimit = 100;

type RecordTable = PgTable & { id: PgColumn; coachId: PgColumn };

/** The five calls that educations and certifications have alike. */
function recordCalls<Row extends { id: string; coachId: string }, Body extends object>(
  { db, now }: Dependencies,
  kind: 'EDUCATION' | 'CERTIFICATION',
  table: RecordTable,
  errorsOf: (body: Body) => FieldError[],
  nameOf: (record: Omit<Row, 'coachId'>) => string,
) {
  /** Rows of a table known only by its kind have lost the type of their columns. */
  const shown = (row: unknown) => {
    const { coachId: _, ...record } = row as Row;
    return record;
  };
  const only = (rows: unknown[]) => {
    if (rows.length === 0) throw problem('notFound');
    return { content: shown(rows[0]) };
  };
  const check = (body: Body) => {
    const errors = errorsOf(body);
    if (errors.length > 0) throw problem('validationFailed', { errors });
    return tidy(body);
  };
  const oneOf = (path: { coachId: string; id: string }) =>
    and(eq(table.id, path.id), eq(table.coachId, path.coachId));

  /** The coach, locked: adding takes turns, for otherwise two at once could both see room for one. */
  async function lockCoach(db: Database, coachId: string) {
    const [coach] = await db.select().from(coaches).where(eq(coaches.id, coachId)).for('update');
    if (!coach) throw problem('notFound');
    return coach;
  }

  /** Does the work, and writes it into the log of the student that the coach is. */
  async function recorded(
    { path, caller }: { path: { coachId: string }; caller: Caller },
    action: 'ADDED' | 'UPDATED' | 'DELETED',
    work: (db: Database) => Promise<unknown[]>,
  ) {
    if (!hasRole(caller, 'ADMIN')) requireOwnCoach(path.coachId, caller);
    return db.transaction(async (db) => {
      const coach = await lockCoach(db, path.coachId);
      const answer = only(await work(db));
      const actor = actorOf(caller, coach.studentId, 'COACH');
      const subject = nameOf(answer.content);
      await recordActivity(db, { ...actor, type: `${kind}_${action}`, subject }, now());
      return answer;
    });
  }

  return {
    list: async (coachId: string, paging: Parameters<typeof pageOf>[0], column: PgColumn) => {
      if ((await db.$count(coaches, eq(coaches.id, coachId))) === 0) throw problem('notFound');
      const { order, limit, offset } = pageOf(paging, column, table.id);
      const condition = eq(table.coachId, coachId);
      const [rows, total] = await Promise.all([
        db
          .select()
          .from(table)
          .where(condition)
          .orderBy(...order)
          .limit(limit)
          .offset(offset),
        db.$count(table, condition),
      ]);
      return { content: rows.map(shown), pagination: { total } };
    },

    create: (input: Input<'createEducation' | 'createCertification'>) =>
      recorded(input, 'ADDED', async (db) => {
        const { coachId } = input.path;
        const values = { ...check(input.body as Body), coachId };
        if ((await db.$count(table, eq(table.coachId, coachId))) >= recordLimit)
          throw problem('limitReached');
        return db
          .insert(table)
          .values(values as never)
          .returning();
      }),

    update: (input: Input<'updateEducation' | 'updateCertification'>) =>
      recorded(input, 'UPDATED', (db) =>
        db
          .update(table)
          .set(check(input.body as Body) as never)
          .where(oneOf(input.path))
          .returning(),
      ),

    delete: (input: Input<'deleteEducation' | 'deleteCertification'>) =>
      recorded(input, 'DELETED', (db) => db.delete(table).where(oneOf(input.path)).returning()),
  };
}

type Records = Pick<
  Handlers,
  | 'listEducations'
  | 'createEducation'
  | 'updateEducation'
  | 'deleteEducation'
  | 'listCertifications'
  | 'createCertification'
  | 'updateCertification'
  | 'deleteCertification'
>;

export function coachRecordHandlers(dependencies: Dependencies): Records {
  const education = recordCalls<typeof educations.$inferSelect, Input<'createEducation'>['body']>(
    dependencies,
    'EDUCATION',
    educations,
    educationErrors,
    ({ institution }) => institution,
  );
  const certification = recordCalls<typeof certifications.$inferSelect, Input<'createCertification'>['body']>(
    dependencies,
    'CERTIFICATION',
    certifications,
    certificationErrors,
    ({ name }) => name,
  );

  return {
    listEducations: ({ path, query }) => education.list(path.coachId, query, educations[query.sortBy]),
    createEducation: education.create,
    updateEducation: education.update,
    deleteEducation: education.delete,
    listCertifications: ({ path, query }) =>
      certification.list(path.coachId, query, certifications[query.sortBy]),
    createCertification: certification.create,
    updateCertification: certification.update,
    deleteCertification: certification.delete,
  };
}
