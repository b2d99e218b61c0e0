/**
 * `npm test`: everything that continuous integration runs. Static checks first, then types, tests and builds of every
 * package (cached by turbo), budgets, journeys. Each check counts as one test; the last line sums up.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const packages = ['design-system', 'api-schema', 'api-server', 'portal', 'coach', 'stories'];
const resultsFolder = '.results';
let passed = 0;
let failed = 0;

function run(title: string, command: string, ...args: string[]): boolean {
  const start = performance.now();
  console.log(`\n▶ ${title}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      REDOCLY_TELEMETRY: 'off',
      FORCE_COLOR: '0',
    },
  });
  const isFine = status === 0;
  console.log(`${isFine ? '✓' : '✗'} ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return isFine;
}

/** A command that is one test by itself. */
function check(title: string, command: string, ...args: string[]) {
  if (run(title, command, ...args)) passed += 1;
  else failed += 1;
}

interface VitestResults {
  numPassedTests: number;
  numFailedTests: number;
}
interface PlaywrightResults {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Adds up what the test runners of all packages wrote. A runner that failed without a failed test counts as one. */
function countResults(isFine: boolean, file: string) {
  const failedBefore = failed;
  for (const folder of packages) {
    const path = join(folder, resultsFolder, file);
    if (!existsSync(path)) continue;
    const results = JSON.parse(readFileSync(path, 'utf8')) as VitestResults | PlaywrightResults;
    if ('stats' in results) {
      passed += results.stats.expected;
      failed += results.stats.unexpected + results.stats.flaky;
    } else {
      passed += results.numPassedTests;
      failed += results.numFailedTests;
    }
  }
  if (!isFine && failed === failedBefore) failed += 1;
}

const start = performance.now();
for (const folder of packages) rmSync(join(folder, resultsFolder), { recursive: true, force: true });

check('format and lint (biome)', 'biome', 'check', '--error-on-warnings');
check('unused code and dependencies (knip)', 'knip');
check('types of the scripts', 'tsc', '-p', '.');
check('requirement ids', process.execPath, 'scripts/trace.ts');
check('the table of operations', process.execPath, 'scripts/operations.ts', '--check');
check('types', 'turbo', 'run', 'typecheck', '--continue', '--output-logs=errors-only');
check('contract and translations', 'turbo', 'run', 'check', '--continue', '--output-logs=errors-only');
countResults(
  run('tests', 'turbo', 'run', 'test', '--continue', '--concurrency=1', '--output-logs=new-only'),
  'vitest.json',
);
check('builds', 'turbo', 'run', 'build', '--output-logs=errors-only');
countResults(
  run('the packed library', 'turbo', 'run', 'test:packed', '--output-logs=errors-only'),
  'packed.json',
);
countResults(
  run('the built Storybook', 'turbo', 'run', 'test:built', '--output-logs=errors-only'),
  'built.json',
);
check('pictures of the stories', 'turbo', 'run', 'visual', '--output-logs=full');
check('budgets per screen', process.execPath, 'scripts/size.ts', 'portal', 'coach');
countResults(
  run('journeys', 'turbo', 'run', 'e2e', '--continue', '--concurrency=1', '--output-logs=full'),
  'playwright.json',
);

const files = packages.flatMap((folder) =>
  existsSync(join(folder, resultsFolder)) ? readdirSync(join(folder, resultsFolder)) : [],
);
console.log(`\n${files.length} result files, ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0 || passed === 0) process.exitCode = 1;
