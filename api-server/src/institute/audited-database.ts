import type { Schemas } from '@institute/api-schema';
import { and, eq, getTableColumns, getTableName, is, or, SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { cutText } from '../platform/cut-text.ts';
import type { Database } from '../platform/database.ts';
import { accountEvents } from '../tables/account-events.ts';
import { activities } from '../tables/activities.ts';
import { auditLog } from '../tables/audit-log.ts';
import { communicationIntents } from '../tables/communication-intents.ts';
import { emails } from '../tables/emails.ts';
import { heldEmails } from '../tables/held-emails.ts';
import { idempotencyKeys } from '../tables/idempotency-keys.ts';
import { rateLimits } from '../tables/rate-limits.ts';
import { reminders } from '../tables/reminders.ts';
import { removedFiles } from '../tables/removed-files.ts';
import { recordAct, type StaffAct } from './audit-log.ts';

type Change = Schemas['AuditLogChange'];
type Values = Record<string, unknown>;
type Details = Partial<Pick<StaffAct, 'type' | 'subject' | 'amount' | 'currency'>>;

/** What one transaction has changed so far. */
type Collected = {
  changes: Change[];
  isWritten: boolean;
  /** Whether what was written differs from what was there. */
  isChanged: boolean;
  /** Whether an earlier request has made the change, and its entry. */
  isRepeated: boolean;
  details: Details;
};

/** What follows from an act, such as messages. It isn't the act. */
const consequences = new Set<PgTable>([
  accountEvents,
  activities,
  auditLog,
  communicationIntents,
  emails,
  heldEmails,
  idempotencyKeys,
  rateLimits,
  reminders,
  removedFiles,
]);

const changeLimit = 100;
const textLimit = 200;

/** Columns that say nothing about an act. */
const technical = new Set(['id', 'updatedAt', 'changedAt', 'createdAt', 'version', 'sequence']);
/** Secrets, files and what identifies a person. The log outlives the account, so it keeps no values of them. */
const private_ =
  /password|hash|secret|token|verificationCode|signature|statement|address|phone|email|fields|content|html|bytes/i;
/** Of a student, only the name and what isn't about the person. */
const keptOfStudents =
  /^(firstName|middleName|lastName|languageIso2LetterCode|autoPay|circle.*|leftCircleId)$/;

const isKept = (record: string, field: string): boolean =>
  record === 'students' ? keptOfStudents.test(field) : !private_.test(field);

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function spell(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return isTextList(value) ? value.join(', ') : JSON.stringify(value);
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = spell(value);
  return text.length <= textLimit ? text : `${cutText(text, textLimit)}…`;
}

/** The names of some columns in rows. Of the primary key if none are given. */
function namesOf(table: PgTable, columns?: PgColumn[]): string[] {
  const config = getTableConfig(table);
  const wanted = columns ?? config.primaryKeys[0]?.columns ?? config.columns.filter(({ primary }) => primary);
  return Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    wanted.includes(column as never) ? [name] : [],
  );
}

/** The primary key of a row: its id, or several values with slashes between. */
function keyOf(table: PgTable, row: Values | null): string | null {
  const names = namesOf(table);
  return textOf(names.map((name) => textOf(row?.[name])).join('/'));
}

/** The currency of a value, if it is an amount. */
const currencyOf = (field: string, { currency }: Values): string | null =>
  /^(price|fee|amount)$|Amount$/.test(field) && typeof currency === 'string' ? currency : null;

/** The values that differ. What the database computes is left out. */
function changesOf(table: PgTable, before: Values | null, after: Values | null): Change[] {
  const record = getTableName(table);
  const recordId = keyOf(table, before ?? after);
  return Object.keys({ ...before, ...after }).flatMap((field) => {
    const next = after && field in after ? after[field] : before && after ? before[field] : null;
    if (technical.has(field) || is(next, SQL)) return [];
    const [old, now] = [textOf(before?.[field]), textOf(next)];
    if (JSON.stringify(before?.[field] ?? null) === JSON.stringify(next ?? null)) return [];
    const currency = currencyOf(field, { ...before, ...after });
    return [
      isKept(record, field)
        ? { record, recordId, field, before: old, after: now, currency }
        : { record, recordId, field, before: null, after: null, currency: null },
    ];
  });
}

