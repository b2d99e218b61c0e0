import {
  expect,
  expectAccessible,
  password,
  signIn,
  signInByForm,
  test,
} from '../../scripts/journeys/world.ts';

test('a sign-in link without its token leads to the sign-in page', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.goto(`${world.portal}/login/token`);
  await expect(page).toHaveURL(`${world.portal}/login`);
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('remembers the wanted path through sign-in [G-02]', async ({ page, world }) => {
  await page.goto(`${world.portal}/settings/profile?from=mail#phones`);
  await expect(page).toHaveURL(`${world.portal}/login?action=%2Fsettings%2Fprofile%3Ffrom%3Dmail%23phones`);
  await signInByForm(page, world.portal, 'student@example.com');
  await expect(page).toHaveURL(`${world.portal}/settings/profile?from=mail#phones`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Profile');
});

test('says how much too long an address and a password are, and keeps them [V-23]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.goto(`${world.portal}/login`);
  const email = `${'m'.repeat(118)}@example.com`;
  await page.getByLabel('E-mail').fill(email);
  await expect(page.getByText('30 characters too many').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill('W1'.repeat(150));
  await expect(page.getByText('45 characters too many').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('This field must have at most 100 characters').first()).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});

test('never follows another user’s path [G-02]', { tag: '@long' }, async ({ page, world }) => {
  for (const action of [
    '//evil.example/home',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])
    await test.step(action, async () => {
      await page.goto(`${world.portal}/login?action=${encodeURIComponent(action)}`);
      await signInByForm(page, world.portal, 'student@example.com');
      await expect(page).toHaveURL(`${world.portal}/home`);
      await page.evaluate(() => localStorage.clear());
    });
});

test('goes home from a sign-in that would lead to itself [G-02]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  for (const action of ['/login', '/login?action=/login', '/login/token', '/%6Cogin'])
    await test.step(action, async () => {
      await page.goto(`${world.portal}/login?action=${encodeURIComponent(action)}`);
      await signInByForm(page, world.portal, 'student@example.com');
      await expect(page).toHaveURL(`${world.portal}/home`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => localStorage.clear());
    });
});

// Claim: keyboard-focus
test('signs in with the keyboard alone, greets the student, and moves the focus to the new page [P-01] [G-11]', async ({
  page,
  world,
}) => {
  await page.goto(`${world.portal}/login`);
  await expect(page).toHaveTitle('Sign in · Student portal');
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type('student@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${world.portal}/home`);
  await expect(page).toHaveTitle('Home · Student portal');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Hello, Maya');
  await expect(heading).toBeFocused();
  await expect(page.getByText('Welcome back, Maya.').first()).toBeVisible();
});

test('explains a failed sign-in, keeps the e-mail and clears the password [P-01] [G-15]', async ({
  page,
  world,
}) => {
  await page.goto(`${world.portal}/login`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('link', { name: /This field is required/ }).first()).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);

  await page.getByLabel('E-mail').fill('student@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('Wrong-password1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Invalid username or password.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('student@example.com');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  await expectAccessible(page);
});

test('tells a user with a disabled account whom to ask', { tag: '@long' }, async ({ page, world }) => {
  await page.goto(`${world.portal}/login`);
  await page.getByLabel('E-mail').fill('disabled@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/temporarily disabled, please contact support/)).toBeVisible();
});

test('resets a forgotten password by e-mail [P-01]', async ({ page, world }) => {
  await page.goto(`${world.portal}/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/We couldn’t find that e-mail/).first()).toBeVisible();
  await page.getByLabel('E-mail').fill('student@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await expect(page.getByRole('button', { name: /Send again in \d+ seconds?$/ })).toBeDisabled();

  const link = /href="([^"]+reset-password[^"]+)"/.exec(await world.mail('student@example.com'))![1]!;
  const other = await page.context().newPage();
  for (const tab of [other, page]) await tab.goto(link.replaceAll('&amp;', '&'));
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('short');
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('other');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByText('This field confirmation does not match').first()).toBeVisible();

  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(password);
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByText(/must be different from your current one/).first()).toBeVisible();

  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('Brighter2Day');
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('Brighter2Day');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page).toHaveURL(`${world.portal}/login`);
  await expect(page.getByText('Your password was changed.').first()).toBeVisible();

  await page.getByLabel('E-mail').fill('student@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('Brighter2Day');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${world.portal}/home`);

  await page.goto(link.replaceAll('&amp;', '&'));
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  // Also where it was opened before it was used.
  await other.getByRole('textbox', { name: 'New password', exact: true }).fill('Brighter3Day');
  await other.getByRole('textbox', { name: 'Confirm new password' }).fill('Brighter3Day');
  await other.getByRole('button', { name: 'Update password' }).click();
  await expect(other.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
});

test('remembers the wanted path through a forgotten password, on any device [G-02] [P-01]', {
  tag: '@long',
}, async ({ page, world, newContext }) => {
  const forgotten = page.getByRole('link', { name: 'Forgot your password?' });
  await page.goto(`${world.portal}/settings/profile?from=mail#phones`);
  await forgotten.click();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL(`${world.portal}/login?action=%2Fsettings%2Fprofile%3Ffrom%3Dmail%23phones`);
  await forgotten.click();
  await page.getByLabel('E-mail').fill('student@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();

  const link = /href="([^"]+reset-password[^"]+)"/.exec(await world.mail('student@example.com'))![1]!;
  const phone = await (await newContext()).newPage();
  await phone.goto(link.replaceAll('&amp;', '&'));
  await phone.getByRole('textbox', { name: 'New password', exact: true }).fill('Brighter2Day');
  await phone.getByRole('textbox', { name: 'Confirm new password' }).fill('Brighter2Day');
  await phone.getByRole('button', { name: 'Update password' }).click();
  await phone.getByLabel('E-mail').fill('student@example.com');
  await phone.getByRole('textbox', { name: 'Password' }).fill('Brighter2Day');
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(phone).toHaveURL(`${world.portal}/settings/profile?from=mail#phones`);
});

test('never follows another user’s path after a forgotten password [G-02]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.goto(`${world.portal}/forgot-password?action=//evil.example/home`);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL(`${world.portal}/login`);
});

test('requests nothing that needs a verified e-mail [G-03]', { tag: '@long' }, async ({ page, world }) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await signIn(page, world.portal, 'unverified@example.com');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${world.portal}/enroll`);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});

test('waits until the link confirms an unverified e-mail [G-03]', async ({ page, world }) => {
  await signIn(page, world.portal, 'unverified@example.com', '/settings/profile');
  await expect(page).toHaveURL(`${world.portal}/pending-email-address-verification`);
  await page.goto(`${world.portal}/home`);
  await expect(page).toHaveURL(`${world.portal}/pending-email-address-verification`);

  await page.getByRole('button', { name: 'Resend e-mail' }).click();
  await expect(page.getByText(/We sent an e-mail to/)).toBeVisible();
  const link = /href="([^"]+verify-email-address[^"]+)"/.exec(
    await world.mail('unverified@example.com'),
  )![1]!;
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeFocused();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${world.portal}/home`);
});

// Claim: confirmation-continues
test('continues automatically to the wanted path when the e-mail is confirmed elsewhere [G-03]', {
  tag: '@long',
}, async ({ page, context, world }) => {
  await signIn(page, world.portal, 'unverified@example.com', '/settings/profile');
  await page.getByRole('button', { name: 'Resend e-mail' }).click();
  await expect(page.getByText(/We sent an e-mail to/)).toBeVisible();
  await page.getByRole('button', { name: 'I’ve confirmed it' }).click();
  await expect(page.getByText(/Your e-mail isn’t confirmed yet/).first()).toBeVisible();

  const link = /href="([^"]+verify-email-address[^"]+)"/.exec(
    await world.mail('unverified@example.com'),
  )![1]!;
  const elsewhere = await context.newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  await expect(page).toHaveURL(`${world.portal}/settings/profile`);
});

test('switches to Spanish, and remembers it [F-06] [G-18]', async ({ page, world }) => {
  await page.goto(`${world.portal}/login`);
  await page.getByRole('button', { name: /Español/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Este campo es obligatorio').first()).toBeVisible();
});

test('shows a not-found page for any other path [G-10]', { tag: '@long' }, async ({ page, world }) => {
  await page.goto(`${world.portal}/no/such/page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found · Student portal');
});
