import { testSeed } from '../../scripts/given/lane.ts';
import { fillCard } from '../../scripts/journeys/card-form.ts';
import { expect, type NewContext, test } from '../../scripts/journeys/world.ts';
import { booksOf } from './account.ts';
import { callAs, theosDraft as id, theo } from './enrolling.ts';
import { type Entry, expectEntries, Fate, open, settled, type Visit } from './interruptions.ts';

const runs = 20;
/** The interruptions of a journey, out of the moments at which one can happen: 14 answers, and 5 steps to send. */
const enrollments = { count: 15, moments: 19 };

test.use({ serverOptions: { config: { demoAdvisor: false } } });

/** Does some work, and lists what happened if it fails. */
async function told(visit: Visit, seed: number, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new Error(`--seed ${seed}\n${visit.log.join('\n')}\n\n${(error as Error).message}`, {
      cause: error,
    });
  }
}

const box = (label: string, value: string, shown?: RegExp): Entry => ({
  ...{ what: label, value, into: (page) => page.getByLabel(label) },
  ...(shown && { shown }),
});
const choice = (label: string): Entry => ({
  what: label,
  value: true,
  into: (page) => page.getByLabel(label),
});

const steps: { path: string; entries: Entry[]; button: RegExp }[] = [
  {
    path: 'personal-info',
    entries: [
      box('Occupation', 'Beekeeper'),
      box('Date of birth', '03-14-1994'),
      box('Mobile phone', '201 555 0123', /201\D*555\D*0123$/),
      box('Country', 'United States'),
      box('Street address', '214 Garden Street'),
      box('City', 'Hoboken'),
      box('State', 'New Jersey'),
      box('ZIP code', '07030'),
    ],
    button: /^Save and continue/,
  },
  {
    path: 'payment-plan',
    entries: [choice('Pay in full')],
    button: /^Save and continue/,
  },
  {
    path: 'agreement',
    entries: [
      choice('I have read the documents above'),
      choice('I agree to use electronic records and signatures'),
      box('Your full name', 'Theo Okafor'),
    ],
    button: /^Sign$/,
  },
  {
    path: 'payment-method',
    // The other card was selected when it was added.
    entries: [choice('Visa ending in 4242')],
    button: /^Save and continue/,
  },
  { path: 'review', entries: [], button: /^(Submit and pay|Send it again)/ },
];

/** Saved values are available on another device too. */
async function expectElsewhere(newContext: NewContext, visit: Visit, path: string, entries: Entry[]) {
  const context = await newContext();
  const other = { ...visit, context, page: await context.newPage(), path, entries };
  await open(other);
  await expectEntries(other);
  await context.close();
}

for (let run = 0; run < runs; run += 1) {
  const seed = testSeed + run;
  test(`enrolls once through ${enrollments.count} interruptions, and loses nothing typed: seed ${seed} [P-03]`, {
    tag: '@long',
  }, async ({ page, context, newContext, world }) => {
    const visit: Visit = { page, context, world, email: theo, path: '/home', entries: [], log: [] };
    const fate = new Fate(visit, seed, enrollments);
    await told(visit, seed, async () => {
      await open(visit);
      for (const { path, entries, button } of steps) {
        Object.assign(visit, { path: `/enrollment/${id}/${path}`, entries: [] });
        await settled(visit);
        if (path === 'payment-method')
          for (const number of ['4242424242424242', '5555555555554444']) {
            const another = visit.page.getByRole('button', { name: 'Use another card' });
            if (number.startsWith('5')) await another.click();
            await fillCard(visit.page, number);
            await expect(visit.page.getByLabel(new RegExp(`ending in ${number.slice(-4)}`))).toBeChecked();
          }
        if (path === 'agreement')
          await fate.enter({
            what: 'the tick of the agreement itself',
            into: (page) => page.getByRole('checkbox').nth(1),
            value: true,
          });
        for (const entry of entries) await fate.enter(entry);
        await fate.sendUntil(button, `/enrollment/${id}/`);
        if (path === 'personal-info') await expectElsewhere(newContext, visit, visit.path, entries);
      }
      expect(fate.left).toBe(0);
    });
    const student = await callAs(world, theo);
    const { studentId } = await student('GET', '/auth/session');
    const applications = await student('GET', `/students/${studentId}/enrollment_applications`);
    expect(applications.map(({ status }: { status: string }) => status)).toEqual(['SUBMITTED']);
    expect(await booksOf(world, theo)).toMatchObject({ totalPaid: 540_000, accepted: 1, failed: 0 });
  });
}

const maya = 'student@example.com';
const amounts = ['11.00', '22.00', '33.00', '44.00', '55.00', '66.00', '77.00', '88.00'];
/** Each payment has four moments. */
const payments = { count: amounts.length * 2.5, moments: amounts.length * 4 };
const total = amounts.reduce((sum, amount) => sum + Number(amount) * 100, 0);

for (let run = 0; run < runs; run += 1) {
  const seed = testSeed + run;
  test(`makes each payment once through ${payments.count} interruptions: seed ${seed} [P-10]`, {
    tag: '@long',
  }, async ({ page, context, world }) => {
    const before = await booksOf(world, maya);
    const visit: Visit = { page, context, world, email: maya, path: '/home', entries: [], log: [] };
    const fate = new Fate(visit, seed, payments);
    await told(visit, seed, async () => {
      await open(visit);
      for (const amount of amounts) {
        Object.assign(visit, { path: '/settings/payment-information/pay', entries: [] });
        await open(visit);
        await fate.enter(choice('Another amount'));
        await fate.enter({ what: 'Amount', value: amount, into: (page) => page.getByLabel(/^Amount/) });
        await fate.sendUntil(/^(Continue|Pay \$|Send it again)/, '/settings/payment-information/payments/');
        await expect(visit.page.getByRole('heading', { level: 1, name: /^You paid / })).toBeVisible();
      }
      expect(fate.left).toBe(0);
    });
    const after = await booksOf(world, maya);
    expect(after.totalPaid - before.totalPaid).toBe(total);
    expect(after.accepted - before.accepted).toBe(amounts.length);
    expect(after.failed - before.failed).toBe(0);
  });
}
