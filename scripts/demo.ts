/**
 * `npm run demo`: builds the whole product as static files into `dist/demo`, for any web server. With `--serve` it also
 * serves them, by default at http://127.0.0.1:4300 (`PORT_DEMO`).
 */
import { spawnSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveFolder } from './machine/static-server.ts';

const { values } = parseArgs({ options: { serve: { type: 'boolean', default: false } } });
const root = join(import.meta.dirname, '..');
const output = join(root, 'dist/demo');

console.log('Building the demo and Storybook (only what changed) …');
const built = spawnSync(
  'turbo',
  ['run', 'build', '--filter=@institute/demo', '--filter=@institute/stories', '--output-logs=errors-only'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
  },
);
if (built.status !== 0) process.exit(1);

await rm(output, { recursive: true, force: true });
await cp(join(root, 'demo/dist'), output, { recursive: true });
const own = join(root, 'stories/dist/demo');
await cp(join(root, 'stories/dist'), join(output, 'storybook'), {
  recursive: true,
  filter: (path) => path !== own,
});
// Its screens use the apps beside it instead of a copy.
const preview = join(output, 'storybook/iframe.html');
await writeFile(preview, (await readFile(preview, 'utf8')).replace('content="./demo/"', 'content="../"'));

console.log(`\n${output}`);
if (values.serve) {
  const { address } = await serveFolder(output, Number(process.env.PORT_DEMO ?? 4300));
  console.log(`${address}/\n\nStop with Ctrl+C.`);
}
