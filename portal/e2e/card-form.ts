import type { Page } from '@playwright/test';
import { fillCard } from '../../scripts/journeys/card-form.ts';
import { expect } from '../../scripts/journeys/world.ts';

/** Adds a card and waits until it is selected. While it is being entered, nothing can be paid with another one. */
export async function chooseNewCard(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Use another card' }).click();
  await expect(page.getByRole('heading', { name: 'Add a card' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
  await fillCard(page, number);
  await expect(page.getByRole('radio', { name: new RegExp(`ending in ${number.slice(-4)}$`) })).toBeChecked();
}

/** Makes the next payment with a new card, and stays on the page. */
export async function payWithNewCard(page: Page, portal: string, number: string): Promise<void> {
  await page.goto(`${portal}/settings/payment-information/pay`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check and pay' })).toBeFocused();
  await chooseNewCard(page, number);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}
