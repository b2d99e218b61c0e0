import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fillCard, spanish } from '../../scripts/journeys/card-form.ts';
import { expect, expectAccessible, signIn, sqlNow, test } from '../../scripts/journeys/world.ts';
import { press, tabTo } from './keyboard.ts';

const state = (page: Page) => page.getByRole('region', { name: 'Your subscription' });
const remembered = (page: Page) =>
  page.evaluate(() => localStorage.getItem('institute.coach.has-subscription'));

// Claim: canceled-subscription, plan-change, subscription-terms
test('the subscription, its card and invoices are shown; it is canceled, resumed and changed [K-05]', async ({
  page,
  world,
}) => {
  await signIn(page, world.coach, 'coach@example.com', '/subscription');
  await expect(state(page)).toContainText('Active');
  await expect(state(page)).toContainText('Practice, $ 59.00 per month');
  await expect(state(page)).toContainText(/ending in \d{4}/);
  await expect(page.getByRole('table', { name: 'Invoices' }).getByRole('row')).toHaveCount(6);
  expect(await remembered(page)).toBe('true');

  const download = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: /^Invoice \d{4}-DEMO5 PDF$/ }));
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^invoice-\d{4}-DEMO5\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: 'Switch to Practice, yearly' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    /From \w{3} \d\d, \d{4}, you pay \$ 590\.00 per year\. Until then you keep Practice\./,
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch to Practice, yearly' }).click();
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

