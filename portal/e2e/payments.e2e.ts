import type { Page } from '@playwright/test';
import { demoId } from '../../api-server/src/seed/demo-id.ts';
import { expect, expectAccessible, signIn, test, type World } from '../../scripts/journeys/world.ts';
import { booksOf } from './account.ts';
import { payWithNewCard } from './card-form.ts';

const path = '/settings/payment-information';
const student = 'student@example.com';

test('shows the account status, and how each amount adds up [P-10] [P-23] [P-25] [P-26] [F-02]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, student, path);
  const next = page.getByRole('region', { name: 'Next payment' });
  await expect(next).toContainText('$ 457.80');
  await expect(next).toContainText('In good standing');
  const balance = page.getByRole('region', { name: 'Balance' });
  await expect(balance).toContainText('Balance$ 1,373.40');
  await balance.getByRole('button', { name: /Net tuition/ }).click();
  await expect(balance).toContainText('Reduced by refunds −$ 25.00');
  await balance.getByRole('button', { name: /Total paid/ }).click();
  await expect(balance).toContainText('Refunded because of a promo code $ 25.00');
  await expect(balance).toContainText('Charged to your cards −$ 3,704.60');
  await balance.getByRole('button', { name: /Interest/ }).click();
  await expect(balance).toContainText('In upcoming payments $ 65.40');

  const table = page.getByRole('table', { name: 'Payment schedule' });
  for (const name of ['Due', 'Status', 'Method', 'Amount due (USD)', 'Amount paid'])
    await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Installment 8/ })).toContainText('Scheduled');
  await expect(table.getByRole('row', { name: /^Installment 7/ })).toContainText('Visa 4242');
  await expect(table.getByRole('row', { name: /^Installment 7/ })).toContainText('Autopay');
  // Untaxed payments have no column of zeros.
  const tax = table.getByRole('columnheader', { name: 'Tax', exact: true });
  await expect(tax).toHaveCount(0);
  await world.execute(
    `update payment_schedule_rows set tax_amount = 125, principal_amount = principal_amount - 125
     where schedule_id = '01980a3c-1f00-7000-8000-000000003511' and installment = 8`,
  );
  await page.reload();
  await expect(tax).toBeVisible();
  await expect(table.getByRole('row', { name: /^Installment 8/ })).toContainText('$ 1.25');
});

/** Adds installments to Maya's schedule until it has 120: more than one page of the list. */
const manyInstallments = `
  insert into payment_schedule_rows
    (id, schedule_id, type, installment, due_date, interest_from, principal_amount, interest_amount)
  select gen_random_uuid(), schedule_id, type, number, (due_date + (number - 10) * interval '1 month')::date,
    (interest_from + (number - 10) * interval '1 month')::date, principal_amount, interest_amount
  from payment_schedule_rows, generate_series(11, 120) as number
  where schedule_id = '01980a3c-1f00-7000-8000-000000003511' and installment = 10`;

