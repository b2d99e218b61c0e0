import type { components } from '@institute/api-schema';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { findAccountByEmail, normalEmail } from '../account/accounts.ts';
import { invitationEmail } from '../account/emails.ts';
import { keepToken } from '../account/one-time-tokens.ts';
import { storedName } from '../account/profile-rules.ts';
import { newSecret } from '../account/secrets.ts';
import type { Config } from '../config.ts';
import { sendEmail } from '../letters/outbox.ts';
import type { Database } from '../platform/database.ts';
import { coaches } from '../tables/coaches.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import type { Language, PersonEntry } from './file.ts';

type RoleName = components['schemas']['RoleName'];
type Origins = Pick<Config, 'portalOrigin' | 'coachOrigin'>;

/** Coaches are students too. */
const rolesOf = ({ roles }: PersonEntry): RoleName[] =>
  roles.includes('COACH') ? ['STUDENT', ...roles] : roles;

export type AppliedPerson = { email: string; action: 'created' | 'changed' | 'unchanged'; fields: string[] };

/**
 * Creates a person, who gets an e-mail to choose a password, or grants an existing one the roles. Roles and names that
 * people already have stay as they are.
 */
export async function applyPerson(
  db: Database,
  person: PersonEntry,
  { language, currency, origins, now }: { language: Language; currency: string; origins: Origins; now: Date },
): Promise<AppliedPerson> {
  const email = normalEmail(person.email);
  const account = await findAccountByEmail(db, email);
  if (account) {
    const had = account.roles.map(({ name }) => name);
    const granted = rolesOf(person).filter((role) => !had.includes(role));
    if (granted.length > 0) {
      const roles = [...had, ...granted].map((name) => ({ name }));
      await db.update(users).set({ roles }).where(eq(users.id, account.userId));
    }
    if (granted.includes('COACH') && !account.coachId) {
      await db.insert(coaches).values({ studentId: account.studentId, currency });
    }
    return {
      email,
      action: granted.length > 0 ? 'changed' : 'unchanged',
      fields: granted.map((role) => `has the role ${role} too`),
    };
  }

  const [user] = await db
    .insert(users)
    .values({
      email,
      roles: rolesOf(person).map((name) => ({ name })),
      timeZone: person.timeZone ?? null,
      createdAt: now,
    })
    .returning();
  const [firstName, lastName] = [storedName(person.firstName), storedName(person.lastName)];
  const languageIso2LetterCode = person.language ?? language;
  const [student] = await db
    .insert(students)
    .values({
      userId: user!.id,
      firstName,
      lastName,
      languageIso2LetterCode,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  const isCoach = person.roles.includes('COACH');
  if (isCoach) await db.insert(coaches).values({ studentId: student!.id, currency });
  const secret = newSecret();
  await keepToken(db, { purpose: 'RESET_PASSWORD', userId: user!.id, secret, email, now });
  const application = isCoach ? 'COACH' : 'STUDENT';
  const letter = invitationEmail({ email, firstName, languageIso2LetterCode }, application, secret, origins);
  await sendEmail(db, letter, now);
  return { email, action: 'created', fields: [] };
}

/** Staff whose account isn't disabled, and the coaches who lead a circle. */
export async function readPeople(db: Database, leading: string[]): Promise<PersonEntry[]> {
  const columns = {
    email: users.email,
    roles: users.roles,
    timeZone: users.timeZone,
    firstName: students.firstName,
    lastName: students.lastName,
    language: students.languageIso2LetterCode,
  };
  const hasRole = sql`(${users.roles} @> '[{"name":"ADMIN"}]' or ${users.roles} @> '[{"name":"ADVISOR"}]')`;
  const isStaff = sql`${hasRole} and not ${users.isDisabled}`;
  const rows = await db
    .select(columns)
    .from(users)
    .innerJoin(students, eq(students.userId, users.id))
    .where(leading.length > 0 ? sql`${isStaff} or ${inArray(users.email, leading)}` : isStaff)
    .orderBy(asc(users.email));
  return rows.map(({ email, firstName, lastName, roles, language, timeZone }) => ({
    email,
    firstName,
    lastName,
    roles: roles.map(({ name }) => name).filter((name) => name !== 'STUDENT'),
    language,
    ...(timeZone !== null && { timeZone }),
  }));
}
