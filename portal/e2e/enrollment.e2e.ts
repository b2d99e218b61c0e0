import { readFile } from 'node:fs/promises';
import { expect, signIn, test } from '../../scripts/journeys/world.ts';
import { callAs, completeDraft, fillPersonalInfo, theosDraft as id, next, theo } from './enrolling.ts';

test('a plan shows its cost of credit, and due dates can be added to a calendar [P-03]', async ({
  page,
  world,
}) => {
  await completeDraft(world, await callAs(world, theo), id, '4242424242424242');
  await signIn(page, world.portal, theo, `/enrollment/${id}/payment-plan`);
  await page.getByLabel('Deposit and 10 monthly installments').check();
  await expect(page.getByText('Annual percentage rate (APR)')).toBeVisible();
  await expect(page.getByText(/more than paying in full/).first()).toBeVisible();
  await page.getByLabel('Pay in full').check();
  await next(page);

  await page.goto(`${world.portal}/enrollment/${id}/review`);
  await page.getByRole('button', { name: 'Submit and pay $ 5,400.00' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Congratulations!');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to your calendar' }).click();
  const days = await readFile(await (await download).path(), 'utf8');
  expect(days).toContain('SUMMARY:First class: Health Coach Training Program');
});

// Claim: resume-enrollment
test('keeps typed values over a reload, a sign-out and a lost connection [P-03]', async ({
  page,
  context,
  world,
}) => {
  const path = `${world.portal}/enrollment/${id}/personal-info`;
  await page.goto(path);
  await signIn(page, world.portal, theo);
  await page.getByLabel('Occupation').fill('Beekeeper');
  await page.getByLabel('Mobile phone').fill('201 55');
  await page.reload();
  await expect(page.getByLabel('Occupation')).toHaveValue('Beekeeper');
  await expect(page.getByLabel('Mobile phone')).toHaveValue('201 55');

  await page.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('button', { name: /Theo Okafor/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, world.portal, theo);
  await page.goto(path);
  await expect(page.getByLabel('Occupation')).toHaveValue('Beekeeper');

  await fillPersonalInfo(page);
  await context.setOffline(true);
  await next(page);
  await expect(page.getByText(/We can’t reach the server/)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Hoboken');
  await next(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Payment plan');
  await page.goBack();
  await expect(page.getByLabel('Occupation')).toHaveValue('Beekeeper');
});

// Claim: version-conflict
test('two devices do not overwrite each other: the user sees both versions and chooses [P-03]', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.portal, theo, `/enrollment/${id}/personal-info`);
  await fillPersonalInfo(page);
  await page.getByLabel('Occupation').fill('Beekeeper');
  const elsewhere = await callAs(world, theo);
  const { version } = await elsewhere('GET', `/enrollment_applications/${id}`);
  await elsewhere('PATCH', `/enrollment_applications/${id}`, {
    step: 'PERSONAL_INFO',
    version,
    occupation: 'Baker',
  });
  await next(page);
  const conflict = page.getByRole('alert').filter({ hasText: 'changed somewhere else' });
  await expect(conflict).toContainText('You entered: Beekeeper');
  await expect(conflict).toContainText('Saved now: Baker');
  await expect(page.getByLabel('Occupation')).toHaveValue('Beekeeper');
  await conflict.getByRole('button', { name: 'Save what I entered' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Payment plan');
  const { occupation } = await elsewhere('GET', '/students/01980a3c-1f00-7000-8000-000000000002');
  expect(occupation).toBe('Beekeeper');
});

test('starts with a promo code: valid, expired, unknown, and without one [P-04]', async ({ page, world }) => {
  await page.goto(`${world.portal}/enroll?code=spring10`);
  await page.getByLabel('Health Coach Training Program').check();
  await expect(page.getByText('Promo code applied. You save $ 540.00')).toBeVisible();
  await page.getByLabel('Promo code').fill('WINTER15');
  await expect(page.getByText('This promo code has expired. You can continue without it.')).toBeVisible();
  await page.getByLabel('Promo code').fill('NOSUCHCODE');
  await expect(page.getByText(/^This promo code isn’t valid for this program/)).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/get-started\/class/);
});

test('keeps a promo code that can’t be checked now, and checks all of what was typed [P-04]', async ({
  page,
  world,
}) => {
  await page.goto(`${world.portal}/enroll`);
  await page.getByLabel('Health Coach Training Program').check();
  const code = page.getByLabel('Promo code');
  await code.fill('SPRING10 25');
  await expect(page.getByText(/^This promo code isn’t valid for this program/)).toBeVisible();
  await page.route('**/vouchers/validate', (route) => route.abort());
  await code.fill('spring10');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeEnabled();
  await expect(page).toHaveURL(/\/enroll/);
  await page.unroute('**/vouchers/validate');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/get-started\/class/);
  const stored = await page.evaluate(() => {
    const key = 'institute.portal.enrollmentChoice';
    return localStorage.getItem(key) ?? sessionStorage.getItem(key);
  });
  expect(stored).toContain('spring10');
});

test('keeps the plan that is chosen while a promo code is applied [P-04]', async ({ page, world }) => {
  await signIn(page, world.portal, theo, `/enrollment/${id}/payment-plan`);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/voucher', async (route) => {
    await held;
    await route.fallback();
  });
  await page.getByLabel('Pay in full').check();
  await page.getByRole('button', { name: 'Have a promo code?' }).click();
  await page.getByLabel('Promo code').fill('SPRING10');
  const sent = page.waitForRequest('**/voucher');
  await page.getByRole('button', { name: 'Apply the code' }).click();
  await sent;
  const chosen = page.getByLabel('Deposit and 10 monthly installments');
  await chosen.check();
  letGo();
  await expect(page.getByText('You save').first()).toBeVisible();
  await expect(chosen).toBeChecked();
});

