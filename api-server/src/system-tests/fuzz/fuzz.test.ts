import document from '@institute/api-schema/openapi.json' with { type: 'json' };
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import pino from 'pino';
import { expect, it } from 'vitest';
import { cases, isLong } from '../../../../scripts/given/lane.ts';
import { contract } from '../../platform/contract.ts';
import { resolved, type Schema } from '../../platform/schema.ts';
import { exampleBody, formOf } from '../../testing/example-request.ts';
import { addCalendarFeed, addFile, explore, KnownValues } from '../../testing/known-values.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { anything, hostileTexts, like, mutated, poisoned } from './values.ts';

type Operation = (typeof contract)[number];
type Session = Awaited<ReturnType<World['signIn']>>;

const people = isLong
  ? ['student', 'coach', 'admin', 'advisor', 'pastdue', 'unverified']
  : ['student', 'coach', 'admin'];
/** No single response takes nearly this long, even on a busy machine. */
const patience = 30_000;
const megabyte = 1024 * 1024;

/** Details that no response may reveal: paths in the code, stack traces, and SQL. */
const inside =
  /node_modules|file:\/\/\/|\bat (async )?[\w.<>]+ \(|\.(ts|js):\d+|PGlite|drizzle|Failed query|syntax error|violates|\bpg_|relation "/;

const headerText = fc.constantFrom(
  ...hostileTexts.map((one) => one.replaceAll(/[^\x20-\x7e]/g, '').trim()).filter((one) => one.length < 2000),
);

function bodyOf(operation: Operation, known: KnownValues): fc.Arbitrary<unknown> {
  const media = Object.entries(operation.requestBody?.content ?? {})[0];
  if (operation.method === 'get') return fc.constant(undefined);
  if (!media) return fc.oneof({ weight: 20, arbitrary: fc.constant(undefined) }, anything);
  const [mediaType, { schema }] = media;
  const example = resolved(schema as Schema).examples?.[0];
  const values = fc.oneof(
    { weight: 8, arbitrary: like(schema as Schema, known) },
    { weight: 3, arbitrary: fc.constantFrom(...hostileTexts).map((text) => poisoned(example, text)) },
    { weight: 4, arbitrary: fc.tuple(fc.nat(), anything).map(([at, value]) => mutated(example, at, value)) },
    { weight: 1, arbitrary: anything },
  );
  if (mediaType === 'multipart/form-data') {
    const bytes = fc.oneof(
      fc
        .constantFrom('%PDF-1.7', '\u0089PNG\r\n\u001a\n', '\u00ff\u00d8\u00ff', 'GIF89a', '')
        .map((head) => Buffer.from(head, 'latin1')),
      fc.uint8Array({ maxLength: 60 }),
    );
    return fc.tuple(values, bytes).map(([value, file]) => formOf(value, new Uint8Array(file)));
  }
  return fc.oneof(
    { weight: 40, arbitrary: values },
    { weight: 10, arbitrary: fc.constant(exampleBody(operation, known)) },
    { weight: 1, arbitrary: fc.constantFrom('{', '', '[', 'null', '{"a":1e9999}', '[['.repeat(20_000)) },
  );
}

function parametersOf(operation: Operation, place: 'path' | 'query', known: KnownValues) {
  const declared = operation.parameters.filter((parameter) => parameter.in === place);
  const values = declared.map(({ name, schema }) => {
    const candidates = known.candidates(operation, name);
    const good = candidates.length > 0 ? fc.constantFrom(...candidates) : like(schema as Schema, known, name);
    const hostile = fc.constantFrom(...hostileTexts).map((text) => text.slice(0, 3000));
    const value = fc.oneof({ weight: 12, arbitrary: good }, hostile).map((one) => {
      // A URL can't contain a lone surrogate, and an empty segment would change the path.
      const sent = typeof one === 'string' ? one.toWellFormed() : one;
      return place === 'path' && sent === '' ? ' ' : sent;
    });
    return [name, value];
  });
  const requiredKeys = declared
    .filter(({ required }) => required || place === 'path')
    .map(({ name }) => name);
  return fc.record(Object.fromEntries(values), { requiredKeys: requiredKeys as never });
}

const headers = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  fc.record(
    {
      'content-type': headerText,
      'x-request-id': headerText,
      source: headerText,
      accept: headerText,
      'idempotency-key': headerText,
      authorization: headerText.map((text) => `Bearer ${text}`),
      range: headerText,
      'x-forwarded-for': headerText,
    },
    { requiredKeys: [] },
  ),
);

