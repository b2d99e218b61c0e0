import type { Page } from '@playwright/test';
import { asAccount } from '../../portal/e2e/account.ts';
import { picture } from '../../scripts/journeys/picture.ts';
import { expect, expectAccessible, signIn, test } from '../../scripts/journeys/world.ts';
import { press, tabTo, typeInto } from './keyboard.ts';
import { sellSeat } from './sold.ts';

const card = (page: Page, title: string) => page.getByRole('listitem', { name: title, exact: true });
/** As clients see it. */
const offer = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('a service with all its details can be added, previewed, and edited [K-09]', async ({ page, world }) => {
  await signIn(page, world.coach, 'coach@example.com', '/my-services');
  await expect(page.getByRole('button', { name: 'Services (3)', pressed: true })).toBeVisible();
  await expect(card(page, 'Sleep reset, four sessions')).toContainText('$ 320.00');
  await expect(card(page, 'Sleep reset, four sessions')).toContainText('4 sessions of 50 minutes');

  await page.getByRole('link', { name: 'Add a service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a service or product');
  await expect(page.getByRole('radio', { name: /A service/ })).toBeChecked();
  await expect(page.getByLabel('The price is')).toHaveValue('NONE');
  await save(page).click();
  await expect(page.getByRole('link', { name: /Title/ })).toBeVisible();

  await page.getByLabel('Title').fill('Walk and talk');
  await page.getByLabel(/Description/).fill('We walk, you talk.\n\nBring good shoes.');
  await page.getByLabel(/^Picture/).setInputFiles(await picture(page));
  await page.getByRole('button', { name: 'Use this crop' }).click();
  await expect(page.getByRole('button', { name: /Remove/ })).toBeVisible();
  await page.getByRole('textbox', { name: /^Price/ }).fill('45');
  await page.getByLabel('The price is').selectOption({ label: 'per session' });
  await page.getByLabel(/Category/).selectOption({ label: 'Movement' });
  await page.getByRole('radio', { name: 'Group' }).check();
  await page.getByRole('textbox', { name: 'Number of sessions' }).fill('0');
  await page.getByRole('textbox', { name: /^Length of each/ }).fill('90');
  await page.getByRole('radio', { name: 'In person' }).check();
  await page.getByRole('radio', { name: /draft/ }).check();
  await save(page).click();
  await expect(page.getByText('This field should be between 1 and 100').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Number of sessions' }).fill('6');

  const preview = page.getByRole('region', { name: 'What clients see' });
  await expect(preview).toContainText('$ 45.00');
  // What the portal's own card says: one session of a group is bought at a time.
  await expect(preview).toContainText('1 group session of 90 minutes');
  await expect(preview).toContainText('In person');
  // Without space for it, it's on demand.
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(preview).toBeHidden();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog', { name: 'What clients see' })).toContainText('$ 45.00');
  await page.keyboard.press('Escape');
  await save(page).click();

  await expect(page).toHaveURL(`${world.coach}/my-services`);
  await expect(card(page, 'Walk and talk')).toContainText('Draft');
  await expect(card(page, 'Walk and talk').locator('img')).toHaveJSProperty('complete', true);
  await expect(card(page, 'Walk and talk').locator('img')).not.toHaveJSProperty('naturalWidth', 0);

  await page.getByRole('link', { name: 'Edit Walk and talk' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Walk and talk');
  await page.getByRole('textbox', { name: /^Price/ }).fill('0');
  await page.getByRole('radio', { name: /published/ }).check();
  await save(page).click();
  await page.getByRole('button', { name: 'Public view' }).click();
  await expect(offer(page, 'Walk and talk')).toContainText('Free');
  await page.reload();
  await expect(offer(page, 'Walk and talk')).toContainText('We walk, you talk.');
  await expect(offer(page, 'Sleep reset, four sessions')).toContainText('4 sessions of 50 minutes');
});

test('a product with colors can be added, duplicated, published and deleted [K-09]', async ({
  page,
  world,
}) => {
  await signIn(page, world.coach, 'coach@example.com', '/my-services?show=products');
  await page.getByRole('link', { name: 'Add a product' }).click();
  await page.getByLabel('Title').fill('Tea cup');
  await page.getByRole('textbox', { name: /^Price/ }).fill('12.50');
  await page.getByLabel('The price is').selectOption({ label: 'per item' });
  await page.getByLabel(/Category/).selectOption({ label: 'Kitchenware' });
  await page.getByRole('checkbox', { name: 'Sage' }).check();
  await page.getByRole('checkbox', { name: 'Midnight' }).check();
  await save(page).click();
  await expect(card(page, 'Tea cup')).toContainText('$ 12.50');
  await expect(card(page, 'Tea cup')).toContainText('Midnight');

  await page.getByRole('button', { name: 'More for Tea cup' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Tea cup (copy)');
  await expect(page.getByRole('checkbox', { name: 'Sage' })).toBeChecked();
  await save(page).click();
  await expect(card(page, 'Tea cup (copy)')).toContainText('Draft');

  await page.getByRole('button', { name: 'More for Tea cup (copy)' }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await expect(card(page, 'Tea cup (copy)')).toContainText('Published');
  await page.getByRole('button', { name: 'More for Tea cup (copy)' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await expect(card(page, 'Tea cup (copy)')).toContainText('Draft');

  await page.getByRole('button', { name: 'More for Tea cup (copy)' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Tea cup (copy) was deleted.').first()).toBeVisible();
  await expect(card(page, 'Tea cup (copy)')).toHaveCount(0);
});

test('a service with upcoming sessions can’t be deleted, but unpublished instead [K-09]', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.coach, 'coach@example.com', '/my-services');
  await page.getByRole('button', { name: 'More for Sleep reset, four sessions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Sleep reset, four sessions?' });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    /You can’t delete this yet: clients have sessions booked, or can still object to how one went./,
  );
  await expect(dialog.getByRole('link', { name: 'See my sessions' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Unpublish instead' }).click();
  await expect(card(page, 'Sleep reset, four sessions')).toContainText('Draft');
});

test('a change made elsewhere in the meantime is not overwritten silently [K-09]', { tag: '@long' }, async ({
  context,
  page,
  world,
}) => {
  await signIn(page, world.coach, 'coach@example.com', '/my-services');
  await page.getByRole('link', { name: 'Edit First talk' }).click();
  await page.getByLabel('Title').fill('First call');

  const other = await context.newPage();
  await other.goto(`${world.coach}/my-services`);
  await other.getByRole('button', { name: 'More for First talk' }).click();
  await other.getByRole('menuitem', { name: 'Unpublish' }).click();
  await expect(card(other, 'First talk')).toContainText('Draft');

  await save(page).click();
  await expect(page.getByText('This was changed somewhere else in the meantime')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('First call');
  await page.getByRole('button', { name: 'Keep what’s saved' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('First talk');
  await expect(page.getByRole('radio', { name: /draft/ })).toBeChecked();
  await page.getByLabel('Title').fill('First call');
  await save(page).click();
  await expect(card(page, 'First call')).toContainText('Draft');
});

test('a new coach starts from a template, with the keyboard alone [K-09]', async ({ page, world }) => {
  await signIn(page, world.coach, 'new.coach@example.com', '/my-services');
  await expect(page.getByRole('heading', { name: 'No services yet' })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Use this template' }).first());
  await expect(page.getByLabel('Title')).toHaveValue('First call');
  await typeInto(page, page.getByLabel('Title'), 'Hello call');
  await tabTo(page, page.getByLabel(/Category/));
  await page.keyboard.type('Sleep');
  await press(page, save(page));
  await expect(card(page, 'Hello call')).toContainText('Sleep');
});

test('a list that fails to load shows an error and can be retried [K-09] [M-06]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.coach, 'coach@example.com');
  await page.route('**/products?**', (route) => route.fulfill({ status: 403, json: { key: 'forbidden' } }));
  await page.goto(`${world.coach}/my-services`);
  await expect(page.getByRole('alert')).toContainText('Your account doesn’t have access to this.');
  await page.unroute('**/products?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'First talk')).toBeVisible();
});

test('unused sessions of a client are found and refunded [K-09]', async ({ page, world }) => {
  await signIn(page, world.coach, 'coach@example.com', '/my-services');
  await page.getByRole('link', { name: 'Maya Lindqvist' }).click();
  await expect(page.getByText('1 session left to book')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund Maya Lindqvist' });
  await dialog.getByLabel('What do you want to refund?').selectOption('1 unused session: $ 80.00');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByText('1 session left to book')).toBeHidden();
  await expect(page.getByRole('main').getByRole('listitem').last()).toContainText(/Refunded: 1 session/);
});

test('a group gets dates, a participant, and a session that is moved and canceled', async ({
  page,
  world,
}) => {
  await signIn(page, world.coach, 'coach@example.com', '/my-services');
  await page.getByRole('link', { name: 'Dates of New parents’ circle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New parents’ circle' })).toBeVisible();
  await page.getByRole('button', { name: 'Add dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add dates' });
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const [year, month, day] = soon.split('-');
  await dialog.getByRole('textbox', { name: 'First date' }).fill(`${month}-${day}-${year}`);
  await dialog.getByRole('textbox', { name: 'Start time' }).fill('9:30 pm');
  await dialog.getByRole('textbox', { name: 'Seats' }).fill('2');
  await dialog.getByLabel(/Place/).fill('12 Oak Street');
  await dialog.getByRole('button', { name: 'Add dates' }).click();
  const group = page.getByRole('main').getByRole('listitem').filter({ hasText: '9:30' });
  await expect(group).toContainText('12 Oak Street');
  await expect(group).toContainText('2 of 2 seats left');

  const buyers = { 'Maya Lindqvist': 'student@example.com', 'Amara Nwosu': 'graduate@example.com' };
  for (const email of Object.values(buyers)) await sellSeat(world, email);
  await page.reload();
  await expect(group).toContainText('Full');
  for (const name of Object.keys(buyers)) await expect(group.getByRole('link', { name })).toBeVisible();

  // One row in the lists and the calendar, however many take part.
  await page.goto(`${world.coach}/my-sessions`);
  const row = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByText('2 participants') });
  await expect(row).toHaveCount(1);
  for (const name of Object.keys(buyers)) await expect(row.getByRole('link', { name })).toBeVisible();
  await page.goto(`${world.coach}/my-sessions?view=calendar&month=${year}-${month}&day=${day}`);
  await expect(page.getByText('2 participants')).toHaveCount(1);
  await page.goto(`${world.coach}/my-services`);
  await page.getByRole('link', { name: 'Dates of New parents’ circle' }).click();

  await group.getByRole('button', { name: 'Change the time' }).click();
  const move = page.getByRole('dialog', { name: 'Change the time of this group session' });
  await move.getByLabel(/Message/).fill('The room is taken.');
  await move.getByRole('button', { name: 'Change the time' }).click();
  await expect(move.getByRole('textbox', { name: 'New start time' })).toHaveAccessibleDescription(
    /already at this time/,
  );
  await move.getByRole('textbox', { name: 'New start time' }).fill('10:45 pm');
  await move.getByRole('button', { name: 'Change the time' }).click();
  const moved = page.getByRole('main').getByRole('listitem').filter({ hasText: '10:45' });
  await expect(moved).toContainText('The room is taken.');
  await moved.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Cancel session' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel this group session?' });
  await cancel.getByLabel(/Message/).fill('I am ill.');
  await cancel.getByRole('button', { name: 'Cancel session' }).click();
  await expect(moved).toContainText('Canceled');
  for (const email of Object.values(buyers)) {
    const { content } = await (await asAccount(world, email)).get('/coach_product_purchases');
    expect(content[0]).toMatchObject({ status: 'REFUNDED', refundedAmount: 2_500 });
  }
});
