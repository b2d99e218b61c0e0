import { addDays, today } from '@institute/values/formats';
import type { Page } from '@playwright/test';
import { testMoment } from '../../scripts/given/moment.ts';
import { expect, expectAccessible, signIn, sqlNow, test } from '../../scripts/journeys/world.ts';
import { press, tabTo, typeInto } from './keyboard.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const grid = (page: Page) => page.getByRole('grid');
const circle = 'Thursday evening circle';

/** The day of her next session, among the coach's own. */
const dayOfMaya = (page: Page) =>
  page
    .getByRole('tabpanel')
    .locator('section')
    .filter({ hasText: 'Maya Lindqvist' })
    .locator('time')
    .first()
    .getAttribute('datetime');

async function open(page: Page, coach: string, path: string) {
  await signIn(page, coach, 'coach@example.com', path);
  await expect(heading(page)).toBeVisible();
}

/** The unfolded lines of a calendar file. */
async function readFeed(page: Page, address: string) {
  const response = await page.request.get(address);
  return { status: response.status(), text: (await response.text()).replaceAll('\r\n ', '') };
}

test('a calendar link is created, read, renewed and turned off, by keyboard alone [K-10]', async ({
  page,
  world,
}) => {
  await open(page, world.coach, '/my-sessions');
  await press(page, page.getByRole('link', { name: 'Subscribe in your calendar' }));
  await expect(heading(page)).toHaveText('Subscribe in your calendar');
  await expect(page.getByText('No contact details, and no notes.')).toBeVisible();
  const feed = page.getByRole('region', { name: 'Calendar link' });
  await expect(feed).toContainText('Off');

  await press(page, feed.getByRole('button', { name: 'Create link' }));
  const link = feed.getByRole('textbox', { name: 'Your link' });
  await expect(link).toBeFocused();
  const first = await link.inputValue();
  expect(first).toMatch(/^http.+\/calendar_feeds\/[\w-]{43}\/sessions\.ics$/);
  const calendar = await readFeed(page, first);
  expect(calendar.status).toBe(200);
  expect(calendar.text).toContain('SUMMARY:Sleep reset\\, four sessions with Maya\r\n');
  expect(calendar.text).toContain(`SUMMARY:${circle}\r\n`);
  expect(calendar.text).not.toMatch(/Lindqvist|@example\.com/);

  await press(page, feed.getByRole('button', { name: 'Renew link' }));
  const question = page.getByRole('alertdialog', { name: 'Renew your calendar link?' });
  await press(page, question.getByRole('button', { name: 'Renew link' }));
  await expect(link).not.toHaveValue(first);
  const second = await link.inputValue();
  expect((await readFeed(page, first)).status).toBe(404);
  expect((await readFeed(page, second)).status).toBe(200);

  await page.reload();
  await expect(feed).toContainText('Your link has been on since');
  await expect(link).toBeHidden();
  await press(page, feed.getByRole('button', { name: 'Turn off' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }));
  await expect(page.getByText('Your calendar link is off.').first()).toBeVisible();
  await expect(feed.getByRole('button', { name: 'Create link' })).toBeVisible();
  expect((await readFeed(page, second)).status).toBe(404);
});

test('an error appears next to the button if a link could not be created [K-10] [M-06]', {
  tag: '@long',
}, async ({ page, world }) => {
  await open(page, world.coach, '/manage-account');
  await page.getByRole('link', { name: 'Subscribe in your calendar' }).click();
  await page.route('**/calendar_feed', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { key: 'unavailable' } })
      : route.continue(),
  );
  const feed = page.getByRole('region', { name: 'Calendar link' });
  await feed.getByRole('button', { name: 'Create link' }).click();
  await expect(feed.getByRole('alert')).toBeVisible();
  await page.unroute('**/calendar_feed');
  await feed.getByRole('button', { name: 'Create link' }).click();
  await expect(feed.getByRole('textbox', { name: 'Your link' })).toBeFocused();
});

