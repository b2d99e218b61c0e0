import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseExpiration } from '@institute/design-system/formats';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { newSecret } from '../../account/secrets.ts';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/identifier.ts';
import { instituteDay } from '../../platform/institute-days.ts';
import {
  type Card,
  CardRefused,
  GatewayUnavailable,
  type Outcome,
  type PaymentGateway,
} from '../../ports/payments.ts';
import {
  sandboxCards,
  sandboxCharges,
  sandboxEvents,
  sandboxKeys,
  sandboxRefunds,
  sandboxSetups,
} from '../../tables/sandbox.ts';
import { type Behavior, hasCheckDigit, testCards } from './sandbox-cards.ts';

/** Whether this is the sandbox, which serves its own pages and delivers its own webhooks. */
export function isSandbox(gateway: PaymentGateway): gateway is Sandbox {
  return gateway.provider === 'SANDBOX';
}

const second = 1000;
const setupLifetime = 30 * 60 * second;
/** Older webhooks are refused because they may be replays. */
const signatureLifetime = 5 * 60 * second;
const signatureHeader = 'sandbox-signature';

export type CardForm = { number: string; expiration: string; securityCode: string; holderName: string };
export type CardFault = { field: keyof CardForm; fault: 'missing' | 'wrong' | 'notATestCard' | 'expired' };

export type Sandbox = PaymentGateway & {
  /** Returns the setup of a card form while it is still valid. */
  findSetup: (clientSecret: string) => Promise<{ origin: string } | null>;
  /** Stores the card entered in the form. */
  takeCard: (clientSecret: string, form: CardForm) => Promise<{ token: string } | { faults: CardFault[] }>;
  /** Returns a charge that waits for its cardholder's confirmation. */
  findAuthentication: (id: string) => Promise<{ amount: number; currency: string; last4: string } | null>;
  /** Returns the URL to go back to, or null if no charge was waiting. */
  authenticate: (id: string, isApproved: boolean) => Promise<string | null>;
  /** Delivers the webhooks that are due, retrying each one until it is accepted. */
  deliverEvents: (
    deliver: (body: string, headers: Record<string, string>) => Promise<boolean>,
  ) => Promise<number>;
};

function faultsOf(form: CardForm, today: string): CardFault[] {
  const faults: CardFault[] = [];
  const digits = form.number.replaceAll(/[\s-]/g, '');
  const check = (field: keyof CardForm, fault: CardFault['fault'] | null) => {
    const isMissing = form[field].trim() === '';
    if (isMissing || fault) faults.push({ field, fault: isMissing ? 'missing' : fault! });
  };
  const isNumber = /^\d{12,19}$/.test(digits) && hasCheckDigit(digits);
  const isTest = testCards.some(({ number }) => number === digits);
  check('number', isNumber ? (isTest ? null : 'notATestCard') : 'wrong');
  const month = parseExpiration(form.expiration);
  check('expiration', month === null ? 'wrong' : month < today.slice(0, 7) ? 'expired' : null);
  check('securityCode', /^\d{3,4}$/.test(form.securityCode.trim()) ? null : 'wrong');
  check('holderName', form.holderName.trim().length > 100 ? 'wrong' : null);
  return faults;
}

/**
 * The embedded payment provider, for demos and tests. It keeps its own records and writes them immediately, outside
 * of any transaction of ours, as a foreign system does. It never keeps a card number.
 */
/** The charge a webhook is about. Returns null for a correctly signed message that we didn't send. */
function keyIn(body: string): string | null {
  try {
    const { key } = Object(JSON.parse(body)) as { key?: unknown };
    return typeof key === 'string' ? key : null;
  } catch {
    return null;
  }
}

