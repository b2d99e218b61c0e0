/**
 * `npm run chromatic`: publishes the stories to Chromatic, which takes screenshots in the modes of `modes.ts`. Fails
 * while changes await review. On the main branch, merged changes are accepted.
 */
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Set CHROMATIC_PROJECT_TOKEN: you find it in the project\'s settings on chromatic.com, under "Manage". Without an account, `npm run visual -- --base main` compares pictures on this machine.',
  );
  process.exit(1);
}
const { status } = spawnSync(
  'chromatic',
  ['--build-script-name', 'build', '--auto-accept-changes', 'main', '--exit-once-uploaded', 'main'],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
