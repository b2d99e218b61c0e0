/** `npm run sources`: makes the sources that aren't in git, if what they're made from changed. `npm ci` runs it too. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const { status, stdout, stderr } = spawnSync('turbo', ['run', 'sources', '--output-logs=errors-only'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  encoding: 'utf8',
  env: {
    ...process.env,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
  },
});
if (status !== 0) {
  console.error(stdout, stderr);
  process.exitCode = 1;
}
