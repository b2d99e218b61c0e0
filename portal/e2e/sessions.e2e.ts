import { freeCancellationHours } from '@institute/api-schema/policy';
import { announcements, expect, signIn, sqlNow, test, type World } from '../../scripts/journeys/world.ts';
import { asAccount } from './account.ts';
import { overlaps } from './overlaps.ts';
import { expectNoEnglish } from './words.ts';

const student = 'student@example.com';
const title = 'Sleep reset, four sessions';
const sessionsOfRosa = '/coaches/01980a3c-1f00-7000-8000-0000000000c5/coaching_sessions';

/** The session that Maya booked. */
async function comingSession(rosa: Awaited<ReturnType<typeof asAccount>>): Promise<string> {
  const from = encodeURIComponent(new Date().toISOString());
  const { content } = await rosa.get(`${sessionsOfRosa}?status=BOOKED&from=${from}&size=100`);
  return content.find(({ client }: { client: { name: string } }) => client.name === 'Maya Lindqvist').id;
}

/** Moves the student's next session. Once they accept the new time, its notice applies. */
async function moveTo(world: World, start: number, isAccepted = true): Promise<void> {
  // Whatever the weekday, neither has another appointment then.
  await world.execute('delete from circle_sessions');
  const [rosa, maya] = [await asAccount(world, 'coach@example.com'), await asAccount(world, student)];
  const path = `${sessionsOfRosa}/${await comingSession(rosa)}`;
  const startTime = new Date(start).toISOString();
  const endTime = new Date(start + 50 * 60_000).toISOString();
  await rosa.patch(path, { startTime, endTime, reason: 'A school meeting.' });
  if (isAccepted) await maya.post(`${path}/move_acceptance`, { startTime });
}

test('shows upcoming and past sessions, and one with both time zones [P-29]', async ({ page, world }) => {
  await signIn(page, world.portal, student, '/sessions');
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(1);
  await expect(page.getByText('1 of 4 left · Rosa Delgado')).toBeVisible();
  const said = await announcements(page);
  await page.getByRole('button', { name: 'Past' }).click();
  await expect.poll(said).toEqual(['4 results']);
  await expect(page.getByRole('table', { name: 'Past sessions' }).getByRole('row')).toHaveCount(5);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Past', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Upcoming' }).click();
  await page.getByRole('link', { name: title, exact: true }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Sleep reset.*Booked$/ });
  await expect(heading).toBeFocused();
  await expect(page.getByText('With Rosa Delgado')).toBeVisible();
  await expect(page.getByText('New York time')).toBeVisible();
  await expect(page.getByText('Coach’s time')).toBeVisible();
  await expect(page.getByText('Join opens at 1:45 PM')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Add to calendar/ }).click();
  expect((await download).suggestedFilename()).toBe('session.ics');
  // Some minutes before it begins, it can be joined.
  const soon = `${sqlNow()} + interval '10 minutes'`;
  await world.execute(
    `update coach_sessions set start_time = ${soon}, agreed_start_time = ${soon}, end_time = ${soon} + interval '50 minutes' where id = '${page.url().split('/').at(-1)}'`,
  );
  await page.reload();
  await expect(page.getByRole('link', { name: /^Join/ })).toHaveAttribute(
    'href',
    'https://meet.example.com/rosa',
  );
});

test('reschedules a session with the keyboard alone [P-29]', async ({ page, world }) => {
  await signIn(page, world.portal, student, '/sessions');
  await page.getByRole('link', { name: title, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Change the time' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Change the time' })).toBeFocused();
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.getByRole('textbox', { name: /Your reason/ }).focus();
  await page.keyboard.type('My shift has changed.');
  await page.getByRole('button', { name: /^Change to \w+day, / }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your session was moved.').first()).toBeVisible();
  await expect(page.getByText('Moved from')).toBeVisible();
  await expect(page.getByText('My shift has changed.')).toBeVisible();
});

test('keeps the reason of a move that overlaps another session until it’s sent [P-29]', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.portal, student, '/sessions');
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('link', { name: 'Change the time' }).click();
  await page.getByRole('radio').first().check();
  const reason = page.getByRole('textbox', { name: /Your reason/ });
  await reason.fill('My shift has changed.');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('.move');
  await page.route('**/coaching_sessions/*', overlaps, { times: 1 });
  await page.getByRole('button', { name: /^Change to \w+day, / }).click();
  const question = page.getByRole('alertdialog', { name: 'You already have a session then' });
  await question.getByRole('button', { name: 'Choose another time' }).click();
  await page.reload();
  await expect(reason).toHaveValue('My shift has changed.');

  await page.route('**/coaching_sessions/*', overlaps, { times: 1 });
  await page.getByRole('button', { name: /^Change to \w+day, / }).click();
  await question.getByRole('button', { name: 'Take this time anyway' }).click();
  await expect(page.getByText('Your session was moved.').first()).toBeVisible();
  await expect(page.getByText('My shift has changed.')).toBeVisible();
});

