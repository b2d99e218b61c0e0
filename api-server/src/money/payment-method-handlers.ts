import { expiration as expirationRule } from '@institute/values/rules';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { recordAccountEvent } from '../history/account-event.ts';
import { lockRows, lockStudent } from '../locks.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { type FieldError, problem } from '../platform/problem.ts';
import { CardRefused } from '../ports/payments.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { paymentScheduleRows, paymentSchedules } from '../tables/payment-schedules.ts';
import { asked } from './asked.ts';
import { usableMethod } from './charge.ts';
import { cardName } from './emails.ts';
import {
  type Method,
  makeDefault,
  ownMethod,
  paidByCard,
  pending,
  readMethod,
  readMethods,
} from './payment-methods.ts';
import { resumeAutopay } from './resume-autopay.ts';
import { moveSubscription, resumeSubscription } from './resume-subscription.ts';

/** A card that is to be charged, or the default card while anything is due, can't be deleted. */
async function requireUnused(db: Database, { id, studentId, isDefault }: Method): Promise<void> {
  const owed = await db
    .select({ paymentMethodId: paymentScheduleRows.paymentMethodId })
    .from(paymentScheduleRows)
    .innerJoin(paymentSchedules, eq(paymentSchedules.id, paymentScheduleRows.scheduleId))
    .where(and(eq(paymentSchedules.studentId, studentId), inArray(paymentScheduleRows.status, pending)));
  if (isDefault && owed.length > 0) throw problem('paymentMethodDeleteDefaultError');
  const [subscribed] = await paidByCard(db, studentId);
  if (subscribed?.id === id || owed.some(({ paymentMethodId }) => paymentMethodId === id)) {
    throw problem('paymentMethodAssignedDeleteError');
  }
}

/** Deletes a card. If it was the default, the one that expires last becomes the default. */
async function deleteMethod(db: Database, { id, studentId, isDefault }: Method): Promise<void> {
  await db.delete(paymentMethods).where(eq(paymentMethods.id, id));
  const [next] = await db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.studentId, studentId))
    .orderBy(desc(paymentMethods.expiration), asc(paymentMethods.id))
    .limit(1);
  if (isDefault && next) await makeDefault(db, next);
}

/** What is still to be charged to `method` is charged to `target`. Returns the number of rows. */
async function chargeInstead(db: Database, method: Method, target: Method): Promise<number> {
  const isCharged = and(
    eq(paymentScheduleRows.paymentMethodId, method.id),
    inArray(paymentScheduleRows.status, ['SCHEDULED', 'INVALID']),
  );
  const rows = await db
    .update(paymentScheduleRows)
    .set({ paymentMethodId: target.id })
    .where(isCharged)
    .returning({ id: paymentScheduleRows.id });
  return rows.length;
}

type Methods = Pick<
  Handlers,
  | 'listPaymentMethods'
  | 'updatePaymentMethod'
  | 'makeDefaultPaymentMethod'
  | 'deletePaymentMethod'
  | 'reassignPaymentMethod'
>;

export function paymentMethodHandlers(dependencies: Dependencies): Methods {
  const { db, now, gateway } = dependencies;
  const today = () => instituteDay(now());

  return {
    listPaymentMethods: async ({ path, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      return { content: await readMethods(db, path.id, today()) };
    },

    updatePaymentMethod: async ({ path, body, caller }) => {
      const { id, reference } = await ownMethod(db, path.methodId, caller);
      const { content: current } = await readMethod(db, caller.studentId, id, today());
      if (body.version && body.version !== current.version) {
        throw problem('versionConflict', { current: { ...current } });
      }
      const violation = expirationRule(today())(body.expiration);
      if (violation) {
        const errors: FieldError[] = [{ in: 'body', pointer: '/expiration', ...violation }];
        throw problem('invalidPaymentMethodDetails', { errors });
      }
      const change = { expiration: body.expiration, holderName: body.holderName?.trim() || null };
      try {
        await asked(dependencies, caller, () => gateway.update(reference, change));
      } catch (error) {
        if (error instanceof CardRefused) throw problem('invalidPaymentMethodDetails', { cause: error });
        throw error;
      }
      await db.update(paymentMethods).set(change).where(eq(paymentMethods.id, id));
      if (change.expiration !== current.expiration) {
        await resumeAutopay(dependencies, { changed: id });
        await resumeSubscription(db, id, now());
      }
      return readMethod(db, caller.studentId, id, today());
    },

    makeDefaultPaymentMethod: async ({ path, caller }) => {
      await db.transaction(async (db) => {
        await lockStudent(db, caller.studentId);
        await lockRows(db, paymentSchedules, eq(paymentSchedules.studentId, caller.studentId));
        const method = await ownMethod(db, path.methodId, caller);
        await makeDefault(db, await usableMethod(db, method.studentId, method.id, today()));
      });
      return { content: await readMethods(db, caller.studentId, today()) };
    },

    deletePaymentMethod: async ({ path, caller }) => {
      const { reference } = await atOnce({ db, now }, async (db, now) => {
        await lockStudent(db, caller.studentId);
        // Locked against new assignments. Rows that used this card now have none.
        await lockRows(db, paymentSchedules, eq(paymentSchedules.studentId, caller.studentId));
        const method = await ownMethod(db, path.methodId, caller);
        await requireUnused(db, method);
        await deleteMethod(db, method);
        const event = { studentId: method.studentId, description: cardName(method) };
        await recordAccountEvent(db, { ...event, type: 'PAYMENT_METHOD_DELETED' }, now);
        return method;
      });
      await asked(dependencies, caller, () => gateway.detach(reference));
    },

    reassignPaymentMethod: async ({ path, body, caller }) => {
      const moved = await atOnce({ db, now }, async (db, now) => {
        await lockStudent(db, caller.studentId);
        await lockRows(db, paymentSchedules, eq(paymentSchedules.studentId, caller.studentId));
        const method = await ownMethod(db, path.methodId, caller);
        const target = await usableMethod(db, method.studentId, body.targetMethodId, instituteDay(now));
        const [subscribed] = await paidByCard(db, method.studentId);
        if (subscribed?.id === method.id) await moveSubscription(db, method.id, target.id, now);
        const rows = await chargeInstead(db, method, target);
        return rows + (subscribed?.id === method.id ? 1 : 0);
      });
      return { content: { moved } };
    },
  };
}