/** Several changes of one value are one. Changed and deleted rows come first, because new ones have the most values. */
function merged(changes: Change[]): Change[] {
  const found = new Map<string, Change>();
  for (const [index, change] of changes.entries()) {
    const { record, recordId, field } = change;
    const key = JSON.stringify([record, recordId ?? index, field]);
    const earlier = found.get(key);
    found.set(key, earlier ? { ...change, before: earlier.before } : change);
  }
  const isNew = ({ before }: Change) => (before === null ? 1 : 0);
  return [...found.values()].toSorted((a, b) => isNew(a) - isNew(b)).slice(0, changeLimit);
}

type Query = PromiseLike<unknown> & {
  where: (condition: SQL | undefined) => unknown;
  execute: (...values: unknown[]) => Promise<unknown>;
};
type UpdateBuilder = { set: (values: Values) => Query };
type Conflict = { target?: PgColumn | PgColumn[] };
type InsertQuery = Query &
  Record<'onConflictDoUpdate' | 'onConflictDoNothing', (config?: Conflict) => unknown>;
type InsertBuilder = { values: (rows: Values | Values[]) => InsertQuery };

/** Runs something around a query. A query runs when it is awaited, with the condition it has by then. */
function surround<Watched extends Query>(
  query: Watched,
  around: (run: () => Promise<unknown>, condition: SQL | undefined) => Promise<unknown>,
): Watched {
  const [where, execute] = [query.where?.bind(query), query.execute.bind(query)];
  let condition: SQL | undefined;
  query.where = (given) => {
    condition = given;
    return where(given);
  };
  query.execute = (...values) => around(() => execute(...values), condition);
  return query;
}

const precede = (query: Query, first: (condition: SQL | undefined) => Promise<void>): Query =>
  surround(query, async (run, condition) => {
    await first(condition);
    return run();
  });

/** The columns in which rows of an insertion may be there already. Null unless it says what to do with those. */
function watchConflict(table: PgTable, query: InsertQuery): () => string[] | null {
  let names: string[] | null = null;
  for (const name of ['onConflictDoUpdate', 'onConflictDoNothing'] as const) {
    const method = query[name].bind(query);
    query[name] = (config) => {
      names = namesOf(table, config?.target && [config.target].flat());
      return method(config);
    };
  }
  return () => names;
}

/** The rows of a table that have the same values as some others in some columns, by these values. */
async function readSame(db: Database, table: PgTable, rows: Values[], names: string[]) {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const found: Values[] = await db
    .select()
    .from(table)
    .where(or(...rows.map((row) => and(...names.map((name) => eq(columns[name]!, row[name]))))))
    .for('no key update');
  return new Map(found.map((row) => [sameness(row, names), row]));
}

const sameness = (row: Values, names: string[]): string =>
  names.map((name) => textOf(row[name])?.toLowerCase()).join('/');

/** A row with the id that it would get, so that the entry names it. */
function withId(table: PgTable, row: Values): Values {
  const { id } = getTableColumns(table);
  return id?.defaultFn && row.id === undefined ? { ...row, id: id.defaultFn() } : row;
}

/** What each transaction of an act has collected. */
const collectedOf = new WeakMap<Database, Collected>();

/**
 * Says what an act was about, for its entry in the audit log. `db` is the transaction of the act. Without effect if
 * the caller is the owner of the record.
 */
export function describeAct(db: Database, details: Details): void {
  Object.assign(collectedOf.get(db)?.details ?? {}, details);
}

/**
 * Says that an earlier request has made the change. What this one goes on with, such as asking the provider again, adds no
 * entry. `db` is the transaction that finds it. Without effect if the caller is the owner of the record.
 */
export function repeatAct(db: Database): void {
  const collected = collectedOf.get(db);
  if (collected) collected.isRepeated = true;
}

