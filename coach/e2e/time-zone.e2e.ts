import { expect, signIn, test } from '../../scripts/world.ts';

// The demo coach's profile has Los Angeles.
test.use({ timezoneId: 'America/New_York' });

test('shows times in the zone of the profile, with its name [F-07]', async ({ page, world }) => {
  await signIn(page, world.coach, 'coach@example.com', '/sales');
  await page.getByRole('table', { name: 'Sales' }).getByRole('link').first().click();
  const sale = page.getByRole('main');
  await expect(sale).toContainText(/[AP]M P[DS]T/);
  await expect(sale).not.toContainText(/[AP]M E[DS]T/);
});
