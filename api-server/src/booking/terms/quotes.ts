import type { Schemas } from '@institute/api-schema';
import { and, eq } from 'drizzle-orm';
import { isSameOffer, soldTerms, termsIn } from '../../coaches/purchase-terms.ts';
import { quoteLifetime } from '../../money/durations.ts';
import type { Database } from '../../platform/database.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import type { coachProducts } from '../../tables/coach-products.ts';
import { purchaseQuotes } from '../../tables/purchase-quotes.ts';

type Product = typeof coachProducts.$inferSelect;
type Quote = typeof purchaseQuotes.$inferSelect;
type Customer = { studentId: string; reservationId: string | null };

/** Stores what buying the product now costs and includes. */
export async function createQuote(
  db: Database,
  product: Product,
  { studentId, reservationId }: Customer,
  now: Date,
): Promise<Schemas['PurchaseQuote']> {
  const { id: productId, coachId } = product;
  const expiresAt = new Date(now.getTime() + quoteLifetime);
  const [quote] = await db
    .insert(purchaseQuotes)
    .values({ coachId, productId, studentId, reservationId, ...soldTerms(product), expiresAt })
    .returning();
  const { studentId: _, purchaseId: __, ...shown } = quote!;
  return { ...shown, expiresAt: expiresAt.toISOString() };
}

/**
 * The customer's quote, if nothing was bought by it yet and buying the product still costs and includes what it says.
 * Otherwise null. The caller has locked the coach.
 */
export async function findValidQuote(
  db: Database,
  id: string,
  product: Product,
  studentId: string,
  now: Date,
): Promise<Quote | null> {
  const isThisQuote = and(
    eq(purchaseQuotes.id, id),
    eq(purchaseQuotes.studentId, studentId),
    eq(purchaseQuotes.productId, product.id),
  );
  const [found] = await db
    .select({ quote: purchaseQuotes, bought: coachProductPurchases.status })
    .from(purchaseQuotes)
    .leftJoin(coachProductPurchases, eq(coachProductPurchases.id, purchaseQuotes.purchaseId))
    .where(isThisQuote);
  if (!found || found.quote.expiresAt <= now) return null;
  const { quote, bought } = found;
  if (bought !== null && bought !== 'FAILED') return null;
  return isSameOffer(termsIn(quote), soldTerms(product)) ? quote : null;
}
