import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { casing } from './database.ts';

export type EmbeddedOptions = { dataDir?: string; loadDataDir?: Blob };

/** Starts an embedded Postgres with the extensions that the tables need. */
export const startPglite = (options: EmbeddedOptions): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { pg_trgm } });

export const drizzleEmbedded = (client: PGlite) => drizzle({ client, casing });
