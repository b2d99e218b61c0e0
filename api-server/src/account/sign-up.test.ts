import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coaches } from '../tables/coaches.ts';
import { instituteSettings } from '../tables/institute.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let quiet: World;
beforeAll(async () => {
  world = await createWorld();
  quiet = await createWorld({ config: { revealAccounts: false } });
});
beforeEach(async () => {
  await world.reset();
  await quiet.reset();
});
afterAll(async () => {
  await world.close();
  await quiet.close();
});

const student = {
  email: 'Ana.Sol@example.com',
  firstName: ' Ana ',
  lastName: "O'Brien-Sol",
  languageIso2LetterCode: 'ES',
  programTrack: 'HEALTH_COACH',
};
const coach = {
  email: 'rosa.new@example.com',
  firstName: 'Rosa',
  lastName: 'Nuñez',
  languageIso2LetterCode: 'EN',
  mobilePhone: '+12015550123',
  acceptedTerms: true,
};

describe('signing up as a student', () => {
  it('creates an account without a password', async () => {
    const { status, body } = await world.call('signUpStudent', { body: student });
    expect(status).toBe(201);
    expect(body.content.email).toBe('ana.sol@example.com');
    const [row] = await world.db.select().from(students).where(eq(students.id, body.content.studentId!));
    expect(row).toMatchObject({
      firstName: 'Ana',
      lastName: "O'Brien-Sol",
      languageIso2LetterCode: 'ES',
      programTrack: 'HEALTH_COACH',
      cohortId: null,
    });
    const signIn = await world.call('signInStudent', { body: { username: student.email, password: '' } });
    expect(signIn.status).toBe(422);
  });

  it('refuses an address that has an account', async () => {
    const { status, problem } = await world.call('signUpStudent', {
      body: { ...student, email: 'STUDENT@example.com' },
    });
    expect([status, problem.key]).toEqual([409, 'usernameAlreadyExists']);
  });

  it('keeps a name as typed, without what comes with pasting', async () => {
    const named = { firstName: '\u200eعلی‌رضا\u200e ', lastName: 'Ng‘ang\u200b‘a' };
    const { body } = await world.call('signUpStudent', { body: { ...student, ...named } });
    const [row] = await world.db.select().from(students).where(eq(students.id, body.content.studentId!));
    expect(row).toMatchObject({ firstName: 'علی‌رضا', lastName: 'Ng‘ang‘a' });
  });

  it('creates one account from two concurrent requests', async () => {
    const answers = await Promise.all([1, 2].map(() => world.call('signUpStudent', { body: student })));
    const [first, second] = answers.map(({ body }) => body.content.studentId);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(first).toBe(second);
  });

  it('is continued with what is entered next, until the account has a password', async () => {
    const first = await world.call('signUpStudent', { body: student });
    const again = await world.call('signUpStudent', { body: { ...student, firstName: 'Anna' } });
    expect([again.status, again.body.content.studentId]).toEqual([201, first.body.content.studentId]);
    const id = again.body.content.studentId!;
    const [row] = await world.db.select().from(students).where(eq(students.id, id));
    expect(row!.firstName).toBe('Anna');
    await world.db.update(users).set({ isVerifiedEmail: true }).where(eq(users.id, row!.userId));
    const taken = await world.call('signUpStudent', { body: student });
    expect(taken.problem.key).toBe('usernameAlreadyExists');
  });

  it('doesn’t touch an account that the institute made', async () => {
    await world.call('signUpStudent', { body: student });
    const own = eq(users.email, student.email.trim().toLowerCase());
    await world.db
      .update(users)
      .set({ roles: [{ name: 'ADVISOR' }] })
      .where(own);
    expect((await world.call('signUpStudent', { body: student })).problem.key).toBe('usernameAlreadyExists');
  });

  it('responds the same where accounts are not revealed, and notifies the owner by e-mail', async () => {
    const fresh = await quiet.call('signUpStudent', { body: student });
    const taken = await quiet.call('signUpStudent', { body: { ...student, email: 'pastdue@example.com' } });
    expect([fresh.status, fresh.body.content.studentId]).toEqual([201, null]);
    expect([taken.status, taken.body.content.studentId]).toEqual([201, null]);
    expect((await quiet.lastEmail('pastdue@example.com')).subject).toBe('Ya tienes una cuenta');
  });

  it('points at every invalid value', async () => {
    const { status, problem } = await world.call('signUpStudent', {
      body: {
        email: 'ana',
        firstName: '',
        lastName: 'x'.repeat(101),
        languageIso2LetterCode: 'FR',
        extra: 1,
      },
    });
    expect([status, problem.key]).toEqual([422, 'failedSignUp']);
    expect(Object.fromEntries(problem.errors!.map(({ pointer, rule }) => [pointer, rule]))).toEqual({
      '/email': 'email',
      '/firstName': 'required',
      '/lastName': 'lengthMax',
      '/languageIso2LetterCode': 'choice',
      '/extra': 'unknownField',
    });
  });

  it('treats a blank e-mail address as missing', async () => {
    const { problem } = await world.call('signUpStudent', { body: { ...student, email: ' ' } });
    expect(problem.errors).toMatchObject([{ pointer: '/email', rule: 'required' }]);
  });

  it('refuses an address that would be stored as another one', async () => {
    const { problem } = await world.call('signUpStudent', {
      body: { ...student, email: 'İREM@example.com' },
    });
    expect(problem.errors).toMatchObject([{ pointer: '/email', rule: 'email' }]);
  });

  it.each([
    ['   ', 'required'],
    ['1234', 'personName'],
    ['\u3164', 'required'],
    ['<b>Ana</b>', 'personName'],
    ['Ana\u0085', 'controlCharacter'],
    ['Ana \u202egpj', 'controlCharacter'],
  ])('refuses the name "%s"', async (firstName, rule) => {
    const { problem } = await world.call('signUpStudent', { body: { ...student, firstName } });
    expect([problem.key, problem.errors]).toMatchObject(['failedSignUp', [{ pointer: '/firstName', rule }]]);
  });
});

