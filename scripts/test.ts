/**
 * `npm test`: everything that continuous integration runs. Independent stages run in parallel, two at a time, and
 * each prints its output when it ends. A check counts as one test; the last line is the total.
 */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { readTestResults, type TestResults } from './test-results.ts';

interface Stage {
  title: string;
  command: [string, ...string[]];
  /** Titles of stages that must run first. If one of them fails, the stage fails too. */
  needs?: string[];
  /** The test runners' JSON files to add up. Without any, the stage counts as one test. */
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

/** In the order in which they start: what others need first, then the longest, so that no core is idle at the end. */
const stages: Stage[] = [
  { title: 'builds', command: turbo('build') },
  { title: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  { title: 'words of comments and tests', command: node('scripts/lint-words.ts') },
  { title: 'maximum lengths of text fields', command: node('scripts/lint-limits.ts') },
  { title: 'types', command: ['tsc', '-p', '.'] },
  { title: 'types of the demo', command: ['tsc', '-p', 'demo'] },
  tests('tests of the server', 'api-server'),
  journeys('portal'),
  {
    title: 'the built Storybook',
    command: turbo('test:built'),
    needs: ['builds'],
    results: ['stories/.results/built.json'],
  },
  tests('stories', 'stories'),
  journeys('coach'),
  {
    title: 'the packed library',
    command: turbo('test:packed'),
    results: ['design-system/.results/packed.json'],
  },
  {
    title: 'the demo',
    command: turbo('e2e', 'demo'),
    needs: ['builds'],
    results: ['demo/.results/vitest.json'],
  },
  tests('unit tests', 'design-system', 'api-schema', 'portal', 'coach'),
  { title: 'unused code and dependencies', command: ['knip'] },
  { title: 'contract and translations', command: turbo('check') },
  { title: 'budgets per screen', command: node('scripts/size.ts', 'portal', 'coach'), needs: ['builds'] },
  { title: 'requirements', command: node('scripts/trace.ts') },
  { title: 'claims', command: node('scripts/claims.ts') },
  { title: 'accessibility conformance report', command: node('scripts/conformance.ts') },
];

const env = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  REDOCLY_TELEMETRY: 'off',
  FORCE_COLOR: '0',
};

/**
 * The results of a stage's runners. A runner that failed without a failed test, or wrote no results, counts as a
 * failure.
 */
function resultsOf({ title, results }: Stage, isFine: boolean): TestResults {
  if (!results)
    return isFine
      ? { passed: 1, failures: [], skipped: [] }
      : { passed: 0, failures: [{ test: title, message: '' }], skipped: [] };
  const written = results.filter((path) => existsSync(path)).map(readTestResults);
  const passed = written.reduce((sum, result) => sum + result.passed, 0);
  const failures = written.flatMap((result) => result.failures);
  const skipped = written.flatMap((result) => result.skipped);
  const isExplained = isFine ? written.length === results.length : failures.length > 0;
  if (!isExplained) failures.push({ test: title, message: 'ended without a failed test or without results' });
  return { passed, failures, skipped };
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
      const seconds = (performance.now() - start) / 1000;
      durations.set(title, seconds);
      console.log(`${isFine ? '✓' : '✗'} ${title} (${seconds.toFixed(0)} s)\n`);
      resolve(isFine);
    });
  });
}

const start = performance.now();
for (const { results = [] } of stages) for (const path of results) rmSync(path, { force: true });

const ended = new Map<string, boolean>();
const durations = new Map<string, number>();
const waiting = [...stages];
const total: TestResults = { passed: 0, failures: [], skipped: [] };

/** The first stage whose prerequisites have ended. */
function nextStage(): Stage | undefined {
  const index = waiting.findIndex(({ needs = [] }) => needs.every((title) => ended.has(title)));
  return index < 0 ? undefined : waiting.splice(index, 1)[0];
}

async function work(): Promise<void> {
  for (let stage = nextStage(); stage; stage = nextStage()) {
    const lacks = stage.needs?.find((title) => !ended.get(title));
    if (lacks) console.log(`✗ ${stage.title}: "${lacks}" failed\n`);
    const isFine = !lacks && (await run(stage));
    const { passed, failures, skipped } = resultsOf(stage, isFine);
    total.passed += passed;
    total.failures.push(...failures);
    total.skipped.push(...skipped);
    ended.set(stage.title, isFine);
  }
}

await Promise.all([work(), work()]);
/** How many lines of a message are repeated at the end. The stage's output has all of them. */
const shownLines = 12;

// Repeated, so that the end of a long log shows which tests failed.
for (const { test, message } of total.failures) {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, shownLines);
  console.log(`✗ ${test}\n${lines.map((line) => `    ${line}\n`).join('')}`);
}
for (const [title, seconds] of durations) console.log(`${seconds.toFixed(0).padStart(5)} s  ${title}`);
console.log(`${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
for (const test of total.skipped) console.log(`– skipped on this machine: ${test}`);
const skips = total.skipped.length > 0 ? `, ${total.skipped.length} skipped` : '';
console.log(`${total.passed} passed, ${total.failures.length} failed${skips}`);
if (total.failures.length > 0 || total.passed === 0) process.exitCode = 1;
