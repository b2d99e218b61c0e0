import { expect, test } from '../../scripts/journeys/world.ts';

// Claim: keyboard-focus
test('every journey reports a press after which the focus is nowhere', async ({
  page,
  world,
  browserErrors,
}) => {
  await page.goto(`${world.portal}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { textContent: 'Lose the focus' });
    button.onclick = () => setTimeout(() => (document.activeElement as HTMLElement).blur(), 200);
    document.querySelector('h1')!.after(button);
  });
  await page.getByRole('button', { name: 'Lose the focus' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => browserErrors).toEqual(['The focus is nowhere after pressing “Lose the focus”']);
  browserErrors.length = 0;

  await page.getByLabel('E-mail').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').or(page.getByText('This field is required')).first()).toBeVisible();
  expect(browserErrors).toEqual([]);
});
