import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test, type World } from '../../scripts/journeys/world.ts';

/** Signs the coach in, and opens one of the areas. */
async function open(page: Page, world: World, path: string, email = 'coach@example.com'): Promise<void> {
  await signIn(page, world.portal, email, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');

test('lists client purchases, page by page [P-19] [D-06]', async ({ page, world }) => {
  await open(page, world, '/coach/purchases');
  await expect(page.getByRole('heading', { level: 1, name: 'Purchases' })).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText('Declined');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=1/);
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Rows', exact: true }).selectOption('25');
  await expect(page).toHaveURL(/size=25/);
  await expect(rows(page)).toHaveCount(12);
});

test('filters purchases by coach, client, type and status, in the URL [P-19] [D-06]', {
  tag: '@long',
}, async ({ page, world }) => {
  await open(page, world, '/coach/purchases?page=1');
  await expect(rows(page)).toHaveCount(2);
  const sent = page.waitForRequest(/find_by_criteria\?.*page=0/);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Service');
  const asked = new URL((await sent).url()).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({ sortBy: 'id', descending: 'true', size: '10' });
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('combobox', { name: 'Client' }).selectOption('Maya Lindqvist');
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(/-/);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Refunded');
  await expect(page.getByRole('heading', { name: 'No purchase matches' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(rows(page)).toHaveCount(10);
  // Rosa has bought nothing of other coaches.
  await expect(page.getByRole('combobox', { name: 'Sold by' })).toHaveCount(0);
  await page.goto(`${world.portal}/coach/purchases?coach=all`);
  await expect(page.getByRole('columnheader', { name: 'Coach' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sold by' }).selectOption('You');
  await expect(page.getByRole('columnheader', { name: 'Coach' })).toHaveCount(0);
});

test('shows a purchase with its sessions, and refunds one, with the keyboard alone [P-19]', async ({
  page,
  world,
}) => {
  await open(page, world, '/coach/purchases?type=SERVICE');
  await page
    .getByRole('row', { name: /Maya Lindqvist/ })
    .first()
    .getByRole('link')
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sold by')).toBeVisible();
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(5);
  await expect(sessions.first()).toContainText(/Completed/);
  await expect(sessions.getByText('My train does not run.')).toBeVisible();
  await expect(sessions.last()).toHaveText('1 session left to book');
  await page.getByRole('button', { name: 'Refund' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What do you want to refund?').selectOption('1 unused session: $ 80.00');
  await dialog.getByLabel('Message to Maya Lindqvist').fill('I am away that month.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByText('The refund is on its way.').first()).toBeVisible();
  await expect(page.getByText('0 of 4')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Refunded' })).toContainText('1 session');
  await expect(sessions).toHaveCount(4);
  await expect(page.getByText('I am away that month.')).toBeVisible();
  await page.getByRole('link', { name: 'All purchases' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/coach\/purchases\?type=SERVICE$/);
  await expect(rows(page)).toHaveCount(4);
});

test('reports a failure of the purchase list, and retries [P-19] [M-03]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  const call = '**/coach_product_purchases/find_by_criteria?*';
  await page.route(call, (route) => route.fulfill({ status: 403, json: { key: 'forbidden' } }));
  await open(page, world, '/coach/purchases');
  await expect(page.getByText(/Your account doesn’t have access to this/)).toBeVisible();
  await page.unroute(call);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(10);
});

test('sends a student without a coach record home, with a notice [G-01] [G-20]', async ({ page, world }) => {
  await open(page, world, '/coach/purchases', 'student@example.com');
  await expect(page).toHaveURL(`${world.portal}/home`);
  await expect(page.getByText('Your account doesn’t have access to that page.').first()).toBeVisible();
  await page.getByRole('button', { name: /Maya/ }).click();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Coaching' })).toHaveCount(0);
});

test('shows the activity log by source, category and type, page by page [P-20]', async ({ page, world }) => {
  await open(page, world, '/coach/activity?size=1');
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('COACH');
  await expect(rows(page)).toContainText(['Coach profile updated']);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(rows(page)).toContainText(['Motivational Interviewing']);
  await expect(page).toHaveURL(/page=1/);
  await page.reload();
  await expect(rows(page)).toContainText(['Motivational Interviewing']);
  // Of few lines, none needs to be left out.
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveCount(0);
  await page.goto(`${world.portal}/coach/activity?category=PROFILE&size=1&page=1`);
  await page.getByRole('combobox', { name: 'Type' }).focus();
  await page.keyboard.type('Certification added');
  await expect(page).toHaveURL(/type=CERTIFICATION_ADDED/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(rows(page)).toContainText(['Motivational Interviewing']);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Account');
  await expect(page.getByRole('heading', { name: 'No activity matches' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Student');
  await expect(page).toHaveURL(/source=STUDENT/);
  await expect(rows(page).first()).toContainText('Signed in');
});

test('reports a failure of the activity log, and retries [P-20] [M-03]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  const call = '**/activity_log?*';
  await page.route(call, (route) => route.fulfill({ status: 403, json: { key: 'forbidden' } }));
  await open(page, world, '/coach/activity');
  await expect(page.getByText(/Your account doesn’t have access to this/)).toBeVisible();
  await page.unroute(call);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('publishes, unpublishes and deletes offers, with the keyboard alone [P-19]', async ({ page, world }) => {
  await open(page, world, '/coach/products');
  const plan = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Breakfast plan for night shifts' });
  await expect(plan).toContainText('Draft');
  await page.getByRole('button', { name: 'Publish Breakfast plan for night shifts' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Clients can see Breakfast plan for night shifts now.').first()).toBeVisible();
  await expect(plan).toContainText('Published');
  const unpublish = page.getByRole('button', { name: 'Unpublish Breakfast plan for night shifts' });
  await expect(unpublish).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(plan).toContainText('Draft');
  await page.getByRole('button', { name: 'Delete Breakfast plan for night shifts' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Delete Breakfast plan for night shifts?' });
  await expect(dialog).toContainText('They keep what they bought.');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(plan).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('keeps an offer with upcoming sessions, and explains why [P-19] [M-03]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await open(page, world, '/coach/products');
  await page.getByRole('button', { name: 'Delete Sleep reset, four sessions' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(
    dialog.getByText(
      'You can’t delete this yet: clients have sessions booked, or can still object to how one went.',
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('heading', { name: 'Sleep reset, four sessions' })).toBeVisible();
});

test('reports a failure of the offer list, and retries [P-19] [M-03]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  const call = /\/coaches\/[^/]+\/products\?/;
  await page.route(call, (route) => route.fulfill({ status: 403, json: { key: 'forbidden' } }));
  await open(page, world, '/coach/products');
  await expect(page.getByText(/Your account doesn’t have access to this/)).toBeVisible();
  await page.unroute(call);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Sleep reset, four sessions' })).toBeVisible();
});

test('shows a coach’s public profile, and changes it [P-19] [G-20]', async ({ page, world }) => {
  await open(page, world, '/coach/profile');
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Rosa Delgado');
  await expect(page.getByRole('heading', { name: 'Sleep reset, four sessions' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Book a time/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit profile' }).focus();
  await page.keyboard.press('Enter');
  const website = page.getByRole('textbox', { name: 'Website' });
  await website.fill('not an address');
  await website.press('Enter');
  await expect(website).toHaveAttribute('aria-invalid', 'true');
  await website.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('https://rosa.example.com');
  await page.getByRole('textbox', { name: 'Introduction' }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('I help people sleep.');
  await page.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your profile was updated.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/coach\/profile$/);
  await expect(page.getByText('I help people sleep.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Website/ })).toHaveAttribute('href', /rosa\.example\.com/);
  await expect(page.getByText('Plant-based nutrition')).toBeVisible();
});

test('shows both versions of a profile that another tab saved in the meantime [P-19]', {
  tag: '@long',
}, async ({ page, context, world }) => {
  await open(page, world, '/coach/profile?show=edit');
  const intro = page.getByRole('textbox', { name: 'Introduction' });
  await intro.fill('I help nurses sleep.');
  const other = await context.newPage();
  await other.goto(`${world.portal}/coach/profile?show=edit`);
  await other.getByRole('textbox', { name: 'Introduction' }).fill('I help teachers sleep.');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('I help teachers sleep.')).toBeVisible();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'changed somewhere else' });
  await expect(conflict).toContainText('You entered: I help nurses sleep.');
  await expect(conflict).toContainText('Saved now: I help teachers sleep.');
  await conflict.getByRole('button', { name: 'Save what I entered' }).click();
  await expect(page).toHaveURL(/\/coach\/profile$/);
  await expect(page.getByText('I help nurses sleep.')).toBeVisible();
});

test('takes a coach to all four areas with the keyboard alone [G-20]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await open(page, world, '/home');
  await page.getByRole('button', { name: 'Rosa Delgado' }).focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('link', { name: 'Coaching' });
  await expect(entry).toBeVisible();
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/coach\/profile$/);
  const areas = page.getByRole('navigation', { name: 'Coaching' });
  for (const [name, path] of [
    ['Services and products', 'products'],
    ['Purchases', 'purchases'],
    ['Activity', 'activity'],
    ['Public profile', 'profile'],
  ] as const) {
    await areas.getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/coach/${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});
