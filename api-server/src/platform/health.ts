import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from './database.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { problem } from './problem.ts';
import type { RequestVariables } from './request-variables.ts';

/** Load balancers ask for them every second. */
export const healthPaths = ['/healthz', '/readyz'];

/** Health checks for process managers, monitoring and load balancers. Not part of the contract. */
export function mountHealth(
  app: Hono<RequestVariables>,
  db: Database,
  isClosing: () => boolean,
  details: () => Promise<Record<string, unknown>>,
): void {
  // The process responds.
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  // The process can do its work: it isn't about to close, and the database responds too. If not, `onError` answers 503.
  app.get('/readyz', async (c) => {
    if (isClosing()) throw problem('unavailable', { detail: 'The server is closing.' });
    await db.execute(sql`select 1`);
    return c.json({ status: 'ready', ...(await details()) });
  });
  for (const path of healthPaths) refuseOtherMethods(app, path, ['GET']);
}
