import type { Context, Hono } from 'hono';
import { auditedDatabase } from '../institute/audited-database.ts';
import type { Caller } from '../platform/caller.ts';
import { contract, type Handlers, type Operation } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { FileAnswer } from '../platform/file-answer.ts';
import { refuseOtherMethods } from '../platform/other-methods.ts';
import { problem } from '../platform/problem.ts';
import type { RequestVariables } from '../platform/request-variables.ts';
import { createTurns } from '../platform/turns.ts';
import { idempotentFor } from './idempotency.ts';
import { requireOwner } from './owner.ts';
import { readBody, readParameters } from './read-request.ts';
import { staffActOf } from './staff.ts';

type Mounting = {
  db: Database;
  now: () => Date;
  /** The handlers of all operations, on this database. */
  handlersOn: (db: Database) => Handlers;
  authenticate: (accessToken: string) => Promise<Caller | null>;
  addressOf: (c: Context) => string;
};

/** Every operation with its path as Hono writes it. */
const routes = contract.map((operation) => ({
  operation,
  path: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
}));

function bearerOf(c: Context): string | null {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}

async function identify(c: Context, operation: Operation, authenticate: Mounting['authenticate']) {
  if (operation.roles === 'public') return null;
  const token = bearerOf(c);
  const caller = token === null ? null : await authenticate(token);
  if (!caller) throw problem('unauthorized');
  if (!caller.isVerifiedEmail && !operation.isForUnverified) throw problem('emailNotVerified');
  const roles = operation.roles;
  if (!caller.roles.some(({ name }) => roles.includes(name))) throw problem('forbidden');
  return caller;
}

/** Lists of one person that are read at once, and those that wait. No screen reads as many. */
const listTurns = { atOnce: 2, waiting: 50 };

/** Routes every operation of the document to its handler, and answers 405 to all other methods of its paths. */
export function mountContract(
  app: Hono<RequestVariables>,
  { db, now, handlersOn, authenticate, addressOf }: Mounting,
): void {
  const inTurn = createTurns(listTurns);
  const handlers = handlersOn(db);
  for (const { operation, path: route } of routes) {
    app.on(operation.method.toUpperCase(), route, async (c) => {
      c.set('operationId', operation.id);
      const caller = await identify(c, operation, authenticate);
      if (caller) c.set('studentId', caller.studentId);
      const path = readParameters(c, operation, 'path');
      if (caller) requireOwner(operation, path, caller);
      const query = readParameters(c, operation, 'query');
      const header = readParameters(c, operation, 'header');
      const key = header['Idempotency-Key'] as string | undefined;
      const body = await readBody(c, operation);
      const act = caller && (await staffActOf(db, operation, caller, { path, query, body }));
      // Staff work on a database that records what they change.
      const used = act ? auditedDatabase(db, act, now) : db;
      const handle = (act ? handlersOn(used) : handlers)[operation.id] as (
        input: unknown,
      ) => Promise<unknown>;
      const answer = () =>
        handle({
          path,
          query,
          header,
          body,
          readBodyText: () => c.req.text(),
          address: addressOf(c),
          userAgent: c.req.header('user-agent') ?? '',
          get caller() {
            if (!caller) throw problem('unauthorized');
            return caller;
          },
          ...(key &&
            caller && {
              idempotent: idempotentFor({ db: used, now }, caller.userId, key, [operation.id, path, body]),
            }),
        });
      // Lists cost the most, so one person can't occupy the server with them.
      const result = operation.isPage ? await inTurn(caller?.userId ?? addressOf(c), answer) : await answer();
      if (result instanceof FileAnswer) return result.respond(c.req.header('if-none-match'));
      if (operation.fileName) c.header('content-disposition', `attachment; filename="${operation.fileName}"`);
      if (result !== undefined) return c.json(result, operation.successStatus as 200);
      if (operation.successStatus === 204) return c.body(null, 204);
      return c.body(null, operation.successStatus as 202, { 'content-length': '0' });
    });
  }

  for (const [route, declared] of Map.groupBy(routes, ({ path }) => path)) {
    const allowed = declared.map(({ operation }) => operation.method.toUpperCase());
    refuseOtherMethods(app, route, allowed);
  }
}
