/**
 * `npm run bench:portal [-- --write] [--rounds 5]`: measures the built portal with the CPU slowed down four times: the
 * enrollment steps and the navigation between areas, each from the click until the next heading is painted, the search
 * of modules, and drawing a signature. `--write` puts the figures into docs/portal-bench.md.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { startServer } from '../../../api-server/src/server.ts';
import { fillPersonalInfo, next } from '../../../portal/e2e/enrolling.ts';
import { fillCard } from '../../journeys/card-form.ts';
import createSnapshot from '../../journeys/world-setup.ts';
import { launchBrowser } from '../../machine/browser.ts';
import { measureNavigation, measureSearch } from './areas.ts';
import { pageOf, type StepFigures } from './page.ts';
import { measurePen, type PenFigures } from './pen.ts';
import { type StepChange, stepChange, watchSteps } from './steps.ts';

const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, rounds: { type: 'string', default: '5' } },
});
const rounds = Number(values.rounds);
const slowDown = 4;

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

async function signIn(page: Page, portal: string, email: string, greeting: string): Promise<void> {
  await page.goto(`${portal}/home`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('Wellness1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: greeting }).waitFor();
}

/** Completes an enrollment. */
async function enroll(
  page: Page,
  portal: string,
): Promise<{ changes: Map<string, StepChange>; pen: PenFigures }> {
  const changes = new Map<string, StepChange>();
  const measure = async (by: string, press: () => Promise<void>) =>
    changes.set(by, await stepChange(page, press));
  const link = (name: string) => page.getByRole('link', { name, exact: true });

  await signIn(page, portal, 'new.student@example.com', 'Hello, Theo');
  await measure('Continue, on the start page', () => link('Continue').first().click());
  await fillPersonalInfo(page);
  await measure('Save, personal information', () => next(page));
  await page.getByLabel('Deposit and 10 monthly installments').check();
  await measure('Save, payment plan', () => next(page));
  await page.getByRole('heading', { name: 'Sign', exact: true }).waitFor();
  await page.getByText('Draw', { exact: true }).click();
  const pen = await measurePen(page);
  await page.getByText('Type', { exact: true }).click();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByLabel('Your full name').fill('Theo Okafor');
  await measure('Sign, agreement', () => page.getByRole('button', { name: 'Sign', exact: true }).click());
  await fillCard(page, '4242424242424242');
  await page.getByLabel('Visa ending in 4242').waitFor();
  await measure('Save, payment method', () => next(page));
  for (const step of ['Course', 'Personal information', 'Payment plan', 'Agreement', 'Payment method'])
    await measure(`Link, ${step}`, async () => {
      const all = page.getByRole('navigation', { name: 'Steps of your enrollment' }).getByRole('button');
      if ((await all.getAttribute('aria-expanded')) === 'false') await all.click();
      await link(step).click();
    });
  await page.goto(page.url().replace(/[^/]+$/, 'review'));
  const submit = page.getByRole('button', { name: /^Submit and pay/ });
  await submit.waitFor();
  await measure('Submit and pay', () => submit.click());
  return { changes, pen };
}

/** Visits the areas of an enrolled student. */
async function learn(page: Page, portal: string) {
  await signIn(page, portal, 'student@example.com', 'Hello, Maya');
  const navigation = await measureNavigation(page);
  return { navigation, search: await measureSearch(page, portal) };
}

// Builds first, so that the current sources are measured.
execFileSync('turbo', ['run', 'build', '--filter=@institute/portal'], { stdio: 'inherit' });
const remove = await createSnapshot();
const snapshot = new Blob([readFileSync(process.env.WORLD_SNAPSHOT!)]);
const dist = { portal: fileURLToPath(new URL('../../../portal/dist', import.meta.url)) };
const browser = await launchBrowser();
const all: Awaited<ReturnType<typeof enroll>>[] = [];
const learned: Awaited<ReturnType<typeof learn>>[] = [];
/** A page in a separate context, with a narrow screen and a slow processor. */
const openPage = async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'en-US' });
  await page.addInitScript(watchSteps);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return page;
};
try {
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({
      database: { kind: 'memory', snapshot },
      dist,
      config: { rateLimitFactor: 1000, demoAdvisor: false },
    });
    const enrolling = await openPage();
    all.push(await enroll(enrolling, server.portal!));
    await enrolling.close();
    const learning = await openPage();
    learned.push(await learn(learning, server.portal!));
    await learning.close();
    await server.close();
  }
} finally {
  await browser.close();
  await remove();
}

const steps = [...all[0]!.changes].map(([by, { to }]): StepFigures => {
  const each = all.map(({ changes }) => changes.get(by)!);
  return {
    by,
    to: to.replace(/^Step \d of \d\s*/, ''),
    whole: median(each.map(({ whole }) => whole)),
    saving: median(each.map(({ saving }) => saving)),
  };
});
const pen = {
  framesPerSecond: median(all.map((one) => one.pen.framesPerSecond)),
  longestFrame: median(all.map((one) => one.pen.longestFrame)),
};
const navigation = [...learned[0]!.navigation.keys()].map((area) => ({
  area,
  painted: median(learned.map((one) => one.navigation.get(area)!)),
}));
const search = {
  modules: learned[0]!.search.modules,
  key: median(learned.map((one) => one.search.key)),
  results: median(learned.map((one) => one.search.results)),
};
const written = pageOf({ steps, navigation, search, pen, rounds }, cpus());
console.log(written);
if (values.write) {
  const file = fileURLToPath(new URL('../../../docs/portal-bench.md', import.meta.url));
  // Aligns the columns, like all committed tables.
  const text = execFileSync('biome', ['format', `--stdin-file-path=${file}`], {
    input: written,
    encoding: 'utf8',
  });
  writeFileSync(file, text);
}
