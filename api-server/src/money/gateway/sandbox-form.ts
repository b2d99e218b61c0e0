import { parseExpiration } from '@institute/values/formats';
import { eq, lte } from 'drizzle-orm';
import { newSecret } from '../../account/secrets.ts';
import type { Database } from '../../platform/database.ts';
import { minute } from '../../platform/durations.ts';
import { instituteDay } from '../../platform/institute-days.ts';
import { GatewayUnavailable } from '../../ports/payments.ts';
import { sandboxCards, sandboxSetups } from '../../tables/sandbox.ts';
import type { CardFault, CardForm, Sandbox } from './sandbox.ts';
import { hasCheckDigit, testCards } from './sandbox-cards.ts';
import { signText } from './sandbox-signature.ts';

const setupLifetime = 30 * minute;

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

type Form = Pick<Sandbox, 'setUp' | 'findSetup' | 'takeCard'>;

/** Opens the card form, and checks and stores the card that was entered. */
export function createForm(db: Database, now: () => Date): Form {
  const after = (milliseconds: number) => new Date(now().getTime() + milliseconds);

  const findSetup: Sandbox['findSetup'] = async (clientSecret) => {
    const [setup] = await db.select().from(sandboxSetups).where(eq(sandboxSetups.secret, clientSecret));
    return setup && setup.expiresAt > now() ? setup : null;
  };

  return {
    setUp: async ({ customer, origin }) => {
      const clientSecret = `setup_${newSecret()}`;
      const expiresAt = after(setupLifetime);
      await db.delete(sandboxSetups).where(lte(sandboxSetups.expiresAt, now()));
      await db.insert(sandboxSetups).values({ secret: clientSecret, customer, origin, expiresAt });
      const formPath = `/sandbox/card?clientSecret=${clientSecret}`;
      return { clientSecret, expiresAt: expiresAt.toISOString(), publishableKey: null, formPath };
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
        fingerprint: await signText(db, number),
        behavior,
      });
      return { token };
    },
  };
}
