import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { containing } from '../../platform/keyword.ts';
import { coachProductPurchases, purchaseTexts } from '../../tables/coach-product-purchases.ts';

/** With more texts than this, they are so frequent that any purchase soon has one. */
const mostTexts = 5000;

/**
 * Conditions for purchases with this text in the title, or in the coach's or customer's name; any of them may match.
 * Searches the distinct texts first, because many purchases share the same ones. The database gets them as values, because
 * only then does it know how many purchases each has: few, for a name that is also searched among titles.
 */
export async function matchingPurchases(db: Database, keyword: string): Promise<SQL[] | undefined> {
  const found = containing(keyword, purchaseTexts.text);
  if (!found) return undefined;
  const query = db.select({ text: purchaseTexts.text }).from(purchaseTexts).where(found);
  const texts = (await query.limit(mostTexts)).map(({ text }) => text);
  const { title, coachName, studentName } = coachProductPurchases;
  return [title, coachName, studentName].map((column) =>
    texts.length < mostTexts
      ? sql`${column} = any(${sql.param(texts)}::text[])`
      : inArray(column, db.select({ text: purchaseTexts.text }).from(purchaseTexts).where(found)),
  );
}

/** Adds a purchase's texts to the search index. `db` is the transaction that writes the purchase. */
export async function noteTexts(
  db: Database,
  purchases: { title: string; coachName: string; studentName: string }[],
): Promise<void> {
  const texts = new Set(
    purchases.flatMap(({ title, coachName, studentName }) => [title, coachName, studentName]),
  );
  // Sorted, so that two transactions that add the same texts don't deadlock.
  const rows = [...texts].sort().map((text) => ({ text }));
  await db.insert(purchaseTexts).values(rows).onConflictDoNothing();
}