test('says why a coach’s new time couldn’t be accepted, beside what the coach did [P-29]', {
  tag: '@long',
}, async ({ page, world }) => {
  await moveTo(world, Date.now() + 5 * 86_400_000, false);
  await signIn(page, world.portal, student, '/sessions');
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.route('**/move_acceptance', (route) =>
    route.fulfill({ status: 409, json: { key: 'limitReached' } }),
  );
  await page.getByRole('button', { name: 'The new time works' }).click();
  await expect(page.getByRole('alert')).toContainText('You’ve reached the limit');
  await expect(page.getByRole('main')).toContainText('Rosa Delgado moved this session from');
});

test('cancels in time, gets the session back, and books it again [P-29]', async ({ page, world }) => {
  await signIn(page, world.portal, student, '/sessions');
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('button', { name: 'Cancel the session' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this session?' });
  await expect(dialog).toContainText('The session goes back to your package');
  await dialog.getByLabel(/Your reason/).fill('I am away.');
  await dialog.getByRole('button', { name: 'Cancel the session' }).click();
  await expect(page.getByText('Your session was canceled.').first()).toBeVisible();
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'My sessions' }).first().click();
  await expect(page.getByText('2 of 4 left · Rosa Delgado')).toBeVisible();
  await page.getByRole('link', { name: `Book a time: ${title}` }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: /^Book \w+day, / }).click();
  await expect(page.getByText('Booked', { exact: true })).toBeVisible();
  await page.goto(`${world.portal}/sessions`);
  await expect(page.getByText('1 of 4 left · Rosa Delgado')).toBeVisible();
});

test('shows that the session was canceled in the meantime [P-29] [M-03]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, student, '/sessions');
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('link', { name: 'Change the time' }).click();
  await page.getByRole('radio').first().check();
  const rosa = await asAccount(world, 'coach@example.com');
  await rosa.post(`${sessionsOfRosa}/${await comingSession(rosa)}/cancel`, { reason: 'I am ill.' });
  await page.getByRole('button', { name: /^Change to \w+day, / }).click();
  await expect(page.getByText(/This session has changed/).first()).toBeVisible();
});

test('stops offering another time at the moment when it is too late [P-29]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, student, '/sessions');
  await moveTo(world, Date.now() + freeCancellationHours * 3_600_000 + 10_000);
  await page.reload();
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('link', { name: 'Change the time' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change the time' })).toBeHidden({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Cancel the session' }).click();
  await expect(page.getByRole('dialog')).toContainText('so the session counts as used');
});

test('warns that a session that starts soon is not refunded [P-29]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await moveTo(world, Date.now() + (freeCancellationHours - 4) * 3_600_000);
  await signIn(page, world.portal, student, '/sessions');
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByText('A school meeting.')).toBeVisible();
  await expect(page.getByText(/You could change the time until/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change the time' })).toBeHidden();
  await page.getByRole('button', { name: 'Cancel the session' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this session?' });
  await expect(dialog).toContainText('so the session counts as used and nothing is refunded');
  await dialog.getByRole('button', { name: 'Cancel the session' }).click();
  await expect(page.getByText('Canceled late')).toBeVisible();
});

test('is in Spanish for Spanish speakers [P-29]', { tag: '@long' }, async ({ page, world }) => {
  await signIn(page, world.portal, 'pastdue@example.com', '/sessions');
  await page.goto(`${world.portal}/sessions`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mis sesiones' })).toBeVisible();
  await expectNoEnglish(page);
  await page.goto(`${world.portal}/coaches`);
  await expect(page.getByRole('link', { name: 'Rosa Delgado' })).toBeVisible();
});

test('shows past sessions after the coach has deleted the account [P-29]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await world.execute("update coach_sessions set status = 'OCCURRED'");
  await world.execute('delete from coaches where id in (select coach_id from coach_sessions)');
  await signIn(page, world.portal, student, '/sessions?show=past');
  const sessions = page.getByRole('table', { name: 'Past sessions' });
  await expect(sessions.getByRole('row')).toHaveCount(5);
  await sessions.getByRole('link').first().click();
  await expect(page.getByText('Rosa Delgado')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rosa Delgado' })).toHaveCount(0);
});
