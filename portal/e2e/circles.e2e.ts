import { addDays } from '@institute/values/formats';
import type { Page } from '@playwright/test';
import { testMoment } from '../../scripts/given/moment.ts';
import { expect, signIn, test, type World } from '../../scripts/journeys/world.ts';
import { asAccount } from './account.ts';

const circle = (number: number) => `01980a3c-1f00-7000-8000-0000000002c${number}`;
const pathOf = (number: number) => `/circles/${circle(number)}`;
const callOf = (number: number) => `/coaching_circles/${circle(number)}`;
const student = 'student@example.com';
const evening = 1;
const earlyRisers = 2;
const sunday = 3;
const autumn = 4;
const mondays = 5;

/** Signs in, and opens a circle. */
async function open(page: Page, world: World, number: number, email = student): Promise<void> {
  await signIn(page, world.portal, email, pathOf(number));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('shows my circles and open ones, in my time zone [P-18]', async ({ page, world }) => {
  await signIn(page, world.portal, student, '/circles');
  const mine = page.getByRole('listitem').filter({ hasText: 'Thursday evening circle' });
  await expect(mine).toContainText('with Rosa Delgado');
  await expect(mine).toContainText('2 of 8 members');
  await expect(mine).toContainText(/Next: .* · New York time/);
  await expect(page.getByRole('link', { name: 'Early risers' })).toBeHidden();
  await page.getByRole('button', { name: 'Circles to join' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Early risers' })).toContainText('Full');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
  await expect(page.getByRole('link', { name: 'Early risers' })).toBeHidden();
  await page.getByLabel('Title, topic or coach').fill('nothing of this kind');
  await expect(page.getByRole('heading', { name: 'No circle matches' })).toBeVisible();
  // The search isn't one of the student's own circles.
  await page.getByRole('button', { name: 'My circles' }).click();
  await expect(mine).toBeVisible();
  await page.getByRole('button', { name: 'Circles to join' }).click();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await page.getByRole('link', { name: 'Sunday afternoon circle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday afternoon circle' })).toBeFocused();
});

test('says that no circle is open, rather than that none matches [P-18]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await world.execute('delete from coaching_circles');
  await signIn(page, world.portal, student, '/circles?show=join');
  await expect(page.getByRole('heading', { name: 'No circles to join right now' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Clear filters' })).toBeHidden();
});

test('lists many circles page by page, and keeps the page in the URL [P-18]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await world.execute(
    `insert into coaching_circles (id, title, description, language_iso2_letter_code, capacity, minimum_open_sessions)
     select gen_random_uuid(), 'Extra circle ' || number, 'For more students.', 'EN', 8, 0
     from generate_series(1, 12) number`,
  );
  await signIn(page, world.portal, student, '/circles?show=join');
  const circles = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /members/ });
  await expect(circles).toHaveCount(12);
  // The soonest meetings come first, and circles without one come last.
  await expect(circles.first()).toContainText('Next:');
  await expect(circles.last()).toContainText('Extra circle');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=1/);
  await expect(circles).toHaveCount(4);
  await page.reload();
  await expect(circles).toHaveCount(4);
  await page.getByLabel('Title, topic or coach').fill('Rosa Delgado');
  await expect(circles).toHaveCount(2);
  await expect(page).not.toHaveURL(/page=/);
});

test('shows members the other members and the sessions, with attendance and a calendar file [P-18]', async ({
  page,
  world,
}) => {
  await open(page, world, evening);
  await expect(page.getByRole('heading', { name: 'Members (2 of 8)' })).toBeVisible();
  await expect(page.getByText('Camila Inés Reyes')).toBeVisible();
  await expect(page.getByText('You were excused')).toBeVisible();
  await expect(page.getByText(/^Join opens at /).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Add all sessions to calendar/ }).click();
  expect((await download).suggestedFilename()).toBe('circle.ics');
});

test('keeps the local time of the other members current [P-18]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.clock.install();
  await open(page, world, evening);
  const time = page.getByText(/^Local time: /).first();
  const before = (await time.textContent())!;
  await page.clock.fastForward(60_000);
  await expect(time).not.toHaveText(before);
});

