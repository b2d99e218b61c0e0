import { recordAct } from '../institute/audit-log.ts';
import type { Database } from '../platform/database.ts';
import { findAccountByEmail, insertAccount, normalEmail } from './accounts.ts';
import { keepToken } from './one-time-tokens.ts';
import { newSecret } from './secrets.ts';

type Person = { email: string; firstName: string; lastName: string };

/**
 * Creates an administrator without a password. Returns the secret of a link for choosing one, valid for an hour and a
 * single use. An administrator without a password gets a new link; any other account with the address is left alone.
 */
export async function createAdministrator(db: Database, person: Person, now: Date): Promise<string> {
  const email = normalEmail(person.email);
  return db.transaction(async (db) => {
    const account = await findAccountByEmail(db, email);
    if (account && (account.passwordHash || !account.roles.some(({ name }) => name === 'ADMIN'))) {
      throw new Error(`There is an account with the address ${email} already.`);
    }
    const userId = account?.userId ?? (await insertAdministrator(db, { ...person, email }, now));
    const secret = newSecret();
    await keepToken(db, { purpose: 'RESET_PASSWORD', userId, secret, email, now });
    return secret;
  });
}

async function insertAdministrator(db: Database, { email, firstName, lastName }: Person, now: Date) {
  const user = { email, roles: [{ name: 'ADMIN' as const }] };
  const student = { firstName, lastName, languageIso2LetterCode: 'EN' as const };
  const { userId, studentId } = await insertAccount(db, user, student, now);
  await recordAct(db, { type: 'ROLES_CHANGED', studentId, subject: ' → ADMIN' }, now);
  return userId;
}
