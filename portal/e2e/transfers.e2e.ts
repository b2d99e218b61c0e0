import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test, type World } from '../../scripts/journeys/world.ts';
import { asAccount } from './account.ts';
import { chooseNewCard } from './card-form.ts';

const student = 'student@example.com';
const transfer = '01980a3c-1f00-7000-8000-0000000005f3';
const pathOf = (step = '') => `/transfers/${transfer}${step}`;

/** Signs in, and opens the list of transfers. */
async function open(page: Page, world: World, email = student, path = '/transfers'): Promise<void> {
  await signIn(page, world.portal, email, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Confirms the free transfer through the API. */
async function confirmFirst(world: World): Promise<void> {
  const maya = await asAccount(world, student);
  const { content } = await maya.post(`/transfers/${transfer}/quotes`, {});
  await maya.post(`/transfers/${transfer}/review`, {});
  await maya.post(`/transfers/${transfer}/confirm`, { quoteId: content.quoteId }, crypto.randomUUID());
}

test('compares the classes and confirms with the keyboard alone [P-15] [M-05]', async ({ page, world }) => {
  await open(page, world);
  await expect(page.getByRole('table', { name: 'Earlier transfers' }).getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: 'Compare the classes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/compare$/);
  const classes = page.getByRole('table', { name: 'Your class now and the new one' });
  await expect(classes.getByRole('row', { name: /^Language/ })).toHaveText(/English.*English/);
  await expect(classes.getByRole('row', { name: /^Balance/ })).toHaveText(/\$ 1,373\.40.*\$ 1,213\.21/);
  await expect(page.getByText('Free', { exact: true })).toBeVisible();
  await expect(page.getByText(/You keep your finished modules, your bookmarks/)).toBeVisible();
  // Her promo refund lowers the price of the new class too, so the free transfer costs her nothing.
  await expect(page.getByText(/^\+\$/)).toHaveCount(0);
  await expect(page.getByText(/^\$ 302\.82, due /)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/confirm$/);
  await page.getByRole('button', { name: 'Confirm the transfer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Confirm the transfer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your transfer was accepted.').first()).toBeVisible();
  await expect(page.getByText(/You’ve been in the new class/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/You’ve been in the new class/)).toBeVisible();
  await page.goto(`${world.portal}/settings/account-history`);
  const moved = page.getByRole('row', { name: /Transferred to another class/ }).first();
  await expect(moved).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4} → [A-Z][a-z]{2} \d{1,2}, \d{4}/);
});

// Claim: transfer-confirmation
test('cancels a transfer with a reason, and everything stays unchanged [P-15] [M-05]', async ({
  page,
  world,
}) => {
  await open(page, world, student, pathOf());
  await page.getByRole('button', { name: 'Cancel the transfer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this transfer?' });
  await dialog.getByLabel(/Your reason/).fill('I can stay after all.');
  await dialog.getByRole('button', { name: 'Cancel the transfer' }).click();
  await expect(page.getByText('Your transfer was canceled.').first()).toBeVisible();
  await expect(page.getByText('“I can stay after all.”')).toBeVisible();
  await page.getByRole('link', { name: 'All transfers' }).click();
  await expect(page.getByRole('heading', { name: 'No pending transfers' })).toBeVisible();
});

test('requests a transfer, and pays its fee with a card that the bank confirms [P-15] [M-03]', {
  tag: '@long',
}, async ({ page, world }) => {
  await confirmFirst(world);
  await open(page, world);
  await page.getByRole('link', { name: 'Request a transfer' }).first().click();
  await expect(page.getByText(/Transfer 2 of 3\. Fee: \$ 150\.00\./)).toBeVisible();
  await page.getByRole('button', { name: 'Request the transfer' }).click();
  await expect(page.getByText('Please select a course').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: /Full/ }).first()).toBeDisabled();
  const alert = page.getByRole('switch', { name: /Notify me if a seat opens up/ }).first();
  await alert.press('Space');
  await expect(page.getByText('On: we’ll contact you.')).toBeVisible();
  await page.reload();
  await expect(alert).toBeChecked();
  await page.getByRole('radio', { name: /left/ }).first().check();
  await page.getByRole('button', { name: 'Request the transfer' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseNewCard(page, '4000000000009995');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Pay $ 150.00 and confirm' }).click();
  await expect(page.getByText(/Your bank declined the payment/)).toBeVisible();
  await chooseNewCard(page, '4000002500003155');
  await page.getByRole('button', { name: 'Pay $ 150.00 and confirm' }).click();
  await page.getByRole('button', { name: 'Confirm with your bank' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/You’ve been in the new class/)).toBeVisible();

  const maya = await asAccount(world, student);
  const { content } = await maya.get(`/students/${maya.studentId}/transactions`);
  const { paymentId } = content.find(({ purpose }: { purpose: string }) => purpose === 'TRANSFER_FEE');
  await page.goto(`${world.portal}/settings/payment-information/payments/${paymentId}`);
  await expect(page.getByRole('main').getByText('Transfer fee')).toHaveText(['Transfer fee']);
});

test('sends a confirmation again with the same card after the connection was lost [P-15] [M-03]', {
  tag: '@long',
}, async ({ page, world }) => {
  await confirmFirst(world);
  await open(page, world);
  await page.getByRole('link', { name: 'Request a transfer' }).first().click();
  await page.getByRole('radio', { name: /left/ }).first().check();
  await page.getByRole('button', { name: 'Request the transfer' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox').check();
  let isLost = true;
  await page.route('**/transfers/*/confirm', (route) => (isLost ? route.abort() : route.fallback()));
  await page.getByRole('button', { name: 'Pay $ 150.00 and confirm' }).click();
  await expect(page.getByText(/We’ll use Visa ending in \d{4} again/)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  isLost = false;
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText(/You’ve been in the new class/)).toBeVisible();
});

test('explains why a transfer isn’t possible [P-15] [M-03]', { tag: '@long' }, async ({ page, world }) => {
  const maya = await asAccount(world, student);
  const { content } = await maya.get(`/transfers/${transfer}`);
  await open(page, world, student, pathOf('/compare'));
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  // Canceled in another tab.
  await maya.post(`/transfers/${transfer}/cancel`, {});
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/You can’t transfer right now/)).toBeVisible();

  // Too late in the class, or too many transfers.
  await confirmAll(maya, content.applicationId);
  await page.goto(`${world.portal}/transfers`);
  await page.getByRole('link', { name: 'Request a transfer' }).first().click();
  await expect(page.getByText(/You’ve reached the transfer limit/)).toBeVisible();
});

test('shows that a class is full, and that a transfer can no longer be canceled [P-15] [M-03]', {
  tag: '@long',
}, async ({ page, world }) => {
  await open(page, world, student, pathOf('/compare'));
  await page.getByRole('button', { name: 'Cancel the transfer' }).click();
  await confirmFirst(world);
  const dialog = page.getByRole('dialog', { name: 'Cancel this transfer?' });
  await dialog.getByRole('button', { name: 'Cancel the transfer' }).click();
  await expect(page.getByText(/We couldn’t cancel the transfer/)).toBeVisible();
});

test('shows the latest figures once the quote has expired [P-15] [M-03]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  const maya = await asAccount(world, student);
  await maya.post(`/transfers/${transfer}/review`, {});
  await open(page, world, student, pathOf('/confirm'));
  await page.getByRole('checkbox').check();
  const settings = await maya.get(`/students/${maya.studentId}/payment_schedules`);
  expect(settings.content.length).toBeGreaterThan(0);
  // Requesting a quote and waiting would take 15 minutes, so a payment outdates this one.
  await payNext(maya, settings.content);
  await page.getByRole('button', { name: 'Confirm the transfer' }).click();
  await expect(
    page.getByText('The amounts have changed since you opened this page. These are the latest.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Confirm the transfer' }).click();
  await expect(page.getByText(/You’ve been in the new class/)).toBeVisible();
});

