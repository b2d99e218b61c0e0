import { expect, expectAccessible, signIn, test } from '../../scripts/world.ts';

test('shows to-dos, the course, the next event, messages and the next payment [P-30]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'student@example.com');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Maya');
  await expect(page.getByRole('region', { name: 'Sign your documents' })).toContainText(
    'You have 2 documents to sign',
  );

  const course = page.getByRole('region', { name: 'Continue learning' });
  await expect(course.getByRole('progressbar')).toBeVisible();
  await expect(course).toContainText(/\d+ of \d+ modules/);
  await expect(page.getByRole('region', { name: 'Coming up' })).toContainText(/[AP]M \w+/);
  await expect(page.getByRole('region', { name: 'Inbox' })).toContainText(/unread message/);
  await expect(page.getByRole('region', { name: 'Next payment' })).toContainText('$ 457.80 due');
  await expectAccessible(page);

  await course.getByRole('link', { name: 'Resume' }).click();
  await expect(page).toHaveURL(/\/courses\/[0-9a-f-]+$/);
});

test('loads the tiles of home independently, and each can be retried [P-30]', async ({ page, world }) => {
  await page.route(/\/students\/[^/]+\/courses\?/, (route) =>
    route.fulfill({ status: 403, json: { key: 'x' } }),
  );
  await signIn(page, world.portal, 'student@example.com');
  const course = page.getByRole('region', { name: 'Your courses' });
  await expect(course).toContainText('We couldn’t load this.');
  await expect(page.getByRole('region', { name: 'Next payment' })).toContainText('$ 457.80 due');
  await expectAccessible(page);
  await page.unroute(/\/students\/[^/]+\/courses\?/);
  await course.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Continue learning' })).toContainText(/\d+ of \d+ modules/);
});

test('takes a new student to enrollment [P-30]', async ({ page, world }) => {
  await signIn(page, world.portal, 'new.student@example.com');
  await expect(page.getByRole('region', { name: 'Your courses' })).toContainText('will appear here');
  await page.getByRole('region', { name: 'Continue your enrollment' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/enrollment\/[0-9a-f-]+\//);
});
