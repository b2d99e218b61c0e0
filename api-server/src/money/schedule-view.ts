import type { Schemas } from '@institute/api-schema';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { paymentSchedules } from '../tables/payment-schedules.ts';
import { programs } from '../tables/programs.ts';
import { students } from '../tables/students.ts';
import { rowView, scheduleView } from './payment-view.ts';
import { readLedgers, type Schedule, type StoredRow } from './stored-ledger.ts';

/** In the student's language, if there is a translation. */
export const programTitle = sql<string>`coalesce(${programs.translations} -> ${students.languageIso2LetterCode} ->> 'title', ${programs.title})`;

export async function titlesOf(db: Database, found: Schedule[]): Promise<Map<string, string>> {
  if (found.length === 0) return new Map();
  const rows = await db
    .select({ id: paymentSchedules.id, title: programTitle })
    .from(paymentSchedules)
    .innerJoin(programs, eq(programs.id, paymentSchedules.programId))
    .innerJoin(students, eq(students.id, paymentSchedules.studentId))
    .where(
      inArray(
        paymentSchedules.id,
        found.map(({ id }) => id),
      ),
    );
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Converts schedules to their API form, in the given order. */
export async function viewSchedules(db: Database, found: Schedule[]): Promise<Schemas['PaymentSchedule'][]> {
  const [ledger, titles] = [await readLedgers(db, found), await titlesOf(db, found)];
  return found.map(({ id }) => scheduleView(ledger.get(id)!, titles.get(id)!));
}

/** Converts rows to their API form, in the given order. */
export async function viewRows(
  db: Database,
  rows: StoredRow[],
  shown: { currency: string; today: string },
): Promise<Schemas['PaymentScheduleRow'][]> {
  const ids = rows.flatMap(({ paymentMethodId }) => paymentMethodId ?? []);
  const cards =
    ids.length === 0 ? [] : await db.select().from(paymentMethods).where(inArray(paymentMethods.id, ids));
  return rows.map((row) => rowView(row, shown, cards.find(({ id }) => id === row.paymentMethodId) ?? null));
}
