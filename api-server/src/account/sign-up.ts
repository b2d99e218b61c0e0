import type { components } from '@institute/api-schema';
import type { Dependencies } from '../dependencies.ts';
import { readSettings } from '../institute/settings.ts';
import { sendEmail } from '../letters/outbox.ts';
import type { Handlers } from '../platform/contract.ts';
import { type FieldError, fieldProblem, problem } from '../platform/problem.ts';
import { coaches } from '../tables/coaches.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { findAccountByEmail, normalEmail } from './accounts.ts';
import { respondInConstantTime } from './constant-time.ts';
import { alreadySignedUpEmail } from './emails.ts';
import { mobilePhoneErrors, nameErrors, storedPhone } from './profile-rules.ts';
import { limitAttempts } from './rate-limit.ts';

type Person = Pick<
  components['schemas']['StudentSignUp'],
  'email' | 'firstName' | 'lastName' | 'languageIso2LetterCode'
> & { timeZone?: string };

function refuse(errors: FieldError[]): void {
  if (errors.length > 0) throw problem('failedSignUp', { errors });
}

/** Creates the user and the student, or returns undefined if the address is taken. */
async function create(
  { db, now }: Dependencies,
  person: Person,
  roles: components['schemas']['Role'][],
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
    if (!user) return null;
    const [student] = await db
      .insert(students)
      .values({
        userId: user.id,
        firstName: person.firstName.trim(),
        lastName: person.lastName.trim(),
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
  application: components['schemas']['Application'],
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
