/**
 * The topology as the server of journeys, whose world is seeded again before each. It has the machine's time, because its
 * servers ask Postgres for it.
 */
import { pino } from 'pino';
import type { OpenDatabase } from '../../api-server/src/platform/database.ts';
import { openPostgres } from '../../api-server/src/platform/postgres-database.ts';
import { seed } from '../../api-server/src/seed/seed.ts';
import { emptyAll } from '../../api-server/src/testing/empty-all.ts';
import { testHasher } from '../../api-server/src/testing/hasher.ts';
import { startTopology, type Topology } from '../topology/topology.ts';
import { settleWorld } from './settle-world.ts';

type Addresses = Topology['front'] & { primaryUrl: string };

/** Before all journeys. Returns what stops it. */
export async function startWorld(): Promise<() => Promise<void>> {
  process.env.TEST_CLOCK_AHEAD = '0';
  process.env.TEST_MOMENT = new Date().toISOString();
  const topology = await startTopology({
    env: {
      RATE_LIMIT_FACTOR: '1000',
      // Journeys read the messages in the embedded mailbox.
      SMTP_URL: '',
      MAILBOX: 'true',
      DEMO_ADVISOR: 'true',
    },
  });
  const addresses: Addresses = { ...topology.front, primaryUrl: topology.primaryUrl };
  process.env.TOPOLOGY = JSON.stringify(addresses);
  return topology.stop;
}

export const isOnTopology = (): boolean => process.env.TOPOLOGY !== undefined;

/** What a worker's journeys see of the topology. */
export function openWorld() {
  const { primaryUrl, ...front }: Addresses = JSON.parse(process.env.TOPOLOGY!);
  const opened: OpenDatabase = openPostgres(primaryUrl, pino({ level: 'error' }));
  const now = () => new Date();
  return {
    ...front,
    restore: async () => {
      await opened.db.execute(emptyAll);
      await seed({ db: opened.db, now, hasher: testHasher });
      await settleWorld(opened.db, now);
    },
    execute: async (statement: string) => {
      await opened.db.execute(statement);
    },
    close: opened.close,
  };
}
