import { and, eq } from 'drizzle-orm';
import { repeatAct } from '../institute/audited-database.ts';
import type { Idempotent, Json } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { sha256 } from '../platform/digest.ts';
import { problem } from '../platform/problem.ts';
import { runInTurn, type Scarce } from '../platform/queue.ts';
import { idempotencyKeys } from '../tables/idempotency-keys.ts';

/** Serializes equal values to equal texts, whatever the order of their keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, item) =>
    item && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

export function idempotentFor(
  { db, now }: { db: Database; now: () => Date },
  userId: string,
  key: string,
  asked: unknown,
): Idempotent {
  const request = sha256(canonical(asked), 'base64url');
  const isThisKey = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

  async function findKnown<Result>(db: Database): Promise<Result | undefined> {
    const [stored] = await db.select().from(idempotencyKeys).where(isThisKey);
    if (stored && stored.request !== request) throw problem('idempotencyKeyReused');
    return stored?.result as Result | undefined;
  }

  const doOnce = <Result extends Json>(work: (db: Database, now: Date) => Promise<Result>) =>
    atOnce({ db, now }, async (db, now) => {
      const inserted = await db
        .insert(idempotencyKeys)
        .values({ userId, key, request, createdAt: now })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      if (inserted.length === 0) {
        const known = (await findKnown<Result>(db))!;
        repeatAct(db);
        return known;
      }
      const result = await work(db, now);
      await db.update(idempotencyKeys).set({ result }).where(isThisKey);
      return result;
    });

  return async <Result extends Json>(work: (db: Database, now: Date) => Promise<Result>, scarce?: Scarce) => {
    if (!scarce) return doOnce(work);
    const check = async () => {
      const gone = await scarce.check();
      // The result of the repeated request no longer exists.
      return gone && (await findKnown(db)) === undefined ? gone : null;
    };
    return runInTurn(db, { ...scarce, check }, () => doOnce(work));
  };
}
