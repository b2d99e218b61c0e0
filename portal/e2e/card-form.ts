import type { Page } from '@playwright/test';
import { expect } from '../../scripts/world.ts';

interface CardWords {
  number: string;
  expiration: string;
  securityCode: string;
  holderName: string;
  submit: string;
}

export const english: CardWords = {
  number: 'Card number',
  expiration: 'Expiration date',
  securityCode: 'Security code',
  holderName: 'Name on the card',
  submit: 'Continue with this card',
};

export const spanish: CardWords = {
  number: 'Número de tarjeta',
  expiration: 'Fecha de vencimiento',
  securityCode: 'Código de seguridad',
  holderName: 'Nombre en la tarjeta',
  submit: 'Continuar con esta tarjeta',
};

/** Fills in and submits the provider's form, which is in a frame. */
export async function fillCard(page: Page, number: string, words = english): Promise<void> {
  const form = page.frameLocator('iframe');
  await form.getByLabel(words.number).fill(number);
  await form.getByLabel(words.expiration).fill('11/2031');
  await form.getByLabel(words.securityCode).fill('123');
  await form.getByLabel(words.holderName).fill('Maya Lindqvist');
  await form.getByRole('button', { name: words.submit }).click();
}

/** Adds a card and waits until it is selected. */
export async function chooseNewCard(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Use another card' }).click();
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
