import { newSecret } from '../../account/secrets.ts';
import type { Database } from '../../platform/database.ts';
import { hmacSha256 } from '../../platform/digest.ts';
import { sandboxKeys } from '../../tables/sandbox.ts';

async function readSecret(db: Database): Promise<string> {
  await db.insert(sandboxKeys).values({ id: 1, secret: newSecret() }).onConflictDoNothing();
  const [key] = await db.select().from(sandboxKeys);
  return key!.secret;
}

/** Signs a text with the sandbox's key. */
export async function signText(db: Database, text: string): Promise<string> {
  return hmacSha256(await readSecret(db), text);
}