export function createSandbox(db: Database, now: () => Date): Sandbox {
  async function secret(): Promise<string> {
    await db.insert(sandboxKeys).values({ id: 1, secret: newSecret() }).onConflictDoNothing();
    const [key] = await db.select().from(sandboxKeys);
    return key!.secret;
  }

  const signed = async (text: string) =>
    createHmac('sha256', await secret())
      .update(text)
      .digest('hex');
  const after = (milliseconds: number) => new Date(now().getTime() + milliseconds);

  async function announce(chargeKey: string, ...delays: number[]): Promise<void> {
    const events = delays.map((delay) => ({ id: newSecret(), chargeKey, deliverAt: after(delay) }));
    await db.insert(sandboxEvents).values(events);
  }

  /** The current state of a charge. A delayed charge succeeds once its time has passed. */
  async function look(key: string) {
    await db
      .update(sandboxCharges)
      .set({ status: 'succeeded' })
      .where(
        and(
          eq(sandboxCharges.key, key),
          eq(sandboxCharges.status, 'processing'),
          lte(sandboxCharges.settlesAt, now()),
        ),
      );
    const [charge] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.key, key));
    return charge ?? null;
  }

  function outcomeOf({ id, status, code }: typeof sandboxCharges.$inferSelect): Outcome {
    if (status === 'declined') return { status, reference: id, code: code! };
    if (status === 'requiresAction') return { status, reference: id, url: `/sandbox/authentications/${id}` };
    return { status, reference: id };
  }

  async function findCard(id: string) {
    const [card] = await db.select().from(sandboxCards).where(eq(sandboxCards.id, id));
    return card ?? null;
  }

  /** The initial record of a charge. */
  function decide(
    behavior: Behavior,
    isHere: boolean,
  ): Pick<typeof sandboxCharges.$inferInsert, 'status' | 'code'> {
    switch (behavior) {
      case 'succeeds':
      case 'late':
      case 'lost':
        return { status: 'succeeded' };
      case 'processing':
        return { status: 'processing' };
      case 'requiresAction':
        return isHere
          ? { status: 'requiresAction' }
          : { status: 'declined', code: 'authentication_required' };
      default:
        return { status: 'declined', code: behavior };
    }
  }

  const findSetup: Sandbox['findSetup'] = async (clientSecret) => {
    const [setup] = await db.select().from(sandboxSetups).where(eq(sandboxSetups.secret, clientSecret));
    return setup && setup.expiresAt > now() ? setup : null;
  };

  return {
    provider: 'SANDBOX',
    sources: { script: [], frame: [], connect: [] },

    createCustomer: async ({ id }) => `customer_${id}`,

    setUp: async ({ customer, origin }) => {
      const clientSecret = `setup_${newSecret()}`;
      const expiresAt = after(setupLifetime);
      await db.delete(sandboxSetups).where(lte(sandboxSetups.expiresAt, now()));
      await db.insert(sandboxSetups).values({ secret: clientSecret, customer, origin, expiresAt });
      const formPath = `/sandbox/card?clientSecret=${clientSecret}`;
      return { clientSecret, expiresAt: expiresAt.toISOString(), publishableKey: null, formPath };
    },

    attach: async ({ customer, token, holderName }) => {
      const card = await findCard(token);
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

    charge: async ({ key, amount, currency, card: cardId, returnUrl }) => {
      const card = await findCard(cardId);
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
          settlesAt: decision.status === 'processing' ? after(10 * second) : null,
          createdAt: now(),
          returnUrl,
        })
        .onConflictDoNothing()
        .returning();
      if (!made) {
        const known = await look(key);
        if (known!.amount !== amount || known!.cardId !== cardId) {
          throw new Error('The key of a charge was used for another one.');
        }
        return outcomeOf(known!);
      }
      if (made.status === 'requiresAction') return outcomeOf(made);
      if (behavior === 'late') {
        await announce(key, 60 * second, 61 * second);
        return { status: 'processing', reference: made.id };
      }
      await announce(key, made.status === 'processing' ? 10 * second : behavior === 'lost' ? 30 * second : 0);
      if (behavior === 'lost') throw new GatewayUnavailable('The answer was lost on the way.');
      return outcomeOf(made);
    },

    find: async (key) => {
      const charge = await look(key);
      return charge && outcomeOf(charge);
    },

    cancel: async (key) => {
      await db
        .update(sandboxCharges)
        .set({ status: 'declined', code: 'authentication_abandoned' })
        .where(and(eq(sandboxCharges.key, key), eq(sandboxCharges.status, 'requiresAction')));
      const charge = await look(key);
      if (!charge) throw new GatewayUnavailable('There is no such charge.');
      return outcomeOf(charge);
    },

    refund: ({ key, charge, amount }) =>
      db.transaction(async (db) => {
        const refund = { key, chargeId: charge, amount };
        const taken = await db.insert(sandboxRefunds).values(refund).onConflictDoNothing().returning();
        if (taken.length === 0) return 'succeeded';
        const isWithin = sql`${sandboxCharges.refunded} + ${amount} <= ${sandboxCharges.amount}`;
        const given = await db
          .update(sandboxCharges)
          .set({ refunded: sql`${sandboxCharges.refunded} + ${amount}` })
          .where(and(eq(sandboxCharges.id, charge), eq(sandboxCharges.status, 'succeeded'), isWithin))
          .returning();
        if (given.length > 0) return 'succeeded';
        await db.delete(sandboxRefunds).where(eq(sandboxRefunds.key, key));
        return 'declined';
      }),

    readEvent: async (body, header) => {
      const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header(signatureHeader) ?? '') ?? [];
      if (!time || Math.abs(now().getTime() - Number(time)) > signatureLifetime) return null;
      const expected = await signed(`${time}.${body}`);
      if (!timingSafeEqual(Buffer.from(signature!), Buffer.from(expected))) return null;
      const key = keyIn(body);
      if (key === null) return null;
      const charge = await look(key);
      return charge ? { kind: 'charge', key, outcome: outcomeOf(charge) } : { kind: 'other' };
    },

    findSetup,

    takeCard: async (clientSecret, form) => {
      const setup = await findSetup(clientSecret);
      if (!setup) throw new GatewayUnavailable('The form has expired.');
      const faults = faultsOf(form, instituteDay(now()));
      if (faults.length > 0) return { faults };
      const number = form.number.replaceAll(/[\s-]/g, '');
      const { brand, behavior } = testCards.find((card) => card.number === number)!;
      const token = `card_${newSecret()}`;
      await db.insert(sandboxCards).values({
        id: token,
        customer: (setup as typeof sandboxSetups.$inferSelect).customer,
        brand,
        last4: number.slice(-4),
        expiration: parseExpiration(form.expiration)!,
        holderName: form.holderName.trim(),
        fingerprint: await signed(number),
        behavior,
      });
      return { token };
    },

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
      await announce(charge.key, 0);
      return charge.returnUrl;
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
        const headers = { [signatureHeader]: `t=${time},v1=${await signed(`${time}.${body}`)}` };
        if (!(await deliver(body, headers))) continue;
        await db.update(sandboxEvents).set({ deliveredAt: now() }).where(eq(sandboxEvents.id, id));
        delivered += 1;
      }
      return delivered;
    },
  };
}
