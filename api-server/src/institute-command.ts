/**
 * `npm run institute -- apply institute.yaml [--dry-run]` creates and changes what the file says, and prints what
 * changes. `npm run institute -- export [institute.yaml]` writes the file of the environment's database. The embedded
 * database allows only one process, so stop the server first.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { readEnvironment } from './environment.ts';
import { applyInstituteFile, summaryOf } from './institute-file/apply.ts';
import { exportInstituteFile, writeInstituteFile } from './institute-file/export.ts';
import { changeLines } from './institute-file/print-changes.ts';
import { readInstituteFile } from './institute-file/read-file.ts';
import { openFolder } from './platform/embedded-database.ts';
import { openPostgres } from './platform/postgres-database.ts';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [action, path] = positionals;
if (!(action === 'export' || (action === 'apply' && path))) {
  fail('Usage: npm run institute -- apply FILE [--dry-run]\n       npm run institute -- export [FILE]');
}
/** npm starts commands in the folder of their package, but paths are meant from where it was called. */
const pathOf = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);

try {
  // Before the database is opened: a file with faults changes nothing.
  const read = action === 'apply' ? readInstituteFile(await readFile(pathOf(path!), 'utf8'), path!) : null;
  const { database, host, ports, config } = readEnvironment(process.env, { isServer: false });
  const opened =
    database.kind === 'postgres'
      ? openPostgres(database.url, pino({ level: 'silent' }), { migrationUrl: database.migrationUrl })
      : await openFolder(database.kind === 'folder' ? database.path : fail('There is no database.'));
  try {
    await opened.migrate();
    if (read) {
      const isDryRun = values['dry-run'];
      const changes = await applyInstituteFile(opened.db, read, {
        now: new Date(),
        isDryRun,
        origins: {
          portalOrigin: config.portalOrigin ?? `http://${host}:${ports.portal}`,
          coachOrigin: config.coachOrigin ?? `http://${host}:${ports.coach}`,
        },
      });
      const note = isDryRun ? 'Nothing was changed: this was a dry run.' : '';
      process.stdout.write(
        `${[...changeLines(changes), summaryOf(changes), note].filter(Boolean).join('\n')}\n`,
      );
    } else {
      const text = writeInstituteFile(await exportInstituteFile(opened.db));
      if (path) await writeFile(pathOf(path), text);
      else process.stdout.write(text);
    }
  } finally {
    await opened.close();
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
