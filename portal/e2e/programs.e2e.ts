import { demoId } from '../../api-server/src/seed/demo-id.ts';
import { expect, signIn, test } from '../../scripts/journeys/world.ts';

const training = `/programs/${demoId('program', 1)}`;

test('shows a visitor what a program is like before they enroll in it [P-03]', async ({ page, world }) => {
  await page.goto(`${world.portal}/enroll`);
  const choice = page.getByRole('radio', { name: /Gut Health Specialty/ });
  await expect(choice).toHaveAccessibleName(
    /Gut Health Specialty \$ 1,200\.00 Eight weeks on the gut.*8 weeks.*Starts/s,
  );
  await page.getByRole('link', { name: /See what’s in it.*Health Coach Training Program/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Health Coach Training Program' })).toBeFocused();
  const main = page.getByRole('main');
  for (const fact of ['42 weeks', '5 hours a week', '$ 5,400.00']) await expect(main).toContainText(fact);
  const parts = page.getByRole('list', { name: 'Parts of the program' });
  await expect(parts.getByRole('listitem')).toHaveCount(5);
  await parts.getByRole('button', { name: /Practice with real clients/ }).click();
  await expect(parts).toContainText('Weeks 19–36');
  await expect(parts.getByText(/You coach two people/)).toBeVisible();
  // The same classes and plans that enrolling offers.
  const classes = page.getByRole('list', { name: 'Next classes' });
  await expect(classes.getByText(/7 seats left/)).toBeVisible();
  await expect(classes.getByText(/Full/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Payment plans' })).toContainText('more than paying in full');
  // In the order of their dates, the full one too.
  await expect(classes.getByRole('listitem').first()).toContainText('Full');
  const year = page.getByRole('list', { name: 'Results by year' }).getByRole('listitem').nth(1);
  await expect(year).toContainText('468 began in 2024');
  await expect(year.getByRole('term')).toHaveText(['graduated on time', 'graduated in total']);
  await expect(year.getByRole('definition')).toHaveText(['73%', '86%']);
  await page.getByRole('button', { name: 'What if I fall behind?' }).click();
  await expect(page.getByText(/Tell your advisor/)).toBeVisible();

  await page.getByRole('link', { name: 'Enroll', exact: true }).first().click();
  await expect(page.getByRole('radio', { name: /Health Coach Training Program/ })).toBeChecked();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/get-started\//);
});

test('shows a program in Spanish, with the keyboard alone [P-03] [M-05]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.goto(world.portal + training);
  await page.getByRole('button', { name: /Español/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Formación en coaching de salud');
  await expect(page.getByText('Práctica con clientes reales')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Inscribirme' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Cómo cambian las personas, qué necesita el cuerpo, y/)).toBeVisible();
});

test('keeps the navigation of a student on the page of a program [P-03]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'student@example.com', '/login');
  await page.goto(world.portal + training);
  await expect(page.getByRole('link', { name: 'Enroll', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
});

test('offers no class and no enrollment once the program is closed [P-02]', async ({ page, world }) => {
  await world.execute(`update programs set is_active = false where id = '${demoId('program', 1)}'`);
  await page.goto(world.portal + training);
  await expect(page.getByText('There is no class to enroll in right now.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enroll', exact: true })).toBeHidden();
});
