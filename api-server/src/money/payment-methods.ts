import type { components } from '@institute/api-schema';
import { expiration as expirationRule } from '@institute/design-system/rules';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { type Caller, requireOwnStudent } from '../account/caller.ts';
import { limitAttempts } from '../account/rate-limit.ts';
import type { Dependencies } from '../dependencies.ts';
import { recordAccountEvent } from '../history/account-event.ts';
import type { Handlers } from '../platform/contract.ts';
import { type Database, isUniqueViolation } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { lockRow, lockRows, lockStudent } from '../platform/locks.ts';
import { type FieldError, problem } from '../platform/problem.ts';
import { type Card, CardRefused, GatewayUnavailable } from '../ports/payments.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { paymentCustomers, paymentMethods } from '../tables/payment-methods.ts';
import { paymentScheduleRows, paymentSchedules } from '../tables/payment-schedules.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { usableMethod } from './charge.ts';
import { cardName } from './emails.ts';

type Schemas = components['schemas'];
type Method = typeof paymentMethods.$inferSelect;

const maxMethods = 20;
/** Rows still to be charged, whose card must not be deleted. */
const pending = ['SCHEDULED', 'INVALID', 'IN_PROGRESS'] as const;

/** The student's cards in their API form, the default first. */
async function readMethods(
  db: Database,
  studentId: string,
  today: string,
): Promise<Schemas['PaymentMethod'][]> {
  const rows = await db
    .select({
      id: paymentMethods.id,
      isDefault: paymentMethods.isDefault,
      brand: paymentMethods.brand,
      last4: paymentMethods.last4,
      expiration: paymentMethods.expiration,
      holderName: paymentMethods.holderName,
      assignedRows: db.$count(
        paymentScheduleRows,
        and(
          eq(paymentScheduleRows.paymentMethodId, paymentMethods.id),
          inArray(paymentScheduleRows.status, pending),
        ),
      ),
    })
    .from(paymentMethods)
    .where(eq(paymentMethods.studentId, studentId))
    .orderBy(desc(paymentMethods.isDefault), asc(paymentMethods.id));
  return rows.map((row) => ({ ...row, isExpired: row.expiration < today.slice(0, 7) }));
}

