import { eq } from 'drizzle-orm';
import { sign } from 'hono/jwt';
import { describe, expect, it } from 'vitest';
import { users } from '../tables/users.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { createWorld, testStart } from '../testing/world.ts';

const ssoSecret = 'a secret that is shared with the sign-on of the institute';

const world = freshWorld({ config: { ssoSecret } });

const student = { username: 'student@example.com', password: 'Wellness1' };
const coach = { username: 'coach@example.com', password: 'Wellness1' };

describe('signing in as a student', () => {
  it('opens a session with roles, ids and tokens', async () => {
    const { status, body } = await world.call('signInStudent', { body: student });
    expect(status).toBe(200);
    expect(body.content).toMatchObject({
      isAuthenticated: true,
      roles: [{ name: 'STUDENT' }],
      studentId: '01980a3c-1f00-7000-8000-000000000001',
      coachId: null,
      email: 'student@example.com',
      firstName: 'Maya',
      isVerifiedEmail: true,
      languageIso2LetterCode: 'EN',
      accessTokenExpiresAt: '2026-03-02T15:15:00.000Z',
    });
  });

  it('ignores case and spaces around the address', async () => {
    const { status } = await world.call('signInStudent', {
      body: { ...student, username: ' Student@Example.COM ' },
    });
    expect(status).toBe(200);
  });

  it('ignores what comes with pasting the address and the password', async () => {
    const pasted = { username: 'student@example.com\u200b', password: '\ufeffWellness1 ' };
    expect((await world.call('signInStudent', { body: pasted })).status).toBe(200);
  });

  it('reports that an address is unverified', async () => {
    expect((await world.signIn('unverified@example.com')).isVerifiedEmail).toBe(false);
  });

  it.each([
    ['a wrong password', { ...student, password: 'Wellness2' }],
    ['an unknown address', { ...student, username: 'nobody@example.com' }],
  ])('responds to %s with the same error', async (_, body) => {
    const { status, problem } = await world.call('signInStudent', { body });
    expect([status, problem.key, problem.title, problem.errors]).toEqual([
      401,
      'failedLogin',
      'Unauthorized',
      undefined,
    ]);
  });

  it('refuses an account that has no password yet', async () => {
    await world.db.update(users).set({ passwordHash: null }).where(eq(users.email, 'student@example.com'));
    expect((await world.call('signInStudent', { body: student })).problem.key).toBe('failedLogin');
  });

  it('reveals that an account is disabled only to its owner', async () => {
    const body = { username: 'disabled@example.com', password: 'Wellness1' };
    const right = await world.call('signInStudent', { body });
    expect([right.status, right.problem.key]).toEqual([403, 'accountIsDisabled']);
    const wrong = await world.call('signInStudent', { body: { ...body, password: 'guess' } });
    expect(wrong.problem.key).toBe('failedLogin');
  });

  it('points at missing fields', async () => {
    const { status, problem } = await world.call('signInStudent', { body: { username: '' } });
    expect(status).toBe(422);
    expect(problem.errors).toEqual([
      { in: 'body', pointer: '/password', rule: 'required', values: {} },
      { in: 'body', pointer: '/username', rule: 'required', values: {} },
    ]);
  });
});

describe('signing in as a coach', () => {
  it('opens a session for a student with a coach record [A-28]', async () => {
    const { status, body } = await world.call('signInCoach', { body: coach });
    expect(status).toBe(200);
    expect(body.content).toMatchObject({
      coachId: '01980a3c-1f00-7000-8000-0000000000c5',
      roles: [{ name: 'STUDENT' }, { name: 'COACH' }],
    });
  });

  it('refuses everyone else [A-28] [G-21]', async () => {
    expect((await world.call('signInCoach', { body: student })).problem.key).toBe('failedLogin');
    const disabled = { username: 'disabled@example.com', password: 'Wellness1' };
    expect((await world.call('signInCoach', { body: disabled })).problem.key).toBe('failedLogin');
  });

  it('reports to a coach that the account is disabled', async () => {
    await world.db.update(users).set({ isDisabled: true }).where(eq(users.email, 'coach@example.com'));
    expect((await world.call('signInCoach', { body: coach })).problem.key).toBe('accountIsDisabled');
  });
});

