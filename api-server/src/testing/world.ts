import { readFile } from 'node:fs/promises';
import type { operations, Schemas } from '@institute/api-schema';
import { desc } from 'drizzle-orm';
import pino, { type Logger } from 'pino';
import { expect, inject } from 'vitest';
import { testMoment } from '../../../scripts/given/moment.ts';
import { type App, createApp } from '../app.ts';
import { type Config, defaultConfig } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { openContentKey } from '../files/content-key.ts';
import { createContentSigner } from '../files/signed-content.ts';
import { createSandbox } from '../money/gateway/create-sandbox.ts';
import type { Sandbox } from '../money/gateway/sandbox.ts';
import { contract, type Operation, type OperationId } from '../platform/contract.ts';
import type { Database, OpenDatabase } from '../platform/database.ts';
import { isGeneral } from '../platform/docs/error-keys.ts';
import { newId } from '../platform/identifier.ts';
import { openRestorable, type RestorableDatabase } from '../platform/restorable.ts';
import { responseErrors } from '../platform/validators.ts';
import { memoryFiles } from '../ports/files.ts';
import type { PaymentGateway } from '../ports/payments.ts';
import { demoPassword } from '../seed/cast.ts';
import { seed } from '../seed/seed.ts';
import { emails } from '../tables/emails.ts';
import { faultsOfEmail } from './email-parts.ts';
import { emptyAll } from './empty-all.ts';
import { testHasher } from './hasher.ts';
import { inTurn } from './in-turn.ts';
import { recordProvoked } from './provoked.ts';

export const testStart = new Date(testMoment);

type Session = Schemas['Session'];
type Problem = Schemas['Problem'];

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Call<Id extends OperationId> = {
  path?: Parameters<Id> extends { path: infer Path } ? Path : never;
  query?: { [Name in keyof NonNullable<Parameters<Id>['query']>]?: unknown };
  /** Any type, because it's the server's job to validate it. */
  body?: unknown;
  token?: string;
  /** Idempotency key; a new one by default. */
  key?: string;
  headers?: Record<string, string>;
  address?: string;
};
type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type SuccessOf<Responses> = JsonOf<Responses[keyof Responses & (200 | 201 | 202 | 204)]>;
export type Answer<Id extends OperationId> = {
  status: number;
  headers: Headers;
  body: SuccessOf<operations[Id]['responses']>;
  /** The body as sent, even if it isn't JSON. */
  bytes: Uint8Array;
  problem: Problem;
};

export type World = {
  app: App;
  db: Database;
  /** The current time, which tests can change. */
  clock: { now: Date; forward: (seconds: number) => void };
  /** The payment provider. */
  sandbox: Sandbox;
  /** The application's dependencies, for code that runs beside it. */
  dependencies: Dependencies;
  /** Calls an operation, and checks the answer against the document. */
  call: <Id extends OperationId>(id: Id, call?: Call<Id>) => Promise<Answer<Id>>;
  signIn: (email: string, password?: string) => Promise<Session>;
  /** Signs in and returns the access token. */
  tokenOf: (email: string) => Promise<string>;
  /** The latest e-mail to a recipient, with the secret in its link or code. */
  lastEmail: (recipient: string) => Promise<{ subject: string; text: string; secret: string }>;
  countEmails: () => Promise<number>;
  /** Restores the initial state, or the one that was kept. */
  reset: () => Promise<void>;
  /** Makes the present state the initial one. Only in memory, and after `reset`. */
  keep: () => Promise<void>;
  close: () => Promise<void>;
};

export type WorldOptions = {
  /** Replaces the in-memory database. */
  opened?: OpenDatabase;
  /** Commits its transactions, which is faster for thousands of changes. Such a world can't be reset. */
  commits?: boolean;
  config?: Partial<Config>;
  log?: Logger;
  /** Wraps the connection to the payment provider. */
  throughLine?: (sandbox: Sandbox) => PaymentGateway;
  replace?: Partial<Dependencies>;
};

/** Databases in their initial state that no test of this worker uses. Starting one takes half a second. */
const idle: RestorableDatabase[] = [];

const openDemo = async (): Promise<RestorableDatabase> =>
  idle.pop() ?? openRestorable(new Blob([await readFile(inject('snapshot'))]));

