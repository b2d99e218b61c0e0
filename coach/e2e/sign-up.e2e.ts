import { expect, password, signIn, signInByForm, test } from '../../scripts/journeys/world.ts';

// Claim: sign-up-code, free-sign-up
test('a new coach signs up with a code from the e-mail, and starts with the first steps [K-13]', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await page.goto(`${world.coach}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();

  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Núñez');
  await page.getByLabel('E-mail').fill('ana@example.com');
  await page.getByLabel('Mobile phone').fill('201 555 0123');
  await page.getByLabel(/I am at least 18 years old/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a password' })).toBeFocused();
  await expect(page.getByText(/We sent a 6-digit code to ana@example.com/)).toBeVisible();

  world.wait(60_000);
  await page.clock.fastForward(60_000);
  await page.getByRole('button', { name: 'Send another code' }).click();
  await expect(page.getByText('We e-mailed you a verification code.').first()).toBeVisible();
  const code = /\b(\d{6})\b/.exec(await world.mail('ana@example.com'))![1]!;
  await page.reload();
  await page.getByLabel('Verification code').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('textbox', { name: 'Password' }).fill('Serenity2');
  await page.getByRole('button', { name: 'Create your account' }).click();
  await expect(page.getByText(/That verification code isn’t right/).first()).toBeVisible();

  await page.getByLabel('Verification code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await page.getByRole('button', { name: 'Create your account' }).click();
  await expect(page).toHaveURL(`${world.coach}/welcome`);
  await expect(page.getByText('0 of 5 done').first()).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).first().click();
  await expect(page.getByRole('region', { name: 'About you' })).toContainText('Ana Núñez');
});

test('the terms that were not accepted are named at the checkbox, and once in the summary', {
  tag: '@long',
}, async ({ page, world }) => {
  await page.goto(`${world.coach}/sign-up`);
  await page.getByRole('button', { name: 'Continue' }).click();
  const terms = page.getByLabel(/I am at least 18 years old/);
  const error = 'Accept the terms and the scheduling policy to continue.';
  await expect(terms).toHaveAccessibleDescription(error);
  await expect(
    page.getByRole('region', { name: /There are \d problems/ }).getByRole('link', { name: error }),
  ).toHaveText(
    `I am at least 18 years old and accept the terms of service and the scheduling policy. ${error}`,
  );
});

test('a user who already has an account is asked for the password', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.goto(`${world.coach}/sign-up`);
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Delgado');
  await page.getByLabel('E-mail').fill('coach@example.com');
  await page.getByLabel('Mobile phone').fill('201 555 0123');
  await page.getByLabel(/I am at least 18 years old/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/A user with that e-mail already exists/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Forgot password', exact: true }).click();
  await expect(page).toHaveURL(`${world.coach}/reset-account-password`);
});

test('a coach with an unconfirmed e-mail has to follow the link first [K-04] [G-21]', async ({
  page,
  world,
}) => {
  await signInByForm(page, world.coach, 'unverified.coach@example.com');
  await expect(page).toHaveURL(`${world.coach}/pending-email-address-verification`);
  await expect(page.getByText('u•••@example.com')).toBeVisible();
  await page.getByRole('button', { name: 'I’ve confirmed it' }).click();
  await expect(page.getByText('Your e-mail isn’t confirmed yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Use a different e-mail' }).click();
  await page.getByLabel('New e-mail').fill('nadia@example.com');
  await page.getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.getByRole('button', { name: 'Send to this address' }).click();
  await expect(page.getByText('We sent an e-mail to nadia@example.com')).toBeVisible();
  await expect(page.getByRole('button', { name: /Send again in/ })).toBeDisabled();
  await page.goto(`${world.coach}/profile`);
  await expect(page).toHaveURL(`${world.coach}/pending-email-address-verification`);

  const link = /href="([^"]*\/verify-email-address\/[^"]+)"/.exec(await world.mail('nadia@example.com'))![1]!;
  await page.goto(link);
  const confirm = page.getByRole('button', { name: 'Confirm my e-mail' });
  await expect(confirm).toBeVisible();
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your e-mail is confirmed');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${world.coach}/today`);
});

test('a wrong or used confirmation link shows what to do', { tag: '@long' }, async ({ page, world }) => {
  await page.goto(`${world.coach}/verify-email-address/nonsense`);
  await expect(page).toHaveURL(`${world.coach}/login?to=%2Fverify-email-address%2Fnonsense`);
  await signIn(page, world.coach, 'coach@example.com');
  await expect(page).toHaveURL(`${world.coach}/verify-email-address/nonsense`);
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is for another account');
});