test('sessions, including circle sessions, are shown by month, by keyboard alone [K-10]', async ({
  page,
  world,
}) => {
  await open(page, world.coach, '/my-sessions');
  const next = await dayOfMaya(page);
  await press(page, page.getByRole('button', { name: 'Month' }));
  await expect(page).toHaveURL(/view=calendar$/);
  await expect(grid(page)).toBeVisible();
  const today = grid(page).locator('[role="button"][aria-current="date"]');
  await expect(today).toHaveAttribute('tabindex', '0');
  await expectAccessible(page);

  // Maya's session is two or three days ahead, in the coach's zone.
  const day = grid(page).locator('[role="button"]:focus');
  await tabTo(page, today);
  for (let date = await today.getAttribute('data-date'); date !== next; ) {
    await page.keyboard.press('ArrowRight');
    await expect(day).not.toHaveAttribute('data-date', date!);
    date = await day.getAttribute('data-date');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    `${world.coach}/my-sessions?view=calendar&month=${next!.slice(0, 7)}&day=${next!.slice(8)}`,
  );
  await expect(day).toContainText('Maya Lindqvist, Sleep reset');
  await expect(page.getByRole('listitem').filter({ hasText: 'Sleep reset' })).toContainText('Maya Lindqvist');
  // The circle meets every other Thursday.
  while (!(await day.textContent())!.includes(circle)) {
    const date = await day.getAttribute('data-date');
    await page.keyboard.press('ArrowRight');
    await expect(day).not.toHaveAttribute('data-date', date!);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: circle })).toContainText('Open');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const noSessions = page.getByText(/^No sessions on/);
  await expect(noSessions).toBeVisible();
  const chosen = await noSessions.textContent();

  // Browsing another month shows its sessions, and the agenda stays.
  await page.keyboard.press('PageUp');
  await expect(grid(page)).toContainText(/Sleep reset|Intro/);
  await expect(noSessions).toHaveText(chosen!);
  const shown = page.url();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(shown);
  const name = await grid(page).getAttribute('aria-label');
  await page.reload();
  await expect(page.getByRole('grid', { name: name! })).toBeVisible();

  await page.goto(`${world.coach}/my-sessions?view=calendar&month=2026-13&day=99`);
  await expect(today).toBeVisible();
  await press(page, page.getByRole('button', { name: 'List' }));
  await expect(page).toHaveURL(/my-sessions$/);
  await expect(page.getByRole('tab', { name: 'Upcoming' })).toHaveAttribute('aria-selected', 'true');
});

test('a week of sessions leads to each of them, by keyboard alone [K-10]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await open(page, world.coach, '/my-sessions');
  const date = await dayOfMaya(page);
  await page.goto(`${world.coach}/my-sessions?view=week&month=${date!.slice(0, 7)}&day=${date!.slice(8)}`);
  const week = page.getByRole('region', { name: 'My sessions' });
  const session = week.getByRole('link', { name: /^Maya Lindqvist, Sleep reset/ });
  await expect(session).toBeVisible();
  await press(page, week.getByRole('button', { name: 'Next week' }));
  await expect(session).toBeHidden();
  await press(page, week.getByRole('button', { name: 'Previous week' }));
  // The same days as a month, and back.
  await press(page, page.getByRole('button', { name: 'Month' }));
  await expect(grid(page)).toContainText('Maya Lindqvist, Sleep reset');
  await press(page, page.getByRole('button', { name: 'Week' }));
  await press(page, session);
  await expect(heading(page)).toContainText('Maya Lindqvist');
  await expect(page.getByRole('main')).toContainText('Sleep reset');
});

test('a month that stays open follows the time [K-10]', { tag: '@long' }, async ({ page, world }) => {
  await page.clock.install();
  await open(page, world.coach, '/my-sessions?view=calendar');
  await expect(grid(page)).toContainText('Maya Lindqvist');
  const again = page.waitForRequest(/appointments\?.*from=/);
  await page.clock.fastForward(3_600_000);
  await again;
});

