/**
 * `npm run topology`: all parts of deploy/ on this machine without containers, from Debian's packages: HAProxy, two servers with
 * the demo world, PgBouncer, and a Postgres with a replica under Patroni and etcd. The store of files and the mail server are
 * those of the tests. Nothing is kept. `npm run test:long -- chaos` breaks its parts while people use it.
 */
import { once } from 'node:events';
import { buildApps } from './builds/build-apps.ts';
import { missingPackages } from './topology/packages.ts';
import { startTopology } from './topology/topology.ts';

function fail(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

const missing = missingPackages();
if (missing) fail(`The topology needs packages of Debian:\n\n  ${missing}`);
const fault = buildApps();
if (fault) fail(fault);

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());

console.log('Starting the parts …');
const topology = await startTopology(stopping).catch((error) => {
  if (stopping.signal.aborted) process.exit();
  throw error;
});
const { front, databases, primaryUrl, folder } = topology;
const rows = [
  ['Portal (students)', front.portal],
  ['Coach app', front.coach],
  ['API', front.api],
  ['Primary database', primaryUrl],
  ...databases.map(({ name, checkPort }) => [name, `http://127.0.0.1:${checkPort}/patroni`]),
  ['Logs', folder],
];
console.log();
for (const [name, address] of rows) console.log(`  ${name!.padEnd(20)} ${address}`);
console.log('\n  Sign in as npm start says. Stop with Ctrl+C.\n');
if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
await topology.stop();
