import type { Page } from '@playwright/test';
import { picture } from '../../scripts/journeys/picture.ts';
import { expect, signIn, test } from '../../scripts/journeys/world.ts';
import { press, typeInto } from './keyboard.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function openProfile(page: Page, coach: string, email = 'coach@example.com') {
  await signIn(page, coach, email, '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
}

test('personal data is changed in the portal, with the same account [K-06]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await openProfile(page, world.coach);
  const personal = section(page, 'Personal data');
  await expect(personal).toContainText('You can change this in the student portal, under Settings.');
  await page.getByRole('button', { name: 'Name, background and how we reach you' }).click();
  await expect(personal.getByText('coach@example.com')).toBeVisible();

  await signIn(page, world.portal, 'coach@example.com', '/settings/profile');
  await page.getByRole('button', { name: /^Change ?: Background/ }).click();
  await page.getByLabel('Occupation').fill('Night nurse');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Night nurse')).toBeVisible();

  await page.goto(`${world.coach}/profile`);
  await expect(personal).toContainText('Night nurse');
});

// Claim: profile-parts
test('each section of the profile can be edited, and the others stay unchanged [K-06]', async ({
  page,
  world,
}) => {
  await openProfile(page, world.coach);
  const edit = page.getByRole('link', { name: /^Edit ?: About you/ });
  // What is seen is short.
  expect((await edit.boundingBox())!.width).toBeLessThan(120);
  await edit.click();
  await page.getByLabel(/Introduction/).fill('I help nurses sleep.');
  await page.getByRole('combobox', { name: /Languages/ }).fill('French');
  await page.getByRole('option', { name: 'French' }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel(/Graduating class/).fill('Fall 2020');
  await page.getByLabel('Show my mobile phone to clients').click();
  await save(page).click();
  await expect(page.getByText('Your profile was updated.').first()).toBeVisible();
  const about = section(page, 'About you');
  await expect(about).toContainText('I help nurses sleep.');
  await expect(about).toContainText('French');
  await expect(about).toContainText('Class of Fall 2020');
  await expect(about).toContainText('Not shown to clients');

  await page.getByRole('link', { name: /^Edit ?: Links/ }).click();
  await page.getByLabel('YouTube').fill('youtube');
  await save(page).click();
  await expect(page.getByText('Please enter a valid URL').first()).toBeVisible();
  await page.getByLabel('YouTube').fill('https://www.youtube.com/@rosa');
  await page.getByLabel(/Facebook group/).fill('https://facebook.com/groups/rosa');
  await page.getByLabel(/^Website/).fill('https://rosa.example.com');
  await save(page).click();
  const links = section(page, 'Links');
  await expect(links).toContainText('youtube.com/@rosa');
  await expect(links).toContainText('facebook.com/groups/rosa');
  await expect(links).toContainText('linkedin.com/in/rosa-delgado-coach');

  await page.getByRole('link', { name: /^Edit ?: Your practice/ }).click();
  await page.getByLabel(/Hourly rate/).fill('0');
  await save(page).click();
  await expect(page.getByText('This field should be more than $ 0.00').first()).toBeVisible();
  await page.getByLabel(/Hourly rate/).fill('110');
  await page.getByLabel(/Video call link/).fill('https://meet.example.com/new-room');
  await page.getByLabel('I made a test call').click();
  await save(page).click();
  const practice = section(page, 'Your practice');
  await expect(practice).toContainText('$ 110.00 an hour');
  await expect(practice).toContainText('meet.example.com/new-room');
  await expect(practice).toContainText('Not yet');
  await expect(about).toContainText('I help nurses sleep.');
});

test('shows both versions of a section that another tab saved in the meantime [K-06]', {
  tag: '@long',
}, async ({ page, context, world }) => {
  await openProfile(page, world.coach);
  await page.getByRole('link', { name: /^Edit ?: About you/ }).click();
  await page.getByLabel(/Introduction/).fill('I help nurses sleep.');

  const other = await context.newPage();
  await other.goto(`${world.coach}/profile`);
  await other.getByRole('link', { name: /^Edit ?: About you/ }).click();
  await other.getByLabel(/Introduction/).fill('I help teachers sleep.');
  await save(other).click();
  await expect(section(other, 'About you')).toContainText('I help teachers sleep.');

  await save(page).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'changed somewhere else' });
  await expect(conflict).toContainText('You entered: I help nurses sleep.');
  await expect(conflict).toContainText('Saved now: I help teachers sleep.');
  await conflict.getByRole('button', { name: 'Keep what’s saved' }).click();
  await expect(page.getByLabel(/Introduction/)).toHaveValue('I help teachers sleep.');

  await page.getByLabel(/Introduction/).fill('I help nurses sleep.');
  // Another section doesn't matter.
  await other.getByRole('link', { name: /^Edit ?: Links/ }).click();
  await other.getByLabel(/^Website/).fill('https://rosa.example.com');
  await save(other).click();
  await other.getByRole('link', { name: /^Edit ?: About you/ }).click();
  await other.getByLabel(/Introduction/).fill('I help parents sleep.');
  await save(other).click();
  await expect(section(other, 'About you')).toContainText('I help parents sleep.');
  await save(page).click();
  await press(page, conflict.getByRole('button').first());
  await expect(section(page, 'About you')).toContainText('I help nurses sleep.');
  await expect(section(page, 'Links')).toContainText('rosa.example.com');
});

