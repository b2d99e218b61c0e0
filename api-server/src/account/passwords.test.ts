import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '../tables/sessions.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { testHasher } from '../testing/hasher.ts';
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

const email = 'student@example.com';
const forgot = (address = email, in_ = world, application = 'STUDENT') =>
  in_.call('forgotPassword', { body: { email: address, application } });
const reset = (token: string, password = 'Wellness2', in_ = world) =>
  in_.call('resetPassword', { body: { token, password } });

async function resetToken(): Promise<string> {
  await forgot();
  return (await world.lastEmail(email)).secret;
}

describe('a forgotten password', () => {
  // Claim: password-link-once
  it('is replaced by the link in the e-mail, which ends every session', async () => {
    const before = await world.signIn(email);
    expect((await forgot()).status).toBe(202);
    const { secret, text, subject } = await world.lastEmail(email);
    expect(subject).toBe('Choose a new password');
    expect(text).toContain(`http://127.0.0.1:4100/reset-password?token=${secret}`);

    const shown = await world.call('checkResetPasswordToken', { body: { token: secret } });
    expect(shown.body.content).toEqual({ valid: true, expiresAt: '2026-03-02T16:00:00.000Z' });

    expect((await reset(secret)).status).toBe(204);
    expect((await world.call('getSession', { token: before.accessToken })).status).toBe(401);
    expect(
      (await world.call('signInStudent', { body: { username: email, password: 'Wellness1' } })).status,
    ).toBe(401);
    await world.signIn(email, 'Wellness2');
    expect((await world.lastEmail(email)).subject).toBe('Your password was changed');
  });

  it('is written in Spanish to Spanish speakers, with a link to the app they use', async () => {
    await forgot('pastdue@example.com');
    expect((await world.lastEmail('pastdue@example.com')).subject).toBe('Elige una contraseña nueva');
    await forgot('coach@example.com', world, 'COACH');
    expect((await world.lastEmail('coach@example.com')).text).toContain(
      'http://127.0.0.1:4200/reset-account-password?token=',
    );
  });

  it('proves that the address belongs to the user', async () => {
    await forgot('unverified@example.com');
    await reset((await world.lastEmail('unverified@example.com')).secret);
    expect((await world.signIn('unverified@example.com', 'Wellness2')).isVerifiedEmail).toBe(true);
  });

  it('needs an account, and reports a missing one where accounts are revealed', async () => {
    const { status, problem } = await forgot('nobody@example.com');
    expect([status, problem.key]).toEqual([404, 'emailNotFound']);
  });

  it('responds the same where accounts are not revealed', async () => {
    const known = await forgot(email, quiet);
    const unknown = await forgot('nobody@example.com', quiet);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await quiet.countEmails()).toBe(1);
  });
});