test('joins and leaves a circle with the keyboard alone [P-18]', async ({ page, world }) => {
  await open(page, world, sunday, 'new.student@example.com');
  await expect(
    page.getByText('Only members, the coach and our staff can see who’s in a circle.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Join this circle' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You joined Sunday afternoon circle.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Members (1 of 6)' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave this circle' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/You can join again while there’s room/)).toBeVisible();
  await page.getByRole('button', { name: 'Leave', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You left Sunday afternoon circle.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sunday afternoon circle' })).toBeHidden();
});

test('explains why a circle can’t be joined [P-18] [M-03]', { tag: '@long' }, async ({ page, world }) => {
  await open(page, world, earlyRisers);
  await expect(page.getByText('All 2 spots are taken right now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join this circle' })).toBeDisabled();
  await page.goto(world.portal + pathOf(sunday));
  await expect(page.getByText(/You can be in 1 circle at a time/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join this circle' })).toBeDisabled();
  await page.goto(world.portal + pathOf(autumn));
  await expect(page.getByText(/You moved from this circle to another one/)).toBeVisible();
});

test('explains that a circle without sessions can’t be joined [P-18] [M-03]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await open(page, world, autumn, 'submitted@example.com');
  await expect(page.getByText(/This circle has no upcoming sessions/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join this circle' })).toBeDisabled();
});

test('transfers to another circle, and explains when that isn’t possible [P-18] [M-03]', async ({
  page,
  world,
}) => {
  await open(page, world, evening);
  await page.getByRole('button', { name: 'Move to another circle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to another circle' });
  await expect(dialog.getByRole('radio', { name: /Sunday afternoon/ })).toBeVisible();
  // Full.
  await expect(dialog.getByRole('radio', { name: /Early risers/ })).toBeHidden();
  await expect(dialog.getByRole('radio', { name: /Círculo/ })).toBeHidden();
  await dialog.getByRole('radio', { name: /Sunday afternoon/ }).check();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('You moved to Sunday afternoon circle.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday afternoon circle' })).toBeVisible();
  // The transfer from the autumn circle was the other one.
  await expect(page.getByText(/You’ve changed circles twice, which is the limit/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move to another circle' })).toBeDisabled();
});

test('shows that the student transferred in another tab [P-18] [M-03]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await open(page, world, evening);
  const maya = await asAccount(world, student);
  await maya.post(`${callOf(evening)}/transfer`, { targetCircleId: circle(sunday) });
  await page.getByRole('button', { name: 'Leave this circle' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText(/You’ve already moved to another circle/)).toBeVisible();
});

test('accepts and declines a coach’s invitation [P-18]', async ({ page, world }) => {
  const rosa = await asAccount(world, 'coach@example.com');
  const maya = await asAccount(world, student);
  const invite = () => rosa.post(`${callOf(mondays)}/students`, { studentId: maya.studentId });
  await invite();
  await signIn(page, world.portal, student, '/circles');
  const invited = page.getByRole('listitem').filter({ hasText: 'Círculo de los lunes' });
  await expect(invited).toContainText('Invitation');
  await page.getByRole('link', { name: 'Círculo de los lunes' }).click();
  await expect(page.getByText('Rosa Delgado added you to this circle')).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('You declined the invitation.').first()).toBeVisible();
  await invite();
  await page.goto(world.portal + pathOf(mondays));
  await expect(page.getByText(/To accept, leave your current circle first/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeDisabled();
  await maya.delete(`${callOf(evening)}/students/${maya.studentId}`);
  await page.reload();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('You accepted the invitation.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leave this circle' })).toBeVisible();
});

/** Within the year in which sessions can be scheduled, and after those of the demo world. */
const day = addDays(testMoment.slice(0, 10), 240);
const nextDay = addDays(day, 1);
const typed = (date: string) => `${date.slice(5)}-${date.slice(0, 4)}`;
/** Without the year, which is shown only if it's another one. */
const headingOf = (date: string) =>
  new Date(date).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

test('lets the coach schedule, change and delete sessions, within the limits [P-18] [M-03] [M-05]', async ({
  page,
  world,
}) => {
  await open(page, world, earlyRisers, 'coach@example.com');
  await page.getByRole('button', { name: 'Schedule a circle session' }).click();
  const form = page.getByRole('dialog', { name: 'Schedule a circle session' });
  await expect(form.getByRole('combobox', { name: 'Circle' })).toBeHidden();
  await form.getByRole('textbox', { name: 'Date' }).fill(typed(testMoment.slice(0, 10)));
  await form.getByRole('textbox', { name: 'Start time' }).fill('12:00 AM');
  await form.getByRole('button', { name: 'Schedule session' }).click();
  await expect(form.getByText('This time has passed. Choose a later one.').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Date' }).fill(typed(day));
  await form.getByRole('textbox', { name: 'Start time' }).fill('10:00 AM');
  await form.getByRole('button', { name: 'Schedule session' }).click();
  await expect(page.getByText('Session scheduled. We let the members know.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: headingOf(day) })).toBeVisible();

  const coming = page.getByRole('region', { name: 'Upcoming sessions' });
  await coming.getByRole('button', { name: 'Change the time' }).last().click();
  const change = page.getByRole('dialog', { name: 'Change the time of this session' });
  await expect(change.getByRole('textbox', { name: 'Start time' })).toHaveValue(/10:00/);
  await change.getByRole('textbox', { name: 'Date' }).fill(typed(nextDay));
  // Over midnight.
  await change.getByRole('textbox', { name: 'Start time' }).fill('11:30 PM');
  await change.getByRole('button', { name: 'Change the time' }).click();
  await expect(page.getByText('Session moved. We let the members know.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: headingOf(nextDay) })).toBeVisible();

  // Three sessions are open, and one has to stay.
  for (const left of [2, 1]) {
    await coming.getByRole('button', { name: 'Delete' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete session' }).click();
    await expect(page.getByText('The coaching session was deleted.').first()).toBeVisible();
    await expect(coming.getByRole('button', { name: 'Delete' })).toHaveCount(left);
  }
  await coming.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete session' }).click();
  await expect(page.getByText(/The circle would have too few open sessions/)).toBeVisible();
});

test('keeps a session’s new time when the coach saves its link on an older page', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await open(page, world, evening, 'coach@example.com');
  const coming = page.getByRole('region', { name: 'Upcoming sessions' });
  await coming.getByRole('button', { name: 'Change the time' }).last().click();
  const change = page.getByRole('dialog', { name: 'Change the time of this session' });
  await change.getByRole('textbox', { name: 'Link to join' }).fill('https://meet.example.com/new');

  // On another device.
  const rosa = await asAccount(world, 'coach@example.com');
  const read = async () => (await rosa.get(`${callOf(evening)}/coaching_sessions?size=1`)).content[0];
  const { id, endTime, timeZone, url, version } = await read();
  const hour = 3_600_000;
  const [start, end] = [hour, 2 * hour].map((more) => new Date(Date.parse(endTime) + more).toISOString());
  const moved = { startTime: start, endTime: end, timeZone, url, version };
  await rosa.put(`${callOf(evening)}/coaching_sessions/${id}`, moved);

  await change.getByRole('button', { name: 'Change the time' }).click();
  await expect(change.getByText(/This was changed somewhere else/)).toBeVisible();
  expect(await read()).toMatchObject({ startTime: start, url });

  // The page has the new time after it is loaded again, and what was typed.
  await page.reload();
  await coming.getByRole('button', { name: 'Change the time' }).last().click();
  await expect(change.getByRole('textbox', { name: 'Link to join' })).toHaveValue(/new/);
  await change.getByRole('button', { name: 'Change the time' }).click();
  await expect(page.getByText('Link changed. We let the members know.').first()).toBeVisible();
  expect(await read()).toMatchObject({ startTime: start, url: 'https://meet.example.com/new' });
});

test('lets the coach submit attendance [P-18] [M-05]', async ({ page, world }) => {
  await open(page, world, evening, 'coach@example.com');
  await page
    .getByRole('button', { name: /^(?:Submit|Change) attendance/ })
    .last()
    .click();
  const form = page.getByRole('dialog', { name: 'Who was there?' });
  const maya = form.getByRole('radiogroup', { name: 'Maya Lindqvist' });
  await maya.getByRole('radio', { name: 'Absent' }).check();
  await form.getByRole('button', { name: 'Submit attendance' }).click();
  await expect(page.getByText('Attendance was submitted.').first()).toBeVisible();
  const { content } = await (await asAccount(world, student)).get(callOf(evening));
  const statuses = content.coachingSessions.flatMap(({ attendance }: { attendance: { status: string }[] }) =>
    attendance.map(({ status }) => status),
  );
  expect(statuses).toContain('ABSENT');
});

test('is in Spanish for Spanish speakers [P-18]', { tag: '@long' }, async ({ page, world }) => {
  await signIn(page, world.portal, 'pastdue@example.com', '/circles');
  await page.goto(world.portal + pathOf(evening));
  await expect(page.getByRole('button', { name: 'Cambiar de círculo' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Próximas sesiones' })).toBeVisible();
});
