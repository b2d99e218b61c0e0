import type { Page } from '@playwright/test';

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
