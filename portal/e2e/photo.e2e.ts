import { picture } from '../../scripts/journeys/picture.ts';
import { expect, expectAccessible, signIn, test } from '../../scripts/journeys/world.ts';
import { editSection } from './profile-section.ts';

// Claim: student-photo
test('saves a photo cropped by keyboard, and shows it again [P-08]', async ({ page, world }) => {
  await signIn(page, world.portal, 'new.student@example.com', '/settings/profile');
  const section = page.getByRole('region', { name: 'Photo' });
  await editSection(page, 'Photo');
  await section.getByLabel(/^Your photo/).setInputFiles(await picture(page));
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  const frame = dialog.getByRole('group', { name: /^Crop frame/ });
  const placeOf = async () => (await frame.boundingBox())!;
  const before = await placeOf();
  await frame.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(async () => (await placeOf()).x).toBeLessThan(before.x);
  await dialog.getByRole('button', { name: /^Bottom right corner/ }).focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(async () => (await placeOf()).height).toBeLessThan(before.height);
  const use = dialog.getByRole('button', { name: 'Use this crop' });
  await use.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your photo was saved.').first()).toBeVisible();

  await page.reload();
  const shown = page.getByRole('heading', { level: 2, name: 'Theo Okafor' }).locator('img');
  const inMenu = page.getByRole('button', { name: 'Theo Okafor' }).locator('img');
  for (const photo of [shown, inMenu])
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  await expectAccessible(page);
  await editSection(page, 'Photo');
  await section.getByRole('button', { name: 'Remove Your photo' }).click();
  await expect(page.getByText('Your photo was removed.').first()).toBeVisible();
  await expect(shown).toBeHidden();
  await expect(inMenu).toBeHidden();
});

test('moves the crop by mouse, cancels the upload, and retries after a failure [P-08] [V-26]', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.portal, 'new.student@example.com', '/settings/profile');
  const section = page.getByRole('region', { name: 'Photo' });
  await editSection(page, 'Photo');
  const choose = section.getByLabel(/^Your photo/);
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  const frame = dialog.getByRole('group', { name: /^Crop frame/ });

  // Holds the upload back until the journey has canceled it.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/files', async (route) => {
    await held.promise;
    await route.abort();
  });
  await choose.setInputFiles(await picture(page));
  const { x, y, width, height } = (await frame.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 20, y + height / 2);
  await page.mouse.up();
  await expect.poll(async () => (await frame.boundingBox())!.x).toBeLessThan(x);
  await dialog.getByRole('button', { name: 'Use this crop' }).click();
  await expect(section.getByRole('progressbar')).toBeVisible();
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(section.getByRole('progressbar')).toBeHidden();
  held.resolve();

  await choose.setInputFiles(await picture(page));
  await dialog.getByRole('button', { name: 'Use this crop' }).click();
  await expect(section.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/api/files');
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your photo was saved.').first()).toBeVisible();
});
