import type { Page } from '@playwright/test';
import { expect, type World } from '../../scripts/world.ts';

/** Calls the API as somebody of the demo world. */
export async function callAs(world: World, username: string) {
  const json = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${world.api}/auth/signin/student`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username, password: 'Wellness1' }),
  });
  const { accessToken } = (await signedIn.json()).content;
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${world.api}${path}`, {
      method,
      headers: { ...json, authorization: `Bearer ${accessToken}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.ok, `${method} ${path}`).toBe(true);
    return answer.status === 204 ? null : (await answer.json()).content;
  };
}

export const next = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();

export async function fillPersonalInfo(page: Page): Promise<void> {
  await page.getByLabel('Date of birth').fill('03-14-1994');
  await page.getByLabel('Mobile phone').fill('201 555 0123');
  await page.getByLabel('Country').selectOption({ label: 'United States' });
  await page.getByLabel('Street address').fill('214 Garden Street');
  await page.getByLabel('City').fill('Hoboken');
  await page.getByLabel('State').selectOption({ label: 'New Jersey' });
  await page.getByLabel('ZIP code').fill('07030');
}

export async function signAs(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign', exact: true })).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByLabel('Your full name').fill(name);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
}

export async function addCard(page: Page, number: string): Promise<void> {
  const form = page.frameLocator('iframe');
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiration date').fill('12/30');
  await form.getByLabel('Security code').fill('123');
  await form.getByLabel('Name on the card').fill('Theo Okafor');
  await form.getByRole('button', { name: 'Continue with this card' }).click();
}
