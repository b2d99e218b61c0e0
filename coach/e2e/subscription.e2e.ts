import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../../scripts/world.ts';
import { press, tabTo } from './keyboard.ts';

const state = (page: Page) => page.getByRole('region', { name: 'Your subscription' });
const remembered = (page: Page) =>
  page.evaluate(() => localStorage.getItem('institute.coach.has-subscription'));

/** Coaches are students too, and manage their cards in the portal. */
async function addCard(page: Page, portal: string, number: string, email = 'new.coach@example.com') {
  await page.goto(`${portal}/settings/payment-method`);
  if (await page.getByLabel('E-mail').isVisible()) await signIn(page, portal, email);
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  const form = page.frameLocator('iframe');
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiration date').fill('11/2031');
  await form.getByLabel('Security code').fill('123');
  await form.getByLabel('Name on the card').fill('Samir Haddad');
  await form.getByRole('button', { name: 'Continue with this card' }).click();
  await expect(page.getByText('Your card was added.').first()).toBeVisible();
}

test('the subscription, its card and invoices are shown; it is canceled, resumed and changed [K-05]', async ({
  page,
  world,
}) => {
  await page.goto(`${world.coach}/subscription`);
  await signIn(page, world.coach, 'coach@example.com');
  await expect(state(page)).toContainText('Active');
  await expect(state(page)).toContainText('Practice, $ 59.00 per month');
  await expect(state(page)).toContainText(/ending in \d{4}/);
  await expect(page.getByRole('table', { name: 'Invoices' }).getByRole('row')).toHaveCount(6);
  await expectAccessible(page);
  expect(await remembered(page)).toBe('true');

  const download = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: /^Invoice \d{4}-DEMO5 PDF$/ }));
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^invoice-\d{4}-DEMO5\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: 'Change plan to Practice, yearly' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change plan' }).click();
  await expect(state(page)).toContainText('Next plan');
  await expect(state(page)).toContainText('$ 590.00');

  await press(page, page.getByRole('button', { name: 'Cancel subscription' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }));
  await expect(state(page)).toContainText('Ends soon');
  await expect(state(page)).toContainText('Ends on');
  await press(page, page.getByRole('button', { name: 'Resume subscription' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Resume' }));
  await expect(state(page)).toContainText('Active');
});

test('a new coach chooses a plan; a declined card is reported, and another one pays [K-05]', async ({
  page,
  world,
}) => {
  await page.goto(`${world.portal}/login`);
  await signIn(page, world.portal, 'new.coach@example.com');
  await addCard(page, world.portal, '4000000000000002');
  await addCard(page, world.portal, '4242424242424242');

  await page.goto(`${world.coach}/subscription`);
  await signIn(page, world.coach, 'new.coach@example.com');
  await expect(page.getByText('No invoices yet')).toBeVisible();
  expect(await remembered(page)).toBe('false');
  await page.getByRole('button', { name: 'Choose Solo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe to Solo' });
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Visa ending in 0002' }).check();
  await dialog.getByRole('button', { name: 'Pay $ 29.00' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your bank declined the payment');
  await dialog.getByRole('radio', { name: 'Visa ending in 4242' }).check();
  await dialog.getByRole('button', { name: 'Pay $ 29.00' }).click();
  await expect(state(page)).toContainText('Solo, $ 29.00 per month');
  expect(await remembered(page)).toBe('true');
  await page.goto(`${world.coach}/welcome`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Choose your subscription' })).toContainText(
    'Done',
  );
});

test('another card can be chosen for the next periods, by keyboard alone [K-05]', async ({ page, world }) => {
  await page.goto(`${world.portal}/login`);
  await signIn(page, world.portal, 'coach@example.com');
  await addCard(page, world.portal, '5555555555554444', 'coach@example.com');

  await page.goto(`${world.coach}/subscription`);
  await signIn(page, world.coach, 'coach@example.com');
  await expect(state(page)).toContainText('Visa ending in 4242');
  await press(page, state(page).getByRole('button', { name: 'Change card' }));
  const dialog = page.getByRole('dialog', { name: 'Change card' });
  await expect(dialog.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked();
  await expectAccessible(page);
  await tabTo(page, dialog.getByRole('radio', { name: 'Visa ending in 4242' }));
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Mastercard ending in 4444' })).toBeChecked();
  // The card expires in the meantime.
  await world.execute("update payment_methods set expiration = '2020-01' where last4 = '4444'");
  await press(page, dialog.getByRole('button', { name: 'Use this card' }));
  await expect(dialog.getByRole('alert')).toContainText('This card has expired');
  await world.execute("update payment_methods set expiration = '2031-11' where last4 = '4444'");
  await press(page, dialog.getByRole('button', { name: 'Use this card' }));
  await expect(page.getByText('We’ll charge this card from now on.').first()).toBeVisible();
  await expect(state(page)).toContainText('Mastercard ending in 4444');
});

test('a coach without a card sees where to add one [K-05]', async ({ page, world }) => {
  await page.goto(`${world.coach}/subscription`);
  await signIn(page, world.coach, 'new.coach@example.com');
  await page.getByRole('button', { name: 'Choose Practice', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Add a card first.');
  await expect(page.getByRole('dialog').getByRole('link')).toHaveAttribute(
    'href',
    /settings\/payment-method$/,
  );
});

test('a past-due subscription has one button that pays [K-05]', async ({ page, world }) => {
  await page.route('**/subscription', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const { content } = await response.json();
    return route.fulfill({ response, json: { content: { ...content, status: 'PAST_DUE' } } });
  });
  await page.goto(`${world.coach}/login`);
  await signIn(page, world.coach, 'coach@example.com');
  await page.goto(`${world.coach}/profile`);
  await page.getByRole('button', { name: 'coach@example.com' }).click();
  await page.getByRole('link', { name: 'Subscription' }).click();
  await expect(page.getByText('Your last payment failed')).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  // The server's state differs, and its message is shown.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay \$/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Your subscription has changed');
});