test('applies a promo code to the plans, and removes it again [P-04] [M-05] [V-24]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, theo, `/enrollment/${id}/payment-plan`);
  const code = page.locator('main');
  await page.getByRole('button', { name: 'Have a promo code?' }).press('Enter');
  await expect(code.getByLabel('Promo code')).toBeFocused();
  await code.getByLabel('Promo code').fill('WINTER15');
  await code.getByRole('button', { name: 'Apply the code' }).click();
  await expect(code.getByLabel('Promo code')).toHaveAttribute('aria-invalid', 'true');
  await code.getByLabel('Promo code').fill('NOPE!!');
  await code.getByRole('button', { name: 'Apply the code' }).click();
  await expect(code.getByText('This field can only have letters and numbers').first()).toBeVisible();
  await code.getByLabel('Promo code').fill('spring10');
  await code.getByRole('button', { name: 'Apply the code' }).click();
  await expect(code.getByText('You save $ 540.00.')).toBeVisible();
  await expect(page.getByText('The promo code is valid. Your price is lower now.').first()).toBeVisible();
  const full = page.getByRole('radio', { name: 'Pay in full' });
  await expect(full).toHaveAccessibleName(/Today \$\s4,860\.00/);
  // Who reads in order meets it before the button that leaves the page.
  const after = page.getByRole('button', { name: 'Save and continue' });
  const position = await page
    .getByRole('button', { name: 'Use another code instead' })
    .evaluate(
      (region, button) => region.compareDocumentPosition(button as Node),
      await after.elementHandle(),
    );
  expect(position & 4).toBeTruthy();
  await code.getByRole('button', { name: 'Remove it' }).click();
  await expect(full).toHaveAccessibleName(/Today \$\s5,400\.00/);

  // A code that is typed and not applied is not lost by the main button.
  const box = code.getByLabel('Promo code');
  await expect(page.getByRole('button', { name: 'Have a promo code?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await full.check();
  await box.fill('NOPE!!');
  await next(page);
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  // Nor does a restored one disappear while it is replaced.
  await page.reload();
  await expect(box).toHaveValue('NOPE!!');
  await expect(full).toBeChecked();
  await box.fill('');
  await expect(box).toBeFocused();
  await box.fill('spring10');
  await next(page);
  await expect(code.getByText('You save $ 540.00.')).toBeVisible();
  await expect(full).toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Payment plan');
  await next(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Payment plan');
});

// Claim: minor-keeps-answers
test('tells a minor whom to call, and keeps the answers', { tag: '@long' }, async ({ page, world }) => {
  await signIn(page, world.portal, theo, `/enrollment/${id}/personal-info`);
  await page.getByLabel('Date of birth').fill('03-14-2015');
  await expect(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:+12015550100');
  await expect(page.getByLabel('Date of birth')).toHaveValue('03-14-2015');
});

test('explains what is missing next to the choice, and what isn’t possible', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, theo, `/enrollment/${id}/payment-plan`);
  await next(page);
  await expect(page.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
  await page.goto(`${world.portal}/enrollment/${id}/agreement`);
  const missing = page.getByRole('region', { name: 'First finish “Personal information”' });
  await expect(missing).toContainText('“Agreement” opens once the steps before it are done.');
  await expect(missing.getByRole('link', { name: 'Go to “Personal information”' })).toBeVisible();

  await page.goto(`${world.portal}/enroll`);
  // Closing leads a signed-in user back into the portal.
  await expect(page.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/home');
  await page.getByLabel('Health Coach Training Program').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText(/You already have an active enrollment/)).toBeVisible();
  await page.getByLabel('Advanced Practice Mentorship').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText(/alumni/)).toBeVisible();
  await page.getByLabel('Gut Health Specialty').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Course');
  await expect(page.getByText(/from \$ /).first()).toBeVisible();
  await next(page);
  await expect(page.getByText('Please select a course').first()).toBeVisible();
});

test('is available in Spanish', async ({ page, world }) => {
  await page.goto(`${world.portal}/icon.svg`);
  await page.evaluate(() => localStorage.setItem('institute.portal.language', '"es"'));
  await page.goto(`${world.portal}/enrollment/${id}/payment-plan`);
  await page.getByLabel('Correo electrónico').fill(theo);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Wellness1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Plan de pago');
  await expect(page.getByText('¿Cómo quieres pagar?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar y continuar' })).toBeVisible();
});

test('a student can request an alert for a full class, and turn it off [P-03]', async ({ page, world }) => {
  await signIn(page, world.portal, theo, `/enrollment/${id}/course`);
  const region = page.getByRole('region', { name: 'Full, or not open yet?' });
  await expect(region).toContainText(`We’ll e-mail ${theo} once, when you can enroll.`);
  const seat = region.getByRole('switch', { name: /^Notify me if a seat opens up: / });
  await expect(seat).not.toBeChecked();
  await seat.focus();
  await page.keyboard.press('Space');
  await expect(seat).toBeChecked();
  await expect(region.getByText('On: we’ll contact you.')).toBeVisible();
  await page.reload();
  await expect(seat).toBeChecked();
  const call = await callAs(world, theo);
  const { studentId } = await call('GET', `/enrollment_applications/${id}`);
  expect(await call('GET', `/students/${studentId}/cohort_alerts`)).toHaveLength(1);

  await page.route('**/cohort_alerts/*', (route) => route.abort());
  await seat.click();
  await expect(region.getByText(/We can’t reach the server/)).toBeVisible();
  await expect(seat).toBeChecked();
  await page.unroute('**/cohort_alerts/*');
  // The switch shows the change before the server has it.
  const removed = page.waitForResponse('**/cohort_alerts/*');
  await seat.click();
  await expect(seat).not.toBeChecked();
  await removed;
  await expect(region.getByText(/We can’t reach the server/)).toBeHidden();
  expect(await call('GET', `/students/${studentId}/cohort_alerts`)).toHaveLength(0);
});

test('shows, in Spanish, which programs a student waits for [P-03]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'pastdue@example.com', '/enroll');
  const region = page.getByRole('region', { name: '¿Está llena o todavía no está abierta?' });
  const gutHealth = region.getByRole('switch', {
    name: 'Avísame cuando Gut Health Specialty se abra en español',
  });
  await expect(gutHealth).toBeChecked();
  await gutHealth.click();
  await expect(gutHealth).not.toBeChecked();
  await page.reload();
  await expect(gutHealth).not.toBeChecked();
});

test('explains why no more alerts can be requested [P-03] [M-03]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  const call = await callAs(world, theo);
  const { studentId } = await call('GET', `/enrollment_applications/${id}`);
  await page.route('**/cohort_alerts', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          body: JSON.stringify({ type: 'about:blank', title: 'Conflict', status: 409, key: 'limitReached' }),
        })
      : route.fallback(),
  );
  await signIn(page, world.portal, theo, `/enrollment/${id}/course`);
  const seat = page.getByRole('switch', { name: /^Notify me if a seat opens up: / });
  await seat.click();
  await expect(page.getByText(/You’ve reached the limit/)).toBeVisible();
  await expect(seat).not.toBeChecked();
  expect(await call('GET', `/students/${studentId}/cohort_alerts`)).toHaveLength(0);
});
