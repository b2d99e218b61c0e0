import type { Page } from '@playwright/test';
import { fillCard, spanish } from '../../scripts/journeys/card-form.ts';
import { expect, signIn, signInByForm, test, type World } from '../../scripts/journeys/world.ts';
import { booksOf } from './account.ts';
import {
  answerDraft,
  approve,
  callAs,
  completeDraft,
  fillPersonalInfo,
  signAs,
  theo,
  theosDraft,
} from './enrolling.ts';
import { expectNoEnglish, textIn } from './words.ts';

const es = textIn('es');

// Without the demo advisor, the tests decide about the applications.
test.use({ serverOptions: { config: { demoAdvisor: false } } });

const path = `/enrollment/${theosDraft}`;
const application = `/enrollment_applications/${theosDraft}`;
const submit = (page: Page) => page.getByRole('button', { name: 'Submit and pay $ 5,400.00' });
const congratulations = (page: Page) => page.getByRole('heading', { level: 1, name: 'Congratulations!' });
const minute = 60_000;

/** Signs in as Theo and opens the last step with the given card. */
async function review(page: Page, world: World, card: string) {
  const student = await callAs(world, theo);
  await completeDraft(world, student, theosDraft, card);
  await signIn(page, world.portal, theo, `${path}/review`);
  return student;
}

/** Submits and pays. Returns the calls of the advisor who decides. */
async function submitToAdvisor(page: Page, world: World) {
  await review(page, world, '4242424242424242');
  await submit(page).click();
  await expect(congratulations(page)).toBeVisible();
  return callAs(world, 'advisor@example.com');
}

const paidOnce = async (world: World) =>
  expect(await booksOf(world, theo)).toMatchObject({ totalPaid: 540_000, accepted: 1 });

// Claim: declined-not-charged, declined-submission
test('reports a declined card with a link to use another, and loses nothing [P-03] [M-03]', async ({
  page,
  world,
}) => {
  const student = await review(page, world, '4000000000000002');
  await submit(page).click();
  const problem = page.getByRole('alert');
  await expect(problem.getByRole('link', { name: 'Go to “Payment method”' })).toBeVisible();
  expect((await student('GET', application)).status).toBe('DRAFT');
  await problem.getByRole('link').click();
  await page.getByRole('button', { name: 'Use another card' }).click();
  await expect(page.getByRole('button', { name: 'Save and continue' })).toHaveCount(0);
  await fillCard(page, '4242424242424242');
  await expect(page.getByLabel('Visa ending in 4242')).toBeChecked();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await submit(page).click();
  await expect(congratulations(page)).toBeVisible();
  await paidOnce(world);
});

test('looks up a lost response instead of paying again [P-03] [M-03]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await review(page, world, '4000000000008005');
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'We’re checking what happened' })).toBeFocused();
  await expect(submit(page)).toBeHidden();
  await expect(congratulations(page)).toBeVisible();
  await page.reload();
  await expect(congratulations(page)).toBeVisible();
  await paidOnce(world);
});

