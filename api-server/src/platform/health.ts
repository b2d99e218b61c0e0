import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from './database.ts';
import { refuseOtherMethods } from './other-methods.ts';
import type { RequestVariables } from './request-variables.ts';

/** Outside the contract: for whoever starts, watches and balances servers. */
export function mountHealth(app: Hono<RequestVariables>, db: Database): void {
  // The process answers.
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  // It can do its work: the database answers too. When it does not, `onError` says 503.
  app.get('/readyz', async (c) => {
    await db.execute(sql`select 1`);
    return c.json({ status: 'ready' });
  });
  for (const path of ['/healthz', '/readyz']) refuseOtherMethods(app, path, ['GET']);
}
