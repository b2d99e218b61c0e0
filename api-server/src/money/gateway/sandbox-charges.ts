import { and, eq, lte, sql } from 'drizzle-orm';
import { newSecret } from '../../account/secrets.ts';
import type { Database } from '../../platform/database.ts';
import { instituteDay } from '../../platform/institute-days.ts';
import { GatewayUnavailable, type Outcome, RequestRejected } from '../../ports/payments.ts';
import { chargeStep, smallestCharge } from '../../ports/stripe-amounts.ts';
import { sandboxCharges, sandboxEvents, sandboxRefunds } from '../../tables/sandbox.ts';
import type { Sandbox } from './sandbox.ts';
import type { Behavior } from './sandbox-cards.ts';
import { dispute } from './sandbox-dashboard.ts';
import { findCard } from './sandbox-wallet.ts';

/** The current state of a charge. A delayed charge succeeds once its time has passed. */
export async function readCharge(db: Database, key: string, now: Date) {
  await db
    .update(sandboxCharges)
    .set({ status: 'succeeded' })
    .where(
      and(
        eq(sandboxCharges.key, key),
        eq(sandboxCharges.status, 'processing'),
        lte(sandboxCharges.settlesAt, now),
      ),
    );
  const [charge] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.key, key));
  return charge ?? null;
}

export function outcomeOf({ id, status, code }: typeof sandboxCharges.$inferSelect): Outcome {
  if (status === 'declined') return { status, reference: id, code: code! };
  if (status === 'requiresAction') return { status, reference: id, url: `/sandbox/authentications/${id}` };
  return { status, reference: id };
}

/** Schedules webhooks about a charge, each after so many milliseconds. */
export async function announce(
  db: Database,
  chargeKey: string,
  now: Date,
  ...delays: number[]
): Promise<void> {
  const events = delays.map((delay) => ({
    id: newSecret(),
    chargeKey,
    deliverAt: new Date(now.getTime() + delay),
  }));
  await db.insert(sandboxEvents).values(events);
}

const second = 1000;

/** The initial record of a charge. */
function decide(
  behavior: Behavior,
  isHere: boolean,
): Pick<typeof sandboxCharges.$inferInsert, 'status' | 'code'> {
  switch (behavior) {
    case 'succeeds':
    case 'late':
    case 'lost':
    case 'disputed':
      return { status: 'succeeded' };
    case 'processing':
      return { status: 'processing' };
    case 'requiresAction':
      return isHere ? { status: 'requiresAction' } : { status: 'declined', code: 'authentication_required' };
    default:
      return { status: 'declined', code: behavior };
  }
}

async function readChargeOf(db: Database, reference: string, now: Date) {
  const [charge] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.id, reference));
  if (!charge) throw new GatewayUnavailable('There is no such charge.');
  return (await readCharge(db, charge.key, now))!;
}

type Charges = Pick<Sandbox, 'charge' | 'find' | 'cancel' | 'refund'>;

export function createCharges(db: Database, now: () => Date): Charges {
  return {
    charge: async ({ key, amount, currency, card: cardId, returnUrl }) => {
      // As Stripe does.
      if (amount < smallestCharge(currency)) throw new RequestRejected('amount_too_small');
      if (amount % chargeStep(currency) !== 0) throw new RequestRejected('amount_not_representable');
      const card = await findCard(db, cardId);
      const behavior = card?.behavior as Behavior;
      const isUsable = card?.isAttached === true;
      const isExpired = isUsable && card.expiration < instituteDay(now()).slice(0, 7);
      const decision = !isUsable
        ? ({ status: 'declined', code: 'payment_method_detached' } as const)
        : decide(isExpired ? 'expired_card' : behavior, returnUrl !== null);
      const [made] = await db
        .insert(sandboxCharges)
        .values({
          id: `charge_${newSecret()}`,
          key,
          cardId,
          amount,
          currency,
          ...decision,
          settlesAt: decision.status === 'processing' ? new Date(now().getTime() + 10 * second) : null,
          createdAt: now(),
          returnUrl,
        })
        .onConflictDoNothing()
        .returning();
      if (!made) {
        const storedCharge = (await readCharge(db, key, now()))!;
        if (storedCharge.amount !== amount || storedCharge.cardId !== cardId) {
          throw new Error('The key of a charge was used for another one.');
        }
        return outcomeOf(storedCharge);
      }
      if (made.status === 'requiresAction') return outcomeOf(made);
      if (behavior === 'late') {
        await announce(db, key, now(), 60 * second, 61 * second);
        return { status: 'processing', reference: made.id };
      }
      const delay = made.status === 'processing' ? 10 * second : behavior === 'lost' ? 30 * second : 0;
      await announce(db, key, now(), delay);
      if (behavior === 'disputed' && made.status === 'succeeded')
        await dispute(db, made.id, now(), new Date(now().getTime() + second));
      if (behavior === 'lost') throw new GatewayUnavailable('The answer was lost on the way.');
      return outcomeOf(made);
    },

    find: async ({ key }) => {
      const charge = await readCharge(db, key, now());
      return charge && outcomeOf(charge);
    },

    cancel: async (reference) => {
      await db
        .update(sandboxCharges)
        .set({ status: 'declined', code: 'authentication_abandoned' })
        .where(and(eq(sandboxCharges.id, reference), eq(sandboxCharges.status, 'requiresAction')));
      return outcomeOf(await readChargeOf(db, reference, now()));
    },

    refund: ({ key, charge, amount }) =>
      db.transaction(async (db) => {
        const refund = { key, chargeId: charge, amount };
        const inserted = await db.insert(sandboxRefunds).values(refund).onConflictDoNothing().returning();
        if (inserted.length === 0) return 'succeeded';
        const isWithin = sql`${sandboxCharges.refunded} + ${amount} <= ${sandboxCharges.amount}`;
        const refundedCharges = await db
          .update(sandboxCharges)
          .set({ refunded: sql`${sandboxCharges.refunded} + ${amount}` })
          .where(and(eq(sandboxCharges.id, charge), eq(sandboxCharges.status, 'succeeded'), isWithin))
          .returning();
        if (refundedCharges.length > 0) return 'succeeded';
        await db.delete(sandboxRefunds).where(eq(sandboxRefunds.key, key));
        return 'declined';
      }),
  };
}
