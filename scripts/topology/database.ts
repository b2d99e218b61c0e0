import { chmodSync, copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresBin } from './packages.ts';
import { databaseOwner, type Part, startPart } from './part.ts';

const root = join(import.meta.dirname, '../..');

/** Passwords of databases that only this machine reaches. */
export const password = 'password';

/** Keeps who is the primary. One is enough on one machine; three machines have one each. */
export function startEtcd(folder: string, client: number, peer: number): Part {
  const clients = `http://127.0.0.1:${client}`;
  const peers = `http://127.0.0.1:${peer}`;
  const options = {
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `default=${peers}`,
    'auto-compaction-retention': '1',
  };
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  return startPart({ name: 'etcd', folder, command: ['etcd', ...args], owner: databaseOwner() });
}

export type DatabaseNode = {
  name: string;
  port: number;
  /** Of Patroni's API. */
  checkPort: number;
  patroni: Part;
  /** What its Patroni says it is: `primary`, `replica`, `sync` for the replica that has each commit. */
  is: (role: 'primary' | 'replica' | 'sync') => Promise<boolean>;
  /** Kills its Postgres, as if the process had crashed. */
  crash: () => void;
  stop: () => Promise<void>;
};

/** A Postgres under Patroni, with the settings of deploy/. */
export function startDatabase(
  folder: string,
  name: string,
  { port, checkPort, etcd }: { port: number; checkPort: number; etcd: number },
): DatabaseNode {
  const settings = join(folder, 'patroni.yaml');
  copyFileSync(join(root, 'deploy/postgres/patroni.yaml'), settings);
  const data = join(folder, name);
  const archive = join(folder, `${name}-archive`);
  mkdirSync(archive);
  chmodSync(archive, 0o777);
  const patroni = startPart({
    name,
    folder,
    command: ['patroni', settings],
    env: {
      ARCHIVE: archive,
      NODE: name,
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcd}`,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${checkPort}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${checkPort}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_BIN_DIR: postgresBin!,
      PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
      PATRONI_SUPERUSER_USERNAME: 'institute',
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: password,
    },
    owner: databaseOwner(),
  });
  const crash = () => {
    try {
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    } catch (error) {
      // It isn't running.
      if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code!)) throw error;
    }
  };
  return {
    name,
    port,
    checkPort,
    patroni,
    is: async (role) => {
      const asked = fetch(`http://127.0.0.1:${checkPort}/${role}`, { signal: AbortSignal.timeout(2_000) });
      return asked.then(
        ({ ok }) => ok,
        () => false,
      );
    },
    crash,
    // Nothing here is kept, so it needn't shut down.
    stop: async () => {
      await patroni.stop('SIGKILL');
      crash();
    },
  };
}
