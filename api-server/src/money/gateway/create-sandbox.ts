import type { Database } from '../../platform/database.ts';
import type { Sandbox } from './sandbox.ts';
import { createAuthentications } from './sandbox-authentications.ts';
import { createCharges } from './sandbox-charges.ts';
import { createDashboard } from './sandbox-dashboard.ts';
import { createForm } from './sandbox-form.ts';
import { createWallet } from './sandbox-wallet.ts';
import { createWebhooks } from './sandbox-webhooks.ts';

/**
 * The embedded payment provider, for demos and tests. It keeps its own records and writes them immediately, outside
 * of any transaction of ours, as a foreign system does. It never keeps a card number.
 */
export const createSandbox = (db: Database, now: () => Date): Sandbox => ({
  provider: 'SANDBOX',
  sources: { script: [], frame: [], connect: [] },
  ...createForm(db, now),
  ...createWallet(db),
  ...createCharges(db, now),
  ...createAuthentications(db, now),
  ...createDashboard(db, now),
  ...createWebhooks(db, now),
});