// Claim: subscription-terms
test('a new coach adds cards and subscribes; a declined card says so at the field [K-05]', async ({
  page,
  world,
}) => {
  await signIn(page, world.coach, 'new.coach@example.com', '/subscription');
  await expect(page.getByText('No invoices yet')).toBeVisible();
  expect(await remembered(page)).toBe('false');
  await page.getByRole('button', { name: 'Choose Solo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe to Solo' });
  await expect(dialog.getByRole('heading', { name: 'Add a card' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  const terms = 'You pay $ 29.00 today, and the same every month until you cancel.';
  await expect(dialog).toContainText(terms);
  // The provider's form shows what is wrong at its fields.
  await fillCard(page, '4242424242424241');
  await expect(page.frameLocator('iframe').getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
  await fillCard(page, '4000000000000127');
  await expect(dialog.getByRole('alert')).toContainText('Your bank refused this card, so we didn’t add it.');
  await expect(dialog.getByRole('button', { name: 'Enter another card' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Enter another card' }).click();
  await fillCard(page, '4000000000000002');
  const declined = dialog.getByRole('radio', { name: 'Visa ending in 0002' });
  await expect(declined).toBeFocused();
  await expect(declined).toBeChecked();
  await dialog.getByRole('button', { name: 'Pay $ 29.00' }).click();
  const cards = dialog.getByRole('radiogroup', { name: 'Pay with' });
  await expect(cards).toContainText('Your bank declined the payment');
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Use another card' }).click();
  await expect(dialog.getByRole('heading', { name: 'Add a card' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('button', { name: 'Use another card' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Use another card' }).click();
  await fillCard(page, '4242424242424242');
  await expect(dialog.getByRole('radio', { name: 'Visa ending in 4242' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Pay $ 29.00' }).click();
  await expect(state(page)).toContainText('Solo, $ 29.00 per month');
  await expect(state(page)).toContainText(/Next charge.*\w{3} \d\d, \d{4}/);
  await expect(state(page)).toContainText('Visa ending in 4242');
  expect(await remembered(page)).toBe('true');
  await page.goto(`${world.coach}/welcome`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Choose your subscription' })).toContainText(
    'Done',
  );
});

test('a card whose bank asks for a confirmation pays once it is given [K-05]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.coach, 'new.coach@example.com', '/subscription');
  await page.getByRole('button', { name: 'Choose Solo' }).click();
  await fillCard(page, '4000002500003155');
  await expect(page.getByRole('radio', { name: 'Visa ending in 3155' })).toBeFocused();
  await page.getByRole('button', { name: 'Pay $ 29.00' }).click();
  await expect(page.getByText('Your bank asks you to confirm the payment')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm at your bank' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(`${world.coach}/subscription`);
  await expect(state(page)).toContainText('Visa ending in 3155');
});

// Claim: declined-subscription
test('a payment that the bank doesn’t confirm says so, and leaves no invoice [K-05]', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.coach, 'new.coach@example.com', '/subscription');
  await page.getByRole('button', { name: 'Choose Solo' }).click();
  await expect(
    page.getByText('You pay $ 29.00 today, and the same every month until you cancel.'),
  ).toBeVisible();
  await fillCard(page, '4000002500003155');
  await page.getByRole('button', { name: 'Pay $ 29.00' }).click();
  await page.getByRole('button', { name: 'Confirm at your bank' }).click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page).toHaveURL(`${world.coach}/subscription`);
  await expect(page.getByText('Your last payment didn’t go through')).toBeVisible();
  await expect(page.getByText('No invoices yet')).toBeVisible();
});

// Claim: new-card-subscription
test('another card is added and pays from the next period on, by keyboard alone [K-05]', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.coach, 'coach@example.com', '/subscription');
  await expect(state(page)).toContainText('Visa ending in 4242');
  await press(page, state(page).getByRole('button', { name: 'Change card' }));
  const dialog = page.getByRole('dialog', { name: 'Change card' });
  // There is only one card, so the form for another is open, and no card is shown as chosen.
  await expect(dialog.getByRole('heading', { name: 'Add a card' })).toBeFocused();
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  const form = page.frameLocator('iframe');
  await tabTo(page, form.getByLabel('Card number'));
  await page.keyboard.type('5555555555554444');
  await page.keyboard.press('Tab');
  await page.keyboard.type('11/2031');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Rosa Delgado');
  await page.keyboard.press('Enter');
  const added = dialog.getByRole('radio', { name: 'Mastercard ending in 4444' });
  await expect(added).toBeFocused();
  await expect(added).toBeChecked();
  // It expires before the coach presses the button.
  await world.execute("update payment_methods set expiration = '2020-01' where last4 = '4444'");
  await press(page, dialog.getByRole('button', { name: 'Use this card' }));
  await expect(dialog.getByRole('radiogroup', { name: 'Pay with' })).toContainText('the card has expired');
  await world.execute("update payment_methods set expiration = '2031-11' where last4 = '4444'");
  await press(page, dialog.getByRole('button', { name: 'Use this card' }));
  await expect(page.getByText('We’ll charge this card from now on.').first()).toBeVisible();
  await expect(state(page)).toContainText('Mastercard ending in 4444');
});

test('the card form is in Spanish [F-06]', { tag: '@long' }, async ({ page, world }) => {
  await page.addInitScript(() => localStorage.setItem('institute.coach.language', '"es"'));
  await page.goto(`${world.coach}/login`);
  await page.getByLabel('Correo electrónico').fill('new.coach@example.com');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Wellness1');
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(`${world.coach}/subscription`);
  await page
    .getByRole('button', { name: /^Elegir/ })
    .first()
    .click();
  await fillCard(page, '4000000000000127', spanish);
  await expect(page.getByText(/Tu banco rechazó esta tarjeta/)).toBeVisible();
});

// Claim: subscription-charges, overdue-subscription
test('an overdue subscription is paid with the plan and the price of the failed charge [K-05]', async ({
  page,
  world,
}) => {
  const rosa = "coach_id = '01980a3c-1f00-7000-8000-0000000000c5'";
  // The yearly plan was chosen for the next period, and its first charge was declined.
  await world.execute(
    `update subscriptions set status = 'PAST_DUE', period_end = ${sqlNow()} - interval '1 hour', retry_at = ${sqlNow()} + interval '3 days', next_plan_id = (select id from subscription_plans where name = 'Practice, yearly') where ${rosa}`,
  );
  await world.execute(
    `update subscription_invoices set status = 'OPEN', paid_at = null, attempts = 1, payment_id = null, amount = 59000, plan_name = 'Practice, yearly', plan_id = (select id from subscription_plans where name = 'Practice, yearly'), period_start = ${sqlNow()}, period_end = ${sqlNow()} + interval '1 year' where ${rosa} and number like '%DEMO5'`,
  );
  await signIn(page, world.coach, 'coach@example.com', '/subscription');
  await expect(state(page)).toContainText(/Overdue since.*\$ 590\.00/);
  await press(page, state(page).getByRole('button', { name: 'Cancel subscription' }));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Your subscription ends right away, and you no longer owe this payment.',
  );
  await press(page, question.getByRole('button', { name: 'Keep subscription' }));
  await page.getByRole('button', { name: 'Pay now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay for Practice, yearly' });
  await expect(dialog).toContainText('You pay $ 590.00 today, and the same every year until you cancel.');
  await dialog.getByRole('button', { name: 'Pay $ 590.00' }).click();
  await expect(state(page)).toContainText('Practice, yearly, $ 590.00 per year');
  await expect(page.getByRole('table', { name: 'Invoices' })).toContainText('$ 590.00');
});

test('a past-due subscription has one button that pays [K-05]', { tag: '@long' }, async ({ page, world }) => {
  await page.route('**/subscription', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const { content } = await response.json();
    const { plan } = content;
    const overdue = { plan, amount: plan.price, currency: plan.currency };
    return route.fulfill({ response, json: { content: { ...content, status: 'PAST_DUE', overdue } } });
  });
  await signIn(page, world.coach, 'coach@example.com', '/login');
  await page.goto(`${world.coach}/profile`);
  await page.getByRole('button', { name: 'Rosa Delgado' }).click();
  await page.getByRole('link', { name: 'Subscription' }).click();
  await expect(page.getByText('Your last payment failed')).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  // The server knows better, and its words are shown.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay \$/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Your subscription has changed');
  // The subscription is read again, perhaps after the end of this test.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
