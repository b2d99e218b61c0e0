import { expect, signIn } from '../../scripts/journeys/world.ts';
import { playStripeScript, test } from './stripe.ts';

const path = '/settings/payment-method';

test('enters and saves a card in Stripe’s own form, which shows its refusals [P-03]', async ({
  page,
  world,
}) => {
  await playStripeScript(page);
  await signIn(page, world.portal, 'new.student@example.com', path);
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  await page.getByLabel('Card number').fill('4000000000000002');
  await page.getByRole('button', { name: 'Continue with this card' }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByRole('button', { name: 'Continue with this card' }).click();
  await expect(page.getByText('Your card was added.').first()).toBeVisible();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
});

test('reports that Stripe’s script failed to load, and retries', { tag: '@long' }, async ({
  page,
  world,
}) => {
  let isDown = true;
  await playStripeScript(page, () => isDown);
  await signIn(page, world.portal, 'new.student@example.com', path);
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  await expect(page.getByText(/We couldn’t open our payment provider’s form/)).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
});
