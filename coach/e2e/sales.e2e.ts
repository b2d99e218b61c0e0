import { readFile } from 'node:fs/promises';
import { asAccount } from '../../portal/e2e/account.ts';
import { expect, expectAccessible, signIn, test } from '../../scripts/world.ts';

test('a coach sees what to deliver and where, and marks it as delivered', async ({ page, world }) => {
  const maya = await asAccount(world, 'student@example.com');
  const coachId = '01980a3c-1f00-7000-8000-0000000000c5';
  const productId = '01980a3c-1f00-7000-8000-000000007503';
  const quote = await maya.post(`/coaches/${coachId}/products/${productId}/quotes`);
  const { content: student } = await maya.get(`/students/${maya.studentId}`);
  const { content: cards } = await maya.get(`/students/${maya.studentId}/payment_methods`);
  const body = {
    quoteId: quote.content.id,
    productId,
    reservationId: null,
    paymentMethodId: cards[0].id,
    color: 'Clay',
    deliveryAddress: student.address,
  };
  await maya.post('/coach_product_purchases', body, 'a-lunch-box');
  await page.goto(`${world.coach}/my-services`);
  await signIn(page, world.coach, 'coach@example.com');
  const open = page.getByRole('region', { name: 'Products to deliver' });
  await expect(open.getByRole('listitem')).toContainText('Lunch box with three compartments · Clay');
  await expectAccessible(page);
  await open.getByRole('link', { name: 'Maya Lindqvist' }).click();
  const delivery = page.getByRole('region', { name: 'Delivery' });
  await expect(delivery).toContainText('214 Garden Street');
  await expect(page.getByRole('link', { name: 'student@example.com' })).toBeVisible();
  await expectAccessible(page);
  await delivery.getByRole('button', { name: 'Mark as delivered' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as delivered' });
  await dialog.getByLabel(/Note/).fill('UPS 1Z 999');
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(delivery).toContainText('Delivered');
  await expect(delivery).toContainText('UPS 1Z 999');
  await page.goto(`${world.coach}/my-services`);
  await expect(page.getByRole('heading', { name: 'My services' })).toBeVisible();
  await expect(open).toHaveCount(0);
});

test('a coach sees what was sold, refunded and is owed, and downloads it', async ({ page, world }) => {
  await page.goto(`${world.coach}/sales`);
  await signIn(page, world.coach, 'coach@example.com');
  const total = page.getByRole('region', { name: 'All time' });
  await expect(total).toContainText('$ 881.50');
  await expect(total).toContainText('$ 34.50');
  await expect(total).toContainText('$ 847.00');
  const rows = page.getByRole('table', { name: 'Sales' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  await expectAccessible(page);

  await page.getByLabel('Status').selectOption('REFUNDED');
  await expect(page).toHaveURL(/status=REFUNDED/);
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Refunded');
  await page.reload();
  await expect(rows).toHaveCount(2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Sales CSV/ }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Date,Sold,Client,Status,Currency,Price,Refunded,Disputed,Owed to you');
  expect(lines.at(-1)).toMatch(/,Refunded,USD,34\.50,34\.50,0\.00,0\.00$/);

  await page.getByLabel('Status').selectOption('DISPUTED');
  await expect(page.getByRole('heading', { name: 'No sales match' })).toBeVisible();
});