test('a month whose sessions failed to load can be retried [K-10] [M-06]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await open(page, world.coach, '/profile');
  const sessions = /appointments\?.*from=/;
  await page.route(sessions, (route) => route.fulfill({ status: 503, json: { key: 'unavailable' } }));
  await page.goto(`${world.coach}/my-sessions?view=calendar`);
  const failed = page.getByRole('alert');
  await expect(failed).toBeVisible();
  await expect(grid(page)).toBeVisible();
  await page.unroute(sessions);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toBeHidden();
  await expect(grid(page)).toContainText('Maya Lindqvist');

  await page.route(sessions, (route) => route.fulfill({ status: 503, json: { key: 'unavailable' } }));
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(failed).toBeVisible();
  await page.goto(`${world.coach}/my-sessions?view=week`);
  await expect(failed).toBeVisible();
  await expect(page.getByText('Nothing this week')).toBeHidden();
});

/** Within the year in which sessions can be scheduled, and after those of the demo world. */
const day = addDays(testMoment.slice(0, 10), 240);
const typedDay = `${day.slice(5)}-${day.slice(0, 4)}`;

test('a circle session is scheduled, rescheduled and in the calendar feed, by keyboard alone [K-10]', {
  tag: '@long',
}, async ({ page, world }) => {
  await open(page, world.coach, '/my-sessions');
  await press(page, page.getByRole('button', { name: 'Schedule a circle session' }));
  const dialog = page.getByRole('dialog', { name: 'Schedule a circle session' });
  await press(page, dialog.getByRole('button', { name: 'Schedule session' }));
  await expect(dialog.getByRole('textbox', { name: 'Date' })).toHaveAccessibleDescription(
    /This field is required/,
  );
  await tabTo(page, dialog.getByRole('combobox', { name: 'Circle' }));
  await page.keyboard.type('Early');
  await typeInto(page, dialog.getByRole('textbox', { name: 'Date' }), '06-01-2020');
  await typeInto(page, dialog.getByRole('textbox', { name: 'Start time' }), '9:30 pm');
  await press(page, dialog.getByRole('button', { name: 'Schedule session' }));
  await expect(dialog.getByRole('textbox', { name: 'Date' })).toHaveAccessibleDescription(
    /same or after than/,
  );
  // Where the coach is.
  const [year, month, dayOfMonth] = today('America/Los_Angeles', Date.parse(testMoment)).split('-');
  await typeInto(page, dialog.getByRole('textbox', { name: 'Date' }), `${month}-${dayOfMonth}-${year}`);
  await typeInto(page, dialog.getByRole('textbox', { name: 'Start time' }), '12:00 am');
  await press(page, dialog.getByRole('button', { name: 'Schedule session' }));
  await expect(dialog.getByRole('textbox', { name: 'Start time' })).toHaveAccessibleDescription(
    /This time has passed/,
  );
  await typeInto(page, dialog.getByRole('textbox', { name: 'Date' }), typedDay);
  await typeInto(page, dialog.getByRole('textbox', { name: 'Start time' }), '9:30 pm');
  await press(page, dialog.getByRole('button', { name: 'Schedule session' }));
  await expect(page.getByText('Session scheduled. We let the members know.').first()).toBeVisible();
  const upcoming = page.getByRole('tabpanel');
  const row = upcoming.getByRole('listitem').filter({ hasText: '9:30 – 10:30 PM' });
  await expect(row).toContainText('Early risers');

  await press(page, row.getByRole('button', { name: /^More for/ }));
  await page.getByRole('menuitem', { name: 'Change the time' }).press('Enter');
  const move = page.getByRole('dialog', { name: 'Change the time of this session' });
  await expect(move.getByRole('textbox', { name: 'Date' })).toHaveValue(typedDay);
  await typeInto(page, move.getByRole('textbox', { name: 'Start time' }), '11:30 pm');
  await press(page, move.getByRole('button', { name: 'Change the time' }));
  await expect(page.getByText('Session moved. We let the members know.').first()).toBeVisible();
  // The session ends after midnight.
  await expect(upcoming).toContainText('11:30 PM');

  // Without a change, no one is notified.
  await press(
    page,
    upcoming
      .getByRole('listitem')
      .filter({ hasText: '11:30 PM' })
      .getByRole('button', { name: /^More for/ }),
  );
  await page.getByRole('menuitem', { name: 'Change the time' }).press('Enter');
  await press(page, move.getByRole('button', { name: 'Change the time' }));
  await expect(page.getByText('Your changes were saved.').first()).toBeVisible();

  await page.goto(`${world.coach}/my-sessions?view=calendar&month=${day.slice(0, 7)}&day=${day.slice(8)}`);
  await expect(grid(page).locator('[aria-selected="true"]')).toContainText('11:30 PM Early risers');
});

