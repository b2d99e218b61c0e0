import { PGlite, type Transaction, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { casing } from './database.ts';

export type EmbeddedOptions = { dataDir?: string; loadDataDir?: Blob };

const { DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL } = types;
const arraysOf = { DATE: 1182, TIMESTAMP: 1115, TIMESTAMPTZ: 1185, INTERVAL: 1187, NUMERIC: 1231 };
/** What Drizzle converts itself. */
const texts = [DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL, ...Object.values(arraysOf)];

/** Starts an embedded Postgres with the extensions that the tables need. */
export async function startPglite(options: EmbeddedOptions): Promise<PGlite> {
  const parsers = Object.fromEntries(texts.map((oid) => [oid, (text: string) => text]));
  const client = await PGlite.create({ ...options, parsers, extensions: { pg_trgm } });
  keepOwnParsers(client);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((inside) => {
      keepOwnParsers(inside);
      return work(inside);
    });
  return client;
}

/**
 * Drizzle gives the same parsers with every query, and PGlite then copies all of its 300: an eighth of the time of a
 * usual query. It has them from the start instead.
 */
function keepOwnParsers(client: Pick<Transaction, 'query'>): void {
  const query = client.query.bind(client);
  client.query = (text, values, { parsers: _, ...options } = {}) => query(text, values, options);
}

export const drizzleEmbedded = (client: PGlite) => drizzle({ client, casing });
