import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { createWorld, type World } from '../testing/world.ts';
import { contract } from './contract.ts';
import { errorKeys, isGeneral } from './docs/error-keys.ts';
import { type ProblemKey, problemKeys, statusOf } from './problem.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ config: { rateLimitFactor: 1_000_000 } });
});
afterAll(() => world.close());

const protectedOperations = contract.filter(({ roles }) => roles !== 'public');
const signInPath = '/auth/signin/student';

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return Promise.resolve(world.app.request(path, init));
}

function post(body: BodyInit | null, contentType = 'application/json'): Promise<Response> {
  return send(signInPath, { method: 'POST', body, headers: { 'content-type': contentType } });
}

async function expectProblem(response: Response, status: number, key: string) {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const body = await response.json();
  expect(body).toMatchObject({
    type: 'about:blank',
    status,
    key,
    traceId: response.headers.get('x-request-id'),
  });
  return body;
}

describe('the document and the server agree', () => {
  it.each(
    contract.flatMap(({ id, errorKeys, responses }) => errorKeys.map((key) => ({ id, key, responses }))),
  )('$id documents the status of $key', ({ key, responses }) => {
    expect(Object.keys(responses)).toContain(String(statusOf(key as ProblemKey)));
  });

  it('describe every key', () => {
    expect(errorKeys.map(([key]) => key).toSorted()).toEqual(problemKeys.toSorted());
    const answered = contract.flatMap((operation) => operation.errorKeys);
    expect(answered.filter(isGeneral)).toEqual([]);
  });

  it('gives every optional query parameter a default, so that handlers need none', () => {
    const optional = contract.flatMap(({ parameters }) =>
      parameters.filter((p) => p.in === 'query' && !p.required),
    );
    expect(optional.filter(({ schema }) => !('default' in schema))).toEqual([]);
  });

  it.each(protectedOperations)('$id needs a session', async ({ id, parameters, requestBody }) => {
    const path = Object.fromEntries(parameters.map(({ name }) => [name, demoId('student', 1)]));
    const { status, problem } = await world.call(id, {
      path: path as never,
      query: { status: 'ACTIVE' } as never,
      ...(requestBody && { body: {} }),
    });
    expect([status, problem.key, problem.title]).toEqual([401, 'unauthorized', 'Unauthorized']);
  });
});

