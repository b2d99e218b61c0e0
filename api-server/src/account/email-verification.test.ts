import { expect, it } from 'vitest';
import { demoPassword } from '../seed/cast.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { createWorld } from '../testing/world.ts';

const world = freshWorld();

const email = 'unverified@example.com';
const send = (token: string, body?: object) => world.call('createEmailVerification', { token, body });
const change = (token: string, to: string, currentPassword: string | null = demoPassword) =>
  send(token, { email: to, currentPassword });
const confirm = (token: string, verificationCode: string) =>
  world.call('confirmEmailVerification', { path: { verificationCode }, token });

it('confirms the address by the link in the e-mail, however often it is followed', async () => {
  const { accessToken } = await world.signIn(email);
  expect((await send(accessToken)).status).toBe(202);
  const { secret, text } = await world.lastEmail(email);
  expect(text).toContain(`http://127.0.0.1:4100/verify-email-address/${secret}`);
  const first = await confirm(accessToken, secret);
  expect([first.status, first.body.content.isVerifiedEmail]).toEqual([200, true]);
  expect((await confirm(accessToken, secret)).status).toBe(200);
  expect((await world.signIn(email)).isVerifiedEmail).toBe(true);
});

it('sends coaches to their own app', async () => {
  const { accessToken } = await world.signIn(email);
  await send(accessToken, { application: 'COACH' });
  expect((await world.lastEmail(email)).text).toContain('http://127.0.0.1:4200/verify-email-address/');
});

it('changes the address only once the new one is confirmed, and notifies the old one', async () => {
  const { accessToken } = await world.signIn(email);
  await change(accessToken, 'Jonah.Abrams@example.org');
  expect((await world.lastEmail(email)).text).toContain('Your account will use jonah.abrams@example.org');
  expect((await world.signIn(email)).isVerifiedEmail).toBe(false);
  const { secret } = await world.lastEmail('jonah.abrams@example.org');
  const { body } = await confirm(accessToken, secret);
  expect(body.content).toMatchObject({ email: 'jonah.abrams@example.org', isVerifiedEmail: true });
  expect((await world.lastEmail(email)).subject).toBe('Your e-mail address was changed');
  await world.signIn('jonah.abrams@example.org');
});

it('ends all other sessions when the address changes, and not when it is only confirmed', async () => {
  const other = await world.signIn(email);
  const { accessToken } = await world.signIn(email);
  const isOpen = async (token: string) => (await world.call('getSession', { token })).status === 200;
  await send(accessToken);
  await confirm(accessToken, (await world.lastEmail(email)).secret);
  expect(await isOpen(other.accessToken)).toBe(true);
  await change(accessToken, 'jonah.abrams@example.org');
  await confirm(accessToken, (await world.lastEmail('jonah.abrams@example.org')).secret);
  expect([await isOpen(accessToken), await isOpen(other.accessToken)]).toEqual([true, false]);
});

it('requires the password to change the address', async () => {
  const { accessToken } = await world.signIn('student@example.com');
  for (const currentPassword of [undefined, null, 'Wellness2']) {
    const { status, problem } = await send(accessToken, { email: 'thief@example.com', currentPassword });
    expect([status, problem.key]).toEqual([422, 'invalidCurrentPassword']);
    expect(problem.errors).toMatchObject([{ pointer: '/currentPassword' }]);
  }
  expect(await world.countEmails()).toBe(0);
  for (let attempt = 3; attempt < 10; attempt += 1)
    await change(accessToken, 'thief@example.com', 'Guess123');
  expect((await change(accessToken, 'thief@example.com')).problem.key).toBe('tooManyRequests');
});

it('invalidates every link sent to the old address', async () => {
  const { accessToken } = await world.signIn('student@example.com');
  const application = 'STUDENT';
  await world.call('forgotPassword', { body: { email: 'student@example.com', application } });
  const reset = (await world.lastEmail('student@example.com')).secret;
  await world.call('createLoginLink', { body: { email: 'student@example.com', application } });
  const login = (await world.lastEmail('student@example.com')).secret;
  await change(accessToken, 'maya@example.org');
  const { secret } = await world.lastEmail('maya@example.org');
  expect((await confirm(accessToken, secret)).status).toBe(200);

  const body = { token: reset, password: 'Wellness2' };
  expect((await world.call('resetPassword', { body })).status).toBe(410);
  expect((await world.call('signInWithToken', { body: { token: login, application } })).status).toBe(410);
  await world.signIn('maya@example.org');
});

it('refuses an address that another account has, even if it was taken in the meantime', async () => {
  const { accessToken } = await world.signIn(email);
  const taken = await change(accessToken, 'student@example.com');
  expect([taken.status, taken.problem.key]).toEqual([409, 'usernameAlreadyExists']);

  await change(accessToken, 'free@example.com');
  const { secret } = await world.lastEmail('free@example.com');
  const body = { email: 'free@example.com', firstName: 'A', lastName: 'B', languageIso2LetterCode: 'EN' };
  await world.call('signUpStudent', { body });
  expect((await confirm(accessToken, secret)).problem.key).toBe('usernameAlreadyExists');
});

it('reveals nothing about others’ addresses where accounts are not revealed', async () => {
  const quiet = await createWorld({ config: { revealAccounts: false } });
  const { accessToken } = await quiet.signIn(email);
  const { status } = await quiet.call('createEmailVerification', {
    token: accessToken,
    body: { email: 'student@example.com', currentPassword: demoPassword },
  });
  expect(status).toBe(202);
  expect(await quiet.countEmails()).toBe(0);
  await quiet.close();
});

it('does nothing for an address that is already confirmed', async () => {
  const { accessToken } = await world.signIn('student@example.com');
  expect((await send(accessToken)).status).toBe(202);
  expect(await world.countEmails()).toBe(0);
});

it('refuses a code that is wrong, expired, or another user’s', async () => {
  const { accessToken } = await world.signIn(email);
  expect((await confirm(accessToken, 'nonsense')).problem.key).toBe('verificationCodeError');
  await send(accessToken);
  const { secret } = await world.lastEmail(email);
  const other = await world.signIn('student@example.com');
  expect((await confirm(other.accessToken, secret)).problem.key).toBe('verificationCodeError');
  world.clock.forward(24 * 3600);
  const later = await world.signIn(email);
  const { status, problem } = await confirm(later.accessToken, secret);
  expect([status, problem.key]).toEqual([410, 'tokenInvalid']);
});
