import { pino } from 'pino';
import { expect, it } from 'vitest';
import { purge } from '../purge.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { createWorld, type World } from '../testing/world.ts';

const world = freshWorld();

const attempt = (username: string, password = 'wrong', address?: string) =>
  world.call('signInStudent', { body: { username, password }, ...(address && { address }) });

async function repeat(times: number, action: (index: number) => Promise<unknown>) {
  for (let index = 0; index < times; index += 1) await action(index);
}

it('allows 10 attempts per account and network in 15 minutes', async () => {
  await repeat(10, (index) => attempt('student@example.com', 'wrong', `198.51.100.${index}`));
  world.clock.forward(60);
  const { status, problem, headers } = await attempt('Student@example.com', 'Wellness1', '198.51.100.99');
  expect([status, problem.key, headers.get('retry-after')]).toEqual([429, 'tooManyRequests', '840']);
  world.clock.forward(840);
  expect((await attempt('student@example.com', 'Wellness1', '198.51.100.99')).status).toBe(200);
});

/** Different networks. */
const elsewhere = (index: number) => `198.51.${index}.1`;

it('locks no one out for 10 wrong passwords of strangers', async () => {
  await repeat(10, (index) => attempt('student@example.com', 'wrong', elsewhere(index)));
  expect((await attempt('student@example.com', 'Wellness1', elsewhere(99))).status).toBe(200);
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const newer = firefox.replaceAll('140.0', '141.0');
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const from = (address: string, userAgent: string, password: string) =>
  world.call('signInStudent', {
    body: { username: 'student@example.com', password },
    address,
    headers: { 'user-agent': userAgent },
  });

it('stops strangers after 50 attempts, but not the devices that were used before', async () => {
  expect((await from('203.0.113.5', firefox, 'Wellness1')).status).toBe(200);
  await repeat(60, (index) => from(elsewhere(index % 50), chrome, 'wrong'));
  expect((await from(elsewhere(51), chrome, 'Wellness1')).status).toBe(429);
  // Not even in the same network.
  expect((await from('203.0.113.99', chrome, 'Wellness1')).status).toBe(429);
  expect((await from('203.0.113.77', newer, 'Wellness1')).status).toBe(200);
  await repeat(10, () => from('203.0.113.77', newer, 'wrong'));
  expect((await from('203.0.113.77', newer, 'Wellness1')).status).toBe(429);
});

it('knows a device for weeks after its session ended', async () => {
  await from('203.0.113.5', firefox, 'Wellness1');
  world.clock.forward(30 * 24 * 3600);
  await purge(world.db, world.clock.now);
  await repeat(50, (index) => from(elsewhere(index), chrome, 'wrong'));
  expect((await from(elsewhere(51), chrome, 'wrong')).status).toBe(429);
  expect((await from('203.0.113.5', firefox, 'Wellness1')).status).toBe(200);
});

it('stops strangers alike whether or not the account exists', async () => {
  const attempts = async (username: string) => {
    const statuses: number[] = [];
    await repeat(52, async (index) => {
      statuses.push((await attempt(username, 'wrong', elsewhere(index))).status);
    });
    return statuses;
  };
  expect(await attempts('nobody@example.com')).toEqual(await attempts('student@example.com'));
});

it('allows 50 failed attempts per address', async () => {
  await repeat(50, (index) => attempt(`nobody${index}@example.com`));
  expect((await attempt('student@example.com', 'Wellness1')).status).toBe(429);
  expect((await attempt('student@example.com', 'Wellness1', '198.51.100.1')).status).toBe(200);
});

it('does not count successful sign-ins', async () => {
  await repeat(60, () => world.signIn('student@example.com'));
  await repeat(9, () => attempt('student@example.com'));
  await world.signIn('student@example.com');
  await repeat(9, () => attempt('student@example.com'));
  await world.signIn('student@example.com');
});

it('counts each concurrent attempt', async () => {
  const answers = await Promise.all(Array.from({ length: 15 }, () => attempt('student@example.com')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});

it('can be raised', async () => {
  const generous = await createWorld({ config: { rateLimitFactor: 2 } });
  const body = { username: 'student@example.com', password: 'wrong' };
  const statuses: number[] = [];
  await repeat(21, async () => statuses.push((await generous.call('signInStudent', { body })).status));
  expect(statuses).toEqual([...Array(20).fill(401), 429]);
  await generous.close();
});

it.each([
  ['forgotPassword', 3, { email: 'student@example.com', application: 'STUDENT' }],
  ['createLoginLink', 3, { email: 'student@example.com', application: 'STUDENT' }],
  ['createVerificationCode', 1, { email: 'student@example.com', purpose: 'CREATE_PASSWORD' }],
  ['createPassword', 5, { email: 'student@example.com', verificationCode: '000000', password: 'Wellness1' }],
  ['signUpStudent', 3, { email: 'a@b.co', firstName: 'A', lastName: 'B', languageIso2LetterCode: 'EN' }],
  ['resetPassword', 50, { token: 'nonsense', password: 'Wellness1' }],
  ['signInWithToken', 50, { token: 'nonsense', application: 'STUDENT' }],
  ['refreshSession', 600, { refreshToken: 'nonsense' }],
] as const)('allows %s %i times', async (id, times, body) => {
  await repeat(times, async () => {
    expect((await world.call(id, { body })).status).not.toBe(429);
  });
  const { status, headers } = await world.call(id, { body });
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

it('limits what a signed-in user can request', async () => {
  const { accessToken } = await world.signIn('unverified@example.com');
  const { accessToken: verifiedToken, studentId } = await world.signIn('student@example.com');
  await repeat(3, () => world.call('createEmailVerification', { token: accessToken }));
  expect((await world.call('createEmailVerification', { token: accessToken })).status).toBe(429);

  const change = () =>
    world.call('updatePassword', {
      path: { id: studentId },
      token: verifiedToken,
      body: { currentPassword: 'wrong', newPassword: 'Wellness2' },
    });
  await repeat(10, change);
  expect((await change()).status).toBe(429);

  const confirm = () =>
    world.call('confirmEmailVerification', { path: { verificationCode: 'nonsense' }, token: accessToken });
  await repeat(10, confirm);
  expect((await confirm()).status).toBe(429);
});

it('trusts a proxy’s client address only when configured to', async () => {
  const trusting = await createWorld({ config: { trustProxy: true } });
  const ask = (in_: World, forwarded: string) =>
    in_.call('signInWithToken', {
      body: { token: 'nonsense', application: 'STUDENT' },
      headers: { 'x-forwarded-for': `198.51.100.1, ${forwarded}` },
    });
  await repeat(50, () => ask(trusting, '203.0.113.1'));
  expect((await ask(trusting, '203.0.113.1')).status).toBe(429);
  expect((await ask(trusting, '203.0.113.2')).status).toBe(410);
  // Azure’s gateway adds the port.
  expect((await ask(trusting, '203.0.113.1:51544')).status).toBe(429);
  await repeat(50, (n) => ask(trusting, `[2001:db8::${n}]:443`));
  expect((await ask(trusting, '2001:db8::ffff')).status).toBe(429);
  await repeat(50, () => ask(world, '203.0.113.1'));
  expect((await ask(world, '203.0.113.2')).status).toBe(429);
  await trusting.close();
});

it('warns once of a proxy that is not trusted, or doesn’t say who asks', async () => {
  const warningsOf = async (trustProxy: boolean, headers: Record<string, string>) => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
    const opened = await createWorld({ config: { trustProxy }, log });
    for (let count = 0; count < 3; count += 1)
      await opened.call('signInWithToken', { body: { token: 'nonsense', application: 'STUDENT' }, headers });
    await opened.close();
    return lines.filter((line) => line.includes('TRUST_PROXY'));
  };
  const headers = { 'x-forwarded-for': '203.0.113.1' };
  expect(await warningsOf(false, headers)).toHaveLength(1);
  expect(await warningsOf(true, headers)).toEqual([]);
  expect(await warningsOf(true, { 'x-forwarded-for': 'unknown' })).toHaveLength(1);
  expect(await warningsOf(false, {})).toEqual([]);
});
