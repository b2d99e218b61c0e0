/**
 * `npm run bench:jobs -- [--write] [--scale 1000000] [--seconds 120]`: gives the background jobs a day's work of that many
 * students, and runs those whose work grows with it, one after the other and each for at most those seconds. `--write`
 * puts the figures into docs/jobs-bench.md.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { defaultConfig } from '../../../api-server/src/config.ts';
import { sendDigests } from '../../../api-server/src/inbox/digest.ts';
import { sendReminders } from '../../../api-server/src/inbox/reminders.ts';
import { reminderSources } from '../../../api-server/src/job-list.ts';
import { chargeDueRows } from '../../../api-server/src/money/autopay.ts';
import { createSandbox } from '../../../api-server/src/money/gateway/create-sandbox.ts';
import { reconcile } from '../../../api-server/src/money/reconciliation.ts';
import type { Database } from '../../../api-server/src/platform/database.ts';
import { instituteDay } from '../../../api-server/src/platform/institute-days.ts';
import { openPostgres } from '../../../api-server/src/platform/postgres-database.ts';
import { purge } from '../../../api-server/src/purge.ts';
import { returns } from '../../../api-server/src/returns.ts';
import { countRows, giveDayOfWork } from '../../../api-server/src/seed/large/day-of-work.ts';
import { fillPostgres } from '../../../api-server/src/seed/large/fill-postgres.ts';
import { startPostgres } from '../../../api-server/src/testing/postgres.ts';

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    scale: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '120' },
    /** A database of that scale that is filled by now. */
    url: { type: 'string' },
  },
});
const log = pino({ level: 'error' });
const now = () => new Date();

type MeasuredJob = {
  name: string;
  run: (signal: AbortSignal) => Promise<unknown>;
  /** How much of its work is done. */
  countDone: () => Promise<number>;
  /** What it is counted in. */
  unit: string;
};

function jobsOf(db: Database): MeasuredJob[] {
  const gateway = createSandbox(db, now);
  const dependencies = { db, now, log, gateway, config: defaultConfig };
  const begin = now().toISOString();
  return [
    {
      name: 'auto-pay',
      run: (signal) => chargeDueRows(dependencies, signal),
      countDone: () => countRows(db, `payments where created_at > '${begin}'`),
      unit: 'charges',
    },
    {
      name: 'reminders',
      run: (signal) => sendReminders(reminderSources(defaultConfig), dependencies, signal),
      countDone: () => countRows(db, `reminders where sent_at > '${begin}'`),
      unit: 'reminders',
    },
    {
      name: 'reminders again',
      run: (signal) => sendReminders(reminderSources(defaultConfig), dependencies, signal),
      countDone: () => countRows(db, `reminders where sent_at > '${begin}'`),
      unit: 'reminders',
    },
    {
      name: 'digests',
      run: (signal) => sendDigests(dependencies, signal),
      countDone: () => countRows(db, `emails where sent_at > '${begin}' and subject = 'A new module'`),
      unit: 'e-mails',
    },
    {
      name: 'reconciliation',
      run: () => reconcile(dependencies, returns),
      countDone: () => countRows(db, 'reconciliations', 'coalesce(sum(charge_count + purchase_count), 0)'),
      unit: 'charges and purchases',
    },
    {
      name: 'purge',
      run: () => purge(db, now()),
      countDone: async () => 0,
      unit: 'rows: nothing is old enough',
    },
  ];
}

/** Runs a job and returns its row of the page. */
async function measure({ name, run, countDone, unit }: MeasuredJob): Promise<string> {
  let memory = 0;
  const watching = setInterval(() => {
    memory = Math.max(memory, process.memoryUsage.rss() / 2 ** 20);
  }, 100);
  const before = await countDone();
  const start = performance.now();
  const signal = AbortSignal.timeout(Number(values.seconds) * 1000);
  await run(signal);
  const seconds = (performance.now() - start) / 1000;
  clearInterval(watching);
  const done = (await countDone()) - before;
  const time = `${seconds.toFixed(0)} s${signal.aborted && name !== 'reconciliation' ? ', stopped' : ''}`;
  const cells = [
    `${done.toLocaleString('en')} ${unit}`,
    time,
    (done / seconds).toFixed(0),
    `${memory.toFixed(0)} MB`,
  ];
  console.log(name, ...cells);
  return `| ${[name, ...cells].join(' | ')} |`;
}

async function measureAll(url: string): Promise<string[]> {
  const filling = openPostgres(url, log, { statementTimeout: null });
  await filling.migrate();
  await giveDayOfWork(filling.db, instituteDay(now()));
  await filling.close();
  const { db, close } = openPostgres(url, log);
  const rows: string[] = [];
  for (const job of jobsOf(db)) rows.push(await measure(job));
  await close();
  return rows;
}

async function measureNew(scale: number): Promise<string[]> {
  const postgres = await startPostgres();
  try {
    await postgres.server.createDatabase('jobs');
    await fillPostgres(postgres.urlOf('jobs'), { scale });
    return await measureAll(postgres.urlOf('jobs'));
  } finally {
    await postgres.stop();
  }
}

const scale = Number(values.scale);
const rows = values.url ? await measureAll(values.url) : await measureNew(scale);
const page = `# Benchmark of the jobs

\`\`\`sh
npm run bench:jobs -- --write --scale ${scale}
\`\`\`

${scale.toLocaleString('en')} students: a third of them pay installments, half of these by autopay; each has a message that waits for the morning,
and 20 purchases. One process does a day's work of each job, with Postgres beside it (${cpus().length} × ${cpus()[0]!.model.trim()}) and
the sandbox as the payment provider, whose answers take no time. Each is stopped after ${values.seconds} s, but the reconciliation. The memory is the
most that the process had, with all of the server's code in it.

| job | done | in | per second | memory |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
console.log(page);
if (values.write) writeFileSync(new URL('../../../docs/jobs-bench.md', import.meta.url), page);
