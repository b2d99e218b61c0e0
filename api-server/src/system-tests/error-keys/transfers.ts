import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/identifier.ts';
import { demoId } from '../../seed/seed.ts';
import { disputes } from '../../tables/disputes.ts';
import { enrollmentApplications } from '../../tables/enrollment-applications.ts';
import { paymentScheduleRows } from '../../tables/payment-schedules.ts';
import { payments } from '../../tables/payments.ts';
import { transfers as transferTable } from '../../tables/transfers.ts';
import { dayAfter } from '../../testing/days.ts';
import type { Provocations } from './provocation.ts';

const pending = { id: demoId('transfer', 3) };

/** The enrollment of which Maya was offered a transfer. */
async function applicationOfTransfer(db: Database) {
  const [found] = await db
    .select({ application: enrollmentApplications })
    .from(transferTable)
    .innerJoin(enrollmentApplications, eq(enrollmentApplications.id, transferTable.applicationId))
    .where(eq(transferTable.id, pending.id));
  return found!.application;
}

export const transfers: Provocations = {
  transferPastDue: {
    // A payment of Maya is overdue.
    play: async ({ db, call, signIn }) => {
      const { accessToken: token, studentId: id } = await signIn('student@example.com');
      const { id: applicationId, paymentScheduleId } = await applicationOfTransfer(db);
      const { scheduleId, status } = paymentScheduleRows;
      await db
        .update(paymentScheduleRows)
        .set({ dueDate: dayAfter(-10) })
        .where(and(eq(scheduleId, paymentScheduleId!), ne(status, 'ACCEPTED')));
      await call('getTransferOptions', { token, path: { id }, query: { applicationId } });
    },
  },
  transferDisputed: {
    // A bank is deciding about a payment of Maya.
    play: async ({ db, call, signIn, clock }) => {
      const { accessToken: token, studentId: id } = await signIn('student@example.com');
      const { id: applicationId, paymentScheduleId } = await applicationOfTransfer(db);
      const own = and(eq(payments.scheduleId, paymentScheduleId!), eq(payments.status, 'ACCEPTED'));
      const [payment] = await db.select().from(payments).where(own).limit(1);
      const { id: paymentId, amount, currency } = payment!;
      const dispute = { paymentId, reference: newId(), status: 'OPEN', amount, currency } as const;
      await db.insert(disputes).values({ ...dispute, createdAt: clock.now });
      await call('getTransferOptions', { token, path: { id }, query: { applicationId } });
    },
  },
  confirmTransferError: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('student@example.com');
      await call('reviewTransfer', { token, path: pending });
      const body = { quoteId: newId(), paymentMethodId: null };
      await call('confirmTransfer', { token, path: pending, body, key: newId() });
    },
  },
  cancelTransferError: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('student@example.com');
      // An expired transfer.
      await call('cancelTransfer', { token, path: { id: demoId('transfer', 2) }, body: {} });
    },
  },
};
