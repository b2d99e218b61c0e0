import { expect, signIn, test } from '../../scripts/journeys/world.ts';

// The demo coach's profile has Los Angeles.
test.use({ timezoneId: 'America/New_York' });

test('shows times in the zone of the profile, with its name [F-07]', async ({ page, world }) => {
  await signIn(page, world.coach, 'coach@example.com', '/sales');
  await page.getByRole('table', { name: 'Sales' }).getByRole('link').first().click();
  const sale = page.getByRole('main');
  await expect(sale).toContainText(/[AP]M P[DS]T/);
  await expect(sale).not.toContainText(/[AP]M E[DS]T/);
});

test('shows the day in the zone of its heading, the device’s if the account has none', async ({
  page,
  world,
}) => {
  await world.execute(`update users set time_zone = null where email = 'coach@example.com'`);
  const answer = page.waitForResponse(/\/today\?/);
  await signIn(page, world.coach, 'coach@example.com');
  await expect(page.getByRole('main')).toContainText('Times are in New York time.');
  expect((await (await answer).json()).content.timeZone).toBe('America/New_York');
});