const withMethods = (db: Database, methods: Partial<Record<string, unknown>>): Database =>
  new Proxy(db, {
    get: (target, name) => {
      const own = methods[String(name)];
      if (own) return own;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** A transaction that collects what changes. */
function collecting(db: Database, collected: Collected): Database {
  const collect = (table: PgTable, before: Values | null, after: Values | null) => {
    if (consequences.has(table)) return;
    const changes = changesOf(table, before, after);
    const isComputed = ([name, value]: [string, unknown]) => !technical.has(name) && is(value, SQL);
    collected.isWritten = true;
    collected.isChanged ||= !before || !after || changes.length > 0 || Object.entries(after).some(isComputed);
    collected.changes.push(...changes);
  };
  async function collectRows(table: PgTable, condition: SQL | undefined, after: Values | null) {
    if (consequences.has(table)) return;
    const rows: Values[] = await db
      .select()
      .from(table)
      .where(condition)
      .limit(changeLimit)
      .for('no key update');
    for (const row of rows) collect(table, row, after);
  }
  const watched = withMethods(db, {
    insert: (table: PgTable) => {
      const builder = db.insert(table) as unknown as InsertBuilder;
      const values = builder.values.bind(builder);
      builder.values = (given) => {
        const rows = [given].flat().map((row) => withId(table, row));
        const query = values(rows);
        const conflicting = watchConflict(table, query);
        return surround(query, async (run) => {
          const found = consequences.has(table) ? null : conflicting();
          const isGiven = (name: string) => rows.every((row) => row[name] !== undefined);
          const names = found?.every(isGiven) ? found : null;
          const read = async () =>
            names ? await readSame(db, table, rows, names) : new Map<string, Values>();
          const before = await read();
          const done = await run();
          const after = await read();
          for (const row of rows) {
            const key = sameness(row, names ?? []);
            const old = before.get(key);
            if (old) collect(table, old, after.get(key) ?? old);
            else collect(table, null, row);
          }
          return done;
        });
      };
      return builder;
    },
    update: (table: PgTable) => {
      const builder = db.update(table) as unknown as UpdateBuilder;
      const set = builder.set.bind(builder);
      builder.set = (values) => precede(set(values), (condition) => collectRows(table, condition, values));
      return builder;
    },
    delete: (table: PgTable) =>
      precede(db.delete(table) as unknown as Query, (condition) => collectRows(table, condition, null)),
    transaction: (...[work, config]: Parameters<Database['transaction']>) => {
      const { length } = collected.changes;
      return db
        .transaction((inner) => work(collecting(inner as Database, collected) as typeof inner), config)
        .catch((error) => {
          collected.changes.length = length;
          throw error;
        });
    },
  });
  collectedOf.set(watched, collected);
  return watched;
}

/**
 * The database for an act of staff: the transaction that makes the change adds one entry to the audit log, with what
 * changed. A change outside of a transaction is refused, because it could be made without its entry. What comes after
 * the act, such as the provider's answer to a refund, adds nothing.
 */
export function auditedDatabase(db: Database, act: StaffAct, now: () => Date): Database {
  let isRecorded = false;
  const inTransaction =
    (method: 'insert' | 'update' | 'delete') =>
    (table: PgTable): unknown => {
      if (!isRecorded && !consequences.has(table))
        throw new Error('Staff change a record in a transaction, together with its entry in the audit log.');
      return db[method](table);
    };
  return withMethods(db, {
    insert: inTransaction('insert'),
    update: inTransaction('update'),
    delete: inTransaction('delete'),
    transaction: async (...[work, config]: Parameters<Database['transaction']>) => {
      let isDone = false;
      const result = await db.transaction(async (inner) => {
        if (isRecorded) return work(inner);
        const collected: Collected = {
          changes: [],
          isWritten: false,
          isChanged: false,
          isRepeated: false,
          details: {},
        };
        const done = await work(collecting(inner as Database, collected) as typeof inner);
        isDone = collected.isWritten || collected.isRepeated;
        const entry = { ...act, ...collected.details, changes: merged(collected.changes) };
        if (collected.isChanged) await recordAct(inner as Database, entry, now());
        return done;
      }, config);
      isRecorded ||= isDone;
      return result;
    },
  });
}
