import { sample } from '../../scripts/given/lane.ts';
import {
  expectOnlyItsOwn,
  now,
  openSecondInstitute,
  password,
  type SecondInstitute,
} from '../../scripts/journeys/second-institute.ts';
import { expect, test } from '../../scripts/journeys/world.ts';

const coach = 'coach@nopal.example.com';
const policy = 'Puedes cancelar una sesión hasta el día anterior.';

let institute: SecondInstitute;
test.beforeAll(async () => {
  institute = await openSecondInstitute();
});
test.afterAll(() => institute.close());

const publicPages = ['/', '/faq', '/privacy-policy', '/terms-of-service', '/scheduling-policy'];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reads the institute of the installation on public pages', async ({ page }) => {
    for (const path of publicPages) {
      await page.goto(institute.coach + path);
      await expectOnlyItsOwn(page);
      await expect(page.getByRole('contentinfo')).toContainText('Instituto Nopal');
      await expect(page.getByRole('link', { name: 'ayuda@nopal.example.com' }).first()).toBeVisible();
      // Search engines learn of no other language.
      const languages = await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
      expect(languages).toEqual(['es', 'x-default']);
    }
    const sitemap = await (await fetch(`${institute.coach}/sitemap.xml`)).text();
    expect(sitemap.match(/<loc>/g)).toHaveLength(publicPages.length);
    expect(sitemap).not.toContain('hreflang="en"');
    await expect(page.getByText(policy)).toBeVisible();
    await page.goto(institute.coach);
    await expect(page.getByRole('heading', { name: '499.00' })).toBeVisible();
  });
});

test('shows the institute of the installation, signed out and signed in', { tag: '@long' }, async ({
  page,
}) => {
  await page.clock.install({ time: now });
  const paths = [...publicPages, '/help', '/login', '/sign-up', '/reset-account-password', '/nowhere'];
  for (const path of sample(paths, 5)) {
    await page.goto(institute.coach + path);
    await expectOnlyItsOwn(page);
  }
  await page.goto(`${institute.coach}/scheduling-policy`);
  await expect(page.getByText(policy)).toBeVisible();
  // Without a page load, so that the text isn't in the page yet.
  await page.getByRole('link', { name: 'Preguntas y respuestas' }).click();
  await page.getByRole('link', { name: 'Política de citas' }).first().click();
  await expect(page.getByText(policy)).toBeVisible();
  await page.locator('header').getByRole('link', { name: 'Ayuda', exact: true }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByText('06700 Ciudad de México')).toBeVisible();

  await institute.accept(coach);
  await page.goto(`${institute.coach}/login`);
  await page.getByLabel('Correo electrónico').fill(coach);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  const signedInPaths = [
    '/today',
    '/welcome',
    '/profile',
    '/profile/practice',
    '/subscription',
    '/sales',
    '/my-services',
    '/my-services/new',
    '/my-services/new?template=group',
    '/my-sessions',
    '/my-coach-schedule',
    '/manage-account',
    '/help',
  ];
  for (const path of sample(signedInPaths, 5)) {
    await page.goto(institute.coach + path);
    await expectOnlyItsOwn(page);
  }
  // Signed-in coaches keep their navigation on the help page.
  await expect(page.getByRole('navigation').first()).toBeVisible();
});
