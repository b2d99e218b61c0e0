import { expect, signIn, test } from '../../scripts/journeys/world.ts';
import { rowOf } from './home.ts';

// The demo student's profile has New York.
test.use({ timezoneId: 'America/Los_Angeles' });

const ofProfile = /[AP]M E[DS]T/;
const ofDevice = /[AP]M P[DS]T/;

// Claim: own-time-zone
test('shows every time in the zone of the profile, with its name [F-07] [P-30]', async ({ page, world }) => {
  await signIn(page, world.portal, 'student@example.com');
  await expect(rowOf(page, 'Coming up')).toContainText(/[AP]M · New York time/);
  await page
    .getByRole('link', { name: /^Inbox/ })
    .first()
    .click();
  // The list has times without a zone, and a message has the whole of it.
  const openMessage = () => page.getByRole('table').getByRole('link').first().click();
  const message = page.getByRole('region', { name: 'You have a document to sign' });
  await openMessage();
  await expect(message).toContainText(ofProfile);
  await expect(message).not.toContainText(ofDevice);
  await page.goto(`${world.portal}/sessions`);
  await expect(page.getByText(/Times are in your time zone, New York/)).toBeVisible();
  await expect(page.getByText(/This device is in Los Angeles/)).toBeVisible();
  await page.getByRole('link', { name: 'Change your time zone' }).click();
  const language = page.getByRole('region', { name: 'Language and time' });
  await expect(language.getByRole('radio', { checked: true })).toBeFocused();
  await language.getByLabel('Time zone').selectOption({ index: 0 });
  await language.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile was updated.').first()).toBeVisible();
  await page
    .getByRole('link', { name: /^Inbox/ })
    .first()
    .click();
  await openMessage();
  await expect(message).toContainText(ofDevice);
  await expect(message).not.toContainText(ofProfile);
});

test('shows times in the browser’s zone to users whose profile has none [F-07]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'student@example.com');
  await expect(rowOf(page, 'Coming up')).toContainText(/[AP]M · New York time/);
  await page.getByRole('button', { name: 'Maya Lindqvist' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${world.portal}/login`);
  // The zone stored for one user doesn't apply to the next one.
  await signIn(page, world.portal, 'new.student@example.com');
  await page
    .getByRole('link', { name: /^Inbox/ })
    .first()
    .click();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Choose where to start' })).toContainText(ofDevice);
});

test('names cities in the language of the page [F-07]', { tag: '@long' }, async ({ page, world }) => {
  await signIn(page, world.portal, 'student@example.com');
  await page.getByRole('button', { name: /Maya Lindqvist/ }).click();
  await page.getByRole('button', { name: 'Español' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/hora de Nueva York/).first()).toBeVisible();
  await page.goto(`${world.portal}/sessions`);
  await expect(page.getByText(/Las horas están en tu zona horaria, Nueva York/)).toBeVisible();
  await page.getByRole('link', { name: 'Cambiar tu zona horaria' }).click();
  const zone = page.getByLabel('Zona horaria');
  await expect(zone.locator('option:checked')).toHaveText(/^Nueva York · UTC-0[45]:00$/);
  await expect(zone.locator('option').first()).toHaveText(/\(Los Ángeles\)/);
  await expect(zone.locator('option', { hasText: 'Kiev ·' })).toHaveCount(1);
});
