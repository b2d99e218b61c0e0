import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { sessions } from '../tables/sessions.ts';
import { users } from '../tables/users.ts';
import { normalEmail } from './accounts.ts';
import { networkOf, readUserAgent } from './device.ts';
import type { Client } from './sessions.ts';

const browserOf = (userAgent: string) => Object.values(readUserAgent(userAgent)).join(' ');

/**
 * What counts a client's wrong passwords for an account: its network, and for a device from which the account was used
 * before also the browser, so that strangers in the same network don't use up its attempts. Runs the same query whether
 * or not the account exists.
 */
export async function clientKey(db: Database, email: string, { address, userAgent }: Client) {
  const network = networkOf(address) ?? address;
  const used = await db
    .select({ userAgent: sessions.userAgent })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.email, normalEmail(email)), eq(sessions.network, network)));
  const browser = browserOf(userAgent);
  const isKnown = used.some((one) => browserOf(one.userAgent) === browser);
  return { isKnown, key: isKnown ? `${network} ${browser}` : network };
}

/**
 * Whether an account is used from a browser that it wasn't used from before, so that its owner is notified. The network
 * doesn't count, because phones change it all day. Nor does the first sign-in, which no one has to be warned of.
 */
export async function isNewBrowser(db: Database, userId: string, { userAgent }: Client): Promise<boolean> {
  const used = await db
    .selectDistinct({ userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  const browser = browserOf(userAgent);
  return used.length > 0 && !used.some((one) => browserOf(one.userAgent) === browser);
}