test('is in Spanish for Spanish speakers [P-15]', { tag: '@long' }, async ({ page, world }) => {
  await open(page, world, 'pastdue@example.com');
  await page.goto(`${world.portal}/transfers`);
  await expect(page.getByRole('heading', { level: 1, name: 'Traslados' })).toBeVisible();
});

type Account = Awaited<ReturnType<typeof asAccount>>;

/** Transfers through the API until the limit is reached. */
async function confirmAll(maya: Account, first: string): Promise<void> {
  const { content: cards } = await maya.get(`/students/${maya.studentId}/payment_methods`);
  let applicationId = first;
  for (let made = 0; made < 3; made += 1) {
    const options = await maya.get(
      `/students/${maya.studentId}/transfer_options?applicationId=${applicationId}`,
    );
    const target = options.content.cohorts.find(({ seatsLeft }: { seatsLeft: number }) => seatsLeft > 0);
    const body = { applicationId, targetCohortId: target.id };
    const asked = await maya.post(`/students/${maya.studentId}/transfers`, body, crypto.randomUUID());
    const path = `/transfers/${asked.content.id}`;
    const { quoteId } = (await maya.post(`${path}/quotes`, {})).content;
    await maya.post(`${path}/review`, {});
    const confirmation = { quoteId, paymentMethodId: cards[0].id };
    const done = await maya.post(`${path}/confirm`, confirmation, crypto.randomUUID());
    applicationId = done.content.newApplicationId;
  }
}

/** Makes the next payment through the API. */
async function payNext(maya: Account, schedules: { id: string; status: string }[]): Promise<void> {
  const { id } = schedules.find(({ status }) => status === 'ACTIVE')!;
  const { content: cards } = await maya.get(`/students/${maya.studentId}/payment_methods`);
  const quote = await maya.post(`/payment_schedules/${id}/quotes`, {
    kind: 'INSTALLMENT',
    rowIds: [],
    amount: null,
  });
  const body = { quoteId: quote.content.quoteId, paymentMethodId: cards[0].id };
  await maya.post(`/payment_schedules/${id}/payments`, body, crypto.randomUUID());
}