describe('signing up as a coach', () => {
  it('creates a student with a coach record', async () => {
    const { status, body } = await world.call('signUpCoach', { body: coach });
    expect(status).toBe(201);
    const [row] = await world.db.select().from(coaches).where(eq(coaches.id, body.content.coachId!));
    expect(row?.acceptedTermsAt).toEqual(world.clock.now);
  });

  it('saves the browser’s time zone, if it is valid', async () => {
    await world.call('signUpCoach', { body: { ...coach, timeZone: 'Europe/Madrid' } });
    const [user] = await world.db.select().from(users).where(eq(users.email, coach.email));
    expect(user?.timeZone).toBe('Europe/Madrid');
    const { problem } = await world.call('signUpCoach', {
      body: { ...coach, email: 'other@example.com', timeZone: 'Mars/Olympus' },
    });
    expect(problem.errors).toMatchObject([{ pointer: '/timeZone', rule: 'choice' }]);
  });

  it('continues what a student began', async () => {
    await world.db.update(instituteSettings).set({ currency: 'EUR' });
    const { body } = await world.call('signUpStudent', { body: { ...student, email: coach.email } });
    const answer = await world.call('signUpCoach', { body: coach });
    const [row] = await world.db.select().from(coaches).where(eq(coaches.id, answer.body.content.coachId!));
    expect(row?.studentId).toBe(body.content.studentId);
    expect(row?.currency).toBe('EUR');
    const again = await world.call('signUpCoach', { body: coach });
    expect(again.body).toEqual(answer.body);
  });

  it('refuses an address that has an account', async () => {
    const { problem } = await world.call('signUpCoach', { body: { ...coach, email: 'coach@example.com' } });
    expect(problem.key).toBe('usernameAlreadyExists');
  });

  it('responds the same where accounts are not revealed', async () => {
    const fresh = await quiet.call('signUpCoach', { body: coach });
    const taken = await quiet.call('signUpCoach', { body: { ...coach, email: 'coach@example.com' } });
    expect([taken.status, taken.body.content.coachId]).toEqual([fresh.status, fresh.body.content.coachId]);
    expect((await quiet.lastEmail('coach@example.com')).text).toContain(
      'http://127.0.0.1:4200/reset-account-password',
    );
  });

  it.each([
    ['terms that are not accepted', { acceptedTerms: false }, '/acceptedTerms', 'required'],
    ['a phone that is none', { mobilePhone: '+1201' }, '/mobilePhone', 'phone'],
    ['a phone that is not mobile', { mobilePhone: '+442079460018' }, '/mobilePhone', 'mobilePhone'],
  ])('refuses %s', async (_, wrong, pointer, rule) => {
    const { status, problem } = await world.call('signUpCoach', { body: { ...coach, ...wrong } });
    expect([status, problem.key, problem.errors]).toMatchObject([422, 'failedSignUp', [{ pointer, rule }]]);
  });
});
