import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3 } from '../../api-server/src/testing/s3.ts';
import { startSmtp } from '../../api-server/src/testing/smtp.ts';
import { type DatabaseNode, password, startDatabase, startEtcd } from './database.ts';
import { type Link, openLink } from './link.ts';
import type { Part } from './part.ts';
import { freePorts } from './ports.ts';
import { startHaproxy, startPgBouncer } from './proxies.ts';
import { type ServerPorts, startServer } from './server.ts';
import { until } from './until.ts';

export type Topology = {
  /** The folder of its data and logs. */
  folder: string;
  /** The addresses behind HAProxy. */
  front: { api: string; portal: string; coach: string };
  /** The primary's URL through HAProxy. */
  primaryUrl: string;
  databases: [DatabaseNode, DatabaseNode];
  servers: [Part, Part];
  /** Between each server and PgBouncer. */
  links: [Link, Link];
  etcd: Part;
  haproxy: Part;
  pgbouncer: Part;
  smtp: Awaited<ReturnType<typeof startSmtp>>;
  s3: Awaited<ReturnType<typeof startS3>>;
  /** Waits until both servers answer, and the replica has each commit of the primary. */
  isWhole: () => Promise<void>;
  stop: () => Promise<void>;
};

const urlAt = (port: number, database = 'institute') =>
  `postgres://institute:${password}@127.0.0.1:${port}/${database}`;
const originsOf = ({ api, portal, coach }: ServerPorts) => ({
  api: `http://127.0.0.1:${api}`,
  portal: `http://127.0.0.1:${portal}`,
  coach: `http://127.0.0.1:${coach}`,
});

async function drawPorts() {
  const [etcd, peer, primary, replica, pooler, ...rest] = await freePorts(18);
  const three = (from: number): ServerPorts => ({
    api: rest[from]!,
    portal: rest[from + 1]!,
    coach: rest[from + 2]!,
  });
  return {
    etcd: etcd!,
    peer: peer!,
    primary: primary!,
    replica: replica!,
    pooler: pooler!,
    front: three(0),
    servers: [three(3), three(6)] as const,
    databases: [
      { port: rest[9]!, checkPort: rest[10]! },
      { port: rest[11]!, checkPort: rest[12]! },
    ] as const,
  };
}

/** The stores, databases and proxies, up to a primary with a replica that has each commit. */
async function startStores(folder: string, ports: Awaited<ReturnType<typeof drawPorts>>) {
  const etcd = startEtcd(folder, ports.etcd, ports.peer);
  const [first, second] = ports.databases;
  const databases: [DatabaseNode, DatabaseNode] = [
    startDatabase(folder, 'database-1', { ...first, etcd: ports.etcd }),
    startDatabase(folder, 'database-2', { ...second, etcd: ports.etcd }),
  ];
  const haproxy = startHaproxy(folder, ports, databases, [...ports.servers]);
  const pgbouncer = startPgBouncer(folder, ports);
  const stop = async () => {
    await Promise.all([haproxy, pgbouncer].map((part) => part.stop()));
    await Promise.all(databases.map((database) => database.stop()));
    await etcd.stop();
  };
  return { etcd, databases, haproxy, pgbouncer, stop };
}

const isReady = (api: string) =>
  fetch(`${api}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

type TopologyOptions = {
  /** Added to the servers' environment. */
  env?: Record<string, string>;
  /** Gives up while it starts. */
  signal?: AbortSignal;
};

/** Starts all parts of deploy/ on this machine, from Debian's packages. */
export async function startTopology({ env = {}, signal }: TopologyOptions = {}): Promise<Topology> {
  const folder = mkdtempSync(join(tmpdir(), 'topology-'));
  // Postgres runs as another user.
  chmodSync(folder, 0o777);
  const ports = await drawPorts();
  const [s3, smtp] = await Promise.all([startS3('institute'), startSmtp()]);
  const stores = await startStores(folder, ports);
  const links = [await openLink(ports.pooler), await openLink(ports.pooler)] as [Link, Link];
  const servers: Part[] = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    await Promise.all([...links.map((link) => link.close()), s3.close(), smtp.close()]);
    await stores.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const isReplicated = async () => {
    const roles = (['primary', 'sync'] as const).map((role) =>
      Promise.all(stores.databases.map((database) => database.is(role))),
    );
    return (await Promise.all(roles)).every((found) => found.includes(true));
  };
  try {
    await until('a primary and its replica run', isReplicated, signal);
    for (const [index, own] of ports.servers.entries())
      servers.push(
        startServer(folder, `server-${index + 1}`, own, ports.front, {
          DATABASE_URL: urlAt(links[index]!.port),
          DATABASE_MIGRATION_URL: urlAt(ports.primary),
          DATABASE_REPLICA_URL: urlAt(links[index]!.port, 'replica'),
          S3_URL: `http://key:secret@${s3.host}/institute?pathStyle=true`,
          SMTP_URL: smtp.url,
          ...env,
        }),
      );
    const apis = ports.servers.map((own) => originsOf(own).api);
    const isWhole = async () => {
      for (const api of [...apis, originsOf(ports.front).api])
        await until(`${api} is ready`, () => isReady(api), signal);
      await until('the replica has each commit', isReplicated, signal);
    };
    await isWhole();
    return {
      ...stores,
      folder,
      front: originsOf(ports.front),
      primaryUrl: urlAt(ports.primary),
      servers: servers as [Part, Part],
      links,
      smtp,
      s3,
      isWhole,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
