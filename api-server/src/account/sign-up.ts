import type { Schemas } from '@institute/api-schema';
import { eq } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { readSettings } from '../institute/settings.ts';
import { sendEmail } from '../letters/outbox.ts';
import { lockStudent } from '../locks.ts';
import type { Account } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { type FieldError, fieldProblem, problem } from '../platform/problem.ts';
import { coaches } from '../tables/coaches.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { findAccountByEmail, normalEmail } from './accounts.ts';
import { respondInConstantTime } from './constant-time.ts';
import { alreadySignedUpEmail } from './emails.ts';
import { mobilePhoneErrors, nameErrors, storedName, storedPhone } from './profile-rules.ts';
import { limitAttempts } from './rate-limit.ts';

type Person = Pick<
  Schemas['StudentSignUp'],
  'email' | 'firstName' | 'lastName' | 'languageIso2LetterCode'
> & { timeZone?: string };

function refuse(errors: FieldError[]): void {
  if (errors.length > 0) throw problem('failedSignUp', { errors });
}

/** What only unfinished accounts have: they were made by signing up, and their address was never confirmed. */
const isUnfinished = ({ passwordHash, isVerifiedEmail, isDisabled, roles }: Account): boolean =>
  passwordHash === null &&
  !isVerifiedEmail &&
  !isDisabled &&
  roles.every(({ name }) => name === 'STUDENT' || name === 'COACH');

/**
 * Continues an unfinished sign-up with what is entered now, such as after the e-mail with the code got lost. Returns null
 * for any other account.
 */
async function resume(
  db: Database,
  person: Person,
  roles: Schemas['Role'][],
  rest: Partial<typeof students.$inferInsert>,
  coach: Partial<typeof coaches.$inferInsert> | undefined,
  now: Date,
) {
  const unlocked = await findAccountByEmail(db, person.email);
  if (!unlocked || !isUnfinished(unlocked)) return null;
  const { studentId } = unlocked;
  await lockStudent(db, studentId);
  // Someone else may have continued or finished it before.
  const found = await findAccountByEmail(db, person.email);
  if (!found || !isUnfinished(found)) return null;
  const names = { firstName: storedName(person.firstName), lastName: storedName(person.lastName) };
  const { languageIso2LetterCode } = person;
  await db
    .update(students)
    .set({ ...names, languageIso2LetterCode, ...rest, updatedAt: now })
    .where(eq(students.id, studentId));
  if (!coach || found.coachId) return { studentId, coachId: found.coachId };
  await db.update(users).set({ roles }).where(eq(users.id, found.userId));
  const [record] = await db
    .insert(coaches)
    .values({ studentId, currency: (await readSettings(db)).currency, ...coach })
    .returning();
  return { studentId, coachId: record!.id };
}

/** Creates the user and the student, or returns null if the address is taken. */
async function create(
  { db, now }: Dependencies,
  person: Person,
  roles: Schemas['Role'][],
  rest: Partial<typeof students.$inferInsert>,
  coach?: Partial<typeof coaches.$inferInsert>,
) {
  const createdAt = now();
  return db.transaction(async (db) => {
    const [user] = await db
      .insert(users)
      .values({ email: normalEmail(person.email), timeZone: person.timeZone ?? null, roles, createdAt })
      .onConflictDoNothing()
      .returning();
    if (!user) return resume(db, person, roles, rest, coach, createdAt);
    const [student] = await db
      .insert(students)
      .values({
        userId: user.id,
        firstName: storedName(person.firstName),
        lastName: storedName(person.lastName),
        languageIso2LetterCode: person.languageIso2LetterCode,
        ...rest,
        createdAt,
        updatedAt: createdAt,
      })
      .returning();
    if (!coach) return { studentId: student!.id, coachId: null };
    const [record] = await db
      .insert(coaches)
      .values({ studentId: student!.id, currency: (await readSettings(db)).currency, ...coach })
      .returning();
    return { studentId: student!.id, coachId: record!.id };
  });
}

/** If accounts are not revealed, the owner of a taken address gets an e-mail instead. */
async function onTaken(
  { db, now, config }: Dependencies,
  email: string,
  application: Schemas['Application'],
): Promise<void> {
  if (config.revealAccounts) throw fieldProblem('usernameAlreadyExists', '/email');
  const owner = await findAccountByEmail(db, email);
  if (owner) await sendEmail(db, alreadySignedUpEmail(owner, application, config), now());
}

type SignUp = Pick<Handlers, 'signUpStudent' | 'signUpCoach'>;

export function signUpHandlers(dependencies: Dependencies): SignUp {
  const { now, config } = dependencies;

  return {
    signUpStudent: async ({ body, address }) => {
      refuse([...nameErrors('/firstName', body.firstName), ...nameErrors('/lastName', body.lastName)]);
      await limitAttempts(dependencies, 'signUp', { identifier: normalEmail(body.email), address });
      const created = await respondInConstantTime(config, async () => {
        const made = await create(dependencies, body, [{ name: 'STUDENT' }], {
          programTrack: body.programTrack || null,
          cohortId: body.cohortId || null,
        });
        if (!made) await onTaken(dependencies, body.email, 'STUDENT');
        return made;
      });
      return {
        content: {
          studentId: config.revealAccounts ? created!.studentId : null,
          email: normalEmail(body.email),
        },
      };
    },

    signUpCoach: async ({ body, address }) => {
      refuse([
        ...nameErrors('/firstName', body.firstName),
        ...nameErrors('/lastName', body.lastName),
        ...mobilePhoneErrors('/mobilePhone', body.mobilePhone),
      ]);
      await limitAttempts(dependencies, 'signUp', { identifier: normalEmail(body.email), address });
      const created = await respondInConstantTime(config, async () => {
        const made = await create(
          dependencies,
          body,
          [{ name: 'STUDENT' }, { name: 'COACH' }],
          { mobilePhone: storedPhone(body.mobilePhone) },
          { acceptedTermsAt: now() },
        );
        if (!made) await onTaken(dependencies, body.email, 'COACH');
        return made;
      });
      return {
        content: { coachId: config.revealAccounts ? created!.coachId : null, email: normalEmail(body.email) },
      };
    },
  };
}
