import { nextClockChange } from '@institute/values/availability';
import { addDays, today } from '@institute/values/formats';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../../scripts/journeys/world.ts';
import { press, tabTo } from './keyboard.ts';

const path = '/my-coach-schedule';
const save = (page: Page) => page.getByRole('button', { name: 'Save hours' });
const open = (page: Page, part: string) => page.getByRole('tab', { name: part }).click();
const day = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Weekly hours' }).getByRole('group', { name });

/** Shows the available times of seven days. */
async function showWeekOf(page: Page, firstDay: string): Promise<void> {
  const free = page.getByRole('region', { name: 'Available times' });
  await free.getByRole('button', { name: 'Change the days' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'First day' }).fill(firstDay);
  await page.getByRole('dialog').getByRole('button', { name: 'Show these days' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('on a phone, hours and the button that removes them are in one row [K-11]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, world.coach, 'coach@example.com', path);
  const tuesday = day(page, 'Tuesday');
  // Until it is opened, a day is a line.
  await expect(tuesday.getByLabel('From').first()).toBeHidden();
  await expect(tuesday).toContainText(/\d:\d\d [AP]M/);
  await press(page, tuesday.getByRole('button', { name: 'Edit Tuesday' }));
  await expect(tuesday.getByLabel('From').first()).toBeVisible();
  await expect(tuesday.getByRole('button', { name: 'Done with Tuesday' })).toBeFocused();
  await press(page, day(page, 'Wednesday').getByRole('button', { name: 'Edit Wednesday' }));
  await expect(tuesday.getByLabel('From').first()).toBeHidden();
  await tuesday.getByRole('button', { name: 'Edit Tuesday' }).press('Enter');
  await expect(tuesday.getByLabel('From').first()).toBeVisible();
  const middles = await tuesday
    .getByLabel('From')
    .first()
    .or(tuesday.getByLabel('To').first())
    .or(tuesday.getByRole('button', { name: /^Remove/ }).first())
    .evaluateAll((parts) =>
      parts
        .map((part) => part.getBoundingClientRect())
        .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
    );
  expect(middles).toHaveLength(3);
  expect(new Set(middles).size).toBe(1);
});

test('weekly hours, dates and rules are changed, previewed and saved [K-11]', async ({ page, world }) => {
  await signIn(page, world.coach, 'coach@example.com', path);
  await expect(page.getByRole('grid', { name: 'Weekly hours' })).toBeVisible();
  await expect(page.getByText('Los Angeles time').first()).toBeVisible();
  const change = nextClockChange('America/Los_Angeles', Date.now())!;
  await expect(page.getByText(/Clocks go (forward|back) 1 hour/)).toBeVisible({
    visible: change.at - Date.now() < 180 * 86_400_000,
  });

  await page
    .getByRole('button', { name: 'List', exact: true })
    .or(page.getByText('List', { exact: true }))
    .first()
    .click();
  await expect(day(page, 'Saturday')).toContainText('Not available');
  await day(page, 'Monday').getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('menuitem', { name: 'Saturday' }).click();
  await expect(day(page, 'Saturday').getByLabel('From')).toHaveCount(2);
  await day(page, 'Saturday').getByRole('button', { name: 'Add hours' }).click();
  await expect(day(page, 'Saturday').getByLabel('From')).toHaveCount(3);

  await page.getByRole('button', { name: /Preview: your next 14 days/ }).click();
  await expect(page.getByText('Available', { exact: true }).first()).toBeVisible();
  // What changed and how to save it are in view, wherever the coach is on the page.
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeInViewport();
  await expect(save(page)).toBeInViewport();

  // Each part is saved on its own, and what was typed in another one waits there.
  await open(page, 'Days off');
  const exception = page.getByRole('region', { name: 'Exceptions' }).getByRole('textbox');
  await exception.fill('12-24-2030');
  await open(page, 'Hours');
  await open(page, 'Days off');
  await expect(exception).toHaveValue('12-24-2030');
  await page.getByRole('button', { name: 'Save exceptions' }).click();
  await expect(page.getByRole('alert').last()).toContainText('Add the day you typed');
  await page.getByRole('button', { name: 'Add this day' }).click();
  await page.getByRole('button', { name: 'Save exceptions' }).click();
  await expect(page.getByText('Your exceptions were saved.').first()).toBeVisible();
  await open(page, 'Booking rules');
  await page.getByLabel('Break between sessions').selectOption({ label: '30 minutes' });
  await page.getByLabel('Minimum notice').selectOption({ label: '1 day' });
  await page.getByLabel('How far ahead').selectOption({ label: '90 days' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await open(page, 'Hours');
  await expect(page.getByRole('list', { name: 'Next exceptions' })).toContainText('Tue, Dec 24');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await save(page).click();
  await expect(page.getByText('No unsaved changes')).toBeVisible();

  await page.reload();
  await page.getByText('List', { exact: true }).click();
  await expect(day(page, 'Saturday').getByLabel('From')).toHaveCount(3);
  await page.getByRole('link', { name: /Tue, Dec 24/ }).click();
  await expect(page.getByText('Tuesday, December 24, 2030')).toBeVisible();
  await open(page, 'Booking rules');
  await expect(page.getByLabel('Break between sessions').locator('option:checked')).toHaveText('30 minutes');
});

test('two weeks off are one entry, and close every schedule [K-11]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  const dayIn = (days: number) => {
    const [year, month, day] = addDays(today('America/Los_Angeles'), days).split('-');
    return `${month}-${day}-${year}`;
  };
  const [first, last] = [dayIn(1), dayIn(14)];
  await signIn(page, world.coach, 'coach@example.com', path);
  const free = page.getByRole('region', { name: 'Available times' });
  const none = free.getByText('No available times on these days.');
  const showFree = async (schedule: string) => {
    await open(page, 'Hours');
    await page.getByText(schedule, { exact: true }).click();
    await expect(page.getByRole('button', { name: schedule, pressed: true })).toBeVisible();
    await showWeekOf(page, first);
  };
  for (const schedule of ['After the night shift', 'Weekdays']) {
    await showFree(schedule);
    await expect(free.getByRole('list').first()).toBeVisible();
  }

  await open(page, 'Days off');
  const off = page.getByRole('region', { name: 'Time off' });
  await off.getByRole('textbox', { name: 'First day off' }).fill(first);
  await off.getByRole('textbox', { name: 'Last day off' }).fill(dayIn(0));
  await off.getByRole('button', { name: 'Add time off' }).click();
  await expect(off.getByRole('textbox', { name: 'Last day off' })).toHaveAccessibleDescription(
    /same or after/,
  );
  await off.getByRole('textbox', { name: 'Last day off' }).fill(last);
  await off.getByRole('button', { name: 'Add time off' }).click();
  await expect(page.getByText('Your time off was saved.').first()).toBeVisible();
  const period = off.getByRole('listitem');
  await expect(period).toContainText('2 sessions are still booked on these days.');
  await expect(off.getByRole('textbox', { name: 'First day off' })).toHaveValue('');
  await expectAccessible(page);
  await showFree('Weekdays');
  await expect(none).toBeVisible();
  await showFree('After the night shift');
  await expect(none).toBeVisible();

  await open(page, 'Days off');
  await period.getByRole('button', { name: /^Remove time off/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(period).toHaveCount(0);
  await showFree('After the night shift');
  await expect(free.getByRole('list').first()).toBeVisible();
});

test('hours that end before they start, or overlap, are not saved [K-11]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.coach, 'coach@example.com', path);
  await page.getByText('List', { exact: true }).click();
  const first = day(page, 'Monday');
  await first.getByLabel('From').first().selectOption('12:30');
  await expect(first.getByText('The start time must be before the end time')).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('alert').last()).toContainText('The start time must be before the end time');

  await first.getByLabel('To').first().selectOption('15:00');
  await expect(first.getByText('These hours overlap others on this day')).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('alert').last()).toContainText('Some hours overlap');

  // The server's errors appear in the same place.
  await first.getByLabel('From').first().selectOption('09:00');
  await first.getByLabel('To').first().selectOption('12:00');
  await page.route('**/schedules/*', (route) =>
    route.fulfill({ status: 422, json: { key: 'startTimeMustBeLessThanEndTime' } }),
  );
  await save(page).click();
  await expect(page.getByRole('alert').last()).toContainText('The start time must be before the end time');
});

test('free times are requested by first and last day, in the coach’s time zone [K-11]', async ({
  page,
  world,
}) => {
  // A link to days that are over shows those from today on.
  await signIn(page, world.coach, 'coach@example.com', `${path}?from=2020-12-20`);
  const free = page.getByRole('region', { name: 'Available times' });
  await expect(free).toContainText('Los Angeles');
  await expect(free.getByText('9:00 AM').first()).toBeVisible();

  await free.getByLabel('Service').selectOption({ label: 'First talk' });
  await expect(free.getByRole('button', { name: 'Days before' })).toBeDisabled();
  // A day that is over is refused where it is typed.
  await free.getByRole('button', { name: 'Change the days' }).click();
  const firstDay = page.getByRole('dialog').getByRole('textbox', { name: 'First day' });
  await firstDay.fill('12-20-2020');
  await firstDay.press('Enter');
  await expect(firstDay).toHaveAccessibleDescription(/same or after/);
  await page.keyboard.press('Escape');
  const asked = page.waitForRequest(/available_schedules.*startDate=2099-12-20/);
  await showWeekOf(page, '12-20-2099');
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('endDate')).toBe('2099-12-26');
  expect(query.get('timeZone')).toBe('America/Los_Angeles');
  await expect(free).toContainText('No available times on these days.');
  await free.getByRole('button', { name: 'Days after' }).click();
  await expect(free.getByRole('button', { name: /: Dec 27/ })).toBeVisible();
  await free.getByRole('button', { name: 'Days before' }).click();
  await expect(free.getByRole('button', { name: 'Dec 20 – 26' })).toBeVisible();
  await page.reload();
  await expect(free.getByRole('button', { name: 'Dec 20 – 26' })).toBeVisible();
  await expect(free.getByLabel('Service').locator('option:checked')).toHaveText('First talk');
});

