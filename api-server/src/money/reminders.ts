import { addDays } from '@institute/values/formats';
import { and, asc, between, eq, inArray } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { notify } from '../inbox/notify.ts';
import {
  dayAsInstant,
  type Reminder,
  type ReminderSource,
  reminderDay,
  withoutSent,
} from '../inbox/reminders.ts';
import type { Database } from '../platform/database.ts';
import { inBatches, isAfter, type ReadAfter } from '../platform/each-due.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { paymentScheduleRows, paymentSchedules } from '../tables/payment-schedules.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { accountStatus } from './account-status.ts';
import { cardOf, payable } from './autopay.ts';
import { dueTexts, overdueTexts } from './emails.ts';
import { openAmountOf } from './ledger.ts';
import { paymentMessage } from './payment-message.ts';
import { isAutomatic } from './payment-rules.ts';
import { readLedgers, type StoredLedger, type StoredRow } from './stored-ledger.ts';

/** How many days before a payment is due its student is reminded. */
const daysBefore = 3;
/** For how many days a reminder is sent late, if the server could not send it before. */
const daysLate = 3;

/** The reminder of a row of a payment schedule on a day, if any. Autopay notifies when it fails. */
function kindOn(
  { dueDate }: Pick<StoredRow, 'dueDate'>,
  isCharged: boolean,
  createdOn: string,
  { readersDay, today }: { readersDay: string; today: string },
): Reminder['kind'] | null {
  const from = addDays(dueDate, -daysBefore);
  // Who enrolled since has just read what is due.
  if (createdOn < from && from <= readersDay && today < dueDate) return 'PAYMENT_DUE';
  const isOverdue = dueDate < today && dueDate < readersDay && readersDay <= addDays(dueDate, daysLate);
  return isOverdue && !isCharged ? 'PAYMENT_OVERDUE' : null;
}

type OpenRow = {
  row: StoredRow;
  schedule: typeof paymentSchedules.$inferSelect;
  timeZone: string | null;
  autoPay: boolean;
};

/** Reads the unpaid rows that are due about now. */
const dueAround =
  (db: Database, today: string): ReadAfter<OpenRow> =>
  (after, limit) =>
    db
      .select({
        row: paymentScheduleRows,
        schedule: paymentSchedules,
        timeZone: users.timeZone,
        autoPay: students.autoPay,
      })
      .from(paymentScheduleRows)
      .innerJoin(paymentSchedules, eq(paymentSchedules.id, paymentScheduleRows.scheduleId))
      .innerJoin(students, eq(students.id, paymentSchedules.studentId))
      .innerJoin(users, eq(users.id, students.userId))
      .where(
        and(
          eq(paymentSchedules.status, 'ACTIVE'),
          inArray(paymentScheduleRows.status, payable),
          // A day more on both sides, because it's tomorrow somewhere.
          between(paymentScheduleRows.dueDate, addDays(today, -daysLate - 1), addDays(today, daysBefore + 1)),
          after &&
            isAfter([paymentScheduleRows.dueDate, paymentScheduleRows.id], [after.row.dueDate, after.row.id]),
        ),
      )
      .orderBy(asc(paymentScheduleRows.dueDate), asc(paymentScheduleRows.id))
      .limit(limit);

async function* findDue(db: Database, now: Date): AsyncGenerator<Reminder> {
  const today = instituteDay(now);
  for await (const openRows of inBatches(dueAround(db, today))) {
    const due = openRows.flatMap(({ row, schedule, timeZone, autoPay }) => {
      if (openAmountOf(row) === 0) return [];
      const days = { readersDay: reminderDay(timeZone, now), today };
      const kind = kindOn(row, isAutomatic(row, autoPay), instituteDay(schedule.createdAt), days);
      const { id: subjectId, studentId } = schedule;
      return kind ? [{ kind, subjectId, studentId, occursAt: dayAsInstant(row.dueDate) }] : [];
    });
    yield* await withoutSent(db, due);
  }
}

/** The card that autopay charges for rows of a day, `SEVERAL` if they differ, or what keeps it from charging one. */
async function autopayCards(db: Database, rows: readonly StoredRow[], studentId: string) {
  const cards: Awaited<ReturnType<typeof autopayCard>>[] = [];
  for (const row of rows) cards.push(await autopayCard(db, row, studentId));
  if (cards.includes(null)) return null;
  if (cards.includes('NONE')) return 'NONE';
  const found = cards.filter((card) => card !== null && card !== 'NONE');
  const [first] = found;
  return first && found.every(({ id }) => id === first.id) ? first : 'SEVERAL';
}

/** The card that autopay charges for a row. null if the student pays, `NONE` if there is no card to charge. */
async function autopayCard(db: Database, row: StoredRow, studentId: string) {
  const [student] = await db
    .select({ autoPay: students.autoPay })
    .from(students)
    .where(eq(students.id, studentId));
  if (!isAutomatic(row, student?.autoPay ?? false)) return null;
  const id = await cardOf(db, studentId, row, row.dueDate);
  const [card] = id ? await db.select().from(paymentMethods).where(eq(paymentMethods.id, id)) : [];
  return card ?? ('NONE' as const);
}

async function textsOf(
  db: Database,
  { rows, schedule }: StoredLedger,
  { kind, studentId, occursAt }: Reminder,
  today: string,
) {
  const { currency } = schedule;
  const due = rows.filter(
    (row) =>
      payable.some((status) => status === row.status) &&
      openAmountOf(row) > 0 &&
      dayAsInstant(row.dueDate).getTime() === occursAt.getTime(),
  );
  if (due.length === 0) return null;
  const amount = due.reduce((sum, row) => sum + openAmountOf(row), 0);
  const { dueDate } = due[0]!;
  if (kind === 'PAYMENT_DUE')
    return dueTexts({ amount, currency }, dueDate, await autopayCards(db, due, studentId));
  const { amountOverdue } = accountStatus(rows, today);
  return overdueTexts({ amount, currency }, dueDate, amountOverdue);
}

/** Reminds students of payments that are due soon or were not paid, in the morning where they are. */
export const paymentReminders = ({ portalOrigin }: Config): ReminderSource => ({
  findDue,

  send: async (db, reminder, now) => {
    const isSchedule = and(
      eq(paymentSchedules.id, reminder.subjectId),
      eq(paymentSchedules.status, 'ACTIVE'),
    );
    const found = await db.select().from(paymentSchedules).where(isSchedule).for('share');
    const ledger = (await readLedgers(db, found)).get(reminder.subjectId);
    const texts = ledger && (await textsOf(db, ledger, reminder, instituteDay(now)));
    if (!texts) return;
    const message = paymentMessage(portalOrigin, texts);
    await notify(db, { studentIds: [reminder.studentId], ...message }, now);
  },
});
