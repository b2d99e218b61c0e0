import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

/** The commands that the topology runs, and the package of Debian that has each. */
const commands = { etcd: 'etcd-server', haproxy: 'haproxy', patroni: 'patroni', pgbouncer: 'pgbouncer' };

/** The programs of Debian's newest Postgres. They aren't in PATH. */
export const postgresBin = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);

const isInPath = (command: string) =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, command)));

/** Says what to install for the topology, or null if it's all there. */
export function missingPackages(): string | null {
  const missing = Object.entries(commands).flatMap(([command, name]) => (isInPath(command) ? [] : [name]));
  if (!postgresBin) missing.push('postgresql');
  return missing.length > 0 ? `apt-get install --no-install-recommends ${missing.join(' ')}` : null;
}
