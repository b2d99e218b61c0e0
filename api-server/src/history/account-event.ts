import type { Database } from '../platform/database.ts';
import { accountEvents } from '../tables/account-events.ts';

type AccountEvent = Omit<typeof accountEvents.$inferInsert, 'id' | 'eventDate'>;

/** Adds an event to the account history. `db` is the transaction in which it happens. */
export async function recordAccountEvent(db: Database, event: AccountEvent, now: Date): Promise<void> {
  await db.insert(accountEvents).values({ ...event, eventDate: now });
}