test('a first schedule can be added with the keyboard alone, and deleted [K-11]', async ({ page, world }) => {
  await signIn(page, world.coach, 'new.coach@example.com', path);
  await expect(page.getByRole('heading', { name: 'No hours yet' })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Set my hours' }));
  const cell = page.getByRole('gridcell', { name: /^Sunday 9:00 AM/ });
  await tabTo(page, cell);
  await page.keyboard.press('Space');
  await expect(cell).toHaveAttribute('aria-selected', 'true');
  await press(page, save(page));
  await expect(page.getByText('Your hours were saved.').first()).toBeVisible();
  await open(page, 'Booking rules');
  await page.getByRole('button', { name: 'Delete this schedule' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No hours yet' })).toBeVisible();
});

test('on a phone the hours are a list, and a newer version is not overwritten silently [K-11]', {
  tag: '@long',
}, async ({ context, page, world }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, world.coach, 'coach@example.com', path);
  await expect(page.getByRole('grid')).toBeHidden();
  await expect(day(page, 'Monday')).toBeVisible();

  const rules = `${path}?part=rules`;
  await page.goto(world.coach + rules);
  const other = await context.newPage();
  await other.goto(world.coach + rules);
  await other.getByLabel('Minimum notice').selectOption({ label: '4 hours' });
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Your booking rules were saved.').first()).toBeVisible();

  await page.getByLabel('Minimum notice').selectOption({ label: '2 hours' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'changed somewhere else' });
  await expect(conflict).toContainText('You entered: 2 hours');
  await expect(conflict).toContainText('Saved now: 4 hours');
  await conflict.getByRole('button', { name: 'Save what I entered' }).click();
  await expect(page.getByText('Your booking rules were saved.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Minimum notice').locator('option:checked')).toHaveText('2 hours');
});
