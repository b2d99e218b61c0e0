import { expect, signIn, test } from '../../scripts/world.ts';

// The demo coach's profile has Los Angeles.
test.use({ timezoneId: 'America/New_York' });

test('shows times in the zone of the profile, with its name [F-07]', async ({ page, world }) => {
  await page.goto(`${world.coach}/subscription`);
  await signIn(page, world.coach, 'coach@example.com');
  const invoices = page.getByRole('table', { name: 'Invoices' });
  await expect(invoices).toContainText(/[AP]M P[DS]T/);
  await expect(invoices).not.toContainText(/[AP]M E[DS]T/);
});
