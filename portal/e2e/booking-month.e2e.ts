import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test, type World } from '../../scripts/journeys/world.ts';
import { asAccount } from './account.ts';
import { freeDays, grid, laterWeeks, showAnotherDay } from './free-days.ts';

const student = 'student@example.com';
const coachId = '01980a3c-1f00-7000-8000-0000000000c5';
const coachPage = `/coaches/${coachId}`;
const sleepReset = `${coachPage}/book/01980a3c-1f00-7000-8000-000000007501`;
const title = 'Sleep reset, four sessions';

const times = (page: Page) => page.getByRole('radiogroup', { name: 'Choose a time' }).getByRole('radio');
const dayShown = (page: Page) =>
  page.getByRole('radiogroup', { name: 'Choose a time' }).getByRole('group').first();

/** Counts presses of a pointer from now on, over all screens of the app. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle(() => {
    const presses = { count: 0 };
    addEventListener('pointerdown', () => presses.count++, { capture: true });
    return presses;
  });
  return () => count.evaluate((presses) => presses.count);
}

/** Moves the focus forward until it is on an element, as someone without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 120; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The focus never reached it.');
}

async function takeOff(world: World, firstDay: string, lastDay: string): Promise<void> {
  const rosa = await asAccount(world, 'coach@example.com');
  await rosa.post(`/coaches/${coachId}/time_off`, { firstDay, lastDay });
}

test('books another day in five presses from the coach’s page, with a saved card [P-29]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, student, coachPage);
  await expect(page.getByText('All times are New York time.')).toBeVisible();
  const presses = await countPresses(page);
  await page.getByRole('link', { name: `Book a time: ${title}` }).click();
  // The first free day is shown already.
  await expect(times(page).first()).toBeEnabled();
  const first = await dayShown(page).textContent();
  // The days are drawn after the times.
  await expect(freeDays(page).first()).toBeVisible();
  const isInWeeks = (await freeDays(page).count()) > 1;
  await showAnotherDay(page);
  expect(await dayShown(page).textContent()).not.toBe(first);
  await times(page).first().click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(
    page.getByText(/^\w+day, \w+ \d+, \d+:\d\d(\s[AP]M)?\s–\s\d+:\d\d\s[AP]M$/).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Pay $ 320.00' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeVisible();
  expect(await presses()).toBe(isInWeeks ? 5 : 6);
});

test('books a soonest time in three presses from the list of coaches [P-29]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, student, '/coaches');
  const rosa = page.getByRole('listitem').filter({ hasText: 'Rosa Delgado' });
  await expect(rosa).toContainText('Next available: First talk');
  const presses = await countPresses(page);
  const soonest = rosa.getByRole('link', { name: /[AP]M \w+day, .+, First talk$/ });
  const [time = ''] = /^.+?[AP]M/.exec((await soonest.last().textContent())!) ?? [];
  await soonest.last().click();
  await expect(page.getByRole('radio', { name: time, exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeVisible();
  expect(await presses()).toBe(3);
  await expect(page.getByRole('main')).toContainText(time.replace(/ [AP]M/, ''));
});

test('books a time of later weeks with the keyboard alone [P-29] [K-11]', async ({ page, world }) => {
  await signIn(page, world.portal, student, coachPage);
  await tabTo(page, page.getByRole('link', { name: `Book a time: ${title}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  const before = (await dayShown(page).textContent())!;
  await tabTo(page, laterWeeks(page));
  await page.keyboard.press('Enter');
  await expect(dayShown(page)).not.toHaveText(before);
  // In the last weeks that can be booked, there are no later ones, and the focus moves to the days.
  const place = (await laterWeeks(page).isEnabled())
    ? laterWeeks(page)
    : grid(page).locator('[tabindex="0"]');
  await expect(place).toBeFocused();
  await tabTo(page, grid(page).locator('[tabindex="0"]'));
  // A day that is free, and isn't the one shown.
  await page.keyboard.press('Home');
  for (let day = 1; day < 25; day++) {
    await page.keyboard.press('ArrowRight');
    const name = await page.evaluate(() => document.activeElement!.getAttribute('aria-label'));
    if (name?.endsWith('available times') && !name.includes('selected')) break;
  }
  const shown = await dayShown(page).textContent();
  await page.keyboard.press('Enter');
  expect(await dayShown(page).textContent()).not.toBe(shown);
  await tabTo(page, times(page).first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(times(page).nth(1)).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check and pay' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Pay $ 320.00' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeFocused();
});

test('keeps weeks and choice, also after a reload, and says what is chosen on another day [P-29]', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.portal, student, sleepReset);
  await times(page).first().check();
  await laterWeeks(page).click();
  await expect(page.getByText(/^You chose \w+day, /)).toBeVisible();
  await expect(page).toHaveURL(/from=/);
  const weeks = await grid(page).getAttribute('aria-label');
  await page.reload();
  await expect(page.getByText(/^You chose \w+day, /)).toBeVisible();
  await expect(grid(page)).toHaveAttribute('aria-label', weeks!);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check and pay' })).toBeFocused();
});

test('begins with the first weeks that have free times, and leads on from those that have none [P-29]', {
  tag: '@long',
}, async ({ page, world }) => {
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await takeOff(world, dayIn(0), dayIn(45));
  await signIn(page, world.portal, student, '/coaches');
  await expect(page.getByText('No times available in the next month')).toBeVisible();
  await page.goto(world.portal + sleepReset);
  await expect(times(page).first()).toBeEnabled();
  const first = (await dayShown(page).locator('legend').textContent())!;
  await page.getByRole('button', { name: 'Earlier weeks' }).click();
  await page.getByRole('button', { name: `Next available day: ${first}` }).click();
  await expect(times(page).first()).toBeFocused();
  await expect(dayShown(page).locator('legend')).toHaveText(first);
});

test('has who, what, price and terms beside the days, and holds their place while times load [P-29]', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.portal, student);
  await page.setViewportSize({ width: 1280, height: 800 });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/free_times?**', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(world.portal + sleepReset);
  const main = page.getByRole('main');
  for (const text of ['Rosa Delgado', '4 sessions of 50 minutes', '$ 320.00', 'due when you book'])
    await expect(main).toContainText(text);
  await expect(main).toContainText('cancel for free until 24 hours before a session starts');
  const topLeft = async (place: Locator) => {
    const { x, y } = (await place.boundingBox())!;
    return { x, y };
  };
  const terms = await topLeft(page.getByText('due when you book'));
  const skeleton = await topLeft(main.locator('[aria-busy=true]').last());
  letGo();
  await expect(grid(page)).toBeVisible();
  expect(await topLeft(main.locator('form'))).toEqual(skeleton);
  expect(await topLeft(page.getByText('due when you book'))).toEqual(terms);
  // Two columns.
  expect(terms.x).toBeGreaterThan((await grid(page).boundingBox())!.x + 150);
});

test('brings the times of a chosen day into view on a phone [P-29]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, student);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(world.portal + sleepReset);
  await expect(times(page).first()).toBeEnabled();
  const day = await showAnotherDay(page);
  await expect(times(page).last()).toBeInViewport();
  await expect(day).toBeInViewport();
  await times(page).last().check();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport();
});