// Claim: declined-not-charged
test('confirms the payment at the bank, and returns to the application [P-03] [P-22]', async ({
  page,
  world,
}) => {
  await review(page, world, '4000002500003155');
  await submit(page).click();
  await expect(congratulations(page)).toBeFocused();
  await page.getByRole('button', { name: 'Confirm at your bank' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your application');
  await expect(page.getByText('Your bank asks you to confirm the payment')).toBeHidden();
  await paidOnce(world);

  await page.getByRole('button', { name: 'Withdraw the application' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw your application?' });
  await expect(dialog).toContainText(/We’ll refund \$ [\d,.]+ to your card/);
  await expect(dialog.getByRole('button', { name: 'Keep my application' })).toBeVisible();
  const promise = ((await dialog.textContent()) ?? '').replaceAll('\u00a0', ' ');
  const withdraw = dialog.getByRole('button', { name: 'Withdraw', exact: true });
  // A page that promises more than the student gets by now withdraws nothing.
  const agreed = { refund: 99_999_999, fee: 0 };
  await page.route(/\/withdraw$/, (route) => route.continue({ postData: { agreed } }), { times: 1 });
  await withdraw.click();
  await expect(dialog).toContainText('The terms have just changed');
  await withdraw.click();
  const [amount] = /\$ [\d,.]+\d/.exec(promise) ?? [];
  await expect(page.getByText(`We refunded ${amount} to your card.`)).toBeVisible();
});

test('withdraws from the class before it begins, by keyboard, for the refund that was shown [P-03]', async ({
  page,
  world,
}) => {
  const advisor = await submitToAdvisor(page, world);
  await approve(advisor, application);
  await page.goto(`${world.portal}${path}/status`);
  await page.getByRole('link', { name: 'Read and sign' }).click();
  await signAs(page, 'Theo Okafor');
  await expect.poll(async () => (await advisor('GET', application)).status).toBe('COMPLETE');
  await page.goto(`${world.portal}${path}/status`);
  await page.getByRole('button', { name: 'Withdraw from your class' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: /^Withdraw from / });
  await expect(dialog).toContainText('Your enrollment ends.');
  const promise = ((await dialog.textContent()) ?? '').replaceAll('\u00a0', ' ');
  const [amount] = /\$ [\d,.]+\d/.exec(promise) ?? [];
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
  await expect(page.getByText(`We refunded ${amount} to your card.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw from your class' })).toBeHidden();
  expect((await booksOf(world, theo)).totalPaid).toBe(0);
});

test('reports in Spanish that the bank declined, and pays with another card [P-03] [M-03]', {
  tag: '@long',
}, async ({ page, world }) => {
  await page.addInitScript(() => localStorage.setItem('institute.portal.language', '"es"'));
  await completeDraft(world, await callAs(world, theo), theosDraft, '4000002500003155');
  await page.goto(`${world.portal}${path}/review`);
  await page.getByLabel('Correo electrónico').fill(theo);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Wellness1');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: es('Submit and pay {amount}') }).click();
  await page.getByRole('button', { name: es('Confirm at your bank') }).click();
  await page.getByRole('button', { name: 'Rechazar' }).click();
  const declined = page.getByText(es('The card you chose was declined. Choose or add another one.'));
  const unsubmitted = page.getByText(es('Not submitted yet'));
  // The bank's answer may reach us before its page leads back.
  await expect(declined.or(unsubmitted).first()).toBeVisible();
  await expectNoEnglish(page);
  if (await unsubmitted.isVisible())
    await page
      .getByRole('main')
      .getByRole('link', { name: es('Continue') })
      .first()
      .click();
  await expect(declined).toBeVisible();
  await page.getByRole('button', { name: es('Use another card') }).click();
  await fillCard(page, '4242424242424242', spanish);
  await page.getByRole('button', { name: es('Save and continue') }).click();
  await page.getByRole('button', { name: es('Submit and pay {amount}') }).click();
  await expect(page.getByRole('heading', { level: 1, name: es('Congratulations!') })).toBeVisible();
  await expectNoEnglish(page);
  await paidOnce(world);
});

test('makes the changes the advisor requested, signs again, and pays nothing twice [P-03] [P-22]', async ({
  page,
  world,
}) => {
  const advisor = await submitToAdvisor(page, world);
  await advisor('POST', `${application}/review`);
  await advisor('POST', `${application}/request_changes`, { note: 'Your street lacks its number.' });

  await page.goto(`${world.portal}/home`);
  const next = page.getByRole('region', { name: 'Your advisor asked for a change' });
  await next.getByRole('link').click();
  await expect(page.getByText('Your street lacks its number.').first()).toBeVisible();
  await page.goto(`${world.portal}${path}/personal-info`);
  await page.getByLabel('Street address').fill('216 Garden Street');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Personal information');
  if (/agreement/.test(page.url())) await signAs(page, 'Theo Okafor');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Review and submit');
  await expect(page.getByText('216 Garden Street')).toBeVisible();
  // Only what can still change has a link.
  await expect(page.getByRole('main').getByRole('link', { name: /^Change/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(congratulations(page)).toBeVisible();
  await paidOnce(world);
  expect((await advisor('GET', application)).status).toBe('SUBMITTED');
});

test('still shows the advisor’s request after the bank declined the payment [P-03] [P-22]', {
  tag: '@long',
}, async ({ page, world }) => {
  await review(page, world, '4000002500003155');
  await submit(page).click();
  await page.getByRole('button', { name: 'Confirm at your bank' }).click();
  const advisor = await callAs(world, 'advisor@example.com');
  await advisor('POST', `${application}/review`);
  await advisor('POST', `${application}/request_changes`, { note: 'Your street lacks its number.' });
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect.poll(async () => (await advisor('GET', application)).status).toBe('DRAFT');
  await page.goto(`${world.portal}${path}`);
  await expect(page.getByText('The card you chose was declined. Choose or add another one.')).toBeVisible();
  await expect(page.getByText('Your street lacks its number.')).toBeVisible();
});

// Claim: transfer-credit
test('asks for no card where credit pays for the whole program [P-03]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  const student = await callAs(world, theo);
  await completeDraft(world, student, theosDraft, '4242424242424242');
  const { quoteId } = await student('POST', `${application}/quote`);
  const { paymentScheduleId, program, cohort } = await student('POST', `${application}/submit`, { quoteId });
  const advisor = await callAs(world, 'advisor@example.com');
  const kept = { type: 'CUSTOM', destination: 'ROLLOVER', amount: 540_000, reason: 'Agreed on the phone.' };
  await advisor('POST', `/payment_schedules/${paymentScheduleId}/refunds`, kept);
  await student('POST', `${application}/withdraw`, {});
  const { studentId } = await student('GET', '/auth/session');
  const again = { programId: program.id, cohortId: cohort.id };
  const { id } = await student('POST', `/students/${studentId}/enrollment_applications`, again);
  await answerDraft(student, id);

  await signIn(page, world.portal, theo, `/enrollment/${id}/payment-method`);
  await expect(page.getByText('Your credit pays for this program, so you don’t need a card.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await signAs(page, 'Theo Okafor');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Review and submit');
  await expect(page.getByText('Not needed')).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(congratulations(page)).toBeVisible();
});

// Claim: quote-expiry
test('requests a new quote once it expires, and submits with it [P-03] [M-03]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await review(page, world, '4242424242424242');
  await expect(submit(page)).toBeVisible();
  world.wait(16 * minute);
  await submit(page).click();
  await expect(page.getByText(/We couldn’t submit your application, and nothing was charged/)).toBeVisible();
  await expect(page.getByText(/We updated the price/).first()).toBeVisible();
  await submit(page).click();
  await expect(congratulations(page)).toBeVisible();
  await paidOnce(world);
});

test('waits for a delayed result [P-03]', { tag: '@long' }, async ({ page, world }) => {
  await review(page, world, '4000000000000077');
  await submit(page).click();
  await expect(congratulations(page)).toBeVisible();
  await expect(page.getByText('Your payment is on its way')).toBeVisible();
  await page.getByRole('link', { name: 'Follow your application' }).click();
  await expect(page.getByText('Your payment is on its way')).toBeVisible();
  world.wait(11_000);
  await expect(page.getByText('Your payment is on its way')).toBeHidden();
  await paidOnce(world);
});

test('submits and pays once from two tabs at once [P-03]', { tag: '@long' }, async ({
  page,
  context,
  world,
}) => {
  await review(page, world, '4242424242424242');
  const other = await context.newPage();
  await other.goto(`${world.portal}${path}/review`);
  await expect(submit(page)).toBeVisible();
  await expect(submit(other)).toBeVisible();
  // The slower tab may notice the other's submission before its own click, and then its button is gone.
  const press = (tab: Page) =>
    submit(tab)
      .click({ timeout: 20_000 })
      .catch(() => {});
  await Promise.all([press(page), press(other)]);
  for (const tab of [page, other]) {
    const heading = tab.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/Congratulations!|Your application/);
  }
  await paidOnce(world);
});

// Claim: charged-once
test('looks up a submission sent offline, then resends or cancels it, and never charges without asking [P-03] [M-03]', {
  tag: '@long',
}, async ({ page, context, world }) => {
  await page.clock.install();
  const student = await review(page, world, '4242424242424242');
  await expect(submit(page)).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/submit')) sent.push(request.headers()['idempotency-key']!);
  });
  const lost = page.getByRole('heading', { name: 'Your application didn’t reach us' });
  const submitOffline = async () => {
    await context.setOffline(true);
    await submit(page).click();
    await expect(page.getByText(/We can’t reach the server/)).toBeVisible();
    await context.setOffline(false);
    await page.clock.runFor(10_000);
    await expect(lost).toBeVisible();
    await expect(page.getByText('$ 5,400.00 wasn’t charged.', { exact: false })).toBeVisible();
  };

  await submitOffline();
  await page.reload();
  await page.clock.runFor(10_000);
  await expect(lost).toBeVisible();
  await page.getByRole('button', { name: 'Don’t pay' }).click();
  await expect(submit(page)).toBeVisible();
  expect((await student('GET', application)).status).toBe('DRAFT');
  expect(await booksOf(world, theo)).toMatchObject({ totalPaid: 0, accepted: 0 });

  await submitOffline();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(congratulations(page)).toBeVisible();
  await paidOnce(world);
  // The canceled attempt was never sent again; the second one was, with its key.
  expect(sent).toHaveLength(3);
  expect(sent[1]).toBe(sent[2]);
});

test('continues after a crash between the click and the response [P-03]', { tag: '@long' }, async ({
  page,
  context,
  world,
}) => {
  await review(page, world, '4242424242424242');
  const sent = page.waitForRequest(/\/submit$/);
  await submit(page).click();
  await sent;
  await page.close({ runBeforeUnload: false });
  const after = await context.newPage();
  await after.goto(`${world.portal}${path}/review`);
  const heading = after.getByRole('heading', { level: 1 });
  // It may or may not have arrived, so it is sent again.
  const again = after.getByRole('button', { name: 'Send it again' });
  const arrived = heading.filter({ hasText: /Congratulations!|Your application/ });
  await expect(arrived.or(again)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(heading).toHaveText(/Congratulations!|Your application/);
  await expect.poll(async () => (await booksOf(world, theo)).accepted).toBe(1);
  await paidOnce(world);
});

// Claim: typed-text-kept
test('keeps typed values after an idle timeout [P-03] [M-04]', { tag: '@long' }, async ({ page, world }) => {
  await page.clock.install();
  await signIn(page, world.portal, theo, `${path}/personal-info`);
  await fillPersonalInfo(page);
  await page.getByLabel('Occupation').fill('Beekeeper');
  await page.clock.fastForward('05:30');
  await expect(page).toHaveURL(/\/login\?action=/);
  await expect(page.getByText('Your session expired, please login again').first()).toBeVisible();
  await signInByForm(page, world.portal, theo);
  await expect(page).toHaveURL(`${world.portal}${path}/personal-info`);
  await expect(page.getByLabel('Occupation')).toHaveValue('Beekeeper');
  await expect(page.getByLabel('Date of birth')).toHaveValue('03-14-1994');
  await expect(page.getByLabel('ZIP code')).toHaveValue('07030');
});
