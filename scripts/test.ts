/**
 * `npm test`: everything that continuous integration runs. Independent stages run in parallel, two at a time,
 * and each prints its output when it ends. A check counts as one test; the last line is the total.
 *
 * `--stages "types,stories"` runs some stages, `--shard 2/4` a quarter of them. The table before the last line says what
 * each stage costs; `--record` keeps it in `test-costs.json`, with which later whole runs are compared.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { testMoment } from './given/moment.ts';
import { readTestResults, type TestResults } from './stages/test-results.ts';
import { stages as allStages, type Stage, stagesNamed, stagesOfShard } from './stages/test-stages.ts';

const { values } = parseArgs({
  options: {
    stages: { type: 'string' },
    shard: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});

/** Per stage: its tests, and its CPU time in thousandths of the whole run's, so that slow and quick machines compare. */
type Costs = Record<string, { tests: number; share: number }>;
const costsFile = new URL('stages/test-costs.json', import.meta.url);
const recorded = JSON.parse(readFileSync(costsFile, 'utf8')) as Costs;

function chosenStages(): Stage[] {
  if (values.stages) return stagesNamed(values.stages.split(',').map((title) => title.trim()));
  if (!values.shard) return allStages;
  const [index, count] = values.shard.split('/').map(Number) as [number, number];
  const shares = Object.fromEntries(Object.entries(recorded).map(([title, cost]) => [title, cost.share]));
  return stagesOfShard(index, count, shares);
}
const stages = chosenStages();

const env = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  REDOCLY_TELEMETRY: 'off',
  FORCE_COLOR: '0',
  // The worlds in the demo and in Storybook begin at the moment of all tests.
  WORLD_STARTS_AT: testMoment,
};

const cpuFolder = mkdtempSync(join(tmpdir(), 'test-cpu-'));
process.on('exit', () => rmSync(cpuFolder, { recursive: true }));

/** Runs a command, and then writes the CPU time of all its processes into a file, as POSIX shells know it. */
const timed = ([command, ...args]: Stage['command'], file: string): Stage['command'] =>
  process.platform === 'win32'
    ? [command, ...args]
    : ['sh', '-c', `"$@"; status=$?; times > '${file}'; exit $status`, 'sh', command, ...args];

/** The seconds of CPU time in such a file, whose second line is about the shell's children. Null if there is none. */
function cpuSeconds(file: string): number | null {
  if (!existsSync(file)) return null;
  const [, ofChildren = ''] = readFileSync(file, 'utf8').split('\n');
  const times = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)];
  return times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

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

function run({ title, command: plain }: Stage): Promise<boolean> {
  const cpuFile = join(cpuFolder, title);
  const [command, ...args] = timed(plain, cpuFile);
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
      durations.set(title, { seconds, cpu: cpuSeconds(cpuFile) });
      console.log(`${isFine ? '✓' : '✗'} ${title} (${seconds.toFixed(0)} s)\n`);
      resolve(isFine);
    });
  });
}

const start = performance.now();
for (const { results = [] } of stages) for (const path of results) rmSync(path, { force: true });

const ended = new Map<string, boolean>();
const durations = new Map<string, { seconds: number; cpu: number | null }>();
const counts = new Map<string, number>();
const waiting = [...stages];
const total: TestResults = { passed: 0, failures: [], skipped: [] };

/** The first stage whose prerequisites have ended. */
function nextStage(): Stage | undefined {
  const index = waiting.findIndex(({ needs = [] }) => needs.every((title) => ended.has(title)));
  return index < 0 ? undefined : waiting.splice(index, 1)[0];
}

async function finish(stage: Stage): Promise<void> {
  const lacks = stage.needs?.find((title) => !ended.get(title));
  if (lacks) console.log(`✗ ${stage.title}: "${lacks}" failed\n`);
  const isFine = !lacks && (await run(stage));
  const { passed, failures, skipped } = resultsOf(stage, isFine);
  counts.set(stage.title, passed + failures.length);
  total.passed += passed;
  total.failures.push(...failures);
  total.skipped.push(...skipped);
  ended.set(stage.title, isFine);
}

const running = new Set<Promise<void>>();
function startReady(): void {
  while (running.size < 2) {
    const stage = nextStage();
    if (!stage) return;
    const finished = finish(stage).finally(() => running.delete(finished));
    running.add(finished);
  }
}
startReady();
while (running.size > 0) {
  await Promise.race(running);
  startReady();
}

/** How many lines of a message are repeated at the end. The stage's output has all of them. */
const shownLines = 12;

// Repeated, so that the end of a long log shows which tests failed.
for (const { test, message } of total.failures) {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, shownLines);
  console.log(`✗ ${test}\n${lines.map((line) => `    ${line}\n`).join('')}`);
}

const cpuOfAll = [...durations.values()].reduce((sum, { cpu }) => sum + (cpu ?? 0), 0);
const isWhole = stages === allStages;
const costs: Costs = {};
const grown: string[] = [];
console.log('    wall       CPU      of 1000  tests  stage');
for (const [title, { seconds, cpu }] of durations) {
  const tests = counts.get(title) ?? 0;
  const share = Math.round((1000 * (cpu ?? 0)) / cpuOfAll);
  const before = recorded[title]?.share ?? share;
  costs[title] = { tests, share };
  // A thousandth is rounding.
  if (isWhole && share > Math.max(before * 1.05, before + 1))
    grown.push(`${title}: ${before} → ${share} thousandths of the CPU time`);
  const [wall, cpuTime] = [`${seconds.toFixed(0)} s`, cpu === null ? '–' : `${cpu.toFixed(0)} s`];
  console.log(
    `${wall.padStart(8)} ${cpuTime.padStart(9)} ${String(share).padStart(12)} ${String(tests).padStart(6)}  ${title}`,
  );
}
for (const line of grown) console.log(`More than 5 % above the table in the repository: ${line}`);
if (values.record && isWhole) writeFileSync(costsFile, `${JSON.stringify(costs, null, 2)}\n`);
console.log(
  `${((performance.now() - start) / 60_000).toFixed(1)} minutes, ${(cpuOfAll / 60).toFixed(1)} minutes of CPU time`,
);
for (const test of total.skipped) console.log(`– skipped on this machine: ${test}`);
const skips = total.skipped.length > 0 ? `, ${total.skipped.length} skipped` : '';
console.log(`${total.passed} passed, ${total.failures.length} failed${skips}`);
if (total.failures.length > 0 || total.passed === 0) process.exitCode = 1;
