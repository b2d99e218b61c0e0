import type { Schemas } from '@institute/api-schema';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { findAccountByEmail, findAccountById, normalEmail } from '../account/accounts.ts';
import { invitationEmail } from '../account/emails.ts';
import { keepToken } from '../account/one-time-tokens.ts';
import { storedName } from '../account/profile-rules.ts';
import { hashOf, newSecret } from '../account/secrets.ts';
import type { Config } from '../config.ts';
import { recordAct } from '../institute/audit-log.ts';
import { sendEmail } from '../letters/outbox.ts';
import type { Account } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { coaches } from '../tables/coaches.ts';
import { instituteKeys } from '../tables/institute.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import type { Language, PersonEntry } from './file.ts';

type RoleName = Schemas['RoleName'];
type Origins = Pick<Config, 'portalOrigin' | 'coachOrigin'>;

/** Coaches are students too. */
const rolesOf = ({ roles }: PersonEntry): RoleName[] =>
  roles.includes('COACH') ? ['STUDENT', ...roles] : roles;

export type AppliedPerson = {
  userId: string;
  email: string;
  action: 'created' | 'changed' | 'unchanged';
  fields: string[];
};
type Options = { language: Language; currency: string; origins: Origins; now: Date };

const kind = 'person';
/** Stored without the address, which a deleted account must not leave behind. */
const keyOf = (email: string): string => hashOf(normalEmail(email));

/** The users whom files have named, by the addresses in the files: people may have changed theirs since. */
export async function readNamedUsers(db: Database): Promise<(email: string) => string | undefined> {
  const rows = await db.select().from(instituteKeys).where(eq(instituteKeys.kind, kind));
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  return (email) => ids.get(keyOf(email));
}

/** Remembers whom a file means by an address. Who is named by another address from now on is known by that one. */
async function rememberPerson(db: Database, email: string, userId: string): Promise<void> {
  const key = keyOf(email);
  await db
    .insert(instituteKeys)
    .values({ kind, key, id: userId })
    .onConflictDoUpdate({ target: [instituteKeys.kind, instituteKeys.id], set: { key } });
}

/** Adds an entry to the audit log if a file makes someone staff. */
async function recordRoles(
  db: Database,
  studentId: string,
  before: RoleName[],
  after: RoleName[],
  now: Date,
): Promise<void> {
  const isNewStaff = after.some((role) => (role === 'ADVISOR' || role === 'ADMIN') && !before.includes(role));
  if (!isNewStaff) return;
  const subject = `${before.join(', ')} → ${after.join(', ')}`;
  await recordAct(db, { type: 'ROLES_CHANGED', studentId, subject }, now);
}

/**
 * Creates a person, who gets an e-mail to choose a password, or grants an existing one the roles. Roles and names that
 * people already have stay as they are, and who has deleted the account stays without one. null if the address is
 * someone else's by now.
 */
export async function applyPerson(
  db: Database,
  person: PersonEntry,
  options: Options,
): Promise<AppliedPerson | null> {
  const email = normalEmail(person.email);
  const namedId = (await readNamedUsers(db))(email);
  const owner = await findAccountByEmail(db, email);
  if (namedId && owner && owner.userId !== namedId) return null;
  const account = namedId ? await findAccountById(db, namedId) : owner;
  const applied = account
    ? await grantRoles(db, account, person, options)
    : await createPerson(db, person, options);
  if (!namedId) await rememberPerson(db, email, applied.userId);
  return { email, ...applied };
}

async function grantRoles(
  db: Database,
  { userId, studentId, roles: held, coachId }: Account,
  person: PersonEntry,
  { currency, now }: Options,
): Promise<Omit<AppliedPerson, 'email'>> {
  const had = held.map(({ name }) => name);
  const isDeleted = await db.$count(students, and(eq(students.id, studentId), isNotNull(students.deletedAt)));
  const granted = isDeleted ? [] : rolesOf(person).filter((role) => !had.includes(role));
  if (granted.length > 0) {
    const roles = [...had, ...granted];
    await db
      .update(users)
      .set({ roles: roles.map((name) => ({ name })) })
      .where(eq(users.id, userId));
    await recordRoles(db, studentId, had, roles, now);
  }
  if (granted.includes('COACH') && !coachId) await db.insert(coaches).values({ studentId, currency });
  return {
    userId,
    action: granted.length > 0 ? 'changed' : 'unchanged',
    fields: granted.map((role) => `has the role ${role} too`),
  };
}

async function createPerson(
  db: Database,
  person: PersonEntry,
  { language, currency, origins, now }: Options,
): Promise<Omit<AppliedPerson, 'email'>> {
  const email = normalEmail(person.email);
  const roles = rolesOf(person);
  const [user] = await db
    .insert(users)
    .values({
      email,
      roles: roles.map((name) => ({ name })),
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
  await recordRoles(db, student!.id, [], roles, now);
  return { userId: user!.id, action: 'created', fields: [] };
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
