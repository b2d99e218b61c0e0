import type { Schemas } from '@institute/api-schema';
import { and, eq } from 'drizzle-orm';
import { limitAttempts } from '../account/rate-limit.ts';
import type { Dependencies } from '../dependencies.ts';
import { recordAccountEvent } from '../history/account-event.ts';
import { lockRows, lockStudent } from '../locks.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce, isUniqueViolation } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { ProblemError, problem } from '../platform/problem.ts';
import { type Card, CardRefused, GatewayFailure } from '../ports/payments.ts';
import { paymentCustomers, paymentMethods } from '../tables/payment-methods.ts';
import { paymentSchedules } from '../tables/payment-schedules.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { asked } from './asked.ts';
import { customerName } from './customers.ts';
import { cardName } from './emails.ts';
import { type Method, makeDefault, readMethod, readMethods } from './payment-methods.ts';

const maxMethods = 20;

async function customerOf({ db, gateway }: Dependencies, studentId: string): Promise<string> {
  const ofStudent = eq(paymentCustomers.studentId, studentId);
  const [customer] = await db.select().from(paymentCustomers).where(ofStudent);
  if (customer) return customer.reference;
  const [student] = await db
    .select({ id: students.id, email: users.email, name: customerName })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(students.id, studentId));
  const { email, name } = student!;
  const reference = await gateway.createCustomer(student!);
  await db.insert(paymentCustomers).values({ studentId, reference, email, name }).onConflictDoNothing();
  const [stored] = await db.select().from(paymentCustomers).where(ofStudent);
  return stored!.reference;
}

const isCard = (studentId: string, { reference }: Card) =>
  and(eq(paymentMethods.studentId, studentId), eq(paymentMethods.reference, reference));

/** Stores a card. One that was stored by an earlier request with the same token, whose answer was lost, is returned. */
async function keep(
  { db, now }: Dependencies,
  card: Card,
  body: Schemas['PaymentMethodInput'],
  studentId: string,
): Promise<Method> {
  return atOnce({ db, now }, async (db, now) => {
    await lockStudent(db, studentId);
    await lockRows(db, paymentSchedules, eq(paymentSchedules.studentId, studentId));
    const [stored] = await db.select().from(paymentMethods).where(isCard(studentId, card));
    if (stored) return stored;
    const count = await db.$count(paymentMethods, eq(paymentMethods.studentId, studentId));
    if (count >= maxMethods) throw problem('limitReached');
    const [method] = await db
      .insert(paymentMethods)
      .values({ ...card, studentId, address: body.address, isDefault: count === 0, createdAt: now })
      .returning();
    if (body.isDefault) await makeDefault(db, method!);
    const event = { studentId, description: cardName(method!) };
    await recordAccountEvent(db, { ...event, type: 'PAYMENT_METHOD_ADDED' }, now);
    return method!;
  });
}

/** The student already has this card. The response names it, so that the app can select it. */
async function knownCard({ db, now }: Dependencies, studentId: string, { fingerprint }: Card) {
  const [sameCard] = await db
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.studentId, studentId), eq(paymentMethods.fingerprint, fingerprint)));
  const methods = await readMethods(db, studentId, instituteDay(now()));
  const current = methods.find((method) => method.id === sameCard?.id);
  return problem('cardAlreadyExist', current && { current });
}

/** Attaches the card that the provider's form returned a token for. */
async function attach(
  dependencies: Dependencies,
  { customer, ...subject }: { customer: string; studentId: string },
  body: Schemas['PaymentMethodInput'],
) {
  const holderName = body.holderName?.trim() || null;
  try {
    return await asked(dependencies, subject, () =>
      dependencies.gateway.attach({ customer, token: body.providerToken, holderName, address: body.address }),
    );
  } catch (error) {
    if (error instanceof CardRefused) throw problem('failedAddPaymentMethod', { cause: error });
    throw error;
  }
}

/** The provider needn't keep a card that we don't keep. If it doesn't answer, that changes nothing for the caller. */
async function release({ db, gateway, log }: Dependencies, studentId: string, card: Card): Promise<void> {
  const { reference } = card;
  if ((await db.$count(paymentMethods, isCard(studentId, card))) > 0) return;
  try {
    await gateway.detach(reference);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    log.warn({ err: error, reference }, 'a card is still at the provider');
  }
}

type AddCard = Pick<Handlers, 'setUpPaymentMethod' | 'createPaymentMethod'>;

export function addCardHandlers(dependencies: Dependencies): AddCard {
  const { db, now, gateway, config } = dependencies;

  return {
    setUpPaymentMethod: async ({ body, caller }) => {
      await limitAttempts(dependencies, 'paymentMethod', { identifier: caller.studentId });
      const origin = body.application === 'COACH' ? config.coachOrigin : config.portalOrigin;
      const setup = await asked(dependencies, caller, async () =>
        gateway.setUp({ customer: await customerOf(dependencies, caller.studentId), origin }),
      );
      return { content: { provider: gateway.provider, ...setup } };
    },

    createPaymentMethod: async ({ body, caller }) => {
      const { studentId } = caller;
      const today = instituteDay(now());
      const customer = await asked(dependencies, caller, () => customerOf(dependencies, studentId));
      const card = await attach(dependencies, { customer, studentId }, body);
      if (card.expiration < today.slice(0, 7)) {
        await release(dependencies, studentId, card);
        throw problem('invalidPaymentMethodDetails');
      }
      let method: Method;
      try {
        method = await keep(dependencies, card, body, studentId);
      } catch (error) {
        const isKnown = isUniqueViolation(error);
        // After any other error, the card may be stored.
        if (isKnown || error instanceof ProblemError) await release(dependencies, studentId, card);
        throw isKnown ? await knownCard(dependencies, studentId, card) : error;
      }
      return readMethod(db, studentId, method.id, today);
    },
  };
}