/** Most use ids they know themselves, some use ids of others. */
function requestOf(knownTo: KnownValues[]) {
  const asking = fc.tuple(
    fc.constantFrom(...contract),
    fc.option(fc.nat({ max: people.length - 1 }), { nil: null, freq: 12 }),
    fc.nat({ max: people.length * 3 }),
  );
  return asking.chain(([operation, person, other]) => {
    const known = knownTo[other] ?? knownTo[person ?? 0]!;
    return fc.record({
      id: fc.constant(operation.id),
      body: bodyOf(operation, known),
      path: parametersOf(operation, 'path', known),
      query: fc.oneof(
        { weight: 9, arbitrary: parametersOf(operation, 'query', known) },
        fc.dictionary(
          fc.constantFrom('size', 'page', 'sortBy', 'keyword', '__proto__'),
          fc.constantFrom(...hostileTexts.map((text) => text.toWellFormed())),
        ),
      ),
      headers,
      person: fc.constant(person),
    });
  });
}

/** The longest text that the document allows. */
function longestText(): number {
  const lengths: number[] = [];
  JSON.stringify(document, (_, value) => {
    if (typeof value?.maxLength === 'number' && !value.contentMediaType) lengths.push(value.maxLength);
    return value;
  });
  return Math.max(...lengths);
}

/**
 * Reads every text in the database: none may be longer than allowed, or contain characters that don't belong in text.
 */
async function expectCleanTables(world: World): Promise<void> {
  const { rows } = (await world.db.execute(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'ARRAY')
  `)) as unknown as { rows: { table_name: string; column_name: string }[] };
  expect(rows.length).toBeGreaterThan(20);
  const longest = longestText() * 4;
  for (const { table_name: table, column_name: column } of rows) {
    const value = sql`${sql.identifier(column)}::text`;
    const found = (await world.db.execute(sql`
      select left(${value}, 200) as value from ${sql.identifier(table)}
      where length(${value}) > ${longest} or ${value} ~ ${'[\\x01-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]|\\\\u0000'}
    `)) as unknown as { rows: object[] };
    expect([`${table}.${column}`, found.rows]).toEqual([`${table}.${column}`, []]);
  }
}

/**
 * Sends this many requests to all operations. Expects every response to conform to the document, arrive in time and
 * reveal nothing internal, and the database to contain nothing that the document forbids.
 */
async function fuzz(count: number): Promise<Map<string, Set<number>>> {
  const failures: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => failures.push(line) });
  const world = await createWorld({
    commits: true,
    log,
    config: { rateLimitFactor: 1_000_000, maxBodySize: megabyte },
  });
  const sessions: (Session | null)[] = [];
  const enter = async (person: number) => {
    const body = { username: `${people[person]}@example.com`, password: 'Wellness1' };
    const { status, body: answer } = await world.call('signInStudent', { body });
    sessions[person] = status === 200 ? answer.content : null;
  };
  const knownTo = people.map(() => new KnownValues());
  for (const [person, known] of knownTo.entries()) {
    await enter(person);
    await addFile(world.call, sessions[person]!.accessToken, known);
    await addCalendarFeed(world.call, sessions[person]!, known);
    await explore(world.call, sessions[person]!, known);
  }

  const seen = new Map<string, Set<number>>();
  const property = fc.asyncProperty(requestOf(knownTo), async ({ id, person, path, query, ...rest }) => {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer')), patience);
    });
    const session = person === null ? null : sessions[person];
    const answer = await Promise.race([
      world.call(id, {
        path: path as never,
        query: query as never,
        ...(session && { token: session.accessToken }),
        ...rest,
      }),
      tooLong,
    ]).finally(() => clearTimeout(timer));
    expect(answer.status).toBeLessThan(500);
    const { errors: _, ...shown } = Object(answer.status >= 400 ? answer.problem : {});
    expect(JSON.stringify(shown)).not.toMatch(inside);
    expect(failures).toEqual([]);
    seen.set(id, (seen.get(id) ?? new Set()).add(answer.status));
    if (answer.status === 401 && person !== null) await enter(person);
  });
  await fc.assert(property, { numRuns: count });

  await expectCleanTables(world);
  // What was written can be read.
  for (const person of isLong ? people.keys() : []) {
    await enter(person);
    if (sessions[person]) await explore(world.call, sessions[person]);
  }
  await world.close();
  return seen;
}

it('never breaks on any request', async () => {
  const seen = await fuzz(cases(2_000, 20));
  if (!isLong) return;
  expect(seen.size).toBe(contract.length);
  // Requests reached the handlers, not just the validation.
  const statuses = new Set([...seen.values()].flatMap((of) => [...of]));
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 401, 403, 404, 422]));
}, 600_000);
