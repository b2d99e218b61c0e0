import { readFile } from 'node:fs/promises';
import { expect, signIn, test } from '../../scripts/journeys/world.ts';
import { sellProduct } from './sold.ts';

test('a coach sees what to deliver and where, and marks it as delivered', async ({ page, world }) => {
  await sellProduct(world);
  await signIn(page, world.coach, 'coach@example.com', '/my-services');
  const open = page.getByRole('region', { name: 'Products to deliver' });
  await expect(open.getByRole('listitem')).toContainText('Lunch box with three compartments · Clay');
  await open.getByRole('link', { name: 'Maya Lindqvist' }).click();
  const delivery = page.getByRole('region', { name: 'Delivery' });
  await expect(delivery).toContainText('214 Garden Street');
  await expect(page.getByRole('link', { name: 'student@example.com' })).toBeVisible();
  await delivery.getByRole('button', { name: 'Mark as delivered' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as delivered' });
  await dialog.getByLabel(/Note/).fill('UPS 1Z 999');
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(delivery).toContainText('Delivered');
  await expect(delivery).toContainText('UPS 1Z 999');
  // The client isn't e-mailed the same note again.
  await delivery.getByRole('button', { name: 'Change the note' }).click();
  const change = page.getByRole('dialog', { name: 'Change the note' });
  await change.getByRole('button', { name: 'Change the note' }).click();
  await expect(change.getByLabel(/Note/)).toHaveAccessibleDescription(/The note hasn’t changed/);
  await page.goto(`${world.coach}/my-services`);
  await expect(page.getByRole('heading', { name: 'My services' })).toBeVisible();
  await expect(open).toHaveCount(0);
});

test('a coach sees what was sold, refunded and is owed, and downloads it', async ({ page, world }) => {
  await signIn(page, world.coach, 'coach@example.com', '/sales');
  const total = page.getByRole('main');
  await expect(total).toContainText('$ 881.50 sold');
  await expect(total).toContainText('$ 34.50 refunded');
  await expect(total).toContainText(/\$ 847\.00\s*owed to you/);
  const rows = page.getByRole('table', { name: 'Sales' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  // The day is enough here. The sale itself has the time.
  await expect(rows.nth(10).locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{2}, \d{4}$/);
  const client = await rows.nth(10).getByRole('rowheader').textContent();
  await rows.nth(10).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: client! })).toBeVisible();
  await expect(page.locator('time').filter({ hasText: /[AP]M/ }).first()).toBeVisible();
  await expect(page.getByText('Owed to you', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sales', exact: true }).first()).toBeVisible();
  await page.goBack();

  await page.setViewportSize({ width: 360, height: 780 });
  await expect(rows.nth(10).getByRole('cell', { name: /Owed to you/ })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByLabel('Status').selectOption('REFUNDED');
  await expect(page).toHaveURL(/status=REFUNDED/);
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Refunded');
  await page.reload();
  await expect(rows).toHaveCount(2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Date,Item,Client,Status,Currency,Price,Refunded,Disputed,Owed to you');
  expect(lines.at(-1)).toMatch(/,Refunded,USD,34\.50,34\.50,0\.00,0\.00$/);

  await page.getByLabel('Status').selectOption('DISPUTED');
  await expect(page.getByRole('heading', { name: 'No sales match' })).toBeVisible();
});