test('photo, cover picture and video are uploaded and shown [K-06]', async ({ page, world }) => {
  await openProfile(page, world.coach, 'new.coach@example.com');
  await page.getByRole('link', { name: /^Edit photo ?, cover and video/ }).click();
  for (const label of [/^Photo/, /^Cover photo/]) {
    await page.getByLabel(label).setInputFiles(await picture(page));
    await page.getByRole('button', { name: 'Use this crop' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: /Remove/ })).toHaveCount(2);
  await page
    .getByLabel(/^Video/)
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText(/MP4/).last()).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Your profile was updated.').first()).toBeVisible();
  const cover = section(page, 'About you').locator('figure img');
  await expect(cover).toHaveJSProperty('complete', true);
  await expect(cover).not.toHaveJSProperty('naturalWidth', 0);
});

test('educations are added, edited and deleted, by keyboard alone [K-07]', async ({ page, world }) => {
  await openProfile(page, world.coach);
  const listed = page.waitForRequest(/educations\?.*size=30/);
  await page.reload();
  await listed;
  await press(page, page.getByRole('button', { name: 'Add education' }));
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog.getByLabel('School or university'), 'Hunter College');
  await typeInto(page, dialog.getByRole('textbox', { name: /^From/ }), '09-01-2015');
  await typeInto(page, dialog.getByRole('textbox', { name: /^To/ }), '05-01-2015');
  await press(page, save(page));
  await expect(dialog.getByText(/This field must be a date same or after than/).first()).toBeVisible();
  await typeInto(page, dialog.getByRole('textbox', { name: /^To/ }), '05-01-2019');
  await press(page, save(page));
  const record = section(page, 'Education').getByRole('listitem', { name: 'Hunter College' });
  await expect(record).toContainText('Sep 01, 2015 – May 01, 2019');

  const menu = page.getByRole('button', { name: 'More for Hunter College' });
  await press(page, menu);
  await page.keyboard.press('Enter');
  await typeInto(page, dialog.getByLabel(/^Degree/), 'Master of Science');
  await press(page, save(page));
  await expect(record).toContainText('Master of Science');
  await expect(menu, 'the focus is back after the form').toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }));
  await expect(record).toHaveCount(0);
  await expect(section(page, 'Education').locator(':focus'), 'not at the top of the page').toHaveCount(1);
});

