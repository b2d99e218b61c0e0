import { timingSafeEqual } from 'node:crypto';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/identifier.ts';
import { sandboxEvents } from '../../tables/sandbox.ts';
import type { Sandbox } from './sandbox.ts';
import { outcomeOf, readCharge } from './sandbox-charges.ts';
import { signText } from './sandbox-signature.ts';

/** Older webhooks are refused because they may be replays. */
const signatureLifetime = 5 * 60_000;
const signatureHeader = 'sandbox-signature';

/** The charge a webhook is about. Returns null for a correctly signed message that we didn't send. */
function keyIn(body: string): string | null {
  try {
    const { key } = Object(JSON.parse(body)) as { key?: unknown };
    return typeof key === 'string' ? key : null;
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
      if (!timingSafeEqual(Buffer.from(signature!), Buffer.from(expected))) return null;
      const key = keyIn(body);
      if (key === null) return null;
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
      for (const { id, chargeKey } of due) {
        const body = JSON.stringify({ id: newId(), type: 'charge.updated', key: chargeKey });
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
