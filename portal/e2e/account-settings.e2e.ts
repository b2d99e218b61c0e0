import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, signIn, test } from '../../scripts/journeys/world.ts';
import { callAs } from './enrolling.ts';

test('shows the terms of the payment plan [P-12] [P-24] [F-03]', async ({ page, world }) => {
  await signIn(page, world.portal, 'student@example.com', '/settings/payment-plan-terms');
  const terms = page.getByRole('region', { name: 'Deposit and 10 monthly installments' });
  for (const [term, value] of [
    ['Total owed', '$ 5,078.00'],
    ['Deposit amount', '$ 500.00'],
    ['Installment amount', '$ 457.80'],
    ['Number of installments', '10'],
    ['Interest rate', '6.00%'],
    ['Amount due', '$ 0.00'],
  ] as const)
    await expect(terms).toContainText(`${term}${value}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^payment-plan-terms-.*\.pdf$/);
});

test('pages and sorts the account history with its running total, and downloads it [P-13]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'student@example.com', '/settings/account-history');
  const table = page.getByRole('table', { name: 'Account history' });
  const first = table.getByRole('row').nth(1);
  await expect(first).toContainText('Refund');
  await expect(first).toContainText('−$ 25.00');
  await expect(first).toContainText('$ 3,999.60');
  await expect(table.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=1/);
  await expect(table.getByRole('row')).toHaveCount(7);
  await page.reload();
  await expect(table.getByRole('row')).toHaveCount(7);
  await table.getByRole('button', { name: /^Date/ }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('Application submitted');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(17);
  expect(lines[0]).toContain('Date,Time,Event,Details,Currency,Amount,Paid so far');
  expect(lines.at(-1)).toMatch(/,Refund,Promo code SPRING10,USD,-25\.00,3999\.60$/);
});

test('lists all payments and refunds with their totals, filters and downloads them', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'student@example.com', '/settings/transactions');
  const rows = page.getByRole('table', { name: 'Transactions' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('−$ 25.00');
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals).toContainText('$ 3,999.60');
  await page.getByLabel('For', { exact: true }).selectOption('PURCHASE');
  await expect(page).toHaveURL(/purpose=PURCHASE/);
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('$ 320.00');
  await expect(totals).toContainText('$ 320.00');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Date,Type,For,Details,Status,Currency,Amount');
  expect(lines[1]).toMatch(/,Payment,Coaching,"Sleep reset, four sessions",Done,USD,320\.00$/);

  await page.getByLabel('Type', { exact: true }).selectOption('DISPUTE');
  await expect(page.getByRole('heading', { name: 'No transactions match' })).toBeVisible();
});

test('filters the account history by application, with an empty state [P-13]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'transferred@example.com', '/settings/account-history');
  const rows = page.getByRole('table', { name: 'Account history' }).getByRole('row');
  await expect(rows).toHaveCount(5);
  await page.getByLabel('Application').selectOption({ index: 1 });
  await expect(page).toHaveURL(/application=/);
  await expect(page.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  await page.getByLabel('Application').selectOption({ index: 2 });
  await expect(rows).toHaveCount(5);
});

test('changes the password, and shows each refusal at its field [M-03]', async ({ page, world }) => {
  await signIn(page, world.portal, 'student@example.com', '/settings/security');
  const change = page.getByRole('button', { name: /^Change ?: Password$/ });
  const current = page.getByRole('textbox', { name: 'Current password' });
  await change.press('Enter');
  await expect(current).toBeFocused();
  const next = page.getByRole('textbox', { name: 'New password', exact: true });
  const again = page.getByRole('textbox', { name: 'Confirm new password' });
  const save = page.getByRole('button', { name: 'Update password' });

  await current.fill('Wrong123');
  await next.fill('Wellness2');
  await again.fill('Wellness2');
  await save.click();
  await expect(page.getByText('Incorrect current password').first()).toBeVisible();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  await current.fill('Wellness1');
  await next.fill('Wellness1');
  await again.fill('Wellness1');
  await save.click();
  await expect(next).toHaveAttribute('aria-invalid', 'true');
  await expect(
    page.getByText('Your new password must be different from your current one.').first(),
  ).toBeVisible();

  await next.fill('Wellness2');
  await again.fill('Wellness2');
  await save.click();
  await expect(
    page.getByText('Your password was changed. Other devices are signed out.').first(),
  ).toBeVisible();
  await expect(change).toBeFocused();

  // Where the e-mail about a new sign-in leads.
  await page.goto(`${world.portal}/home`);
  await page.goto(`${world.portal}/settings/security#password`);
  await expect(current).toBeFocused();
});

test('shows the account’s sessions, and ends one of them', async ({ page, newContext, world }) => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const context = await newContext({ userAgent });
  const elsewhere = await context.newPage();
  await signIn(elsewhere, world.portal, 'student@example.com');
  await signIn(page, world.portal, 'student@example.com', '/settings/security');
  const devices = page.getByRole('list', { name: 'Devices signed in' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toContainText('Network: 127.0.0.0/24');
  for (const device of await devices.all())
    await expect(device).toContainText(/Signed in on \w{3} \d\d, \d{4}, \d+:\d\d [AP]M [A-Z]{3}/);
  await page.getByRole('button', { name: 'Sign out Firefox on Linux' }).click();
  await page
    .getByRole('alertdialog', { name: 'Sign out Firefox on Linux?' })
    .getByRole('button', { name: 'Sign out' })
    .click();
  await expect(devices).toHaveCount(1);
  await elsewhere.goto(`${world.portal}/settings/security`);
  await expect(elsewhere).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await context.close();

  for (let more = 0; more < 5; more += 1) await callAs(world, 'student@example.com');
  await page.reload();
  await expect(devices).toHaveCount(5);
  await page.getByRole('button', { name: 'Show 1 more' }).press('Enter');
  await expect(devices).toHaveCount(6);
  // The pressed button is gone, and the focus is not.
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('says to a coach that signing out everywhere turns off the calendar link', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.route('**/calendar_feed', (route) =>
    route.fulfill({ json: { content: { createdAt: '2026-03-01T12:00:00Z' } } }),
  );
  await signIn(page, world.portal, 'coach@example.com', '/settings/security');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('This also turns off your calendar link');
});

test('ends every session, on other devices too', { tag: '@long' }, async ({ page, newContext, world }) => {
  const context = await newContext();
  const elsewhere = await context.newPage();
  await signIn(elsewhere, world.portal, 'student@example.com');
  await signIn(page, world.portal, 'student@example.com', '/settings/security');
  await expect(page.getByRole('list', { name: 'Devices signed in' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page
    .getByRole('alertdialog', { name: 'Sign out everywhere?' })
    .getByRole('button', { name: 'Sign out everywhere' })
    .click();
  await expect(page).toHaveURL(/\/login/);
  await elsewhere.goto(`${world.portal}/settings/security`);
  await expect(elsewhere).toHaveURL(/\/login/);
  await context.close();
});

test('navigates the settings on a phone', { tag: '@long' }, async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, world.portal, 'student@example.com', '/settings/security');
  const settings = page.getByRole('navigation', { name: 'Settings' });
  await expect(settings.getByRole('link', { name: 'Security' })).toBeInViewport({ ratio: 1 });
  await settings.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused();
  await expect(settings.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  // The menus that lead here say so.
  const menus = page.getByRole('button', { name: /^(More|Maya Lindqvist)$/ });
  await expect(menus.and(page.locator('[aria-current=true]'))).toHaveCount(2);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'Maya Lindqvist' })).toHaveAttribute('aria-current', 'true');
});

test('shows the tabs of a section on its pages, however their address ends, and not on pages about one thing', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.portal, 'student@example.com', '/settings/security/');
  await expect(page.getByRole('navigation', { name: 'Settings' })).toBeVisible();
  await page.goto(`${world.portal}/sessions`);
  const tabs = page.getByRole('navigation', { name: 'Sessions' });
  await expect(tabs).toBeVisible();
  await page.getByRole('link', { name: 'Details: Sleep reset, four sessions' }).click();
  await expect(page.getByRole('link', { name: 'My sessions' })).toBeVisible();
  await expect(tabs).toBeHidden();
});
