/**
 * `npm run bench:jobs -- [--scale 1000000] [--seconds 60]`: gives the background jobs a day's work of that many students
 * and runs one after the other, each for at most those seconds. Prints what each did, and the memory of the process.
 */
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { defaultConfig } from '../../../api-server/src/config.ts';
import { sendDigests } from '../../../api-server/src/inbox/digest.ts';
import { sendReminders } from '../../../api-server/src/inbox/reminders.ts';
import { reminderSources } from '../../../api-server/src/job-list.ts';
import { chargeDueRows } from '../../../api-server/src/money/autopay.ts';
import { createSandbox } from '../../../api-server/src/money/gateway/create-sandbox.ts';
import { reconcile } from '../../../api-server/src/money/reconciliation.ts';
import { instituteDay } from '../../../api-server/src/platform/institute-days.ts';
import { openPostgres } from '../../../api-server/src/platform/postgres-database.ts';
import { purge } from '../../../api-server/src/purge.ts';
import { returns } from '../../../api-server/src/returns.ts';
import { countRows, giveDayOfWork } from '../../../api-server/src/seed/large/day-of-work.ts';
import { fillPostgres } from '../../../api-server/src/seed/large/fill-postgres.ts';
import { startPostgres } from '../../../api-server/src/testing/postgres.ts';

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '60' },
    /** A database that is filled by now, to which the day's work is added. */
    url: { type: 'string' },
  },
});
const log = pino({ level: 'error' });
const now = () => new Date();

async function measure(url: string): Promise<void> {
  const filling = openPostgres(url, log, { statementTimeout: null });
  await filling.migrate();
  await giveDayOfWork(filling.db, instituteDay(now()));
  await filling.close();

  const { db, close } = openPostgres(url, log);
  const gateway = createSandbox(db, now);
  const dependencies = { db, now, log, gateway, config: defaultConfig };
  const count = (from: string, figure?: string) => countRows(db, from, figure);
  const begin = now().toISOString();
  const jobs: {
    name: string;
    run: (signal: AbortSignal) => Promise<unknown>;
    handled: () => Promise<number>;
  }[] = [
    {
      name: 'auto-pay, charges',
      run: (signal) => chargeDueRows(dependencies, signal),
      handled: () => count(`payments where created_at > '${begin}'`),
    },
    {
      name: 'reminders',
      run: (signal) => sendReminders(reminderSources(defaultConfig), dependencies, signal),
      handled: () => count(`reminders where sent_at > '${begin}'`),
    },
    {
      name: 'reminders, all sent',
      run: (signal) => sendReminders(reminderSources(defaultConfig), dependencies, signal),
      handled: async () => 0,
    },
    {
      name: 'digests',
      run: (signal) => sendDigests(dependencies, signal),
      handled: () => count(`emails where subject = 'A new module'`),
    },
    {
      name: 'reconciliation, charges and purchases',
      run: (signal) => reconcile(dependencies, returns, signal),
      handled: () => count('reconciliations', 'coalesce(sum(charge_count + purchase_count), 0)'),
    },
    { name: 'purge', run: () => purge(db, now()), handled: async () => 0 },
  ];
  for (const { name, run, handled } of jobs) {
    let most = 0;
    const watching = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss() / 2 ** 20);
    }, 100);
    const before = await handled();
    const start = performance.now();
    const signal = AbortSignal.timeout(Number(values.seconds) * 1000);
    await run(signal).catch((error: unknown) => {
      if (error !== signal.reason) throw error;
    });
    const seconds = (performance.now() - start) / 1000;
    clearInterval(watching);
    const done = (await handled()) - before;
    console.log(
      `${name}: ${done} in ${seconds.toFixed(1)} s, ${(done / seconds).toFixed(0)}/s, ${most.toFixed(0)} MB${signal.aborted ? ', not all' : ''}`,
    );
  }
  await close();
}

if (values.url) await measure(values.url);
else {
  const postgres = await startPostgres();
  try {
    await postgres.server.createDatabase('jobs');
    await fillPostgres(postgres.urlOf('jobs'), { scale: Number(values.scale) });
    await measure(postgres.urlOf('jobs'));
  } finally {
    await postgres.stop();
  }
}
