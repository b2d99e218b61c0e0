import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { sandboxCards, sandboxCharges } from '../../tables/sandbox.ts';
import type { Sandbox } from './sandbox.ts';
import { announce } from './sandbox-charges.ts';

type Authentications = Pick<Sandbox, 'findAuthentication' | 'authenticate'>;

/** The cardholder's confirmation of a charge. */
export function createAuthentications(db: Database, now: () => Date): Authentications {
  return {
    findAuthentication: async (id) => {
      const [found] = await db
        .select({
          amount: sandboxCharges.amount,
          currency: sandboxCharges.currency,
          last4: sandboxCards.last4,
        })
        .from(sandboxCharges)
        .innerJoin(sandboxCards, eq(sandboxCards.id, sandboxCharges.cardId))
        .where(and(eq(sandboxCharges.id, id), eq(sandboxCharges.status, 'requiresAction')));
      return found ?? null;
    },

    authenticate: async (id, isApproved) => {
      const [charge] = await db
        .update(sandboxCharges)
        .set(isApproved ? { status: 'succeeded' } : { status: 'declined', code: 'authentication_failed' })
        .where(and(eq(sandboxCharges.id, id), eq(sandboxCharges.status, 'requiresAction')))
        .returning();
      if (!charge) return null;
      await announce(db, charge.key, now(), 0);
      return charge.returnUrl;
    },
  };
}
