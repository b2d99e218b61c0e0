import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds what changed of both apps. Returns what went wrong, or null. */
export function buildApps(): string | null {
  console.log('Building the apps (only what changed) …');
  const build = spawnSync(
    'turbo',
    ['run', 'build', '--filter=@institute/portal', '--filter=@institute/coach', '--output-logs=errors-only'],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      encoding: 'utf8',
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
        TURBO_NO_UPDATE_NOTIFIER: '1',
      },
    },
  );
  return build.status === 0 ? null : `${build.stdout}${build.stderr}\nThe apps could not be built.`;
}