test('sums up a schedule of 120 installments, and lets each be selected [P-10] [P-26]', {
  tag: '@long',
}, async ({ page, world }) => {
  await world.execute(manyInstallments);
  await signIn(page, world.portal, student, path);
  const balance = page.getByRole('region', { name: 'Balance' });
  await balance.getByRole('button', { name: /Interest/ }).click();
  // 3 payments with $21.80 of interest each, and 110 more.
  await expect(balance).toContainText('$ 2,463.40');
  await page.goto(`${world.portal}${path}/pay?kind=PRE_PAY`);
  await page.getByRole('checkbox', { name: /^Installment 120/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Applied to: Installment 120.')).toBeVisible();
});

test('shows how late a student is [P-23]', { tag: '@long' }, async ({ page, world }) => {
  await signIn(page, world.portal, 'pastdue@example.com', path);
  const next = page.getByRole('region', { name: 'Pago vencido' });
  // One more if midnight has passed since the world was made.
  await expect(next).toContainText(/Atrasado 4[23] días/);
  await expect(next).toContainText('1,029.00');
  await expect(next.getByRole('link', { name: 'Hacer un pago' })).toBeVisible();
  for (const name of ['Pagar por adelantado', 'Liquidar'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});

test('shows each status of accounts and payments [D-11]', { tag: '@long' }, async ({ page, world }) => {
  const main = page.getByRole('main');
  await test.step('collections, with a declined payment', async () => {
    await signIn(page, world.portal, 'collections@example.com', path);
    await expect(main.getByText(/^Collections, 11[89] days overdue$/)).toBeVisible();
    const table = page.getByRole('table', { name: 'Payment schedule' });
    await expect(table.getByText('Declined').first()).toBeVisible();
  });
  await test.step('in good standing, with a payment in progress', async () => {
    await page.evaluate(() => localStorage.clear());
    await signIn(page, world.portal, 'transferred@example.com', path);
    await expect(main.getByText('In good standing')).toBeVisible();
    const table = page.getByRole('table', { name: 'Payment schedule' });
    await expect(table.getByText('In progress').first()).toBeVisible();
  });
});

test('links from a transferred schedule to the new one [P-27]', { tag: '@long' }, async ({ page, world }) => {
  await signIn(page, world.portal, 'transferred@example.com', path);
  const choice = page.getByRole('combobox', { name: 'Payment schedule' });
  await choice.selectOption({ index: 1 });
  await expect(page.getByText('This payment schedule was transferred')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Make a payment' })).toBeHidden();
  await page.getByRole('link', { name: 'Go to your new payment schedule' }).click();
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('Carried over');
  // A payment for the new schedule is in progress at the bank: an installment paid early, so without its interest.
  await expect(page.getByText('Your payment of $ 441.00 is on its way')).toBeVisible();
});

test('turns autopay on and off, with a confirmation [P-28] [M-05]', async ({ page, world }) => {
  await signIn(page, world.portal, student, path);
  const autoPay = page.getByRole('switch', { name: 'Autopay' });
  await expect(autoPay).toBeChecked();
  await autoPay.click();
  await expect(page.getByText('Autopay is off. You make each payment yourself.').first()).toBeVisible();
  expect((await booksOf(world, student)).autoPay).toBe(false);
  await autoPay.click();
  await expect(page.getByText('Autopay is on. We charge your card on each due date.').first()).toBeVisible();
  await page.reload();
  await expect(autoPay).toBeChecked();
});

// Claim: autopay-due-date
test('asks before autopay charges what is due [P-28]', { tag: '@long' }, async ({ page, world }) => {
  const late = 'pastdue@example.com';
  await signIn(page, world.portal, late, path);
  const autoPay = page.getByRole('switch', { name: 'Pago automático' });
  await autoPay.click();
  const question = page.getByRole('alertdialog', { name: '¿Activar el pago automático?' });
  await expect(question).toContainText('Cobramos ahora $ 1,029.00, lo que ya hay que pagar');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Dejarlo desactivado' }).click();
  await expect(autoPay).not.toBeChecked();
  expect((await booksOf(world, late)).autoPay).toBe(false);
  await autoPay.click();
  await question.getByRole('button', { name: 'Activar y pagar $ 1,029.00' }).click();
  await expect(autoPay).toBeChecked();
  expect((await booksOf(world, late)).autoPay).toBe(true);
});

// Claim: autopay-due-date
test('asks for what is due on another schedule too, which home names [P-28]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  const [own, other] = [demoId('paymentSchedule', 11), demoId('paymentSchedule', 31)];
  await world.execute(
    `update payment_schedules set student_id = '${demoId('student', 1)}' where id = '${other}'`,
  );
  await signIn(page, world.portal, student, '/home');
  const pastDue = page.getByRole('region', { name: 'Your account is past due' });
  // How many payments are late depends on the day on which the journey is made.
  const [amount] = (await pastDue.textContent())!.match(/\$ [\d,.]+\d/)!;
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', new RegExp(other));
  await page.goto(`${world.portal}${path}?schedule=${own}`);
  const autoPay = page.getByRole('switch', { name: 'Autopay' });
  await autoPay.click();
  await expect(autoPay).not.toBeChecked();
  await autoPay.click();
  const question = page.getByRole('alertdialog', { name: 'Turn on autopay?' });
  await expect(question).toContainText(amount);
  await question.getByRole('button', { name: 'Keep it off' }).click();
  expect((await booksOf(world, student)).autoPay).toBe(false);
});

// Claim: keyboard-focus
test('pays with the keyboard alone, and shows the receipt [P-10] [M-05]', async ({ page, world }) => {
  await signIn(page, world.portal, student, path);
  const before = await booksOf(world, student);
  await page.getByRole('link', { name: 'Make a payment' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Make a payment' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /Next payment/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check and pay' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Visa ending in 4242' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pay $ 457.80' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: /^You paid / })).toBeVisible();
  await expect(page.getByText('Your payment was submitted.').first()).toBeVisible();
  await expect(page.getByText('Thank you, your payment was accepted.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Receipt PDF/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^receipt-.*\.pdf$/);
  const after = await booksOf(world, student);
  expect(after.totalPaid - before.totalPaid).toBe(45_780);
  expect(after.accepted - before.accepted).toBe(1);
});

test('shows that nothing is left to pay after the payoff, and leads to the receipts', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.portal, student, path);
  await page.getByRole('link', { name: 'Make a payment' }).click();
  await page.getByRole('radio', { name: /^Pay off your balance/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText('Thank you, your payment was accepted.')).toBeVisible();
  await page.goto(world.portal + path);
  await expect(page.getByText('You have nothing left to pay.')).toBeVisible();
  expect((await booksOf(world, student)).totalRemaining).toBe(0);
  await page.getByRole('link', { name: 'See your payments and receipts' }).click();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^You paid / })).toBeVisible();
  await expect(page.getByRole('button', { name: /Receipt PDF/ })).toBeVisible();
});

test('e-mails a receipt to the student, with the keyboard alone, up to the limit [P-10] [M-03]', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.portal, student, path);
  await page.getByRole('link', { name: 'Details of Installment 7' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^You paid / })).toBeVisible();
  const send = page.getByRole('button', { name: 'E-mail receipt' });
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`We sent the receipt to ${student}.`).first()).toBeVisible();
  await expect(send).toBeFocused();
  const mail = await world.mail(student);
  expect(mail).toMatch(/<title>Your receipt \d{4}-/);
  const file = /href="([^"]+\/attachment)"/.exec(mail)![1]!;
  const pdf = await fetch(world.api + file);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');

  await page.route('**/receipt/email', (route) => route.abort());
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await send.click();
  const failure = page.getByText(/We can’t reach the server/);
  await expect(failure).toBeVisible();
  await page.unroute('**/receipt/email');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(failure).toBeHidden();
  await expect(page.getByText(`We sent the receipt to ${student}.`).first()).toBeVisible();
});

