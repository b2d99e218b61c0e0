import document from '@institute/api-schema/openapi.json' with { type: 'json' };
import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import { errorKeys, isGeneral } from './docs/error-keys.ts';
import { type ProblemKey, problemKeys, statusOf } from './problem.ts';
import { demoId } from './seed/seed.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let failures: string[];
beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line: string) => failures.push(line) });
  world = await createWorld({ log, config: { rateLimitFactor: 1_000_000 } });
});
beforeEach(async () => {
  failures = [];
  await world.reset();
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

  it('say what every key means', () => {
    expect(errorKeys.map(([key]) => key).toSorted()).toEqual(problemKeys.toSorted());
    const answered = contract.flatMap((operation) => operation.errorKeys);
    expect(answered.filter(isGeneral)).toEqual([]);
  });

  it('gives every optional query parameter a default, so that handlers need none of their own', () => {
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

describe('requests that cannot be read', () => {
  it.each(['{', '{"username":', 'null null', '{"a":1,}', "{'a':1}", 'NaN', '[[[['.repeat(50_000)])(
    'answers 400 to the body %s',
    async (body) => {
      await expectProblem(await post(body), 400, 'badRequest');
    },
  );

  it('answers 400 to no body at all', async () => {
    await expectProblem(await post(null), 400, 'badRequest');
  });

  it.each(['null', '1', '"text"', '[]', '{}', '{"__proto__":{"username":"a","password":"b"}}'])(
    'answers 422 to %s',
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
  ])('answers 415 to the content type "%s"', async (contentType) => {
    const response = await post(new TextEncoder().encode('{"username":"a","password":"b"}'), contentType);
    await expectProblem(response, 415, 'unsupportedMediaType');
  });

  it('does not mind a charset', async () => {
    const body = JSON.stringify({ username: 'student@example.com', password: 'Wellness1' });
    expect((await post(body, 'application/json; charset=utf-8')).status).toBe(200);
  });

  it('answers 413 to a body of 10 MB, with and without its length told', async () => {
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
  ])('answers 400 to the path %s', async (path) => {
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
  ])('answers 404 to the path %s', async (path) => {
    await expectProblem(await send(`http://api.test${path}`), 404, 'notFound');
  });

  it.each([
    ['DELETE', '/students', 'GET, HEAD'],
    ['PATCH', `/students/${demoId('student', 1)}`, 'GET, PUT, HEAD'],
    ['GET', signInPath, 'POST'],
    ['OPTIONS', '/public/lookups', 'GET, HEAD'],
    ['PROPFIND', '/public/lookups', 'GET, HEAD'],
  ])('answers 405 to %s %s, and says what is allowed', async (method, path, allow) => {
    const response = await send(path, { method });
    expect(response.headers.get('allow')).toBe(allow);
    await expectProblem(response, 405, 'methodNotAllowed');
  });

  it('answers HEAD like GET, without the body', async () => {
    const response = await send('/public/lookups', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('takes a parameter that is given twice for one that is wrong', async () => {
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

  it('answers quickly to a text made to be slow', async () => {
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

describe('garbage', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom(
      '',
      'none',
      '\u0000',
      '\ud800',
      '1990-02-30',
      'student@example.com',
      'Wellness1',
      '\\',
      "'",
      '%',
      'x'.repeat(300),
    ),
  );
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      text,
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(text, tie('any'), { maxKeys: 3 }),
    ),
  })).any;

  type Shape = {
    $ref?: string;
    anyOf?: Shape[];
    enum?: unknown[];
    const?: unknown;
    type?: string | string[];
    format?: string;
    items?: Shape;
    maxItems?: number;
    properties?: Record<string, Shape>;
    required?: string[];
  };

  const knownIds = [
    demoId('student', 1),
    demoId('student', 8),
    demoId('coach', 5),
    demoId('education', 1),
    demoId('certification', 1),
    demoId('product', 500),
    demoId('message', 100),
  ];
  const goodTexts: Record<string, string[]> = {
    email: ['student@example.com', 'pastdue@example.com', 'new1@example.com', 'new2@example.com'],
    date: ['1990-03-14', '2020-01-01'],
    'time-zone': ['none', 'Europe/Madrid'],
    'web-url': ['https://example.com/a'],
    uuid: knownIds,
  };

  /** Values like those the document asks for; some are right, some are anything. */
  function like(shape: Shape): fc.Arbitrary<unknown> {
    if (shape.$ref)
      return like((document.components.schemas as Record<string, Shape>)[shape.$ref.split('/').at(-1)!]!);
    if (shape.anyOf) return fc.oneof(...shape.anyOf.map(like));
    if (shape.enum) return fc.constantFrom(...shape.enum);
    if ('const' in shape) return fc.constant(shape.const);
    if (shape.properties) {
      const fields = Object.entries(shape.properties).map(([name, field]) => [
        name,
        fc.oneof({ weight: 30, arbitrary: like(field) }, { weight: 1, arbitrary: value }),
      ]);
      const whole = fc.record(Object.fromEntries(fields), { requiredKeys: shape.required ?? [] } as never);
      return fc.oneof({ weight: 15, arbitrary: whole }, { weight: 1, arbitrary: value });
    }
    if (shape.items) return fc.array(like(shape.items), { maxLength: 4 });
    const types = [shape.type].flat();
    if (types.includes('number')) return fc.oneof(fc.double(), fc.constant(null));
    if (types.includes('boolean')) return fc.oneof(fc.boolean(), fc.constant(null));
    return fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom(
          ...(goodTexts[shape.format ?? ''] ?? ['Wellness1', 'Ana', '+12015550123']),
        ),
      },
      { weight: 1, arbitrary: text },
      { weight: types.includes('null') ? 6 : 0, arbitrary: fc.constant(null) },
    );
  }

  /** The same as a form, with a file where the document has one. */
  function formOf(body: unknown): FormData {
    const form = new FormData();
    for (const [name, part] of Object.entries(Object(body))) {
      const words = typeof part === 'string' ? part : (JSON.stringify(part) ?? '');
      if (name === 'file') form.append(name, new File([`%PDF-${words}`], 'any.pdf'));
      else form.append(name, words);
    }
    return form;
  }

  it('never breaks the server: 2000 requests over all operations', async () => {
    const token = (await world.signIn('admin@example.com')).accessToken;
    const operation = fc.constantFrom(...contract);
    const request = operation.chain((chosen) =>
      fc.record({
        chosen: fc.constant(chosen),
        body: like((Object.values(chosen.requestBody?.content ?? {})[0]?.schema ?? {}) as Shape),
        path: fc.record(
          Object.fromEntries(
            chosen.parameters
              .filter((parameter) => parameter.in === 'path')
              .map(({ name }) => [name, fc.constantFrom(...knownIds, 'x', '\u0000', '..', '%', 'é')]),
          ),
        ),
        query: fc.dictionary(
          fc.constantFrom(
            'size',
            'page',
            'sortBy',
            'descending',
            'keyword',
            'status',
            'fileName',
            'source',
            'types',
          ),
          text,
        ),
        isSignedIn: fc.boolean(),
      }),
    );
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(request, async ({ chosen, body, path, query, isSignedIn }) => {
        // One that works would end the session of all those that follow.
        const endsSession = ['logOut', 'logOutEverywhere', 'updateSessionStatus', 'updatePassword'].includes(
          chosen.id,
        );
        const { status } = await world.call(chosen.id, {
          path: path as never,
          query: query as never,
          ...(chosen.requestBody && {
            body: 'multipart/form-data' in chosen.requestBody.content ? formOf(body) : body,
          }),
          ...(isSignedIn && !(endsSession && path.id === demoId('student', 8)) && { token }),
        });
        expect(status).toBeLessThan(500);
        statuses.add(status);
      }),
      { numRuns: 2000 },
    );
    expect(failures).toEqual([]);
    // It got as far as the handlers, not only to the validation.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 202, 401, 404, 422]));
  });
});
