import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { notify } from '../inbox/notify.ts';
import type { EmailText, Texts } from '../letters/letter.ts';
import type { Database } from '../platform/database.ts';
import { hour } from '../platform/durations.ts';
import { fullName } from '../students/full-name.ts';
import { communicationIntents } from '../tables/communication-intents.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import type { PaymentRecord } from './payment-record.ts';
import { cardRejectedTexts, type StaffNews, staffTexts } from './staff-texts.ts';

/** Staff who can sign in: an account that is disabled or deleted reads nothing of students any more. */
async function readStaff(db: Database): Promise<string[]> {
  const staff = await db
    .select({ id: students.id })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      and(
        eq(users.isDisabled, false),
        or(
          sql`${users.roles} @> '[{"name":"ADVISOR"}]'::jsonb`,
          sql`${users.roles} @> '[{"name":"ADMIN"}]'::jsonb`,
        ),
      ),
    );
  return staff.map(({ id }) => id);
}

async function nameOf(db: Database, studentId: string): Promise<string> {
  const [student] = await db
    .select({ name: fullName(students) })
    .from(students)
    .where(eq(students.id, studentId));
  return student!.name;
}

// Staff work at the payment provider, not in our apps.
const send = (db: Database, studentIds: string[], texts: Texts<EmailText>, now: Date) =>
  notify(db, { studentIds, category: 'PAYMENT', link: null, texts, byEmail: true, emailOnly: null }, now);

/** Notifies staff of what became of a payment without them. `amount`: minor units. */
export async function tellStaff(
  db: Database,
  payment: PaymentRecord,
  what: StaffNews,
  amount: number,
  now: Date,
): Promise<void> {
  const name = await nameOf(db, payment.studentId);
  await send(db, await readStaff(db), staffTexts(what, { ...payment, amount, name }), now);
}

/**
 * Notifies staff of a payment, or of the card of a student, that the provider rejects because of our request or account. At
 * most once an hour: a fault there fails them all.
 */
export async function alertStaff(
  db: Database,
  subject: PaymentRecord | { studentId: string },
  now: Date,
): Promise<void> {
  const name = await nameOf(db, subject.studentId);
  const texts = 'amount' in subject ? staffTexts('REJECTED', { ...subject, name }) : cardRejectedTexts(name);
  const staff = await readStaff(db);
  const isRecent = and(
    inArray(communicationIntents.studentId, staff),
    inArray(communicationIntents.subject, [texts.EN.subject, texts.ES.subject]),
    gt(communicationIntents.createdAt, new Date(now.getTime() - hour)),
  );
  if ((await db.$count(communicationIntents, isRecent)) === 0) await send(db, staff, texts, now);
}
