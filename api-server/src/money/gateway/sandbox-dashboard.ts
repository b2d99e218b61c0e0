import { and, asc, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { newSecret } from '../../account/secrets.ts';
import type { Database } from '../../platform/database.ts';
import { inBatches } from '../../platform/each-due.ts';
import type { ProviderDispute, ProviderRefund } from '../../ports/payments.ts';
import {
  sandboxCards,
  sandboxCharges,
  sandboxDisputes,
  sandboxEvents,
  sandboxRefunds,
} from '../../tables/sandbox.ts';
import type { Sandbox } from './sandbox.ts';

export const disputeOf = ({
  id: reference,
  chargeId: charge,
  ...rest
}: typeof sandboxDisputes.$inferSelect): ProviderDispute => ({
  reference,
  charge,
  reason: 'fraudulent',
  ...rest,
});

export const refundOf = ({
  key,
  chargeId: charge,
  amount,
  isManual,
}: typeof sandboxRefunds.$inferSelect): ProviderRefund => ({
  reference: key,
  key: isManual ? null : key,
  charge,
  amount,
  outcome: 'succeeded',
});

const isPaid = eq(sandboxCharges.status, 'succeeded');

/** Disputes a charge, as its cardholder would do with the bank. Returns the dispute's id, or null if it can't be. */
export async function dispute(
  db: Database,
  chargeId: string,
  now: Date,
  deliverAt = now,
): Promise<string | null> {
  const [charge] = await db
    .select()
    .from(sandboxCharges)
    .where(and(eq(sandboxCharges.id, chargeId), isPaid));
  if (!charge || charge.refunded >= charge.amount) return null;
  const amount = charge.amount - charge.refunded;
  const [made] = await db
    .insert(sandboxDisputes)
    .values({ id: `dispute_${newSecret()}`, chargeId, amount, status: 'OPEN', createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!made) return null;
  await db
    .insert(sandboxEvents)
    .values({ id: newSecret(), chargeKey: charge.key, disputeId: made.id, deliverAt });
  return made.id;
}

type Dashboard = Pick<
  Sandbox,
  'listCharges' | 'listNewest' | 'disputeCharge' | 'decideDispute' | 'refundCharge'
>;

/** What the provider's own dashboard shows and does, and what banks do. */
export function createDashboard(db: Database, now: () => Date): Dashboard {
  const readDetails = async (ids: string[]) =>
    ids.length === 0
      ? { refunds: [], disputes: [] }
      : {
          refunds: await db.select().from(sandboxRefunds).where(inArray(sandboxRefunds.chargeId, ids)),
          disputes: await db.select().from(sandboxDisputes).where(inArray(sandboxDisputes.chargeId, ids)),
        };
  return {
    async *listCharges({ since, until }) {
      const isWithin = and(gte(sandboxCharges.createdAt, since), lt(sandboxCharges.createdAt, until));
      const batches = inBatches<typeof sandboxCharges.$inferSelect>((after, limit) =>
        db
          .select()
          .from(sandboxCharges)
          .where(and(isPaid, isWithin, after && gt(sandboxCharges.id, after.id)))
          .orderBy(asc(sandboxCharges.id))
          .limit(limit),
      );
      for await (const charges of batches) {
        const { refunds, disputes } = await readDetails(charges.map(({ id }) => id));
        yield charges.map(({ id, key, amount, currency, refunded }) => ({
          reference: id,
          refunded,
          key,
          amount,
          currency,
          refunds: refunds.filter(({ chargeId }) => chargeId === id).map(refundOf),
          disputes: disputes.filter(({ chargeId }) => chargeId === id).map(disputeOf),
        }));
      }
    },

    listNewest: async () => {
      const charges = await db
        .select({ charge: sandboxCharges, last4: sandboxCards.last4, dispute: sandboxDisputes })
        .from(sandboxCharges)
        .leftJoin(sandboxCards, eq(sandboxCards.id, sandboxCharges.cardId))
        .leftJoin(sandboxDisputes, eq(sandboxDisputes.chargeId, sandboxCharges.id))
        .where(isPaid)
        .orderBy(desc(sandboxCharges.createdAt), desc(sandboxCharges.id))
        .limit(50);
      return charges.map(({ charge, last4, dispute }) => ({ ...charge, last4: last4 ?? '', dispute }));
    },

    disputeCharge: (chargeId) => dispute(db, chargeId, now()),

    decideDispute: async (id, status) => {
      const [decided] = await db
        .update(sandboxDisputes)
        .set({ status })
        .where(and(eq(sandboxDisputes.id, id), eq(sandboxDisputes.status, 'OPEN')))
        .returning();
      if (!decided) return false;
      const [charge] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.id, decided.chargeId));
      await db
        .insert(sandboxEvents)
        .values({ id: newSecret(), chargeKey: charge!.key, disputeId: id, deliverAt: now() });
      return true;
    },

    refundCharge: (chargeId, amount) =>
      db.transaction(async (db) => {
        const isWithin = sql`${sandboxCharges.refunded} + ${amount} <= ${sandboxCharges.amount}`;
        const [charge] = await db
          .update(sandboxCharges)
          .set({ refunded: sql`${sandboxCharges.refunded} + ${amount}` })
          .where(and(eq(sandboxCharges.id, chargeId), isPaid, isWithin))
          .returning();
        if (!charge || amount <= 0) return null;
        const key = `refund_${newSecret()}`;
        await db.insert(sandboxRefunds).values({ key, chargeId, amount, isManual: true });
        await db
          .insert(sandboxEvents)
          .values({ id: newSecret(), chargeKey: charge.key, refundKey: key, deliverAt: now() });
        return key;
      }),
  };
}
