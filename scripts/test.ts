/**
 * `npm test`: everything that continuous integration runs. Stages that do not need each other run side by side, two at a
 * time; each shows its output when it ends. A check counts as one test; the last line sums up.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

interface Stage {
  title: string;
  command: [string, ...string[]];
  /** Titles of stages that come first. A stage whose need failed fails too. */
  needs?: string[];
  /** JSON files of the test runners to add up. Without any, the stage counts as one test. */
  results?: string[];
}

const turbo = (task: string, ...packages: string[]): Stage['command'] => [
  ...(['turbo', 'run', task, '--continue', '--concurrency=1', '--output-logs=new-only'] as const),
  ...packages.map((name) => `--filter=@institute/${name}`),
];
const node = (...args: string[]): Stage['command'] => [process.execPath, ...args];
const tests = (title: string, ...packages: string[]): Stage => ({
  title,
  command: turbo('test', ...packages),
  results: packages.map((name) => `${name}/.results/vitest.json`),
});
const journeys = (app: string): Stage => ({
  title: `journeys of ${app}`,
  command: turbo('e2e', app),
  needs: ['builds'],
  results: [`${app}/.results/playwright.json`],
});

/** In the order in which they start: what others need, then the long ones, so that no core is idle at the end. */
const stages: Stage[] = [
  { title: 'builds', command: turbo('build') },
  { title: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  { title: 'types', command: turbo('typecheck') },
  { title: 'types of the scripts', command: ['tsc', '-p', '.'] },
  tests('tests of the server', 'api-server'),
  journeys('portal'),
  tests('stories', 'stories'),
  {
    title: 'the packed library',
    command: turbo('test:packed'),
    results: ['design-system/.results/packed.json'],
  },
  {
    title: 'the built Storybook',
    command: turbo('test:built'),
    needs: ['builds'],
    results: ['stories/.results/built.json'],
  },
  journeys('coach'),
  tests('unit tests', 'design-system', 'api-schema', 'portal', 'coach'),
  { title: 'unused code and dependencies', command: ['knip'] },
  { title: 'contract and translations', command: turbo('check') },
  { title: 'budgets per screen', command: node('scripts/size.ts', 'portal', 'coach'), needs: ['builds'] },
  { title: 'requirements', command: node('scripts/trace.ts') },
];

const env = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  REDOCLY_TELEMETRY: 'off',
  FORCE_COLOR: '0',
};

interface Outcome {
  passed: number;
  failed: number;
}

interface VitestResults {
  numPassedTests: number;
  numFailedTests: number;
}
interface PlaywrightResults {
  stats: { expected: number; unexpected: number; flaky: number };
}

function countOf(path: string): Outcome {
  const results = JSON.parse(readFileSync(path, 'utf8')) as VitestResults | PlaywrightResults;
  if ('stats' in results) {
    const { expected, unexpected, flaky } = results.stats;
    return { passed: expected, failed: unexpected + flaky };
  }
  return { passed: results.numPassedTests, failed: results.numFailedTests };
}

/** What the runners of a stage wrote. One that failed without a failed test, or wrote nothing, counts as a failure. */
function outcomeOf({ results }: Stage, isFine: boolean): Outcome {
  if (!results) return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
  const counts = results.filter((path) => existsSync(path)).map(countOf);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const isExplained = isFine ? counts.length === results.length : failed > 0;
  return { passed, failed: failed + (isExplained ? 0 : 1) };
}

function run({ title, command: [command, ...args] }: Stage): Promise<boolean> {
  const start = performance.now();
  console.log(`▶ ${title}`);
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data));
    child.on('error', (error) => output.push(Buffer.from(String(error))));
    child.on('close', (status) => {
      const isFine = status === 0;
      process.stdout.write(Buffer.concat(output));
      console.log(`${isFine ? '✓' : '✗'} ${title} (${((performance.now() - start) / 1000).toFixed(0)} s)\n`);
      resolve(isFine);
    });
  });
}

const start = performance.now();
for (const { results = [] } of stages) for (const path of results) rmSync(path, { force: true });

const ended = new Map<string, boolean>();
const waiting = [...stages];
const total: Outcome = { passed: 0, failed: 0 };

/** The first stage whose needs have ended. */
function nextStage(): Stage | undefined {
  const index = waiting.findIndex(({ needs = [] }) => needs.every((title) => ended.has(title)));
  return index < 0 ? undefined : waiting.splice(index, 1)[0];
}

async function work(): Promise<void> {
  for (let stage = nextStage(); stage; stage = nextStage()) {
    const lacks = stage.needs?.find((title) => !ended.get(title));
    if (lacks) console.log(`✗ ${stage.title}: "${lacks}" failed\n`);
    const isFine = !lacks && (await run(stage));
    const { passed, failed } = outcomeOf(stage, isFine);
    total.passed += passed;
    total.failed += failed;
    ended.set(stage.title, isFine);
  }
}

await Promise.all([work(), work()]);
console.log(`${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
