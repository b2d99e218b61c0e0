import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { isSameDigest } from '../../platform/digest.ts';
import { minute } from '../../platform/durations.ts';
import { newId } from '../../platform/identifier.ts';
import { sandboxDisputes, sandboxEvents, sandboxRefunds } from '../../tables/sandbox.ts';
import type { Sandbox } from './sandbox.ts';
import { outcomeOf, readCharge } from './sandbox-charges.ts';
import { disputeOf, refundOf } from './sandbox-dashboard.ts';
import { signText } from './sandbox-signature.ts';

/** Older webhooks are refused because they may be replays. */
const signatureLifetime = 5 * minute;
const signatureHeader = 'sandbox-signature';

type Subject = { key: string; refundKey: string | null; disputeId: string | null };

/** What a webhook is about. Returns null for a correctly signed message that we didn't send. */
function subjectOf(body: string): Subject | null {
  try {
    const { key, refundKey, disputeId } = Object(JSON.parse(body)) as Record<string, unknown>;
    const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
    return typeof key === 'string'
      ? { key, refundKey: textOf(refundKey), disputeId: textOf(disputeId) }
      : null;
  } catch {
    return null;
  }
}

type Webhooks = Pick<Sandbox, 'readEvent' | 'deliverEvents'>;

export function createWebhooks(db: Database, now: () => Date): Webhooks {
  return {
    readEvent: async (body, header) => {
      const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header(signatureHeader) ?? '') ?? [];
      if (!time || Math.abs(now().getTime() - Number(time)) > signatureLifetime) return null;
      const expected = await signText(db, `${time}.${body}`);
      if (!isSameDigest(signature!, expected)) return null;
      const subject = subjectOf(body);
      if (subject === null) return null;
      const { key, refundKey, disputeId } = subject;
      if (disputeId !== null) {
        const [found] = await db.select().from(sandboxDisputes).where(eq(sandboxDisputes.id, disputeId));
        return found ? { kind: 'dispute', dispute: disputeOf(found) } : { kind: 'other' };
      }
      if (refundKey !== null) {
        const [found] = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.key, refundKey));
        return found ? { kind: 'dashboardRefunds', refunds: [refundOf(found)] } : { kind: 'other' };
      }
      const charge = await readCharge(db, key, now());
      return charge ? { kind: 'charge', key, outcome: outcomeOf(charge) } : { kind: 'other' };
    },

    deliverEvents: async (deliver) => {
      const due = await db
        .select()
        .from(sandboxEvents)
        .where(and(isNull(sandboxEvents.deliveredAt), lte(sandboxEvents.deliverAt, now())))
        .orderBy(asc(sandboxEvents.deliverAt))
        .limit(50);
      let delivered = 0;
      for (const { id, chargeKey, refundKey, disputeId } of due) {
        const type = disputeId ? 'dispute.updated' : refundKey ? 'refund.created' : 'charge.updated';
        const body = JSON.stringify({ id: newId(), type, key: chargeKey, refundKey, disputeId });
        const time = now().getTime();
        const headers = { [signatureHeader]: `t=${time},v1=${await signText(db, `${time}.${body}`)}` };
        if (!(await deliver(body, headers))) continue;
        await db.update(sandboxEvents).set({ deliveredAt: now() }).where(eq(sandboxEvents.id, id));
        delivered += 1;
      }
      return delivered;
    },
  };
}
