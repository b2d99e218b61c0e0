import {
  emailLinkHours,
  loginLinkMinutes,
  passwordCodeMinutes,
  passwordLinkHours,
} from '@institute/api-schema/policy';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { minute } from '../platform/durations.ts';
import { oneTimeTokens } from '../tables/one-time-tokens.ts';
import { hashOf } from './secrets.ts';

type Row = typeof oneTimeTokens.$inferSelect;
type Purpose = Row['purpose'];

const lifetimes: Record<Exclude<Purpose, 'SSO'>, number> = {
  RESET_PASSWORD: passwordLinkHours * 60 * minute,
  LOGIN_LINK: loginLinkMinutes * minute,
  VERIFY_EMAIL: emailLinkHours * 60 * minute,
  CREATE_PASSWORD: passwordCodeMinutes * minute,
};

/** Stores the hash of a secret that is about to be e-mailed. Invalidates an earlier one for the same purpose. */
export async function keepToken(
  db: Database,
  {
    purpose,
    userId,
    secret,
    email,
    now,
  }: {
    purpose: Exclude<Purpose, 'SSO'>;
    userId: string;
    secret: string;
    email: string;
    now: Date;
  },
): Promise<void> {
  const hash = hashOf(secret);
  const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
  await db.transaction(async (db) => {
    await db
      .delete(oneTimeTokens)
      .where(
        and(
          eq(oneTimeTokens.userId, userId),
          eq(oneTimeTokens.purpose, purpose),
          isNull(oneTimeTokens.usedAt),
        ),
      );
    await db.insert(oneTimeTokens).values({ hash, purpose, userId, email, expiresAt });
  });
}

export async function findToken(db: Database, purpose: Purpose, secret: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.hash, hashOf(secret)), eq(oneTimeTokens.purpose, purpose)));
  return row;
}

export function isUsable(row: Row, now: Date): boolean {
  return row.usedAt === null && row.expiresAt > now;
}

/** Invalidates all of a user's unused links and codes, because the password or the address has changed. */
export async function expireTokens(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(eq(oneTimeTokens.userId, userId), isNull(oneTimeTokens.usedAt)));
}

/** Whether this call is the one that uses the token up. */
export async function redeemToken(db: Database, row: Row, now: Date): Promise<boolean> {
  const used = await db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(eq(oneTimeTokens.hash, row.hash), isNull(oneTimeTokens.usedAt)))
    .returning();
  return used.length === 1;
}
