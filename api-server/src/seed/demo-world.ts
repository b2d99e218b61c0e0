import { inArray } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { users } from '../tables/users.ts';
import { cast, demoPassword } from './cast.ts';
import { demoId } from './demo-id.ts';

/** Whether the database has an account of the demo world with the public password. */
export async function hasDemoWorld({ db, hasher }: Pick<Dependencies, 'db' | 'hasher'>): Promise<boolean> {
  const ids = cast.map(({ number }) => demoId('user', number));
  const found = await db.select({ hash: users.passwordHash }).from(users).where(inArray(users.id, ids));
  // One hash serves everyone who still has the demo world's password.
  for (const hash of new Set(found.map(({ hash }) => hash))) {
    if (await hasher.verify(hash, demoPassword)) return true;
  }
  return false;
}

/** Whether a server that listens on this host can be reached only from this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

export class ReachableDemoWorld extends Error {
  override name = 'ReachableDemoWorld';

  constructor(host: string) {
    super(
      `The database has the demo world, whose passwords are public, and other machines can reach HOST=${host}. ` +
        'Use another database (DATA_DIR or DATABASE_URL), listen on HOST=127.0.0.1, or set DEMO=true and SEED=true to show the demo world to everybody.',
    );
  }
}
