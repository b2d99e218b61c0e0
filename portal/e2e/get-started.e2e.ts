import { expect, test, type World } from '../../scripts/journeys/world.ts';

const email = 'lena.brandt@example.com';

const mailedCode = async (world: World) =>
  /\b(\d{6})\b/.exec((await world.mail(email)).replace(/<style[\s\S]*?<\/style>/g, ''))![1]!;

test('goes from choosing a language to entering the code, and ends in the enrollment [P-02] [M-04] [M-05]', async ({
  page,
  world,
}) => {
  await page.goto(`${world.portal}/login`);
  await page.getByRole('link', { name: 'Get started here' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Language and program');
  await page.getByLabel('Program track').selectOption('Nutrition');
  await page.getByLabel('Health Coach Training Program').check();
  // A program that another track hides isn't chosen any more.
  await page.getByLabel('Program track').selectOption('Introduction');
  await expect(page.getByLabel('Health Coach Training Program')).toBeHidden();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await page.getByLabel('Program track').selectOption('Nutrition');
  await expect(page.getByLabel('Health Coach Training Program')).not.toBeChecked();
  await page.getByLabel('Health Coach Training Program').check();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL(/\/get-started\/class/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please select a course').first()).toBeVisible();
  await page.reload();
  await page.getByRole('radio', { name: /7 seats left/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByLabel('First name').fill('Lena');
  await page.getByLabel('Last name').fill('Brandt');
  await page.getByLabel('E-mail').fill('student@example.com');
  await page.getByRole('textbox', { name: 'New password' }).fill('Wellness1');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText(/A user with that e-mail already exists/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();

  await expect(page.getByText('We e-mailed you a verification code.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Send again in/ })).toBeDisabled();
  await page.getByLabel('Verification code').fill('000000');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText(/That verification code isn’t right/).first()).toBeVisible();

  // After a reload, only the password is asked for again.
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  const code = await mailedCode(world);
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('textbox', { name: 'New password' }).fill('Wellness1');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText('Welcome, Lena. Your account is ready.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Personal information');
  await expect(page.getByRole('link', { name: 'Course' })).toBeVisible();
});

test('asks a visitor to sign in for an alert when no class is open in the language [P-02]', {
  tag: '@long',
}, async ({ page, world }) => {
  await page.goto(`${world.portal}/get-started`);
  await page.getByLabel('Gut Health Specialty').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/get-started\/class/);
  // Only then the step has taken the focus.
  await expect(page.getByRole('heading', { level: 1, name: /Start and graduation/ })).toBeFocused();
  await page.getByRole('button', { name: /Español/ }).click();
  await expect(page.getByRole('heading', { name: 'No hay clases abiertas en este idioma' })).toBeVisible();
  await page.getByRole('link', { name: 'Inicia sesión' }).click();
  await expect(page).toHaveURL(/\/login\?action=%2Fenroll/);
});

test('keeps the page in place while its classes load in another language [P-02]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.goto(`${world.portal}/get-started`);
  await page.getByLabel('Gut Health Specialty').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Start and graduation');
  const loading = Promise.withResolvers<void>();
  await page.route(/\/cohorts\?.*=ES/, async (route) => {
    await loading.promise;
    await route.fallback();
  });
  await page.getByRole('button', { name: /Español/ }).click();
  // The page's own texts are there before the classes.
  await expect(page.getByText('¿Cuándo quieres empezar', { exact: false }).first()).toBeVisible();
  await expect(heading).toBeVisible();
  loading.resolve();
  await expect(page.getByRole('heading', { name: 'No hay clases abiertas en este idioma' })).toBeVisible();
});

test('begins without the class and the promo code that are refused by then, and says why [P-02] [P-04]', async ({
  page,
  world,
}) => {
  await page.goto(`${world.portal}/enroll?code=spring10`);
  await page.getByLabel('Health Coach Training Program').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/get-started\/class/);
  await page.getByRole('radio', { name: /7 seats left/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill('Lena');
  await page.getByLabel('Last name').fill('Brandt');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'New password' }).fill('Wellness1');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByLabel('Verification code')).toBeVisible();
  await world.execute(
    `update promo_codes set ends_at = starts_at, is_active = false where code = 'SPRING10'`,
  );
  await world.execute('update cohorts set seats_taken = capacity where capacity - seats_taken = 7');
  await page.getByLabel('Verification code').fill(await mailedCode(world));
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText('This promo code has expired.').first()).toBeVisible();
  await expect(page.getByText('The last seat in this class was just taken.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Course');
});

test('switches the language of the page and of the classes, whichever was chosen last [P-02]', async ({
  page,
  world,
}) => {
  await page.goto(`${world.portal}/get-started/program`);
  await page.getByLabel('Health Coach Training Program').check();
  await page.getByRole('button', { name: /Español/ }).click();
  await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Idioma');
  await page.getByText('English', { exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Language');
});
