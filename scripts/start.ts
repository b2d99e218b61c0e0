/**
 * `npm start`: builds what changed, starts the API server, the portal and the coach app in one process, and prints
 * their URLs and the demo accounts.
 */
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { readEnvironment } from '../api-server/src/environment.ts';
import { type RunningServer, startServer } from '../api-server/src/server.ts';
import { buildApps } from './builds/build-apps.ts';

const start = performance.now();
const root = fileURLToPath(new URL('..', import.meta.url));

function fail(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

const fault = buildApps();
if (fault) fail(fault);

let server: RunningServer;
try {
  const { logLevel, warnings, ...options } = readEnvironment({
    DEMO: 'true',
    PORTAL_DIST: `${root}portal/dist`,
    COACH_DIST: `${root}coach/dist`,
    DATA_DIR: `${root}.data`,
    LOG_LEVEL: 'warn',
    ...process.env,
  });
  for (const warning of warnings) console.warn(warning);
  server = await startServer({ ...options, log: pino({ level: logLevel }) });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

const rows = [
  ['Portal (students)', server.portal],
  ['Coach app', server.coach],
  ['API', server.api],
  ['API documentation', `${server.api}/docs`],
  ['Mailbox of the demo world', process.env.SMTP_URL ? null : `${server.api}/mailbox`],
];
console.log(`\nReady after ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
for (const [name, address] of rows) if (address) console.log(`  ${name!.padEnd(28)} ${address}`);
if (server.hasDemoWorld)
  console.log(`
  Sign in with the password Wellness1 as

  student@example.com          a student with a full profile
  new.student@example.com      a student who has just begun
  pastdue@example.com          a student who is late with payments
  unverified@example.com       an e-mail address not confirmed yet (see the mailbox)
  coach@example.com            a coach with everything; also a student
  new.coach@example.com        a coach whose profile is not complete
  unverified.coach@example.com a coach whose e-mail address is not confirmed yet
  collections@example.com      a student who is months late with payments
  advisor@example.com · admin@example.com · disabled@example.com

  First try: open ${server.portal}/settings/profile, sign in, change something, save.
  Stop with Ctrl+C. Start afresh with \`npm run reset\`.
`);

let isClosing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    await server.close();
    process.exit(0);
  });
}
