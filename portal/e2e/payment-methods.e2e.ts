import type { Page } from '@playwright/test';
import { fillCard, spanish } from '../../scripts/journeys/card-form.ts';
import { expect, expectAccessible, signIn, test } from '../../scripts/journeys/world.ts';

const path = '/settings/payment-method';

/** Chooses a command in the menu of a card. */
async function choose(page: Page, card: string, command: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${card}` }).click();
  await page.getByRole('menuitem', { name: command }).click();
}

test('adds, edits, makes default and deletes a card [P-11] [M-05]', async ({ page, world }) => {
  await signIn(page, world.portal, 'student@example.com', path);
  await expect(page.getByRole('listitem', { name: 'Visa ending in 4242' })).toContainText('Default');
  await expect(page.getByRole('listitem', { name: 'Mastercard ending in 4444' })).toContainText(
    'Expires soon',
  );

  await page.getByRole('button', { name: 'Add a card' }).click();
  await expect(page.getByRole('heading', { name: 'Add a card' })).toBeFocused();
  await fillCard(page, '6011111111111117');
  await expect(page.getByText('Your card was added.').first()).toBeVisible();
  const card = page.getByRole('listitem', { name: 'Discover ending in 1117' });
  await expect(card).toContainText('Maya Lindqvist');
  await expect(card).toContainText('Not used for any upcoming payments');
  await expect(card.getByRole('heading')).toBeFocused();

  await card.getByRole('button', { name: 'Edit Discover ending in 1117' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Discover ending in 1117' });
  await dialog.getByLabel('Expiration date').fill('01/2020');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Expiration date')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await dialog.getByLabel('Expiration date').fill('06/2033');
  await dialog.getByLabel('Name on the card').fill('Maya L.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your card was updated.').first()).toBeVisible();
  await expect(card).toContainText('Expires 06/2033');
  await expect(card).toContainText('Maya L.');

  await choose(page, 'Discover ending in 1117', 'Make default');
  await expect(page.getByText('Discover ending in 1117 is now your default card.').first()).toBeVisible();
  await expect(card).toContainText('Default');

  await choose(page, 'Mastercard ending in 4444', 'Delete');
  await page.getByRole('button', { name: 'Delete card' }).click();
  await expect(page.getByText('Your card was deleted.').first()).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Mastercard ending in 4444' })).toBeHidden();
});

test('explains why a card can’t be deleted, and moves its payments to another one [P-11] [M-03]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'student@example.com', path);
  await choose(page, 'Visa ending in 4242', 'Delete');
  await page.getByRole('button', { name: 'Delete card' }).click();
  await expect(page.getByText(/Your default card can’t be removed until the balance is paid/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep card' }).click();

  await choose(page, 'Mastercard ending in 4444', 'Make default');
  await expect(page.getByRole('listitem', { name: 'Mastercard ending in 4444' })).toContainText('Default');
  await choose(page, 'Visa ending in 4242', 'Delete');
  await page.getByRole('button', { name: 'Delete card' }).click();
  await expect(page.getByText(/This card is assigned to a pending payment schedule/)).toBeVisible();
  await page.getByLabel('Move these 3 payments to').selectOption('Mastercard ending in 4444');
  await page.getByRole('button', { name: 'Move and delete' }).click();
  await expect(page.getByRole('listitem', { name: 'Visa ending in 4242' })).toBeHidden();
  await expect(page.getByRole('listitem', { name: 'Mastercard ending in 4444' })).toContainText(
    'Used for 3 upcoming payments',
  );
});

test('selects the existing card, and shows what the provider refused [P-11] [M-03]', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.portal, 'student@example.com', path);
  await page.getByRole('button', { name: 'Add a card' }).click();
  await fillCard(page, '4242424242424242');
  await expect(
    page.getByText('You already have this card, so we selected it for you.').first(),
  ).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Visa ending in 4242' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Add a card' }).click();
  await fillCard(page, '4000000000000127');
  await expect(page.getByText(/Your bank refused this card, so we didn’t add it/)).toBeVisible();
  await page.getByRole('button', { name: 'Enter another card' }).click();
  await fillCard(page, '378282246310005');
  await expect(page.getByRole('listitem', { name: 'American Express ending in 0005' })).toBeVisible();
});

test('resends the same token if the response was lost [M-03]', { tag: '@long' }, async ({ page, world }) => {
  await signIn(page, world.portal, 'new.student@example.com', path);
  await expect(page.getByRole('heading', { name: 'No card yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a card' }).click();
  await page.route('**/payment_methods', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 502,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'about:blank',
            title: 'Bad Gateway',
            status: 502,
            key: 'paymentRequestError',
          }),
        })
      : route.continue(),
  );
  await fillCard(page, '4242424242424242');
  await expect(page.getByText(/Our payment provider didn’t answer/)).toBeVisible();
  await page.unroute('**/payment_methods');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('listitem', { name: 'Visa ending in 4242' })).toContainText('Default');
});

test('is in Spanish, including the provider’s form [F-06]', { tag: '@long' }, async ({ page, world }) => {
  await page.addInitScript(() => localStorage.setItem('institute.portal.language', '"es"'));
  await page.goto(`${world.portal}/login`);
  await page.getByLabel('Correo electrónico').fill('student@example.com');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Wellness1');
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(world.portal + path);
  await page.getByRole('button', { name: 'Agregar una tarjeta' }).click();
  await fillCard(page, '4000000000000127', spanish);
  await expect(page.getByText(/Tu banco rechazó esta tarjeta/)).toBeVisible();
});