test('certifications are added, edited and deleted [K-08] [V-10]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await openProfile(page, world.coach);
  const listed = page.waitForRequest(/certifications\?.*size=30/);
  await page.reload();
  await listed;
  await page.getByRole('button', { name: 'Add certification' }).click();
  const dialog = page.getByRole('dialog');
  await save(page).click();
  await expect(dialog.getByText('This field is required').first()).toBeVisible();
  await dialog.getByLabel('Certification', { exact: true }).fill('Wilderness medicine');
  await dialog.getByLabel(/Issued by/).fill('Red Cross');
  await dialog.getByRole('textbox', { name: /Issued on/ }).fill('01-31-2099');
  await save(page).click();
  await expect(dialog.getByText(/same or before/).first()).toBeVisible();
  await dialog.getByRole('textbox', { name: /Issued on/ }).fill('01-31-2018');
  await dialog.getByRole('textbox', { name: /Expires on/ }).fill('01-31-2020');
  await dialog.getByLabel(/Link to the credential/).fill('https://example.com/first-aid');
  await save(page).click();
  const record = section(page, 'Certifications').getByRole('listitem', { name: 'Wilderness medicine' });
  await expect(record).toContainText('Red Cross');
  await expect(record).toContainText('Expired');

  const menu = page.getByRole('button', { name: 'More for Wilderness medicine' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog.getByRole('textbox', { name: /Expires on/ }).fill('01-31-2099');
  await save(page).click();
  await expect(record).toContainText('Jan 31, 2099');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(record).toHaveCount(0);
});

test('a new coach completes the profile step by step [K-03]', async ({ page, world }) => {
  await openProfile(page, world.coach, 'new.coach@example.com');
  await page.getByRole('link', { name: 'See what’s missing' }).click();
  await expect(page).toHaveURL(`${world.coach}/complete-profile-information`);
  await expect(page.getByText('0 of 11 parts').first()).toBeVisible();
  // The first missing part has the button above, and no second one.
  const part = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(page.getByRole('link', { name: 'Add your photo', exact: true })).toBeVisible();
  await expect(part('Add your photo')).toContainText('Next');
  await expect(part('Add your photo').getByRole('link')).toHaveCount(0);
  await page.getByRole('link', { name: 'Introduce yourself' }).click();
  await page.getByLabel(/Introduction/).fill('Hello!');
  await save(page).click();
  await page.goto(`${world.coach}/complete-profile-information`);
  await expect(page.getByText('1 of 11 parts').first()).toBeVisible();
  await expect(part('Introduce yourself')).toContainText('Done');
});

test('the first steps show what is complete [K-13]', { tag: '@long' }, async ({ page, world }) => {
  await signIn(page, world.coach, 'new.coach@example.com', '/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
  await expect(page.getByText('0 of 5 done').first()).toBeVisible();
  const main = page.getByRole('main');
  // The next step is open, and the others are folded.
  await expect(main.getByRole('link', { name: /^Start.*Introduce yourself/ })).toBeVisible();
  await main.getByRole('button', { name: /Set your hours/ }).click();
  await main.getByRole('link', { name: /^Start.*Set your hours/ }).click();
  await page.getByRole('link', { name: 'Set my hours' }).click();
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Your hours were saved.').first()).toBeVisible();
  await page.goto(`${world.coach}/welcome`);
  await expect(page.getByText('1 of 5 done').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Set your hours' })).toContainText('Done');
});

test('the first steps lead on to Today once they are done', { tag: '@long' }, async ({ page, world }) => {
  await signIn(page, world.coach, 'coach@example.com', '/welcome');
  await expect(page.getByText('5 of 5 done').first()).toBeVisible();
  await expect(page.getByText('You’re ready. Clients can book you.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Open Today' }).click();
  await expect(page).toHaveURL(`${world.coach}/today`);
});

test('a section that is saved late leads no one back to the profile [K-06]', async ({ page, world }) => {
  await signIn(page, world.coach, 'coach@example.com', '/profile');
  await page.getByRole('link', { name: /^Edit ?: Your practice/ }).click();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/coaches/*', async (route) => {
    if (route.request().method() === 'PATCH') await isReleased;
    await route.fallback();
  });
  await page.getByLabel(/Video call link/).fill('https://meet.example.com/late');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Schedule', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Leave/ })
    .click();
  const heading = page.getByRole('heading', { level: 1, name: 'My schedule' });
  await expect(heading).toBeVisible();
  release();
  await expect(page.getByText('Your profile was updated.').first()).toBeVisible();
  await expect(heading).toBeVisible();
});
