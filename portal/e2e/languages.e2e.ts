import { readFile } from 'node:fs/promises';
import { chunkOf } from '../../scripts/journeys/chunk.ts';
import { expect, signIn, test } from '../../scripts/journeys/world.ts';

const texts: Record<string, { defaultMessage: string }> = JSON.parse(
  await readFile(new URL('../src/lang/en.json', import.meta.url), 'utf8'),
);
const idOf = (text: string) =>
  Object.keys(texts).find((id) => texts[id]!.defaultMessage === text) ?? `no text “${text}”`;

test('falls back to English for a text missing in the Spanish catalog [F-06]', async ({ page, world }) => {
  const missing = idOf('Coming up');
  let left = 0;
  await page.route(chunkOf('portal', 'src/lang/spanish.ts'), async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    left += code.split(missing).length - 1;
    // A name with and without quotes.
    await route.fulfill({ response: answer, body: code.replaceAll(missing, `no_${missing}`) });
  });
  await signIn(page, world.portal, 'student@example.com');
  await page.getByRole('button', { name: /Maya Lindqvist/ }).click();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.keyboard.press('Escape');
  expect(left).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'Coming up' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Maya');
});

test('has no pseudo-locale in production', async ({ page, world }) => {
  await page.goto(`${world.portal}/login?lang=pseudo`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});
