import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, password, signIn, sqlNow, test } from '../../scripts/journeys/world.ts';
import { press, typeInto } from './keyboard.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens the form of a section. */
const change = (part: Locator) => part.getByRole('button', { name: /^Change ?:/ }).click();

async function openAccount(page: Page, coach: string, email = 'coach@example.com') {
  await signIn(page, coach, email, '/manage-account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  // The menu that leads here says so.
  await expect(page.getByRole('banner').locator('[aria-current=true]')).toHaveCount(1);
}

test('the e-mail changes with the password, once the link is followed [K-12]', async ({ page, world }) => {
  await openAccount(page, world.coach);
  const email = section(page, 'E-mail');
  await change(email);
  await email.getByLabel('New e-mail').fill('student@example.com');
  await email.getByRole('textbox', { name: 'Your password' }).fill('Wrong1234');
  await email.getByRole('button', { name: 'Change e-mail' }).click();
  await expect(email.getByText('Incorrect current password').first()).toBeVisible();
  await email.getByRole('textbox', { name: 'Your password' }).fill(password);
  await email.getByRole('button', { name: 'Change e-mail' }).click();
  await expect(email.getByText(/A user with that e-mail already exists/).first()).toBeVisible();
  await expect(email.getByLabel('New e-mail')).toHaveValue('student@example.com');

  await email.getByLabel('New e-mail').fill('rosa@example.com');
  await email.getByRole('button', { name: 'Change e-mail' }).click();
  await expect(email).toContainText('We sent a link to rosa@example.com.');
  await expect(email.getByRole('button', { name: /^Change ?: E-mail$/ })).toBeFocused();
  expect(await world.mail('coach@example.com')).toContain('rosa@example.com');
  const link = /href="([^"]*\/verify-email-address\/[^"]+)"/.exec(await world.mail('rosa@example.com'))![1]!;
  await page.reload();
  await expect(email).toContainText('You sign in with coach@example.com.');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your e-mail is confirmed');
  await page.goto(`${world.coach}/manage-account`);
  await expect(email).toContainText('You sign in with rosa@example.com.');
});

test('an e-mail change keeps the language that was chosen on another device [K-12]', {
  tag: '@long',
}, async ({ page, context, world }) => {
  await openAccount(page, world.coach);
  const other = await context.newPage();
  await other.goto(`${world.coach}/manage-account`);
  const language = section(other, 'Language and time');
  const zone = language.getByLabel('Time zone');
  await change(language);
  await zone.selectOption('America/Bogota');
  await language.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Your changes were saved.').first()).toBeVisible();

  const email = section(page, 'E-mail');
  await change(email);
  await email.getByLabel('New e-mail').fill('rosa@example.com');
  await email.getByRole('textbox', { name: 'Your password' }).fill(password);
  await email.getByRole('button', { name: 'Change e-mail' }).click();
  await expect(email).toContainText('We sent a link to rosa@example.com.');
  await other.reload();
  await expect(language).toContainText('Bogota');
});

test('the password can be changed with the keyboard alone [K-12]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await openAccount(page, world.coach);
  const form = section(page, 'Password');
  await press(page, form.getByRole('button', { name: /^Change ?: Password$/ }));
  const fill = async (current: string, next: string) => {
    await typeInto(page, form.getByRole('textbox', { name: 'Current password' }), current);
    await typeInto(page, form.getByRole('textbox', { name: 'New password', exact: true }), next);
    await typeInto(page, form.getByRole('textbox', { name: 'Confirm new password' }), next);
    await press(page, form.getByRole('button', { name: 'Update password' }));
  };
  await fill('Wrong1234', 'Serenity2');
  await expect(form.getByText('Incorrect current password').first()).toBeVisible();
  await fill(password, password);
  await expect(
    form.getByText('Your new password must be different from your current one.').first(),
  ).toBeVisible();
  await fill(password, 'Serenity2');
  await expect(page.getByText(/Your password was changed/).first()).toBeVisible();
  await expect(form.getByRole('button', { name: /^Change ?: Password$/ })).toBeFocused();
});

test('language and time zone are saved to the account [K-12]', async ({ page, world }) => {
  await openAccount(page, world.coach);
  const form = section(page, 'Language and time');
  await change(form);
  await form.getByRole('radio', { name: 'Español' }).check();
  await form.getByLabel('Time zone').selectOption('America/Bogota');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuenta');
  await page.goto(`${world.coach}/my-coach-schedule`);
  await expect(page.getByRole('region', { name: 'Horas disponibles' })).toContainText('Bogotá');
});

test('all sessions can be ended at once [K-12]', { tag: '@long' }, async ({ newContext, page, world }) => {
  const other = await (await newContext()).newPage();
  await openAccount(other, world.coach);
  await openAccount(page, world.coach);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(`${world.coach}/login`);
  await other.reload();
  await expect(other).toHaveURL(/\/verify/);
  await other.context().close();
});

// Claim: deleted-account-unusable
test('all data can be exported, and the coach account can be deleted once no sessions are left [K-12]', async ({
  page,
  world,
}) => {
  await openAccount(page, world.coach);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Download your data/ }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(file.content.account.email).toBe('coach@example.com');

  await page.getByRole('button', { name: 'Delete coach account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your coach account?' });
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('Wellness2');
  await dialog.getByRole('button', { name: 'Delete coach account' }).click();
  await expect(dialog.getByText(/current password/i)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('Wellness1');
  await dialog.getByRole('button', { name: 'Delete coach account' }).click();
  await expect(dialog.getByRole('alert').last()).toContainText('Hold or cancel your booked sessions');

  await page.evaluate(() => localStorage.clear());
  await openAccount(page, world.coach, 'new.coach@example.com');
  // The circles of this coach won't meet again.
  await world.execute(`update circle_sessions set deleted_at = ${sqlNow()}`);
  await page.getByRole('button', { name: 'Delete coach account' }).click();
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('Wellness1');
  await dialog.getByRole('button', { name: 'Delete coach account' }).click();
  await expect(page).toHaveURL(`${world.coach}/login`);
});