test.describe('without attempts left', () => {
  test.use({ serverOptions: { config: { rateLimitFactor: 1 } } });

  test('explains that receipts were sent too often [M-03]', { tag: '@long' }, async ({ page, world }) => {
    await signIn(page, world.portal, student, path);
    await page.getByRole('link', { name: 'Details of Installment 7' }).click();
    const send = page.getByRole('button', { name: 'E-mail receipt' });
    for (let times = 0; times < 5; times += 1) {
      const answer = page.waitForResponse('**/receipt/email');
      await send.click();
      expect((await answer).status()).toBe(200);
      await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    }
    await send.click();
    await expect(page.getByText('Too many attempts. Wait a while, then try again.')).toBeVisible();
  });
});

test('pays ahead: selected installments, a custom amount, and everything [P-10] [M-03]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, student, path);
  await page.getByRole('link', { name: 'Pay ahead' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Select at least').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /Installment 9/ }).check();
  await expect(page.getByText('You save $ 21.80 in interest').first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Applied to: Installment 9.')).toBeVisible();
  await expect(page.getByText('Interest you save')).toBeVisible();
  await page.getByRole('button', { name: 'Pay $ 436.00' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^You paid / })).toBeVisible();
  await expect(page.getByText('Interest you saved')).toBeVisible();
  await expect(page.getByText('Health Coach Training Program')).toBeVisible();

  await page.goto(`${world.portal}${path}/pay?kind=CUSTOM`);
  const amount = page.getByLabel(/^Amount/);
  await amount.fill('9.99');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This field should be between $ 10.00 and $ 893.80').first()).toBeVisible();
  await amount.fill('99999');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This field should be between $ 10.00 and $ 893.80').first()).toBeVisible();
  await amount.fill('100');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Pay $ 100.00' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^You paid / })).toBeVisible();

  await page.goto(`${world.portal}${path}/pay?kind=PAY_OFF`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Interest you save')).toBeVisible();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^You paid / })).toBeVisible();
  expect((await booksOf(world, student)).totalRemaining).toBe(0);
  await page.goto(`${world.portal}${path}/pay`);
  await expect(page.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
  await page.goto(world.portal + path);
  await expect(page.getByText('This payment schedule is completed')).toBeVisible();
});

test('reports a charge’s outcome, and pays with another card [M-03]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, student);
  const before = await booksOf(world, student);
  await payWithNewCard(page, world.portal, '4000000000009995');
  await expect(page.getByText(/Your bank declined the payment/)).toBeVisible();
  await page.getByRole('radio', { name: 'Visa ending in 4242' }).check();
  await page.getByRole('button', { name: 'Pay $ 457.80' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^You paid / })).toBeVisible();
  const after = await booksOf(world, student);
  expect(after.accepted - before.accepted).toBe(1);
  expect(after.failed - before.failed).toBe(1);
});

// Claim: declined-not-charged
test('confirms a payment at the bank, and returns to its receipt [P-10]', async ({ page, world }) => {
  await signIn(page, world.portal, student);
  await payWithNewCard(page, world.portal, '4000002500003155');
  await page.getByRole('button', { name: 'Confirm with your bank' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Thank you, your payment was accepted.')).toBeVisible();
  await page.getByRole('link', { name: 'Payment information' }).first().click();
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('Balance$ 915.60');
});

test('shows everywhere that a payment is waiting for the bank, cancels it, and pays with another card [P-10] [M-03]', {
  tag: '@long',
}, async ({ page, newContext, world }) => {
  await signIn(page, world.portal, student);
  const before = await booksOf(world, student);
  await payWithNewCard(page, world.portal, '4000002500003155');
  await expect(page.getByRole('button', { name: 'Confirm with your bank' })).toBeVisible();

  // Abandoned here, but visible on another device.
  const context = await newContext();
  const other = await context.newPage();
  await signIn(other, world.portal, student);
  const waiting = /Your payment of \$ 457\.80 is waiting for your bank’s confirmation/;
  await expect(other.getByRole('heading', { name: waiting })).toBeVisible();
  await other.goto(world.portal + path);
  await expect(other.getByText(waiting)).toBeVisible();
  await expect(other.getByRole('link', { name: 'Make a payment' })).toBeHidden();
  await expect(other.getByRole('link', { name: 'Pay Installment 9' })).toBeHidden();
  await other.goto(`${world.portal}${path}/pay`);
  await expect(other.getByText(waiting)).toBeVisible();
  await other.getByRole('link', { name: 'Confirm, cancel, or use another card' }).click();
  await other.getByRole('button', { name: 'Use another card' }).click();
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.getByRole('radio', { name: 'Visa ending in 4242' }).check();
  await other.getByRole('button', { name: 'Pay $ 457.80' }).click();
  await expect(other.getByRole('heading', { level: 1, name: /^You paid / })).toBeVisible();
  await context.close();

  await expect(page.getByText('You canceled this payment. Nothing was charged.')).toBeVisible();
  const after = await booksOf(world, student);
  expect(after.totalPaid - before.totalPaid).toBe(45_780);
  expect(after.accepted - before.accepted).toBe(1);
});

test('reports that the bank declined a payment, and lets it be retried [M-03]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, student);
  await payWithNewCard(page, world.portal, '4000002500003155');
  await page.getByRole('button', { name: 'Confirm with your bank' }).click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText(/Your bank declined the payment/)).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('looks up a payment whose response was lost, even after a reload, and charges once [P-10] [M-03]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, student);
  const before = await booksOf(world, student);
  // The charge succeeds, and the response doesn't arrive: the sandbox's card loses it.
  await payWithNewCard(page, world.portal, '4000000000008005');
  await expect(page.getByRole('heading', { level: 1, name: /^You paid / })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^You paid / })).toBeVisible();
  expect((await booksOf(world, student)).accepted - before.accepted).toBe(1);
});

