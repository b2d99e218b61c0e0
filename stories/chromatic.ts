/**
 * `npm run chromatic`: publishes the stories to Chromatic, which takes screenshots in the modes of `modes.ts`, of the
 * screens too. Fails while changes await review. On the main branch, merged changes are accepted.
 */
import { spawnSync } from 'node:child_process';
import { picturesStartAt } from './screens/pictured.ts';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Set CHROMATIC_PROJECT_TOKEN: you find it in the project\'s settings on chromatic.com, under "Manage". Without an account, `npm run visual -- --base main` compares pictures on this machine.',
  );
  process.exit(1);
}
process.env.WORLD_STARTS_AT = picturesStartAt;
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
process.exitCode =
  // With both apps and their world, which the screens are shown with.
  run('turbo', 'run', 'build', '--filter=@institute/stories') ||
  run(
    'chromatic',
    ...['--storybook-build-dir', 'dist', '--auto-accept-changes', 'main', '--exit-once-uploaded', 'main'],
  );
