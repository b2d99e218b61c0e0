import { verify } from 'hono/jwt';
import type { Dependencies } from '../dependencies.ts';
import type { Account } from '../platform/caller.ts';
import { oneTimeTokens } from '../tables/one-time-tokens.ts';
import { findAccountByEmail } from './accounts.ts';
import { hashOf } from './secrets.ts';

/** The maximum age of a single sign-on token, whatever its own expiration. */
const ssoLifetime = 5 * 60;

/** The user named by a token of the institute's single sign-on. Each token is good for one session. */
export async function ssoAccount(
  { db, now, config }: Dependencies,
  token: string,
): Promise<Account | undefined> {
  if (!config.ssoSecret) return undefined;
  const seconds = now().getTime() / 1000;
  // The library would check the times against its own clock.
  const times = { exp: false, nbf: false, iat: false };
  const claims = await verify(token, config.ssoSecret, { alg: 'HS256', ...times }).catch(() => null);
  if (typeof claims?.sub !== 'string' || typeof claims.iat !== 'number') return undefined;
  const expires = Math.min(claims.exp ?? Number.POSITIVE_INFINITY, claims.iat + ssoLifetime);
  if (expires <= seconds || Math.max(claims.nbf ?? 0, claims.iat) > seconds + 60) return undefined;

  const account = await findAccountByEmail(db, claims.sub);
  if (!account) return undefined;
  const [first] = await db
    .insert(oneTimeTokens)
    .values({
      // Without the signature, whose last character can be spelled in four ways.
      hash: hashOf(token.split('.').slice(0, 2).join('.')),
      purpose: 'SSO',
      userId: account.userId,
      expiresAt: new Date(expires * 1000),
      usedAt: now(),
    })
    .onConflictDoNothing()
    .returning();
  return first && account;
}