/** Leads to the last step before the next payment is made. */
async function checkNextPayment(page: Page, world: World): Promise<void> {
  await page.goto(`${world.portal}${path}/pay`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Pay $ 457.80' })).toBeVisible();
}

test('finds a payment whose page was closed before the answer, and charges once [P-10]', async ({
  page,
  context,
  world,
}) => {
  await signIn(page, world.portal, student);
  const before = await booksOf(world, student);
  await checkNextPayment(page, world);
  let isCharged = false;
  await page.route('**/payments', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await route.fetch();
    isCharged = true;
  });
  await page.getByRole('button', { name: 'Pay $ 457.80' }).click();
  await expect.poll(() => isCharged).toBe(true);
  const next = await context.newPage();
  await page.close();
  await next.goto(`${world.portal}${path}/pay`);
  await expect(next.getByRole('heading', { level: 1, name: /^You paid / })).toBeVisible();
  expect((await booksOf(world, student)).accepted - before.accepted).toBe(1);
});

test('resends a payment that did not arrive, with the same key [P-10]', { tag: '@long' }, async ({
  page,
  context,
  world,
}) => {
  await signIn(page, world.portal, student);
  const before = await booksOf(world, student);
  await checkNextPayment(page, world);
  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/payments'))
      keys.add(request.headers()['idempotency-key']);
  });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Pay $ 457.80' }).click();
  await expect(page.getByRole('heading', { name: 'Your payment is in progress' })).toBeVisible();
  await expect(page.getByText(/We can’t reach the server/).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Your payment didn’t reach us' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^You paid / })).toBeVisible();
  expect(keys.size).toBe(1);
  expect((await booksOf(world, student)).accepted - before.accepted).toBe(1);
});

test('blocks payments in a second tab while one is in progress [P-10]', { tag: '@long' }, async ({
  page,
  context,
  world,
}) => {
  await signIn(page, world.portal, student);
  const before = await booksOf(world, student);
  await checkNextPayment(page, world);
  const other = await context.newPage();
  await checkNextPayment(other, world);
  await page.getByRole('button', { name: 'Pay $ 457.80' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^You paid / })).toBeVisible();
  const pending = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.once.payment.')));
  await expect.poll(pending).toEqual([]);
  // It follows the payment to its receipt, or asks the user to choose again: the old amount is not offered anymore.
  const choice = other.getByRole('button', { name: 'Continue' });
  const receipt = other.getByRole('heading', { level: 1, name: /^You paid / });
  await expect(choice.or(receipt)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Pay $ 457.80' })).toBeHidden();
  expect((await booksOf(world, student)).accepted - before.accepted).toBe(1);
});

test('waits for a payment in progress, even after a reload [P-10]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, student);
  await payWithNewCard(page, world.portal, '4000000000000077');
  await expect(page.getByText(/We’re waiting for your bank/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/We’re waiting for your bank/)).toBeVisible();
});