test('a dialog shows that its circle session began in the meantime [K-10]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await open(page, world.coach, '/my-sessions');
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: circle }).first();
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Change the time' }).click();
  const move = page.getByRole('dialog', { name: 'Change the time of this session' });
  await expect(move.getByRole('textbox', { name: 'Start time' })).not.toHaveValue('');
  await world.execute(`update circle_sessions set start_time = ${sqlNow()} - interval '1 minute'`);
  await move.getByRole('button', { name: 'Change the time' }).click();
  await expect(move.getByRole('alert')).toContainText('This session has already started');
});

test('a circle’s attendance can be corrected [K-10]', { tag: '@long' }, async ({ page, world }) => {
  await open(page, world.coach, '/my-sessions?show=past');
  const row = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ hasText: circle })
    .filter({ hasText: 'Completed' });
  await row.first().getByRole('button', { name: 'Change attendance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who was there?' });
  const maya = dialog.getByRole('radiogroup', { name: /Maya/ });
  await expect(maya.getByRole('radio', { name: 'Excused' })).toBeChecked();
  await maya.getByRole('radio', { name: 'Present' }).check();
  await dialog.getByRole('button', { name: 'Submit attendance' }).click();
  await expect(page.getByText('Attendance was submitted.').first()).toBeVisible();
  await row.first().getByRole('button', { name: 'Change attendance' }).click();
  await expect(maya.getByRole('radio', { name: 'Present' })).toBeChecked();
});

test('sessions with clients and of circles are in one list by time, page by page [K-10]', {
  tag: '@long',
}, async ({ page, world }) => {
  await world.execute(
    `insert into circle_sessions (id, circle_id, start_time, end_time, time_zone, changed_at)
     select gen_random_uuid(), circle_id, start_time + number * interval '7 days', end_time + number * interval '7 days',
       time_zone, changed_at
     from (select * from circle_sessions where start_time > ${sqlNow()}
         and circle_id = (select id from coaching_circles where title = '${circle}') order by start_time limit 1) soonest,
       generate_series(1, 20) number`,
  );
  await open(page, world.coach, '/my-sessions');
  const upcoming = page.getByRole('tabpanel');
  const rows = upcoming.getByRole('listitem').filter({ has: page.getByText(/[AP]M/) });
  await expect(rows).toHaveCount(20);
  await expect(rows.filter({ hasText: circle }).first()).toBeVisible();
  await expect(rows.filter({ hasText: 'Maya Lindqvist' }).first()).toBeVisible();
  const days = () =>
    upcoming
      .getByRole('heading', { level: 2 })
      .locator('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')!));
  const first = await days();
  expect(first).toEqual(first.toSorted());
  await upcoming.getByRole('button', { name: 'Next page' }).click();
  await expect(upcoming.getByText('Page 2')).toBeVisible();
  const second = await days();
  expect(second).toEqual(second.toSorted());
  expect(second[0]! >= first.at(-1)!).toBe(true);
});