describe('unreadable requests', () => {
  it.each(['{', '{"username":', 'null null', '{"a":1,}', "{'a':1}", 'NaN', '[[[['.repeat(50_000)])(
    'returns 400 for the body %s',
    async (body) => {
      await expectProblem(await post(body), 400, 'badRequest');
    },
  );

  it('returns 400 for a missing body', async () => {
    await expectProblem(await post(null), 400, 'badRequest');
  });

  it.each(['null', '1', '"text"', '[]', '{}', '{"__proto__":{"username":"a","password":"b"}}'])(
    'returns 422 for %s',
    async (body) => {
      await expectProblem(await post(body), 422, 'validationFailed');
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
  ])('returns 415 for the content type "%s"', async (contentType) => {
    const response = await post(new TextEncoder().encode('{"username":"a","password":"b"}'), contentType);
    await expectProblem(response, 415, 'unsupportedMediaType');
  });

  it('ignores a charset', async () => {
    const body = JSON.stringify({ username: 'student@example.com', password: 'Wellness1' });
    expect((await post(body, 'application/json; charset=utf-8')).status).toBe(200);
  });

  it.each(['gzip', 'br', 'gzip, identity'])('returns 415 for a body in the encoding "%s"', async (coding) => {
    const body = gzipSync(JSON.stringify({ username: 'student@example.com', password: 'Wellness1' }));
    const headers = { 'content-type': 'application/json', 'content-encoding': coding };
    const response = await send(signInPath, { method: 'POST', body, headers });
    expect(response.headers.get('accept-encoding')).toBe('identity');
    await expectProblem(response, 415, 'unsupportedMediaType');
  });

  it('returns 400 for a body that is not UTF-8, and 422 for a lone surrogate', async () => {
    const body = new TextEncoder().encode('{"username":"a?@example.com","password":"b"}');
    body[body.indexOf(0x3f)] = 0xff;
    await expectProblem(await post(body), 400, 'badRequest');
    const half = await post('{"username":"a\\ud83d@example.com","password":"b"}');
    const { errors } = await expectProblem(half, 422, 'validationFailed');
    expect(errors).toEqual([{ in: 'body', pointer: '/username', rule: 'controlCharacter', values: {} }]);
    const whole = await post('{"username":"a\\ud83d\\ude00@example.com","password":"b"}');
    await expectProblem(whole, 401, 'failedLogin');
  });

  it.each([
    ['a line break', 'a\nb'],
    ['an override of the direction', 'a\u202egpj.exe'],
    ['an isolate', 'a\u2067b'],
  ])('returns 422 for %s in a text of one line', async (_, username) => {
    const response = await post(JSON.stringify({ username, password: 'b' }));
    const { errors } = await expectProblem(response, 422, 'validationFailed');
    expect(errors).toEqual([{ in: 'body', pointer: '/username', rule: 'controlCharacter', values: {} }]);
    await expectProblem(
      await post(JSON.stringify({ username: '\u2068a\u2069\n', password: 'b' })),
      401,
      'failedLogin',
    );
  });

  it('returns 413 for a body of 10 MB, with and without a declared length', async () => {
    const body = JSON.stringify({ username: 'a', password: 'x'.repeat(10_000_000) });
    await expectProblem(await post(body), 413, 'payloadTooLarge');
    const init = {
      method: 'POST',
      body: new Blob([body]).stream(),
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    };
    await expectProblem(await send(signInPath, init as RequestInit), 413, 'payloadTooLarge');
  });

  it.each([
    '/students/%E0%A4%A',
    '/students/%',
    '/students/%zz',
    '/students/%00',
    '/students/a%0d%0ab',
    '/%7f',
    '/auth/%C2%85',
  ])('returns 400 for the path %s', async (path) => {
    await expectProblem(await send(path), 400, 'badRequest');
  });

  it.each([
    '/',
    '/nope',
    '/students/',
    '/STUDENTS',
    '/auth',
    '/../etc/passwd',
    '/students/1/2/3',
    `/${'a'.repeat(5000)}`,
    '//evil',
    '/.git/config',
  ])('returns 404 for the path %s', async (path) => {
    await expectProblem(await send(`http://api.test${path}`), 404, 'notFound');
  });

  it.each([
    ['DELETE', '/students', 'GET, HEAD'],
    ['DELETE', `/students/${demoId('student', 1)}`, 'GET, PUT, PATCH, HEAD'],
    ['GET', signInPath, 'POST'],
    ['OPTIONS', '/public/lookups', 'GET, HEAD'],
    ['PROPFIND', '/public/lookups', 'GET, HEAD'],
    ['POST', '/content/media-1.mp4', 'GET, HEAD'],
    ['DELETE', '/healthz', 'GET, HEAD'],
    ['GET', '/payment_gateway/webhooks', 'POST'],
  ])('returns 405 for %s %s, and lists the allowed methods', async (method, path, allow) => {
    const response = await send(path, { method });
    expect(response.headers.get('allow')).toBe(allow);
    await expectProblem(response, 405, 'methodNotAllowed');
  });

  it('responds to HEAD like GET, without the body', async () => {
    const response = await send('/public/lookups', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it.each(['0x10', '1e3', '1.0', '+1', ' 1', 'one'])('returns 400 for the integer "%s"', async (text) => {
    const { accessToken } = await world.signIn('admin@example.com');
    const headers = { authorization: `Bearer ${accessToken}` };
    const response = await send(`/students?${new URLSearchParams({ page: text })}`, { headers });
    const { errors } = await expectProblem(response, 400, 'badRequest');
    const error = { in: 'query', pointer: '/page', rule: 'type', values: { type: 'integer' } };
    expect(errors).toEqual([error]);
  });

  it('refuses a repeated parameter', async () => {
    const { accessToken } = await world.signIn('admin@example.com');
    const response = await send('/students?size=1&size=2', {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    await expectProblem(response, 422, 'validationFailed');
  });

  it('escapes names in its pointers', async () => {
    const body = await expectProblem(
      await post('{"username":"a","password":"b","a/b~c":1}'),
      422,
      'validationFailed',
    );
    expect(body.errors).toEqual([{ in: 'body', pointer: '/a~1b~0c', rule: 'unknownField', values: {} }]);
  });

  it('responds quickly to a text designed to be slow', async () => {
    for (const email of [`${'@'.repeat(400_000)}.`, `a@${'.'.repeat(400_000)} `, 'a@'.repeat(200_000)]) {
      const { status } = await world.call('createLoginLink', { body: { email, application: 'STUDENT' } });
      expect(status).toBe(422);
    }
    const { accessToken, studentId } = await world.signIn('student@example.com');
    const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`field${index}`, index]));
    const { status, problem } = await world.call('updateStudent', {
      path: { id: studentId },
      token: accessToken,
      body: many,
    });
    expect(status).toBe(422);
    expect(problem.errors!.length).toBeLessThanOrEqual(200);
  });
});
