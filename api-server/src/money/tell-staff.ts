import { and, gt, inArray } from 'drizzle-orm';
import type { PortalMail } from '../config.ts';
import { notifyStaff, readStaff } from '../inbox/notify-staff.ts';
import type { Database } from '../platform/database.ts';
import { hour } from '../platform/durations.ts';
import { readName } from '../students/read-name.ts';
import { communicationIntents } from '../tables/communication-intents.ts';
import type { PaymentRecord } from './payment-record.ts';
import { cardRejectedTexts, type StaffNews, staffTexts } from './staff-texts.ts';

/** Notifies staff of what became of a payment without them. `amount`: minor units; `booked`: sessions of it that stay booked. */
export async function tellStaff(
  db: Database,
  payment: PaymentRecord,
  what: StaffNews,
  amount: number,
  { portalOrigin, now }: PortalMail,
  booked: Date[] = [],
): Promise<void> {
  const student = { id: payment.studentId, portalOrigin };
  const name = await readName(db, payment.studentId);
  const texts = staffTexts(what, { ...payment, amount, name }, booked);
  await notifyStaff(db, await readStaff(db), { category: 'PAYMENT', texts, student }, now);
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
  const name = await readName(db, subject.studentId);
  const texts = 'amount' in subject ? staffTexts('REJECTED', { ...subject, name }) : cardRejectedTexts(name);
  const staff = await readStaff(db);
  const isRecent = and(
    inArray(communicationIntents.studentId, staff),
    inArray(communicationIntents.subject, [texts.EN.subject, texts.ES.subject]),
    gt(communicationIntents.createdAt, new Date(now.getTime() - hour)),
  );
  if ((await db.$count(communicationIntents, isRecent)) === 0)
    await notifyStaff(db, staff, { category: 'PAYMENT', texts }, now);
}
