import { sql } from 'drizzle-orm';

/** Empties every table of a real Postgres, except for the key that signs file URLs. */
export const emptyAll = sql`do $$ begin
  execute (
    select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' cascade'
    from pg_tables where schemaname = 'public' and tablename <> 'content_keys'
  );
end $$`;