/** Reports a provider failure without its cause, which goes to the log. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw problem('paymentRequestError', { cause: error });
    throw error;
  }
}

type Methods = Pick<
  Handlers,
  | 'listPaymentMethods'
  | 'setUpPaymentMethod'
  | 'createPaymentMethod'
  | 'updatePaymentMethod'
  | 'makeDefaultPaymentMethod'
  | 'deletePaymentMethod'
  | 'reassignPaymentMethod'
>;

export function paymentMethodHandlers(dependencies: Dependencies): Methods {
  const { db, now, gateway, config } = dependencies;
  const today = () => instituteDay(now());

  async function customerOf(studentId: string): Promise<string> {
    const ofStudent = eq(paymentCustomers.studentId, studentId);
    const [known] = await db.select().from(paymentCustomers).where(ofStudent);
    if (known) return known.reference;
    const [student] = await db
      .select({ id: students.id, email: users.email, first: students.firstName, last: students.lastName })
      .from(students)
      .innerJoin(users, eq(users.id, students.userId))
      .where(eq(students.id, studentId));
    const { id, email, first, last } = student!;
    const reference = await gateway.createCustomer({ id, email, name: `${first} ${last}` });
    await db.insert(paymentCustomers).values({ studentId, reference }).onConflictDoNothing();
    const [kept] = await db.select().from(paymentCustomers).where(ofStudent);
    return kept!.reference;
  }

  async function ownMethod(
    db: Database,
    path: { id: string; methodId: string },
    caller: Caller,
  ): Promise<Method> {
    requireOwnStudent(path.id, caller);
    const own = and(eq(paymentMethods.id, path.methodId), eq(paymentMethods.studentId, caller.studentId));
    const method = await lockRow(db, paymentMethods, own);
    if (!method) throw problem('notFound');
    return method;
  }

  async function makeDefault(db: Database, { id, studentId }: Method): Promise<void> {
    const others = and(eq(paymentMethods.studentId, studentId), ne(paymentMethods.id, id));
    await db.update(paymentMethods).set({ isDefault: false }).where(others);
    await db.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, id));
  }

  async function keep(card: Card, body: Schemas['PaymentMethodInput'], studentId: string): Promise<Method> {
    return db.transaction(async (db) => {
      await lockStudent(db, studentId);
      const count = await db.$count(paymentMethods, eq(paymentMethods.studentId, studentId));
      if (count >= maxMethods) throw problem('limitReached');
      const [method] = await db
        .insert(paymentMethods)
        .values({ ...card, studentId, address: body.address, isDefault: count === 0, createdAt: now() })
        .returning();
      if (body.isDefault) await makeDefault(db, method!);
      const event = { studentId, description: cardName(method!) };
      await recordAccountEvent(db, { ...event, type: 'PAYMENT_METHOD_ADDED' }, now());
      return method!;
    });
  }

  const find = async (studentId: string, isMeant: (method: Schemas['PaymentMethod']) => boolean) =>
    (await readMethods(db, studentId, today())).find(isMeant);

  /** The card as it is now, unless it has been deleted in the meantime. */
  async function one(studentId: string, id: string) {
    const content = await find(studentId, (method) => method.id === id);
    if (!content) throw problem('notFound');
    return { content };
  }

  /** The student already has this card. The response names it, so that the app can select it. */
  async function knownCard(studentId: string, { fingerprint }: Card) {
    const [known] = await db
      .select({ id: paymentMethods.id })
      .from(paymentMethods)
      .where(and(eq(paymentMethods.studentId, studentId), eq(paymentMethods.fingerprint, fingerprint)));
    const current = await find(studentId, (method) => method.id === known?.id);
    return problem('cardAlreadyExist', current && { current });
  }

  return {
    listPaymentMethods: async ({ path, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      return { content: await readMethods(db, path.id, today()) };
    },

    setUpPaymentMethod: async ({ path, body, caller }) => {
      requireOwnStudent(path.id, caller);
      await limitAttempts(dependencies, 'paymentMethod', { identifier: caller.studentId });
      const origin = body.application === 'COACH' ? config.coachOrigin : config.portalOrigin;
      const setup = await asked(async () =>
        gateway.setUp({ customer: await customerOf(caller.studentId), origin }),
      );
      return { content: { provider: gateway.provider, ...setup } };
    },

    createPaymentMethod: async ({ path, body, caller }) => {
      requireOwnStudent(path.id, caller);
      const { studentId } = caller;
      const customer = await asked(() => customerOf(studentId));
      const holderName = body.holderName?.trim() || null;
      let card: Card;
      try {
        card = await asked(() =>
          gateway.attach({ customer, token: body.providerToken, holderName, address: body.address }),
        );
      } catch (error) {
        if (error instanceof CardRefused) throw problem('failedAddPaymentMethod', { cause: error });
        throw error;
      }
      if (card.expiration < today().slice(0, 7)) {
        await gateway.detach(card.reference);
        throw problem('invalidPaymentMethodDetails');
      }
      let kept: Method;
      try {
        kept = await keep(card, body, studentId);
      } catch (error) {
        // The provider needn't keep a card that we don't keep.
        await gateway.detach(card.reference);
        throw isUniqueViolation(error) ? await knownCard(studentId, card) : error;
      }
      return one(studentId, kept.id);
    },

    updatePaymentMethod: async ({ path, body, caller }) => {
      const { id, reference } = await ownMethod(db, path, caller);
      const violation = expirationRule(today())(body.expiration);
      if (violation) {
        const errors: FieldError[] = [{ in: 'body', pointer: '/expiration', ...violation }];
        throw problem('invalidPaymentMethodDetails', { errors });
      }
      const change = { expiration: body.expiration, holderName: body.holderName?.trim() || null };
      await asked(() => gateway.update(reference, change));
      await db.update(paymentMethods).set(change).where(eq(paymentMethods.id, id));
      return one(caller.studentId, id);
    },

    makeDefaultPaymentMethod: async ({ path, caller }) => {
      await db.transaction(async (db) => {
        requireOwnStudent(path.id, caller);
        await lockStudent(db, caller.studentId);
        const method = await ownMethod(db, path, caller);
        await makeDefault(db, await usableMethod(db, method.studentId, method.id, today()));
      });
      return { content: await readMethods(db, caller.studentId, today()) };
    },

    deletePaymentMethod: async ({ path, caller }) => {
      const { reference } = await db.transaction(async (db) => {
        requireOwnStudent(path.id, caller);
        await lockStudent(db, caller.studentId);
        // Locked against new assignments. Rows that used this card now have none.
        await lockRows(db, paymentSchedules, eq(paymentSchedules.studentId, caller.studentId));
        const method = await ownMethod(db, path, caller);
        const { studentId } = method;
        const owed = await db
          .select({ paymentMethodId: paymentScheduleRows.paymentMethodId })
          .from(paymentScheduleRows)
          .innerJoin(paymentSchedules, eq(paymentSchedules.id, paymentScheduleRows.scheduleId))
          .where(
            and(eq(paymentSchedules.studentId, studentId), inArray(paymentScheduleRows.status, pending)),
          );
        if (method.isDefault && owed.length > 0) throw problem('paymentMethodDeleteDefaultError');
        if (owed.some(({ paymentMethodId }) => paymentMethodId === method.id)) {
          throw problem('paymentMethodAssignedDeleteError');
        }
        await db.delete(paymentMethods).where(eq(paymentMethods.id, method.id));
        const [next] = await db
          .select()
          .from(paymentMethods)
          .where(eq(paymentMethods.studentId, studentId))
          .orderBy(desc(paymentMethods.expiration), asc(paymentMethods.id))
          .limit(1);
        if (method.isDefault && next) await makeDefault(db, next);
        const event = { studentId, description: cardName(method) };
        await recordAccountEvent(db, { ...event, type: 'PAYMENT_METHOD_DELETED' }, now());
        return method;
      });
      await asked(() => gateway.detach(reference));
    },

    reassignPaymentMethod: async ({ path, body, caller }) => {
      const moved = await db.transaction(async (db) => {
        requireOwnStudent(path.id, caller);
        await lockStudent(db, caller.studentId);
        await lockRows(db, paymentSchedules, eq(paymentSchedules.studentId, caller.studentId));
        const method = await ownMethod(db, path, caller);
        const target = await usableMethod(db, method.studentId, body.targetMethodId, today());
        return db
          .update(paymentScheduleRows)
          .set({ paymentMethodId: target.id })
          .where(
            and(
              eq(paymentScheduleRows.paymentMethodId, method.id),
              inArray(paymentScheduleRows.status, ['SCHEDULED', 'INVALID']),
            ),
          )
          .returning({ id: paymentScheduleRows.id });
      });
      return { content: { moved: moved.length } };
    },
  };
}
