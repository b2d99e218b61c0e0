/**
 * `npm run test:long`: the walks, games and sweeps that `npm test` has no time for, whole, with a seed and at a moment that
 * are new in each run. `npm run test:long -- games stories` runs some parts, `--list` prints their names as JSON,
 * `--seed` and `--moment` repeat a run, and `--cases` is the multiple of a property's ordinary number of cases (5).
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawMoment } from './stages/draw-moment.ts';
import { missingPackages } from './topology/packages.ts';

type Step = { folder: string; command: string[]; env?: Record<string, string | undefined> };

/** Parts of their own. */
const slowest = {
  pairs: 'src/system-tests/pairs',
  everyone: 'src/system-tests/everyone',
  chaos: 'src/system-tests/chaos',
};
/** A package's test files, by their text. */
const testFiles = (folder: string, isWanted: (text: string) => boolean) =>
  globSync('src/**/*.test.ts', { cwd: folder }).filter(
    (file) =>
      !Object.values(slowest).some((path) => file.startsWith(path)) &&
      isWanted(readFileSync(join(folder, file), 'utf8')),
  );
const hasProperties = (text: string) => /from 'fast-check'/.test(text);
/** Examples that say what is due on which day, around the moment of `npm test`. */
const isDated = (text: string) => /\b202[56]\b/.test(text);
const atUsualMoment = { TEST_MOMENT: undefined, WORLD_STARTS_AT: undefined };
const vitest = (folder: string, ...args: string[]): Step => ({
  folder,
  command: ['vitest', 'run', '--testTimeout=3600000', ...args],
});
const playwright = (folder: string, ...args: string[]): Step => ({
  folder,
  command: ['playwright', 'test', ...args],
});
const builds: Step = { folder: '.', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] };

/** Journeys over all screens, all forms or all errors. The others are what people do. */
const sweeps = [
  'error-words',
  'frame',
  'inbox-walk',
  'interruptions',
  'lost-text',
  'second-institute',
  'text-size',
];
const noSweeps = ['--grep-invert', sweeps.map((name) => `${name}\\.e2e`).join('|')];

/** Their stories name days without the year, which is right in 2026 only. */
const datedStories = ['schedule/SlotLinks', 'schedule/SlotPicker'].map(
  (name) => `components/${name}.stories.tsx`,
);
const stories = (env: Step['env'] = {}): Step[] => [
  { ...vitest('stories', '--project', 'stories', ...datedStories.map((file) => `--exclude=${file}`)), env },
  { ...vitest('stories', '--project', 'stories', ...datedStories), env: { ...env, ...atUsualMoment } },
];

/** The steps, if the parts of the topology are installed. */
function onTopology(steps: Step[]): Step[] {
  const missing = missingPackages();
  if (!missing) return steps;
  console.log(`– Skipped: the topology needs packages of Debian. ${missing}`);
  return [];
}

/** What each part runs. Its steps run one after another, and stop at the first that fails. */
const parts: Record<string, () => Step[]> = {
  games: () => [vitest('api-server', ...testFiles('api-server', hasProperties))],
  // With what kills processes or starts many: `*.long.test.ts`.
  server: () => [
    vitest('api-server', ...testFiles('api-server', (text) => !hasProperties(text) && !isDated(text))),
    {
      ...vitest('api-server', ...testFiles('api-server', (text) => !hasProperties(text) && isDated(text))),
      env: atUsualMoment,
    },
  ],
  pairs: () => [vitest('api-server', slowest.pairs)],
  everyone: () => [vitest('api-server', slowest.everyone)],
  // Faults of the topology: 3 times `--cases`.
  chaos: () => onTopology([vitest('api-server', slowest.chaos)]),
  'topology-journeys': () =>
    onTopology([
      builds,
      ...['portal', 'coach'].map((app) => ({
        ...playwright(app, ...noSweeps),
        env: { JOURNEYS_ON: 'topology' },
      })),
    ]),
  'library-properties': () =>
    ['values', 'design-system'].map((folder) => vitest(folder, ...testFiles(folder, hasProperties))),
  'portal-sweeps': () => [builds, playwright('portal', ...sweeps)],
  'coach-sweeps': () => [builds, playwright('coach', ...sweeps)],
  'portal-journeys': () => [builds, playwright('portal', ...noSweeps)],
  'coach-journeys': () => [builds, playwright('coach', ...noSweeps)],
  stories: () => [...stories(), vitest('stories', '--project', 'browser')],
  'stories-narrow': () => stories({ STORIES_WIDTH: '360' }),
  'stories-simulated': () => [{ folder: 'stories', command: ['npm', 'run', '-s', 'test:simulated'] }],
  storybook: () => [builds, vitest('stories', '--config', 'vitest.built.config.ts')],
  speech: () => [
    { ...builds, command: [...builds.command, '--filter=@institute/portal', '--filter=@institute/coach'] },
    { folder: '.', command: ['node', 'scripts/speech.ts'] },
  ],
  // Another company's form, which is part of the demo.
  clinic: () => [
    { ...builds, command: [...builds.command, '--filter=@institute/demo'] },
    vitest('demo', 'clinic'),
  ],
  engines: () => [{ folder: '.', command: ['node', 'scripts/engines.ts'] }],
  consumers: () => [
    { folder: '.', command: ['turbo', 'run', 'pack', '--output-logs=errors-only'] },
    vitest('design-system', '--config', 'vitest.packed.config.ts'),
  ],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(randomInt(1, 2 ** 31)) },
    moment: { type: 'string' },
    cases: { type: 'string', default: '5' },
  },
});
const unknown = positionals.find((name) => !(name in parts));
if (unknown) throw new Error(`There is no part “${unknown}”. There are: ${Object.keys(parts).join(', ')}.`);

const moment = values.moment ?? drawMoment(Number(values.seed));
const repeated = `--seed ${values.seed} --moment ${moment}`;
const env = {
  ...process.env,
  TEST_LANE: 'long',
  TEST_SEED: values.seed,
  TEST_MOMENT: moment,
  WORLD_STARTS_AT: moment,
  TEST_CASES: values.cases,
};

function passes(name: string): boolean {
  const start = performance.now();
  const isFine = parts[name]!().every(({ folder, command: [command, ...args], env: more }) => {
    const { status } = spawnSync(command!, args, { cwd: folder, stdio: 'inherit', env: { ...env, ...more } });
    return status === 0;
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${isFine ? '✓' : '✗'} ${name} (${seconds} s)${isFine ? '' : `: npm run test:long -- ${name} ${repeated}`}\n`,
  );
  return isFine;
}

if (values.list) console.log(JSON.stringify(Object.keys(parts)));
else {
  console.log(repeated);
  const names = positionals.length > 0 ? positionals : Object.keys(parts);
  const failed = names.filter((name) => !passes(name));
  const which = failed.length > 0 ? ` (${failed.join(', ')})` : '';
  console.log(`${repeated}: ${names.length - failed.length} parts passed, ${failed.length} failed${which}`);
  if (failed.length > 0) process.exitCode = 1;
}
