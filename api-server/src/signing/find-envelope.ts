import { eq } from 'drizzle-orm';
import { type Caller, hasRole } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { envelopes } from '../tables/envelopes.ts';
import { lockEnvelope, readEnvelopes } from './envelopes.ts';

/** The envelope, if the caller is its student or staff. Otherwise it is not found. */
export async function findVisibleEnvelope(db: Database, id: string, caller: Caller) {
  const [row] = await db.select().from(envelopes).where(eq(envelopes.id, id));
  if (!row || (row.studentId !== caller.studentId && !hasRole(caller, 'ADVISOR', 'ADMIN'))) {
    throw problem('notFound');
  }
  return row;
}

export async function showEnvelope(db: Database, id: string, now: Date) {
  const rows = await db.select().from(envelopes).where(eq(envelopes.id, id));
  const [envelope] = await readEnvelopes(db, rows, now);
  return envelope!;
}

/** Locks an envelope for the rest of the transaction. */
export async function requireEnvelope(db: Database, id: string) {
  const locked = await lockEnvelope(db, id);
  if (!locked) throw problem('notFound');
  return locked;
}
