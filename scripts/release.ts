/**
 * `npm run release`: gives the library the next version that its changesets ask for, and measures the comparison with
 * other libraries again. Commit the result. `design-system/*.tgz` is the package to publish.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, stdio: 'inherit' });

const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
if (changed) {
  console.error(`Commit first:\n${changed}`);
  process.exit(1);
}
run('changeset', 'version');
run('npm', 'install', '--package-lock-only', '--no-audit', '--no-fund');
run('node', 'scripts/lock.ts');
run('npm', 'run', '-s', 'pack', '-w', '@institute/design-system');
run('npm', 'run', '-s', 'bench:forms', '--', '--write');
