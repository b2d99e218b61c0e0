import type { Page } from '@playwright/test';
import { expect, signIn, sqlNow, test, type World } from '../../scripts/journeys/world.ts';
import { press } from './keyboard.ts';

const day = 86_400_000;
const minute = 60_000;
const todayLink = (page: Page) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: /^Today/ })
    .first();
const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Moves both clocks to so many minutes before Rosa's session with Maya, and has no circle meet before it. */
async function approach(page: Page, world: World, minutes: number): Promise<void> {
  const now = Date.now();
  const start = new Date(now + 2 * day);
  start.setUTCHours(19, 0, 0, 0);
  await world.execute(`delete from circle_sessions where start_time < '${start.toISOString()}'`);
  const ahead = start.getTime() - minutes * minute - now;
  world.wait(ahead);
  await page.clock.install({ time: new Date(now + ahead) });
}

test('signing in leads to the next client, with the last note and the link to join', async ({
  page,
  world,
}) => {
  await approach(page, world, 17);
  await signIn(page, world.coach, 'coach@example.com');
  await expect(page).toHaveURL(`${world.coach}/today`);
  const next = section(page, 'Maya Lindqvist');
  await expect(next).toContainText(/Today, 1[12]:00 – 1[12]:50 [AP]M/);
  await expect(next).toContainText(/in 1[67] minutes/);
  await expect(next).toContainText('Six and a half hours on most nights.');
  await expect(next).toContainText(/Join opens at 1[01]:45 AM/);
  // It can be joined once it's time, without a reload.
  world.wait(3 * minute);
  await page.clock.fastForward(3 * minute);
  const join = next.getByRole('link', { name: /^Join ?: Maya Lindqvist \(opens in a new tab\)$/ });
  await expect(join).toHaveAttribute('href', 'https://meet.example.com/rosa');
  await next.getByRole('link', { name: 'View session' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya Lindqvist');
});

test('a session’s outcome is recorded at once, and one thing less is to do', async ({ page, world }) => {
  // On a day on which the circle meets, the meeting of last week may have been recorded already.
  await world.execute(
    `update circle_sessions set attendance_submitted_at = null where id =
      (select id from circle_sessions where end_time < ${sqlNow()} and circle_id = (select id from coaching_circles where title = 'Thursday evening circle') order by end_time desc limit 1)`,
  );
  await signIn(page, world.coach, 'coach@example.com');
  await expect(todayLink(page)).toHaveAccessibleName(/^Today ?, 2 things to do$/);
  const toDo = section(page, 'To do');
  await press(page, toDo.getByRole('button', { name: /^Completed ?: session with Camila Inés Reyes/ }));
  await expect(page.getByText('Session with Camila Inés Reyes recorded as completed.').first()).toBeVisible();
  await expect(todayLink(page)).toHaveAccessibleName(/^Today ?, 1 thing to do$/);
  // The focus goes to what takes its place.
  const attendance = toDo.getByRole('button', { name: /^Submit attendance: Thursday evening circle/ });
  await expect(attendance).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit attendance' }).click();
  await expect(toDo).toContainText('You’re all caught up');
  await expect(todayLink(page)).toHaveAccessibleName('Today');
});

test('the days ahead show sessions, circles and days off in the coach’s time zone', async ({
  page,
  world,
}) => {
  await approach(page, world, 12 * 60);
  const rosa = "coach_id = '01980a3c-1f00-7000-8000-0000000000c5'";
  // Three days, because a circle may meet on two of them.
  await world.execute(
    `insert into coach_time_off (id, coach_id, first_day, last_day)
     select gen_random_uuid(), coach_id, (start_time + interval '2 days')::date, (start_time + interval '4 days')::date
     from coach_sessions where status = 'BOOKED' and start_time > '${new Date().toISOString()}' and ${rosa} order by start_time limit 1`,
  );
  await signIn(page, world.coach, 'coach@example.com');
  await expect(page.getByText('Times are in Los Angeles time.')).toBeVisible();
  const days = section(page, 'Next 7 days');
  await expect(days.getByRole('link', { name: 'Maya Lindqvist' })).toBeVisible();
  await expect(days).toContainText(/1[12]:00 – 1[12]:50 [AP]M/);
  await expect(days).toContainText('Day off');
  await days.getByRole('link', { name: 'Open calendar' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a new coach sees the first step, and what comes after it', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.coach, 'new.coach@example.com');
  await expect(todayLink(page)).toHaveAccessibleName(/^Today ?, 4 things to do$/);
  const first = section(page, 'Introduce yourself');
  await expect(first.getByRole('link', { name: /^Start ?: Introduce yourself/ })).toBeVisible();
  const rest = section(page, 'To do').getByRole('listitem');
  await expect(rest).toHaveText([/^Choose a subscription/, /^Set your hours/, /^Publish a service/]);
  await expect(page.getByRole('main')).toContainText('0 of 11 parts');
  await first.getByRole('link', { name: /^Start ?: Introduce yourself/ }).click();
  await expect(page).toHaveURL(`${world.coach}/profile/about`);
});

test('a free day says so, and an overdue subscription what to do', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await world.execute('delete from circle_sessions');
  await world.execute("update coach_sessions set status = 'CANCELLED' where status = 'BOOKED'");
  await world.execute("update subscriptions set status = 'PAST_DUE'");
  await signIn(page, world.coach, 'coach@example.com');
  await expect(
    section(page, 'Your subscription is past due').getByRole('link', { name: /^Pay now/ }),
  ).toBeVisible();
  await world.execute("update subscriptions set status = 'ACTIVE'");
  await page.reload();
  await expect(section(page, 'No upcoming sessions')).toBeVisible();
  await expect(section(page, 'To do')).toContainText('You’re all caught up');
  await expect(section(page, 'Next 7 days')).toContainText('No sessions');
});

test('shows the first of many things to do, and the rest on demand', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await world.execute(
    "update coach_product_purchases set delivered_at = null where coach_product_type = 'PRODUCT'",
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, world.coach, 'coach@example.com');
  const rows = section(page, 'To do').getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await page.getByRole('button', { name: 'Show 3 more' }).click();
  await expect(rows).toHaveCount(8);
  await rows
    .last()
    .getByRole('link', { name: /^View sale ?: Deliver to/ })
    .click();
  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible();
  // The profile is among the other places of a phone's bar.
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(`${world.coach}/profile`);
});
