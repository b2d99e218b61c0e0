/**
 * `npm run admin -- create EMAIL [--first-name Ada] [--last-name Flores]`: creates an administrator in the
 * environment's database and prints the link for choosing a password. The embedded database allows only one process,
 * so stop the server first.
 */
import { parseArgs } from 'node:util';
import { email as emailRule } from '@institute/values/rules';
import pino from 'pino';
import { createAdministrator } from './account/create-administrator.ts';
import { readEnvironment } from './environment.ts';
import { openFolder } from './platform/embedded-database.ts';
import { openPostgres } from './platform/postgres-database.ts';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const names = { 'first-name': { type: 'string' }, 'last-name': { type: 'string' } } as const;
const { values, positionals } = parseArgs({ options: names, allowPositionals: true });
const [action, email] = positionals;
if (action !== 'create' || !email || emailRule()(email)) {
  fail('Usage: npm run admin -- create EMAIL [--first-name NAME] [--last-name NAME]');
}

try {
  const { database, host, ports, config } = readEnvironment(process.env, { isServer: false });
  const opened =
    database.kind === 'postgres'
      ? await openPostgres(database.url, pino({ level: 'silent' }), { migrationUrl: database.migrationUrl })
      : await openFolder(database.kind === 'folder' ? database.path : fail('There is no database.'));
  try {
    await opened.migrate();
    const person = {
      email,
      firstName: values['first-name'] ?? 'Institute',
      lastName: values['last-name'] ?? 'Administrator',
    };
    const secret = await createAdministrator(opened.db, person, new Date());
    const portal = config.portalOrigin ?? `http://${host}:${ports.portal}`;
    process.stdout.write(
      `Choose the password within an hour, by this link (it works once):\n${portal}/reset-password?token=${secret}\n`,
    );
  } finally {
    await opened.close();
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
