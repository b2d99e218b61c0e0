import { expect, signIn, test } from '../../scripts/world.ts';

test('remembers the wanted path through sign-in [G-02]', async ({ page, world }) => {
  await page.goto(`${world.portal}/settings/profile?from=mail#phones`);
  await expect(page).toHaveURL(`${world.portal}/login?action=%2Fsettings%2Fprofile%3Ffrom%3Dmail%23phones`);
  await signIn(page, world.portal, 'student@example.com');
  await expect(page).toHaveURL(`${world.portal}/settings/profile?from=mail#phones`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
});
