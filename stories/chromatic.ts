/** `npm run chromatic`: publishes the stories to Chromatic, which takes their pictures in the modes of `modes.ts`. */
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set. It stands in the project\'s settings on chromatic.com, under "Manage". Without an account, `npm run visual` compares pictures on this machine.',
  );
  process.exit(1);
}
const { status } = spawnSync('chromatic', ['--build-script-name', 'build', '--exit-zero-on-changes'], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
