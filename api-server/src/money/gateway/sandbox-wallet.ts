import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { type Card, CardRefused } from '../../ports/payments.ts';
import { sandboxCards, sandboxSetups } from '../../tables/sandbox.ts';
import type { Sandbox } from './sandbox.ts';

export async function findCard(db: Database, id: string) {
  const [card] = await db.select().from(sandboxCards).where(eq(sandboxCards.id, id));
  return card ?? null;
}

type Wallet = Pick<
  Sandbox,
  'createCustomer' | 'updateCustomer' | 'deleteCustomer' | 'attach' | 'update' | 'detach'
>;

/** The customers' cards. */
export function createWallet(db: Database): Wallet {
  return {
    createCustomer: async ({ id }) => `customer_${id}`,

    // It keeps no name and no address.
    updateCustomer: async () => {},

    deleteCustomer: async (customer) => {
      await db.delete(sandboxSetups).where(eq(sandboxSetups.customer, customer));
      await db
        .update(sandboxCards)
        .set({ isAttached: false, holderName: '' })
        .where(eq(sandboxCards.customer, customer));
    },

    attach: async ({ customer, token, holderName }) => {
      const card = await findCard(db, token);
      if (card?.customer !== customer) throw new CardRefused('resource_missing');
      if (card.behavior === 'refused') throw new CardRefused('incorrect_cvc');
      await db
        .update(sandboxCards)
        .set({ isAttached: true, ...(holderName && { holderName }) })
        .where(eq(sandboxCards.id, token));
      const { id: reference, brand, last4, expiration, fingerprint } = card;
      return {
        reference,
        brand: brand as Card['brand'],
        last4,
        expiration,
        holderName: holderName ?? card.holderName,
        fingerprint,
      };
    },

    update: async (card, { expiration, holderName }) => {
      await db
        .update(sandboxCards)
        .set({ expiration, ...(holderName && { holderName }) })
        .where(eq(sandboxCards.id, card));
    },

    detach: async (card) => {
      await db.update(sandboxCards).set({ isAttached: false }).where(eq(sandboxCards.id, card));
    },
  };
}
