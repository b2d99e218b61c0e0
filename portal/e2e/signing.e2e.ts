import { expect, expectAccessible, signIn, test } from '../../scripts/journeys/world.ts';
import { signAs } from './enrolling.ts';

const student = 'student@example.com';

test('lists documents to sign, opens one, signs it, and downloads the copy [P-16]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, student, '/signing');
  const table = page.getByRole('table', { name: 'Documents' });
  await expect(table.getByRole('row')).toHaveCount(3);
  // Their names differ by when they were sent.
  const ways = table.getByRole('link', { name: /^Read and sign *: *Disclosures and program handbook *, / });
  await expect(ways).toHaveCount(2);
  const [one, other] = await ways.allTextContents();
  expect(one).not.toBe(other);
  await ways.first().click();
  await expect(page.getByRole('heading', { level: 2, name: /disclosures/i })).toBeVisible();
  await expect(page.getByRole('navigation', { name: /^Contents/ }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByLabel('I agree to use electronic records and signatures')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await signAs(page, 'Maya Lindqvist');
  await expect(page.getByText(/You signed on/)).toBeVisible();
  await expect(page.locator('main div[tabindex="-1"]')).toBeFocused();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /Consumer disclosures PDF/ }).click();
  expect((await saving).suggestedFilename()).toBe('Consumer disclosures.pdf');

  await page.getByRole('link', { name: 'All documents' }).click();
  await expect(table.getByRole('row')).toHaveCount(2);
});

test('asks about a name only while it differs from the documents [P-16]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, student, '/signing');
  await page.getByRole('table').getByRole('link').first().click();
  const question = page.getByRole('checkbox', { name: /and want to sign with the name I typed/ });
  await signAs(page, 'Maya Lindkvist');
  await expect(question).toBeVisible();
  await question.check();
  const name = page.getByLabel('Your full name');
  await name.fill('Lena Brandt');
  await expect(question).toHaveCount(0);
  // Another name is another question.
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(question).not.toBeChecked();
  await name.fill('Maya Lindqvist');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText(/You signed on/)).toBeVisible();
});

test('declines with a reason, and requests the documents again [P-16]', async ({ page, world }) => {
  await signIn(page, world.portal, student, '/signing');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Decline to sign' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByLabel('Your reason')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Your reason').fill('My last name is spelled differently.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(/You declined on/)).toBeVisible();
  await expect(page.getByText('Reason: My last name is spelled differently.')).toBeVisible();
  await page.getByRole('button', { name: 'Request new documents' }).click();
  await expect(page.getByRole('heading', { name: 'Sign', exact: true })).toBeVisible();
});

// Claim: keyboard-focus
test('signs with the keyboard alone [P-16]', { tag: '@long' }, async ({ page, world }) => {
  await signIn(page, world.portal, student, '/signing');
  await page.getByRole('table').getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  const skip = page.getByRole('link', { name: 'Go to the signature, below the documents' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your full name')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) {
    await box.focus();
    await page.keyboard.press('Space');
  }
  await page.getByLabel('Your full name').focus();
  await page.keyboard.type('Maya Lindqvist');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/You signed on/)).toBeVisible();
});

// Claim: signed-documents-kept
test('shows signed agreements in the settings [P-09]', async ({ page, world }) => {
  await signIn(page, world.portal, student, '/settings/agreements');
  const agreement = page.getByRole('region', { name: 'Enrollment agreement' });
  await expect(agreement.getByText(/You signed on/)).toBeVisible();
  await expect(page.getByText(/The agreement between you and the institute/)).toHaveCount(1);
  const saving = page.waitForEvent('download');
  await agreement.getByRole('button', { name: /^Enrollment agreement *, .*PDF/ }).click();
  expect((await saving).suggestedFilename()).toBe('Enrollment agreement.pdf');
  const next = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download: Disclosures/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Program handbook PDF' }).click();
  expect((await next).suggestedFilename()).toBe('Program handbook.pdf');
  // Several documents have the same title, but no two buttons or links in the page have the same name.
  const names = await page
    .getByRole('main')
    .locator('button, a')
    .evaluateAll((controls) => controls.map((control) => control.ariaLabel ?? control.textContent));
  expect(names.length).toBeGreaterThan(4);
  expect(new Set(names).size).toBe(names.length);
});

test('says who signs next about the agreement of an application that isn’t approved [P-16]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'submitted@example.com', '/signing?show=signed');
  await page.getByRole('table').getByRole('link').first().click();
  const main = page.getByRole('main');
  await expect(main).toContainText('The institute signs once it approves your application.');
  await expect(main).not.toContainText('There’s nothing you need to do');
  await page.getByRole('link', { name: 'Go to your application' }).click();
  await expect(page).toHaveURL(/\/enrollment\//);
});
