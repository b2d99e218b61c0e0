import { inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { containing } from '../../platform/keyword.ts';
import { coachProductPurchases, purchaseTexts } from '../../tables/coach-product-purchases.ts';

/**
 * The purchases in whose title, or in the name of whose coach or customer, this text occurs: any of these conditions. First
 * it is looked for among the texts that there are, of which many purchases have the same ones.
 */
export function matchingPurchases(db: Database, keyword: string): SQL[] | undefined {
  const found = containing(keyword, purchaseTexts.text);
  if (!found) return undefined;
  const texts = db.select({ text: purchaseTexts.text }).from(purchaseTexts).where(found);
  const { title, coachName, studentName } = coachProductPurchases;
  return [title, coachName, studentName].map((column) => inArray(column, texts));
}

/** Has what is written on a purchase be found. `db` is the transaction that writes it. */
export async function noteTexts(
  db: Database,
  purchases: { title: string; coachName: string; studentName: string }[],
): Promise<void> {
  const texts = new Set(
    purchases.flatMap(({ title, coachName, studentName }) => [title, coachName, studentName]),
  );
  // In one order: of two that add the same ones at once, neither waits for the other.
  const rows = [...texts].sort().map((text) => ({ text }));
  await db.insert(purchaseTexts).values(rows).onConflictDoNothing();
}
