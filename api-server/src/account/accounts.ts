import type { Schemas } from '@institute/api-schema';
import { trimPasted } from '@institute/values/formats';
import { eq, type SQL } from 'drizzle-orm';
import type { Account } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { instituteTimeZone } from '../platform/institute-days.ts';
import { coaches } from '../tables/coaches.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';

export const accountColumns = {
  userId: users.id,
  email: users.email,
  passwordHash: users.passwordHash,
  isVerifiedEmail: users.isVerifiedEmail,
  isDisabled: users.isDisabled,
  roles: users.roles,
  draftKey: users.draftKey,
  studentId: students.id,
  firstName: students.firstName,
  languageIso2LetterCode: students.languageIso2LetterCode,
  coachId: coaches.id,
};

export async function findAccount(db: Database, condition: SQL): Promise<Account | undefined> {
  const [account] = await db
    .select(accountColumns)
    .from(users)
    .innerJoin(students, eq(students.userId, users.id))
    .leftJoin(coaches, eq(coaches.studentId, students.id))
    .where(condition);
  return account;
}

/** The time zone of an account's e-mails. */
export async function timeZoneOf(db: Database, userId: string): Promise<string> {
  const [user] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId));
  return user?.timeZone ?? instituteTimeZone;
}

export function normalEmail(email: string): string {
  return trimPasted(email).normalize().toLowerCase();
}

export function findAccountByEmail(db: Database, email: string) {
  return findAccount(db, eq(users.email, normalEmail(email)));
}

export function findAccountById(db: Database, userId: string) {
  return findAccount(db, eq(users.id, userId));
}

export function sessionState(
  account: Account,
  startedAt: Date,
  signedContent: Schemas['SignedContent'],
): Schemas['SessionState'] {
  return {
    isAuthenticated: true,
    roles: account.roles,
    studentId: account.studentId,
    coachId: account.coachId,
    email: account.email,
    firstName: account.firstName,
    isVerifiedEmail: account.isVerifiedEmail,
    languageIso2LetterCode: account.languageIso2LetterCode,
    startedAt: startedAt.toISOString(),
    signedContent,
  };
}
