import { generateKeyPairSync } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { type Config, defaultConfig } from './config.ts';
import { rsaKey } from './files/content-key.ts';
import { createContentSigner } from './files/signed-content.ts';
import { createSandbox } from './money/gateway/create-sandbox.ts';
import type { Database } from './platform/database.ts';
import { memoryFiles } from './ports/files.ts';
import { testHasher } from './testing/hasher.ts';
import { createWorld, testStart, type World } from './testing/world.ts';

let world: World;
let lines: Record<string, unknown>[];
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  world = await createWorld({ log });
});
beforeEach(() => {
  lines = [];
});
afterAll(() => world.close());

/** An application whose database fails in one way. */
function brokenApp(failure: Error, config: Partial<Config> = {}) {
  const fail = () => {
    throw failure;
  };
  const db = { select: fail, insert: fail, execute: fail } as unknown as Database;
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const now = () => testStart;
  const files = memoryFiles();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const content = createContentSigner(rsaKey('test', privateKey));
  return createApp({
    db,
    lists: db,
    files,
    content,
    gateway: createSandbox(db, now),
    log,
    now,
    hasher: testHasher,
    config: { ...defaultConfig, ...config },
  });
}

describe('the log', () => {
  it('has one line per request, with the source that the coach app sends [A-01]', async () => {
    const { accessToken, studentId } = await world.signIn('coach@example.com');
    lines = [];
    await world.call('getStudent', {
      path: { id: studentId },
      token: accessToken,
      headers: { source: 'WEB', 'x-request-id': 'my-request.1' },
    });
    expect(lines).toMatchObject([
      {
        requestId: 'my-request.1',
        method: 'GET',
        operationId: 'getStudent',
        status: 200,
        studentId,
        source: 'WEB',
      },
    ]);
  });

  // Claim: logs-without-secrets
  it('contains no secrets', async () => {
    const { accessToken, refreshToken, studentId } = await world.signIn('student@example.com');
    await world.call('refreshSession', { body: { refreshToken } });
    await world.call('forgotPassword', { body: { email: 'student@example.com', application: 'STUDENT' } });
    const { secret } = await world.lastEmail('student@example.com');
    await world.call('checkResetPasswordToken', { body: { token: secret } });
    await world.call('getStudent', { path: { id: studentId }, token: accessToken });
    await world.app.request(`/nope?token=${secret}`);
    await world.app.request(`/verify-email-address/${secret}`);
    const email = 'maya.newcomer@example.com';
    const person = { email, firstName: 'Maya', lastName: 'Newcomer', languageIso2LetterCode: 'EN' };
    await world.call('signUpStudent', { body: person });
    await world.call('createVerificationCode', { body: { email, purpose: 'CREATE_PASSWORD' } });
    const { secret: code } = await world.lastEmail(email);
    expect(code).toMatch(/^\d{6}$/);
    const wrong = code === '123456' ? '123457' : '123456';
    for (const verificationCode of [wrong, code])
      await world.call('createPassword', { body: { email, verificationCode, password: 'Wellness1' } });
    const written = JSON.stringify(lines);
    expect(lines.length).toBeGreaterThanOrEqual(11);
    for (const word of [
      accessToken,
      refreshToken,
      secret,
      code,
      wrong,
      email,
      'Wellness1',
      'student@example.com',
    ]) {
      expect(written).not.toContain(word);
    }
  });
});

describe('security events', () => {
  it('include the client’s address and a hash of the account, unlike all other lines', async () => {
    const body = { username: 'Student@Example.com', password: 'wrong' };
    const address = '198.51.100.9';
    await world.call('signInStudent', { body, address });
    await world.call('signInStudent', { body: { ...body, username: 'student@example.com' }, address });
    await world.call('getSession', { token: 'none', address });
    await world.app.request('/public/lookups');
    const events = lines.filter(({ securityEvent }) => securityEvent);
    const accountHash = expect.stringMatching(/^[0-9a-f]{16}$/);
    const event = { securityEvent: 'sign-in refused', address, accountHash };
    expect(events).toMatchObject([event, event]);
    expect(events[1]!.accountHash).toBe(events[0]!.accountHash);
    const others = lines.filter(({ securityEvent }) => !securityEvent);
    expect(others).toHaveLength(4);
    expect(JSON.stringify(others)).not.toContain(address);
    expect(JSON.stringify(others)).not.toContain('accountHash');
    expect(JSON.stringify(lines)).not.toMatch(/student@example/i);
  });
});

