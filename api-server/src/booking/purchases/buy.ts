import { eq } from 'drizzle-orm';
import { limitAttempts } from '../../account/rate-limit.ts';
import { termsIn } from '../../coaches/purchase-terms.ts';
import { requireForSale } from '../../coaches/selling.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lockCoach, lockTimes } from '../../locks.ts';
import { noMethod, usableMethod } from '../../money/charge.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Handlers, Input } from '../../platform/contract.ts';
import type { Database } from '../../platform/database.ts';
import { instituteDay } from '../../platform/institute-days.ts';
import { type FieldError, ProblemError, problem } from '../../platform/problem.ts';
import { fullName } from '../../students/full-name.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachProducts } from '../../tables/coach-products.ts';
import { coaches } from '../../tables/coaches.ts';
import { purchaseQuotes } from '../../tables/purchase-quotes.ts';
import { students } from '../../tables/students.ts';
import { requireNoneUnused } from '../availability/client-limits.ts';
import { holdSeat, requireSeat } from '../groups/seats.ts';
import { createQuote, findValidQuote } from '../terms/quotes.ts';
import { bookSession } from './booking.ts';
import { noteTexts } from './matching.ts';
import { payPurchase, settlePurchase } from './pay.ts';
import { chosenOf } from './product-choices.ts';
import { readPurchases } from './read-purchases.ts';

type Asked = Input<'createCoachProductPurchase'>['body'];

/** The product to buy. An unknown or unpublished one is a field error. */
async function findProduct(db: Database, id: string) {
  const [found] = await db
    .select({ product: coachProducts, coachName: fullName(students) })
    .from(coachProducts)
    .innerJoin(coaches, eq(coaches.id, coachProducts.coachId))
    .innerJoin(students, eq(students.id, coaches.studentId))
    .where(eq(coachProducts.id, id));
  if (found?.product.status === 'PUBLISHED') return found;
  const errors: FieldError[] = [{ in: 'body', pointer: '/productId', rule: 'choice', values: {} }];
  throw problem('validationFailed', { errors });
}

/** Counts a free purchase, which is an e-mail to the coach. `db` is its transaction. */
const limitFreePurchases = (dependencies: Dependencies, coachId: string, account: string): Promise<void> =>
  limitAttempts(dependencies, 'freePurchase', { identifier: `${coachId} ${account}`, account });

/** Adds a new quote to the refusal of one that no longer applies. */
async function requoting<T>(
  { db, now }: Dependencies,
  { productId, reservationId }: Asked,
  caller: Caller,
  work: () => Promise<T>,
) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.key !== 'quoteChanged') throw error;
    const { product } = await findProduct(db, productId);
    const { studentId } = caller;
    throw problem('quoteChanged', {
      current: { ...(await createQuote(db, product, { studentId, reservationId }, now())) },
    });
  }
}

export function buyHandlers(dependencies: Dependencies): Pick<Handlers, 'createCoachProductPurchase'> {
  const { db, now } = dependencies;

  /** Creates a purchase at the quoted terms and extends its reservation. A free product is bought immediately. */
  async function open(
    db: Database,
    { productId, reservationId, paymentMethodId, quoteId, group, ...wanted }: Asked,
    caller: Caller,
    now: Date,
  ) {
    const { studentId } = caller;
    const { product, coachName } = await findProduct(db, productId);
    const { coachId } = product;
    if (coachId === caller.coachId) throw problem('ownService');
    await lockCoach(db, coachId);
    await lockTimes(db, coachId, studentId);
    await requireForSale(db, productId, now);
    await requireNoneUnused(db, product, studentId);
    const quote = await findValidQuote(db, quoteId, product, studentId, now);
    if (!quote) throw problem('quoteChanged');
    const chosen = chosenOf(product, wanted);
    const groupId =
      quote.groupSessionCount > 0 ? await requireSeat(db, product, group, studentId, now) : null;
    const isFree = quote.amount === 0;
    if (isFree) await limitFreePurchases({ ...dependencies, db }, coachId, studentId);
    const method = isFree
      ? null
      : await usableMethod(db, studentId, paymentMethodId ?? noMethod, instituteDay(now));
    const [customer] = await db
      .select({ name: fullName(students) })
      .from(students)
      .where(eq(students.id, studentId));
    const [purchase] = await db
      .insert(coachProductPurchases)
      .values({
        coachId,
        coachName,
        studentId,
        studentName: customer!.name,
        productId: product.id,
        ...termsIn(quote),
        ...chosen,
        groupId,
        status: 'IN_PROGRESS',
        paymentMethodId: method?.id ?? null,
        createdAt: now,
      })
      .returning();
    await db.update(purchaseQuotes).set({ purchaseId: purchase!.id }).where(eq(purchaseQuotes.id, quote.id));
    await noteTexts(db, [purchase!]);
    await holdSeat(db, purchase!, now);
    if (reservationId !== null) await bookSession(db, reservationId, purchase!, now, 'HELD_SLOT');
    if (isFree) await settlePurchase({ ...dependencies, db }, purchase!.id, 'PAID', now);
    return { purchaseId: purchase!.id };
  }

  return {
    createCoachProductPurchase: async ({ body, caller, idempotent }) => {
      const { purchaseId } = await requoting(dependencies, body, caller, () =>
        idempotent((db, now) => open(db, body, caller, now)),
      );
      await payPurchase(dependencies, purchaseId);
      const isThisPurchase = eq(coachProductPurchases.id, purchaseId);
      const [content] = await readPurchases(db, isThisPurchase, { caller, now: now() });
      return { content: content! };
    },
  };
}
