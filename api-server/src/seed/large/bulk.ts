import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';

type Part = { table: string; name: string; definition: string; isConstraint: boolean };

/**
 * Fills large tables without their foreign keys and non-constraint indexes, then restores them: one sort each is
 * faster than millions of insertions. `db` is a transaction, so they come back even if the work fails.
 */
export async function withoutIndexes(
  db: Database,
  tables: string[],
  work: () => Promise<void>,
): Promise<void> {
  const names = sql.join(
    tables.map((table) => sql`${table}`),
    sql`, `,
  );
  const { rows } = (await db.execute(sql`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition,
      true as "isConstraint"
    from pg_constraint where contype = 'f' and conrelid::regclass::text in (${names})
    union all
    select tablename, quote_ident(indexname), indexdef, false
    from pg_indexes where schemaname = 'public' and tablename in (${names})
      and not exists (select from pg_constraint where conindid = quote_ident(indexname)::regclass)
  `)) as unknown as { rows: Part[] };
  for (const { table, name, isConstraint } of rows) {
    await db.execute(
      sql.raw(isConstraint ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`),
    );
  }
  await work();
  for (const { table, name, definition, isConstraint } of rows) {
    await db.execute(
      sql.raw(isConstraint ? `alter table ${table} add constraint ${name} ${definition}` : definition),
    );
  }
}
