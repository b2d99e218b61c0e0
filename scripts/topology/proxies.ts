import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseNode, password } from './database.ts';
import { databaseOwner, type Part, startPart } from './part.ts';
import type { ServerPorts } from './server.ts';

const deploy = join(import.meta.dirname, '../../deploy');

/** The servers behind one port: those that are ready get the requests. */
const listenTo = (name: keyof ServerPorts, port: number, servers: ServerPorts[]) => `
listen ${name}
  bind 127.0.0.1:${port}
  option httpchk GET /readyz
  http-check expect status 200
  default-server inter 1s fall 3 rise 1
${servers.map((ports, index) => `  server server-${index + 1} 127.0.0.1:${ports[name]} check port ${ports.api}`).join('\n')}
`;

/** HAProxy before the servers and the databases, with the files of deploy/ except for certificates and host names. */
export function startHaproxy(
  folder: string,
  { primary, replica, front }: { primary: number; replica: number; front: ServerPorts },
  [one, other]: [DatabaseNode, DatabaseNode],
  servers: ServerPorts[],
): Part {
  const own = join(folder, 'servers.cfg');
  const names = ['api', 'portal', 'coach'] as const;
  writeFileSync(own, names.map((name) => listenTo(name, front[name], servers)).join(''));
  const files = [join(deploy, 'haproxy/defaults.cfg'), join(deploy, 'haproxy/database.cfg'), own];
  return startPart({
    name: 'haproxy',
    folder,
    command: ['haproxy', '-W', '-db', ...files.flatMap((file) => ['-f', file])],
    env: {
      DATABASE_ADDRESS: `127.0.0.1:${primary}`,
      REPLICA_ADDRESS: `127.0.0.1:${replica}`,
      DATABASE_1: `127.0.0.1:${one.port}`,
      DATABASE_1_CHECK_PORT: String(one.checkPort),
      DATABASE_2: `127.0.0.1:${other.port}`,
      DATABASE_2_CHECK_PORT: String(other.checkPort),
    },
  });
}

/** PgBouncer before the primary and the replica, with the settings of deploy/ at this machine's addresses. */
export function startPgBouncer(
  folder: string,
  { pooler, primary, replica }: { pooler: number; primary: number; replica: number },
): Part {
  const users = join(folder, 'pgbouncer-users');
  writeFileSync(users, `"institute" "${password}"\n`);
  const settings = readFileSync(join(deploy, 'pgbouncer/pgbouncer.ini'), 'utf8')
    .replace('host=proxy port=5432', `host=127.0.0.1 port=${primary}`)
    .replace('host=proxy port=5433', `host=127.0.0.1 port=${replica}`)
    .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${pooler}`)
    .replace('/run/secrets/pgbouncer_users', users);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings);
  return startPart({ name: 'pgbouncer', folder, command: ['pgbouncer', file], owner: databaseOwner() });
}
