import type { Locator } from '@playwright/test';
import { expect, signIn, test } from '../../scripts/journeys/world.ts';
import { rowOf } from './home.ts';

test('shows to-dos, the course, the next event, messages and the next payment [P-30]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'student@example.com');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Maya');
  await expect(page.getByRole('region', { name: 'Sign your documents' })).toContainText(
    'You have 2 documents to sign',
  );

  const course = rowOf(page, 'Continue learning');
  await expect(course).toContainText(/\d+ of \d+ modules/);
  await expect(rowOf(page, 'Coming up')).toContainText(/[AP]M · New York time/);
  await expect(rowOf(page, 'Inbox')).toContainText(/unread message/);
  await expect(rowOf(page, 'Next payment')).toContainText('$ 457.80 due');

  await course.getByRole('link', { name: 'Resume' }).click();
  await expect(page).toHaveURL(/\/courses\/[0-9a-f-]+$/);
});

test('loads the rows of home independently, and each can be retried [P-30]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.route(/\/students\/[^/]+\/overview/, (route) =>
    route.fulfill({ status: 403, json: { key: 'x' } }),
  );
  await signIn(page, world.portal, 'student@example.com');
  const course = rowOf(page, 'Your courses');
  await expect(course).toContainText('We couldn’t load this.');
  await expect(rowOf(page, 'Next payment')).toContainText('$ 457.80 due');
  await page.unroute(/\/students\/[^/]+\/overview/);
  await course.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, 'Continue learning')).toContainText(/\d+ of \d+ modules/);
});

test('takes a new student to enrollment [P-30]', async ({ page, world }) => {
  await signIn(page, world.portal, 'new.student@example.com');
  await expect(rowOf(page, 'Your courses')).toContainText('will appear here');
  await page.getByRole('region', { name: 'Continue your enrollment' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/enrollment\/[0-9a-f-]+\//);
});

test('says how much is overdue and since when, and leads to paying it [P-23] [P-30]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'collections@example.com');
  const late = page.getByRole('region', { name: 'Your account is past due' });
  await expect(late).toContainText(/overdue by \d+ days/);
  const text = ((await late.textContent()) ?? '').replaceAll('\u00a0', ' ');
  const [, amount] = /(\$ [\d,.]+\d) is overdue by \d+ days/.exec(text) ?? [];
  await expect(rowOf(page, 'Past due')).toContainText(/Was due \w+ \d\d, \d{4}/);
  await late.getByRole('link', { name: 'Pay now' }).click();
  await expect(page.getByText(amount!).first()).toBeVisible();
  // Without a card, one is asked for.
  await expect(page.getByRole('heading', { name: 'Add a card' })).toBeVisible();
});

test('pays what is overdue in two presses, in Spanish [P-10] [P-30]', async ({ page, world }) => {
  await signIn(page, world.portal, 'pastdue@example.com');
  let presses = 0;
  const press = async (control: Locator) => {
    presses += 1;
    await control.click();
  };
  await press(
    page
      .getByRole('region', { name: 'Tu cuenta tiene pagos vencidos' })
      .getByRole('link', { name: 'Pagar ahora' }),
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const pay = page.getByRole('button', { name: 'Pagar $ 1,029.00' });
  await expect(pay).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await press(pay);
  await expect(page.getByRole('heading', { level: 1, name: /^Pagaste / })).toBeVisible();
  expect(presses).toBe(2);
});

test('pays another amount one press further [P-10] [P-30]', { tag: '@long' }, async ({ page, world }) => {
  await signIn(page, world.portal, 'student@example.com', '/settings/payment-information/pay?step=review');
  await expect(page.getByRole('button', { name: 'Pay $ 457.80' })).toBeVisible();
  await page.getByRole('button', { name: 'Change what you pay' }).click();
  await page.getByRole('radio', { name: 'Another amount' }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check and pay' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Pay $ 50.00' })).toBeVisible();
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('shows what became of an application that was withdrawn [P-03] [P-30]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'submitted@example.com');
  await page.getByRole('link', { name: 'Follow your application' }).click();
  await page.getByRole('button', { name: 'Withdraw the application' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw your application?' });
  await expect(dialog).toContainText('You haven’t paid anything');
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('You withdrew your application')).toBeVisible();
  await expect(page.getByText('There is nothing to refund.')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('region', { name: 'You withdrew your application' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Find a program' })).toBeVisible();
});

test('shows coaches their next client, and no program [P-30]', { tag: '@long' }, async ({ page, world }) => {
  await signIn(page, world.portal, 'coach@example.com');
  await expect(rowOf(page, 'Coming up')).toContainText('Maya Lindqvist');
  await expect(page.getByRole('heading', { name: 'Find a program' })).toBeHidden();
});

test('shows staff their places, and nothing of a student’s [P-30]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'advisor@example.com');
  await expect(rowOf(page, 'Audit log')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You’re all set' })).toBeHidden();
  await expect(rowOf(page, 'Next payment')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Learning' })).toBeHidden();
  await page.getByRole('link', { name: 'Find a student' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible();
});