it('logs no health checks at info', async () => {
  const count = lines.length;
  for (const path of ['/healthz', '/readyz']) await world.app.request(path);
  expect(lines.slice(count)).toEqual([]);
});

describe('the request id', () => {
  it('is taken from the caller if it is sane, and generated otherwise', async () => {
    const idOf = async (given: string) =>
      (await world.app.request('/healthz', { headers: { 'x-request-id': given } })).headers.get(
        'x-request-id',
      );
    expect(await idOf('abc-123_X.y')).toBe('abc-123_X.y');
    for (const bad of ['', 'a b', 'x'.repeat(65), '<script>', '{"a":1}']) {
      expect(await idOf(bad)).toMatch(/^[0-9a-f]{32}$/);
    }
  });
});

describe('the trace of a caller', () => {
  it('gives the request its id', async () => {
    const traceId = 'ab'.repeat(16);
    const headers = { traceparent: `00-${traceId}-${'1'.repeat(16)}-00`, 'x-request-id': 'other' };
    const response = await world.app.request('/nowhere', { headers });
    expect([response.headers.get('x-request-id'), (await response.json()).traceId]).toEqual([
      traceId,
      traceId,
    ]);
  });
});

describe('headers', () => {
  it('keep browsers strict', async () => {
    const { headers } = await world.app.request('/public/lookups');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('are the same on failures', async () => {
    const { headers } = await world.app.request('/nope');
    expect(headers.get('date')).toBe(world.clock.now.toUTCString());
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('allow other origins only when configured to', async () => {
    const open = await createWorld({ config: { corsOrigins: ['https://app.example.com'] } });
    const preflight = (origin: string) =>
      open.app.request('/students', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      });
    const friend = await preflight('https://app.example.com');
    expect([friend.status, friend.headers.get('access-control-allow-origin')]).toEqual([
      204,
      'https://app.example.com',
    ]);
    expect(friend.headers.get('access-control-allow-headers')).toContain('authorization');
    const stranger = await preflight('https://evil.example.com');
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
    await open.close();
  });
});

describe('health', () => {
  it('is live without its database, but not ready', async () => {
    const away = brokenApp(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    expect((await away.request('/healthz')).status).toBe(200);
    expect((await away.request('/readyz')).status).toBe(503);
    expect((await world.app.request('/readyz')).status).toBe(200);
  });
});

describe('unexpected failures', () => {
  const signIn = (app: ReturnType<typeof brokenApp>) =>
    app.request('/auth/signin/student', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'student@example.com', password: 'Wellness1' }),
    });

  it.each([
    ['refuses connections', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    [
      'shuts down',
      new Error('query failed', { cause: Object.assign(new Error('terminating'), { code: '57P01' }) }),
    ],
    ['is only a replica', Object.assign(new Error('read-only transaction'), { code: '25006' })],
    [
      'drops the connection',
      new Error('query failed', { cause: new Error('Connection terminated unexpectedly') }),
    ],
    [
      'refuses on every address',
      new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })]),
    ],
  ])('answer 503 while the database %s', async (_, failure) => {
    const response = await signIn(brokenApp(failure));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ key: 'unavailable' });
  });

  it('answer 500 with the key default and nothing else; the log has the details', async () => {
    const response = await signIn(brokenApp(new Error('secret detail of table users')));
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      key: 'default',
      traceId: response.headers.get('x-request-id'),
    });
    expect(JSON.stringify(lines)).toContain('secret detail');
    expect(JSON.stringify(lines)).toContain(response.headers.get('x-request-id'));
  });
});
