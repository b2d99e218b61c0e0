import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { DatabaseNode } from '../../../../scripts/topology/database.ts';
import type { Topology } from '../../../../scripts/topology/topology.ts';
import { until } from '../../../../scripts/topology/until.ts';
import type { Database } from '../../platform/database.ts';

type Context = { topology: Topology; db: Database; draw: number };
/** Breaks something, and mends what doesn't mend on its own. */
type Fault = (context: Context) => Promise<void>;

async function findRoles({ databases }: Topology): Promise<{ primary: DatabaseNode; replica: DatabaseNode }> {
  const [one, other] = databases;
  return (await one.is('primary')) ? { primary: one, replica: other } : { primary: other, replica: one };
}

const becomesPrimary = (database: DatabaseNode) =>
  until(`${database.name} is the primary`, () => database.is('primary'));

/** The draw chooses a server, its link, and how long a fault takes. */
const indexOf = (draw: number): 0 | 1 => (draw % 2 === 0 ? 0 : 1);
const milliseconds = (draw: number) => 1_000 + (draw % 4_000);

export const faults: Record<string, Fault> = {
  'the primary crashes': async ({ topology }) => {
    const { primary, replica } = await findRoles(topology);
    primary.crash();
    await becomesPrimary(replica);
  },
  'the machine of the primary is lost': async ({ topology }) => {
    const { primary, replica } = await findRoles(topology);
    await primary.patroni.stop('SIGKILL');
    primary.crash();
    await becomesPrimary(replica);
    primary.patroni.start();
  },
  'the primary is switched': async ({ topology }) => {
    const { primary, replica } = await findRoles(topology);
    await fetch(`http://127.0.0.1:${primary.checkPort}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: primary.name, candidate: replica.name }),
    });
    await becomesPrimary(replica);
  },
  'the replica crashes': async ({ topology }) => {
    const { replica } = await findRoles(topology);
    replica.crash();
  },
  'Patroni of the primary is killed': async ({ topology }) => {
    const { primary } = await findRoles(topology);
    primary.patroni.signal('SIGKILL');
  },
  'etcd is killed': async ({ topology }) => topology.etcd.signal('SIGKILL'),
  'a server is killed': async ({ topology, draw }) => topology.servers[indexOf(draw)].signal('SIGKILL'),
  'a server is closed': async ({ topology, draw }) => topology.servers[indexOf(draw)].signal('SIGTERM'),
  'PgBouncer is killed': async ({ topology }) => topology.pgbouncer.signal('SIGKILL'),
  'HAProxy reads its configuration again': async ({ topology }) => topology.haproxy.signal('SIGUSR2'),
  'a link is cut': async ({ topology, draw }) => {
    const link = topology.links[indexOf(draw)];
    link.cut();
    await setTimeout(milliseconds(draw));
    link.mend();
  },
  'both links are cut': async ({ topology: { links }, draw }) => {
    for (const link of links) link.cut();
    await setTimeout(milliseconds(draw));
    for (const link of links) link.mend();
  },
  'a link is slow': async ({ topology, draw }) => {
    const link = topology.links[indexOf(draw)];
    link.slow(50 + (draw % 200));
    await setTimeout(milliseconds(draw));
    link.mend();
  },
  'webhooks are repeated': async ({ db }) => {
    await db.execute(sql`update sandbox_events set delivered_at = null`);
  },
};
