import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { announcements, expect, signIn, test } from '../../scripts/journeys/world.ts';
import { press, typeInto } from './keyboard.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const client = /^(Maya Lindqvist|Camila Inés Reyes)$/;

async function openSessions(page: Page, coach: string, search = '') {
  await signIn(page, coach, 'coach@example.com', `/my-sessions${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My sessions');
}

test('sessions are listed by status, with both time zones [K-10]', async ({ page, world }) => {
  await openSessions(page, world.coach);
  const session = rows(page).filter({ hasText: 'Maya Lindqvist' }).first();
  await expect(session).toContainText(/\d{1,2}:\d\d [AP]M (EST|EDT) for your client/);
  await expect(session).toContainText('Booked');
  await expect(rows(page).filter({ hasText: 'Thursday evening circle' }).first()).toContainText('Open');
  // None of the later ones is near.
  const join = /Join opens at|^Join: /;
  await expect(rows(page).getByText(join)).toHaveCount(1);
  await expect(rows(page).first().getByText(join)).toBeVisible();

  await expect(tab(page, 'Needs action')).toContainText('2');
  const said = await announcements(page);
  await tab(page, 'Past').click();
  await expect.poll(said).toHaveLength(1);
  expect((await said())[0]).toMatch(/^\d+ results$/);
  for (const status of ['Completed', 'Canceled', 'Canceled late', 'No-show'])
    await expect(rows(page).getByText(status, { exact: true }).first()).toBeVisible();
  const days = await page
    .getByRole('heading', { level: 2 })
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(days.length).toBeGreaterThan(1);
  expect(days, 'the newest day is first').toEqual(days.toSorted().reverse());
  await page.reload();
  await expect(tab(page, 'Past')).toHaveAttribute('aria-selected', 'true');
});

test('recording in the list that a session took place says so [K-10]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await openSessions(page, world.coach, '?show=action');
  await press(
    page,
    rows(page)
      .getByRole('button', { name: /^Completed/ })
      .first(),
  );
  await expect(page.getByText(/^Session with .+ recorded as completed\.$/).first()).toBeVisible();
});

test('attendance is submitted and corrected, and a calendar file contains the session [K-10]', async ({
  page,
  world,
}) => {
  await openSessions(page, world.coach, '?show=action');
  await expect(rows(page).filter({ has: page.getByRole('link', { name: client }) })).toContainText(
    'Attendance missing',
  );
  await page.getByRole('link', { name: client }).click();
  await expect(page.getByText('Did this session take place?')).toBeVisible();
  await page.getByRole('button', { name: /^Completed/ }).click();
  await expect(page.getByText(/^Session with .+ recorded as completed\.$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Completed/ })).toHaveAttribute('aria-pressed', 'true');
  // What costs the client a session is asked about first.
  await page.getByRole('button', { name: /^No-show/ }).click();
  const question = page.getByRole('alertdialog', { name: /^Did .+ miss the session on \w+day, / });
  await expect(question).toContainText('uses up one session');
  await question.getByRole('button', { name: 'Record no-show' }).click();
  await expect(page.getByText(/^No-show recorded for .+\. One session used\.$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^No-show/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'My sessions', exact: true }).click();
  await tab(page, 'Needs action').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Thursday evening circle');

  await tab(page, 'Upcoming').click();
  await page.getByRole('link', { name: client }).first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Add to calendar/ }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('SUMMARY:Sleep reset\\, four sessions with Maya Lindqvist');
  expect(file).toMatch(/DTSTART:\d{8}T190000Z/);
});

test('a session is rescheduled; a taken time is reported, and free ones are offered [K-10]', async ({
  page,
  world,
}) => {
  await openSessions(page, world.coach);
  // The second session is at the time to which the first is rescheduled.
  const links = rows(page).getByRole('link', { name: client });
  const taken = await links.nth(1).getAttribute('href');
  await page.goto(world.coach + taken);
  const when = page.getByRole('region', { name: 'Time and place' });
  await expect(when).toContainText('Client’s time');
  await page.getByRole('button', { name: 'Change the time' }).click();
  const date = await page.getByRole('textbox', { name: 'New date' }).inputValue();
  const time = await page.getByRole('textbox', { name: 'New start time' }).inputValue();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'My sessions', exact: true }).click();
  await links.first().click();
  await page.getByRole('button', { name: 'Change the time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the time of this session' });
  await dialog.getByLabel(/Message to Maya/).fill('My train was canceled.');
  // The dialog begins with the time that the session has.
  await dialog.getByRole('button', { name: 'Change the time' }).click();
  await expect(dialog.getByRole('textbox', { name: 'New start time' })).toHaveAccessibleDescription(
    /already at this time/,
  );
  await dialog.getByRole('textbox', { name: 'New date' }).fill(date);
  await dialog.getByRole('textbox', { name: 'New start time' }).fill(time);
  await dialog.getByRole('button', { name: 'Change the time' }).click();
  await expect(dialog.getByRole('alert')).toContainText('That time was just taken. Choose another one.');
  await expect(dialog.getByRole('textbox', { name: 'New date' })).toHaveValue(date);

  const free = dialog
    .locator('label')
    .filter({ hasText: /^\d+:\d\d\s[AP]M$/ })
    .first();
  const offered = (await free.textContent())!.replace(/\s/g, ' ');
  await free.click();
  await expect(dialog.getByRole('textbox', { name: 'New start time' })).toHaveValue(offered);
  // Choosing a free time may have chosen another day.
  await dialog.getByRole('textbox', { name: 'New date' }).fill(date);
  await dialog.getByRole('textbox', { name: 'New start time' }).fill('2:15 am');
  await expect(dialog.getByText(/^It’s night for Maya Lindqvist then: 5:15/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'New start time' }).fill('6:15 am');
  await expect(dialog.getByText(/^9:15 AM E[DS]T for Maya Lindqvist$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Change the time' }).click();
  await expect(page.getByText(/Session moved/).first()).toBeVisible();
  await expect(when).toContainText(/6:15\s–\s7:05\sAM\s*Los Angeles time/);
  await expect(when).toContainText(/9:15\s–\s10:05\sAM\s*New York time/);
  await expect(when).toContainText('Moved from');
  await expect(when).toContainText('My train was canceled.');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Waiting for client');
});

test('a session is canceled after showing the refund [K-10]', async ({ page, world }) => {
  await openSessions(page, world.coach);
  await page.getByRole('link', { name: client }).first().click();
  await page.getByRole('button', { name: 'Cancel session' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this session?' });
  await expect(dialog).toContainText('Maya Lindqvist can book this session again');
  await dialog.getByLabel(/Message to Maya/).fill('I have a fever.');
  await dialog.getByRole('button', { name: 'Cancel session' }).click();
  await expect(page.getByText(/Session canceled/).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Canceled$/);
  await expect(page.getByRole('button', { name: 'Cancel session' })).toHaveCount(0);
  // The button that opened the dialog is gone.
  await expect(page.locator('h1, h2, h3').and(page.locator(':focus'))).toBeVisible();
});

// Claim: past-sessions
test('a private note is written by keyboard alone [K-10]', async ({ page, world }) => {
  await openSessions(page, world.coach);
  await press(page, page.getByRole('link', { name: client }).first());
  const notes = page.getByRole('region', { name: 'Notes', exact: true });
  await expect(notes).toContainText('No notes yet.');
  await press(page, page.getByRole('button', { name: 'Add note' }));
  await expect(notes.getByText('This field is required')).toBeVisible();
  await typeInto(page, notes.getByRole('textbox'), 'Ask about the new shift.');
  await press(page, page.getByRole('button', { name: 'Add note' }));
  await expect(notes.getByRole('listitem')).toContainText('Ask about the new shift.');
  await expect(notes.getByRole('textbox')).toHaveValue('');
});

test('a note is corrected and deleted, and a second tab overwrites nothing unasked [K-10]', {
  tag: '@long',
}, async ({ context, page, world }) => {
  await openSessions(page, world.coach);
  await page.getByRole('link', { name: client }).first().click();
  const notesOf = (tab: Page) => tab.getByRole('region', { name: 'Notes', exact: true });
  const notes = notesOf(page);
  await notes.getByRole('textbox', { name: 'New note' }).fill('Slept seven hours.');
  await notes.getByRole('button', { name: 'Add note' }).click();
  const note = notes.getByRole('listitem');
  await expect(note).toContainText('Slept seven hours.');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(notesOf(other).getByRole('listitem')).toContainText('Slept seven hours.');

  await note.getByRole('button', { name: /^Edit note from/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit note' });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Slept six hours.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(note).toContainText('Slept six hours.');
  await expect(note).toContainText('Edited');
  await expect(note.getByRole('button', { name: /^Edit note from/ })).toBeFocused();

  await notesOf(other)
    .getByRole('button', { name: /^Edit note from/ })
    .click();
  const late = other.getByRole('dialog', { name: 'Edit note' });
  await late.getByRole('textbox', { name: 'Note' }).fill('Slept eight hours.');
  await late.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(late.getByRole('alert')).toContainText('Saved now: Slept six hours.');
  await late.getByRole('button', { name: 'Save what I entered' }).click();
  await expect(notesOf(other).getByRole('listitem')).toContainText('Slept eight hours.');
  await other.close();

  await note.getByRole('button', { name: /^Delete note from/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this note?' });
  const confirm = question.getByRole('button', { name: 'Delete' });
  await confirm.click();
  // It's another text than the one that this page showed, so it asks again.
  await expect(question.getByRole('alert')).toContainText('changed somewhere else');
  await expect(question).toContainText('Slept eight hours.');
  await confirm.click();
  await expect(notes).toContainText('No notes yet.');
});

test('a circle session is deleted unless too few would be left [K-10]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await openSessions(page, world.coach, '?show=action');
  const circle = rows(page).filter({ hasText: 'Thursday evening circle' });
  await expect(circle.first()).toContainText('Attendance missing');
  await circle.first().getByRole('button', { name: 'Submit attendance' }).click();
  const attendance = page.getByRole('dialog', { name: 'Who was there?' });
  const maya = attendance.getByRole('radiogroup', { name: /Maya/ });
  await maya.getByRole('radio', { name: 'Excused' }).check();
  await attendance.getByRole('button', { name: 'Submit attendance' }).click();
  await expect(page.getByText('Attendance was submitted.').first()).toBeVisible();

  await tab(page, 'Upcoming').click();
  const upcoming = circle;
  await expect(upcoming).toHaveCount(3);
  await upcoming
    .last()
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete session' }).click();
  await expect(page.getByText('The coaching session was deleted.').first()).toBeVisible();
  await expect(upcoming).toHaveCount(2);
  await upcoming
    .last()
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete session' }).click();
  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('too few open sessions');
});