describe('a reset link', () => {
  // Claim: password-link-once
  it('works once', async () => {
    const token = await resetToken();
    await reset(token);
    const again = await reset(token, 'Wellness3');
    expect([again.status, again.problem.key]).toEqual([410, 'invalidToken']);
    expect((await world.call('checkResetPasswordToken', { body: { token } })).problem.key).toBe(
      'tokenInvalid',
    );
  });

  it('works for only one of two concurrent requests', async () => {
    const token = await resetToken();
    const answers = await Promise.all([reset(token, 'Wellness2'), reset(token, 'Wellness3')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
  });

  // Claim: password-link-once
  it('works for an hour', async () => {
    const token = await resetToken();
    world.clock.forward(3600);
    expect((await world.call('checkResetPasswordToken', { body: { token } })).problem.key).toBe(
      'tokenInvalid',
    );
    expect((await reset(token)).problem.key).toBe('invalidToken');
  });

  it('is invalid if it was never sent or a newer one was', async () => {
    expect((await reset('nonsense')).problem.key).toBe('tokenInvalid');
    const token = await resetToken();
    await forgot();
    expect((await reset(token)).problem.key).toBe('tokenInvalid');
  });

  it('is invalidated when the password is changed some other way', async () => {
    const token = await resetToken();
    const { studentId, accessToken } = await world.signIn(email);
    await world.call('updatePassword', {
      path: { id: studentId },
      token: accessToken,
      body: { currentPassword: 'Wellness1', newPassword: 'Wellness2' },
    });
    const { subject, text } = await world.lastEmail(email);
    expect(subject).toBe('Your password was changed');
    expect(text).toContain('Contact us: help@example.com');
    expect((await reset(token, 'Wellness3')).problem.key).toBe('invalidToken');
  });

  it.each(['Password1', 'Qwerty123', 'aBc12345'])(
    'refuses %s as too common, and can be used again',
    async (password) => {
      const token = await resetToken();
      const { status, problem } = await reset(token, password);
      expect([status, problem.key]).toEqual([422, 'passwordTooCommon']);
      expect(problem.errors).toMatchObject([{ pointer: '/password', rule: 'passwordTooCommon' }]);
      expect((await reset(token)).status).toBe(204);
    },
  );

  it.each([
    // Maya Lindqvist, student@example.com, Health Coach Training Institute
    ['Summer2026', 'passwordTooCommon'],
    ['Otoño-2025', 'passwordTooCommon'],
    ['Coach!2026', 'passwordTooCommon'],
    ['Institute1999', 'passwordTooCommon'],
    ['MAYA4711x', 'passwordPersonal'],
    ['my1Lindqvist', 'passwordPersonal'],
    ['Líndqvist77', 'passwordPersonal'],
    ['aStudent4711', 'passwordPersonal'],
    ['HCTI4711x', 'passwordPersonal'],
    ['HealthCoachTrainingInstitute1', 'passwordPersonal'],
  ])('refuses %s as easy to guess: %s', async (password, key) => {
    const { status, problem } = await reset(await resetToken(), password);
    expect([status, problem.key]).toEqual([422, key]);
    expect(problem.errors).toMatchObject([{ pointer: '/password', rule: key }]);
  });

  it('allows passwords that only resemble a name or a word with a year', async () => {
    const token = await resetToken();
    await world.db.update(students).set({ lastName: 'Li' });
    expect((await reset(token, 'Li202677')).problem.key).toBe('passwordPersonal');
    for (const password of ['Family4711', 'Summer20267'])
      expect((await reset(await resetToken(), password)).status).toBe(204);
  });

  it('still works after the current password was refused as the new one', async () => {
    const token = await resetToken();
    const { status, problem } = await reset(token, 'Wellness1');
    expect([status, problem.key]).toEqual([422, 'newPasswordSameAsCurrent']);
    expect((await reset(token)).status).toBe(204);
  });

  it.each([
    ['short1A', 'strongPassword'],
    ['alllower1', 'strongPassword'],
    ['ALLUPPER1', 'strongPassword'],
    ['NoDigitsHere', 'strongPassword'],
    ['Well ness1', 'noBlankSpace'],
    [`Aa1${'x'.repeat(253)}`, 'lengthMax'],
    ['', 'required'],
  ])('refuses the password "%s" by the rule %s', async (password, rule) => {
    const { status, problem } = await reset(await resetToken(), password);
    expect(status).toBe(422);
    expect(problem.errors).toMatchObject([{ pointer: '/password', rule }]);
  });

  it('reports that the password could not be saved, and can be used again', async () => {
    const hasher = { ...testHasher, hash: () => Promise.reject(new Error('out of memory')) };
    const broken = await createWorld({ replace: { hasher } });
    await forgot(email, broken);
    const { secret } = await broken.lastEmail(email);
    const { status, problem } = await reset(secret, 'Wellness2', broken);
    expect([status, problem.key, problem.detail]).toEqual([500, 'resetPasswordSavedError', undefined]);
    expect((await broken.call('checkResetPasswordToken', { body: { token: secret } })).status).toBe(200);
    await broken.close();
  });
});

describe('the first password', () => {
  const newcomer = 'maya.newcomer@example.com';
  const askForCode = (address = newcomer, in_ = world) =>
    in_.call('createVerificationCode', { body: { email: address, purpose: 'CREATE_PASSWORD' } });
  const create = (verificationCode: string, in_ = world, address = newcomer) =>
    in_.call('createPassword', { body: { email: address, verificationCode, password: 'Wellness1' } });

  async function signUp(in_ = world) {
    const body = { email: newcomer, firstName: 'Maya', lastName: 'Newcomer', languageIso2LetterCode: 'EN' };
    await in_.call('signUpStudent', { body });
  }

  it('begins a coach’s session in the coach app', async () => {
    const names = { firstName: 'Maya', lastName: 'Newcomer', languageIso2LetterCode: 'EN' };
    const body = { email: newcomer, ...names, mobilePhone: '+12015550123', acceptedTerms: true };
    await world.call('signUpCoach', { body });
    await askForCode();
    await create((await world.lastEmail(newcomer)).secret);
    const [session] = await world.db.select().from(sessions).orderBy(desc(sessions.createdAt)).limit(1);
    expect(session!.application).toBe('COACH');
  });

  // Claim: sign-up-code
  it('is created with the code in the e-mail, which confirms the address and signs in', async () => {
    await signUp();
    const sent = await askForCode();
    expect([sent.status, sent.body.content]).toEqual([202, { retryAfter: 30 }]);
    const { secret } = await world.lastEmail(newcomer);
    expect(secret).toMatch(/^\d{6}$/);
    const { status, body } = await create(secret);
    expect(status).toBe(200);
    expect(body.content).toMatchObject({ email: newcomer, isVerifiedEmail: true });
    // The first password isn't a change to warn of.
    expect(await world.countEmails()).toBe(1);
    expect((await world.call('getSession', { token: body.content.accessToken })).status).toBe(200);
    await world.signIn(newcomer);
    expect((await create(secret)).problem.key).toBe('verificationCodeError');
  });

  it('needs the right code, within 15 minutes', async () => {
    await signUp();
    await askForCode();
    const { secret } = await world.lastEmail(newcomer);
    const wrong = await create(secret === '000000' ? '000001' : '000000');
    expect([wrong.status, wrong.problem.key]).toEqual([422, 'verificationCodeError']);
    expect((await create(secret, world, email)).problem.key).toBe('verificationCodeError');
    expect((await create(secret, world, 'nobody@example.com')).problem.key).toBe('verificationCodeError');
    world.clock.forward(15 * 60);
    expect((await create(secret)).problem.key).toBe('verificationCodeError');
  });

  it('is refused for an account that has one, and for a nonexistent account', async () => {
    const has = await askForCode(email);
    expect([has.status, has.problem.key]).toEqual([409, 'usernameAlreadyExists']);
    const unknown = await askForCode('nobody@example.com');
    expect([unknown.status, unknown.problem.key]).toEqual([404, 'emailNotFound']);
  });

  it('responds the same where accounts are not revealed, and notifies the owner by e-mail', async () => {
    const has = await askForCode(email, quiet);
    const unknown = await askForCode('nobody@example.com', quiet);
    expect([has.status, has.body]).toEqual([unknown.status, unknown.body]);
    expect((await quiet.lastEmail(email)).subject).toBe('You already have an account');
    expect(await quiet.countEmails()).toBe(1);
  });

  it('refuses a common password, and one with the person’s name', async () => {
    await signUp();
    await askForCode();
    const { secret: verificationCode } = await world.lastEmail(newcomer);
    for (const [password, key] of [
      ['Password1', 'passwordTooCommon'],
      ['Newcomer4711', 'passwordPersonal'],
    ] as const) {
      const body = { email: newcomer, verificationCode, password };
      const { status, problem } = await world.call('createPassword', { body });
      expect([status, problem.key]).toEqual([422, key]);
    }
    expect((await create(verificationCode)).status).toBe(200);
  });

  it('is refused for a disabled account', async () => {
    await signUp();
    await askForCode();
    await world.db.update(users).set({ isDisabled: true }).where(eq(users.email, newcomer));
    expect((await create((await world.lastEmail(newcomer)).secret)).problem.key).toBe('accountIsDisabled');
  });

  it('reports that it could not be saved', async () => {
    const hasher = { ...testHasher, hash: () => Promise.reject(new Error('out of memory')) };
    const broken = await createWorld({ replace: { hasher } });
    await signUp(broken);
    await askForCode(newcomer, broken);
    const { status, problem } = await create((await broken.lastEmail(newcomer)).secret, broken);
    expect([status, problem.key]).toEqual([500, 'createPasswordSavedError']);
    await broken.close();
  });
});

describe('changing the password', () => {
  async function change(currentPassword: string, newPassword: string) {
    const session = await world.signIn(email);
    const answer = await world.call('updatePassword', {
      path: { id: session.studentId },
      token: session.accessToken,
      body: { currentPassword, newPassword },
    });
    return { ...answer, session };
  }

  // Claim: password-ends-sessions
  it('keeps this session and ends the others', async () => {
    const elsewhere = await world.signIn(email);
    const { status, session } = await change('Wellness1', 'Wellness2');
    expect(status).toBe(204);
    expect((await world.call('getSession', { token: session.accessToken })).status).toBe(200);
    expect((await world.call('getSession', { token: elsewhere.accessToken })).status).toBe(401);
    await world.signIn(email, 'Wellness2');
  });

  it('needs the current password', async () => {
    const { status, problem } = await change('Wellness3', 'Wellness2');
    expect([status, problem.key, problem.errors?.[0]?.pointer]).toEqual([
      422,
      'invalidCurrentPassword',
      '/currentPassword',
    ]);
  });

  it.each([
    ['a common password', 'Welcome1', 'passwordTooCommon'],
    ['one with the person’s name', 'Lindqvist4711', 'passwordPersonal'],
  ])('refuses %s', async (_, newPassword, key) => {
    const { status, problem } = await change('Wellness1', newPassword);
    expect([status, problem.key]).toEqual([422, key]);
    expect(problem.errors).toMatchObject([{ pointer: '/newPassword' }]);
  });

  it('needs a new password', async () => {
    const { status, problem } = await change('Wellness1', 'Wellness1');
    expect([status, problem.key]).toEqual([422, 'newPasswordSameAsCurrent']);
  });

  it('is allowed only for one’s own account, even for administrators', async () => {
    const { accessToken } = await world.signIn('admin@example.com');
    const { status } = await world.call('updatePassword', {
      path: { id: '01980a3c-1f00-7000-8000-000000000001' },
      token: accessToken,
      body: { currentPassword: 'Wellness1', newPassword: 'Wellness2' },
    });
    expect(status).toBe(404);
  });
});
