/**
 * `npm run test:long`: runs the randomized tests longer than `npm test` has time for. `--seeds` is the number of
 * seeds for each (20), `--first` the first of them, `--cases` the multiple of an ordinary run's cases (5). Prints the
 * time and the outcome of each suite; a failure names its seed.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    first: { type: 'string', default: '20261121' },
    cases: { type: 'string', default: '5' },
  },
});
const [seeds, first] = [Number(values.seeds), Number(values.first)];
let failures = 0;

function run(title: string, folder: string, env: Record<string, string>, command: string, ...args: string[]) {
  const start = performance.now();
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) failures += 1;
  console.log(
    `${status === 0 ? '✓' : '✗'} ${title} (${((performance.now() - start) / 1000).toFixed(0)} s)\n`,
  );
}

/** A package's randomized tests. */
const propertyTests = (folder: string) =>
  globSync('src/**/*.test.ts', { cwd: folder }).filter((file) =>
    /from 'fast-check'/.test(readFileSync(join(folder, file), 'utf8')),
  );

for (let seed = first; seed < first + seeds; seed += 1) {
  for (const folder of ['api-server', 'design-system'])
    run(
      `properties of ${folder}, seed ${seed}`,
      folder,
      // Games of adversaries have two processes for servers.
      { FC_SEED: String(seed), TEST_CASES: values.cases, GAMES: 'processes' },
      ...(['vitest', 'run', '--testTimeout=3600000', ...propertyTests(folder)] as const),
    );
}
run('pairs of operations', 'api-server', { PAIRS: 'all' }, 'vitest', 'run', 'src/system-tests/pairs');
run('kills', 'api-server', { KILLS: '10' }, 'vitest', 'run', 'src/system-tests/killed');
run('builds', '.', {}, 'turbo', 'run', 'build', '--output-logs=errors-only');
run(
  `interruptions, ${seeds} seeds`,
  'portal',
  { INTERRUPTIONS_SEED: values.first, INTERRUPTIONS_RUNS: values.seeds },
  ...(['playwright', 'test', 'interruptions'] as const),
);
run(
  `walks through the inbox, ${seeds} seeds`,
  'portal',
  { INBOX_SEED: values.first, INBOX_RUNS: values.seeds },
  ...(['playwright', 'test', 'inbox-walk'] as const),
);

for (const app of ['portal', 'coach'])
  run(`forms that keep what is typed, ${app}`, app, { LOST_TEXT: 'all' }, 'playwright', 'test', 'lost-text');
run('error words in both languages', 'portal', { ERROR_WORDS: 'all' }, 'playwright', 'test', 'error-words');
run(
  'every story on a server in both languages',
  'stories',
  { LOCALES: 'all' },
  ...(['vitest', 'run', '--config', 'vitest.built.config.ts', 'server'] as const),
);
run(
  'every screen in every state',
  'stories',
  { SCREENS: 'all' },
  'vitest',
  'run',
  '--config',
  'vitest.built.config.ts',
  'screens',
);
run('the packed library', '.', {}, 'turbo', 'run', 'pack', '--output-logs=errors-only');
run(
  'projects that install the packed library',
  'design-system',
  { CONSUMERS: 'all' },
  ...(['vitest', 'run', '--config', 'vitest.packed.config.ts'] as const),
);
run('stories outside a browser', 'stories', {}, ...(['npm', 'run', '-s', 'test:simulated'] as const));
run('stories at 360 pixels', 'stories', { STORIES_WIDTH: '360' }, 'vitest', 'run', '--project', 'stories');

console.log(failures === 0 ? 'all passed' : `${failures} suites failed`);
if (failures > 0) process.exitCode = 1;
