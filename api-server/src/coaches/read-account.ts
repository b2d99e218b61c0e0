import type { Schemas } from '@institute/api-schema';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { contentVersion } from '../platform/content-version.ts';
import type { Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { oneTimeTokens } from '../tables/one-time-tokens.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { findCoaches } from './coaches.ts';

export async function readCoach(db: Database, id: string) {
  const [coach] = (await findCoaches(db, [id])).values();
  if (!coach) throw problem('notFound');
  return coach;
}

export async function readAccount(db: Database, userId: string, now: Date): Promise<Schemas['CoachAccount']> {
  const [account] = await db
    .select({
      email: users.email,
      timeZone: users.timeZone,
      languageIso2LetterCode: students.languageIso2LetterCode,
    })
    .from(users)
    .innerJoin(students, eq(students.userId, users.id))
    .where(eq(users.id, userId));
  const [waiting] = await db
    .select({ email: oneTimeTokens.email })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, 'VERIFY_EMAIL'),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
        ne(oneTimeTokens.email, account!.email),
      ),
    );
  const { email, timeZone, languageIso2LetterCode } = account!;
  return {
    ...account!,
    unconfirmedEmail: waiting?.email ?? null,
    version: contentVersion([email, timeZone, languageIso2LetterCode]),
  };
}