/** The request of a call, as an app sends it. */
function requestOf(
  operation: Operation,
  { path, query, body, token, key = newId(), headers }: Call<OperationId>,
): [URL, RequestInit] {
  const isOnce = operation.parameters.some(({ name }) => name === 'Idempotency-Key');
  const url = new URL(
    operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String((path as never)?.[name]))),
    'http://api.test',
  );
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of [value].flat()) url.searchParams.append(name, String(one));
  }
  const mediaType = Object.keys(operation.requestBody?.content ?? {})[0] ?? 'application/json';
  const request = {
    method: operation.method.toUpperCase(),
    headers: {
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': mediaType }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(isOnce && { 'idempotency-key': key }),
      ...headers,
    },
    ...(body !== undefined && {
      body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
    }),
  };
  return [url, request];
}

/** Calls operations of an app, and checks each answer against the document. */
export function createCall(app: Pick<App, 'request'>): World['call'] {
  return async (id, given = {}) => {
    const operation = contract.find((candidate) => candidate.id === id)!;
    const [url, request] = requestOf(operation, given as Call<OperationId>);
    const response = await app.request(url, request, {
      incoming: { socket: { remoteAddress: given.address ?? '203.0.113.7' } },
    });
    const bytes = await response.bytes();
    const mediaType = (response.headers.get('content-type') ?? '').split(';')[0]!;
    const isJson = bytes.length > 0 && mediaType.endsWith('json');
    const json = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
    expect(
      responseErrors(id, response.status, mediaType, isJson || bytes.length === 0 ? json : bytes),
    ).toEqual([]);
    if (response.status >= 400) {
      if (!isGeneral(json.key)) {
        expect(operation.errorKeys).toContain(json.key);
        recordProvoked(id, json.key);
      }
      expect(json.traceId).toBe(response.headers.get('x-request-id'));
    }
    return { status: response.status, headers: response.headers, body: json, bytes, problem: json };
  };
}

async function readLastEmail(db: Database, recipient: string) {
  const sent = await db.select().from(emails).orderBy(desc(emails.sentAt), desc(emails.id));
  const email = sent.find((candidate) => candidate.recipient === recipient);
  if (!email) throw new Error(`Nothing was sent to ${recipient}`);
  const secret =
    /(?:token=|verify-email-address\/)(\S+)/.exec(email.text)?.[1] ?? /^\d{6}$/m.exec(email.text)?.[0];
  return { subject: email.subject, text: email.text, secret: secret ?? '' };
}

/** Fails if any e-mail that the tests caused says something else as HTML than as plain text. */
async function checkEmails(db: Database): Promise<void> {
  for (const { subject, text, html } of await db.select().from(emails)) {
    // Those that a test inserted, or that were delivered, have none.
    if (html !== '') expect(faultsOfEmail({ text, html }), `e-mail “${subject}”`).toEqual([]);
  }
}

/** Creates an isolated world: the demo data in memory, the application, and a stopped clock. */
export async function createWorld({
  opened: given,
  commits = false,
  config = {},
  log,
  throughLine = (sandbox) => sandbox,
  replace = {},
}: WorldOptions = {}): Promise<World> {
  const restorable = given ? null : await openDemo();
  if (!commits) await restorable?.restore();
  const opened = given ?? restorable!;
  const db = inTurn(opened.db);
  const clock: World['clock'] = {
    now: testStart,
    forward: (seconds) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
  };
  const now = () => clock.now;
  const sandbox = createSandbox(db, now);
  const dependencies: Dependencies = {
    db,
    lists: given?.lists ?? db,
    now,
    hasher: testHasher,
    files: memoryFiles(),
    content: createContentSigner(await openContentKey(db, testStart)),
    gateway: throughLine(sandbox),
    log: log ?? pino({ level: 'silent' }),
    config: { ...defaultConfig, ...config },
    ...replace,
  };
  const app = createApp(dependencies);

  const call = createCall(app);
  const signIn: World['signIn'] = async (email, password = demoPassword) => {
    const { status, body } = await call('signInStudent', { body: { username: email, password } });
    expect(status).toBe(200);
    return body.content;
  };

  return {
    app,
    db,
    clock,
    sandbox,
    dependencies,
    call,
    signIn,
    tokenOf: async (email) => (await signIn(email)).accessToken,
    lastEmail: (recipient) => readLastEmail(db, recipient),
    countEmails: async () => (await db.select().from(emails)).length,
    reset: async () => {
      clock.now = testStart;
      if (commits) throw new Error('A world that commits can’t be reset');
      if (restorable) {
        await checkEmails(db);
        return restorable.restore();
      }
      await db.execute(emptyAll);
      await seed({ db, now, hasher: testHasher });
    },
    keep: async () => {
      if (!restorable) throw new Error('Only a database in memory can be kept');
      await restorable.keep();
    },
    close: async () => {
      if (!restorable || commits) return opened.close();
      await checkEmails(db);
      await restorable.undo();
      idle.push(restorable);
    },
  };
}