describe('signing in with a login link', () => {
  const askFor = (email: string, application: string) =>
    world.call('createLoginLink', { body: { email, application } });
  const follow = (token: string, application = 'STUDENT') =>
    world.call('signInWithToken', { body: { token, application } });

  // Claim: sign-in-link-once
  it('works once', async () => {
    expect((await askFor('student@example.com', 'STUDENT')).status).toBe(202);
    const { secret, text } = await world.lastEmail('student@example.com');
    expect(text).toContain(`http://127.0.0.1:4100/login/token?token=${secret}`);
    const first = await follow(secret);
    expect([first.status, first.body.content.email]).toEqual([200, 'student@example.com']);
    const second = await follow(secret);
    expect([second.status, second.problem.key]).toEqual([410, 'invalidToken']);
  });

  it('carries the path that was wanted, on the app’s own origin', async () => {
    const ask = (wantedPath: string) =>
      world.call('createLoginLink', {
        body: { email: 'coach@example.com', application: 'COACH', wantedPath },
      });
    expect((await ask('/profile?from=mail#records')).status).toBe(202);
    expect((await world.lastEmail('coach@example.com')).text).toContain(
      '&to=%2Fprofile%3Ffrom%3Dmail%23records',
    );
    for (const foreign of ['//evil.example', '/\\evil.example', 'https://evil.example', ''])
      expect((await ask(foreign)).status, foreign).toBe(422);
  });

  // Claim: sign-in-link-once
  it('works for 15 minutes', async () => {
    await askFor('student@example.com', 'STUDENT');
    const { secret } = await world.lastEmail('student@example.com');
    world.clock.forward(15 * 60);
    expect((await follow(secret)).problem.key).toBe('invalidToken');
  });

  it('takes coaches to their own app, and lets only coaches in', async () => {
    await askFor('coach@example.com', 'COACH');
    const { text, secret } = await world.lastEmail('coach@example.com');
    expect(text).toContain('http://127.0.0.1:4200/login/token');
    expect((await follow(secret, 'COACH')).status).toBe(200);

    await askFor('student@example.com', 'STUDENT');
    const { secret: ofStudent } = await world.lastEmail('student@example.com');
    expect((await follow(ofStudent, 'COACH')).problem.key).toBe('tokenInvalid');
  });

  it('stops working when a newer link is requested', async () => {
    await askFor('student@example.com', 'STUDENT');
    const { secret } = await world.lastEmail('student@example.com');
    await askFor('student@example.com', 'STUDENT');
    expect((await follow(secret)).problem.key).toBe('tokenInvalid');
  });

  it.each([
    ['nobody@example.com', 'STUDENT'],
    ['disabled@example.com', 'STUDENT'],
    ['student@example.com', 'COACH'],
  ])('sends nothing to %s in the app %s, without revealing it', async (email, application) => {
    expect((await askFor(email, application)).status).toBe(202);
    expect(await world.countEmails()).toBe(0);
  });

  it('refuses an account that was disabled in the meantime', async () => {
    await askFor('student@example.com', 'STUDENT');
    const { secret } = await world.lastEmail('student@example.com');
    await world.db.update(users).set({ isDisabled: true }).where(eq(users.email, 'student@example.com'));
    expect((await follow(secret)).problem.key).toBe('accountIsDisabled');
  });
});

describe('single sign-on', () => {
  const seconds = testStart.getTime() / 1000;
  const claims = { sub: 'student@example.com', iat: seconds, exp: seconds + 60 };
  const use = (token: string) => world.call('signInWithSso', { body: { token } });

  it('opens a session for the user named by the token, once', async () => {
    const token = await sign(claims, ssoSecret);
    expect((await use(token)).body.content.studentId).toBe('01980a3c-1f00-7000-8000-000000000001');
    const again = await use(token);
    expect([again.status, again.problem.key]).toEqual([401, 'invalidSsoToken']);
    // The last character of a signature can be spelled in four ways.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const first = Math.floor(letters.indexOf(token.at(-1)!) / 4) * 4;
    for (const letter of letters.slice(first, first + 4))
      expect((await use(token.slice(0, -1) + letter)).problem.key).toBe('invalidSsoToken');
  });

  it.each([
    ['an expired token', { ...claims, exp: seconds }],
    ['one that claims to live for ever', { ...claims, iat: seconds - 301, exp: seconds + 9_999_999 }],
    ['one from the future', { ...claims, iat: seconds + 120, exp: seconds + 180 }],
    ['one that does not begin yet', { ...claims, nbf: seconds + 120 }],
    ['one for nobody we know', { ...claims, sub: 'nobody@example.com' }],
    ['one that names nobody', { iat: seconds, exp: seconds + 60 }],
    ['one without a time', { sub: claims.sub, exp: seconds + 60 }],
  ])('refuses %s', async (_, payload) => {
    expect((await use(await sign(payload, ssoSecret))).problem.key).toBe('invalidSsoToken');
  });

  it('refuses a token that is unsigned or signed with another key', async () => {
    expect((await use(await sign(claims, 'another secret'))).problem.key).toBe('invalidSsoToken');
    const [, payload] = (await sign(claims, ssoSecret)).split('.');
    expect((await use(`${btoa('{"alg":"none"}')}.${payload}.`)).problem.key).toBe('invalidSsoToken');
    expect((await use('not a token')).problem.key).toBe('invalidSsoToken');
  });

  it('refuses a disabled account', async () => {
    const token = await sign({ ...claims, sub: 'disabled@example.com' }, ssoSecret);
    expect((await use(token)).problem.key).toBe('accountIsDisabled');
  });

  it('is disabled without a shared secret', async () => {
    const closed = await createWorld();
    const token = await sign(claims, ssoSecret);
    expect((await closed.call('signInWithSso', { body: { token } })).problem.key).toBe('invalidSsoToken');
    await closed.close();
  });
});
