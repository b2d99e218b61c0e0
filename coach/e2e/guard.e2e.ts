import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sample } from '../../scripts/given/lane.ts';
import { expect, password, signIn, test } from '../../scripts/journeys/world.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Only the main coach layout has a menu. */
const menu = (page: Page) => page.getByRole('navigation').first();

const mainPages = [
  ['/today', 'Today'],
  ['/subscription', 'Subscription'],
  ['/welcome', 'Welcome'],
  ['/my-services', 'My services'],
  ['/my-sessions', 'My sessions'],
  ['/my-coach-schedule', 'My schedule'],
  ['/profile', 'Profile'],
  ['/manage-account', 'Account'],
] as const;

for (const [path, name] of sample(mainPages, 4)) {
  test(`${path} requires sign-in, and is in the main layout [G-09]`, async ({ page, world }) => {
    await page.goto(world.coach + path);
    await expect(page).toHaveURL(`${world.coach}/login?to=${encodeURIComponent(path)}`);
    await signIn(page, world.coach, 'coach@example.com');
    await expect(page).toHaveURL(world.coach + path);
    await expect(heading(page)).toHaveText(name);
    await expect(menu(page).getByRole('link', { name: 'Sessions' })).toBeVisible();
  });
}

test('/home leads to the profile after sign-in [G-09]', async ({ page, world }) => {
  await signIn(page, world.coach, 'coach@example.com', '/home');
  await expect(page).toHaveURL(`${world.coach}/profile`);
  await page.goto(`${world.coach}/home`);
  await expect(page).toHaveURL(`${world.coach}/profile`);
});

for (const path of ['/complete-profile-information', '/verify-email-address/nonsense']) {
  test(`${path} requires sign-in, and opens afterwards [G-08]`, async ({ page, world }) => {
    await page.goto(world.coach + path);
    await expect(page).toHaveURL(`${world.coach}/login?to=${encodeURIComponent(path)}`);
    await signIn(page, world.coach, 'coach@example.com');
    await expect(page).toHaveURL(world.coach + path);
    await expect(heading(page)).toBeVisible();
  });
}

test('/pending-email-address-verification requires sign-in, and has its own layout [G-08]', async ({
  page,
  world,
}) => {
  const path = '/pending-email-address-verification';
  await page.goto(world.coach + path);
  await expect(page).toHaveURL(`${world.coach}/login?to=${encodeURIComponent(path)}`);
  await signIn(page, world.coach, 'unverified.coach@example.com');
  await expect(page).toHaveURL(world.coach + path);
  await expect(page.getByRole('button', { name: 'I’ve confirmed it' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // Until the address is confirmed, no other page opens, except for the confirmation link.
  await page.goto(`${world.coach}/my-sessions`);
  await expect(page).toHaveURL(world.coach + path);
  await page.goto(`${world.coach}/verify-email-address/nonsense`);
  await expect(page.getByRole('button', { name: 'Confirm my e-mail' })).toBeVisible();
});

const ssoSecret = 'a secret that is shared with the sign-on of the institute';

/** A token as created by the institute's single sign-on (JWT, HS256). */
function ssoToken(sub: string, expiresIn: number): string {
  const now = Math.floor(Date.now() / 1000);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub, iat: now - 60, exp: now + expiresIn })}`;
  return `${body}.${createHmac('sha256', ssoSecret).update(body).digest('base64url')}`;
}

test.describe('with the institute’s single sign-on', () => {
  test.use({ serverOptions: { config: { ssoSecret } } });

  test('people sign in by password or single sign-on, and an expired token is reported [G-19]', async ({
    page,
    world,
  }) => {
    for (const [app, email, path] of [
      [world.coach, 'coach@example.com', '/today'],
      [world.portal, 'student@example.com', '/home'],
    ] as const)
      await test.step(app, async () => {
        await page.goto(`${app}/login`);
        await page.getByLabel('E-mail').fill(email);
        await page.getByRole('textbox', { name: 'Password' }).fill(password);
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        await expect(page).toHaveURL(app + path);
        await page.evaluate(() => localStorage.clear());

        await page.goto(`${app}/login/token?from=sso&token=${ssoToken(email, -1)}`);
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        await expect(page.getByRole('alert')).toContainText('Your access has expired.');

        await page.goto(`${app}/login/token?from=sso&token=${ssoToken(email, 60)}`);
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        await expect(page).toHaveURL(app + path);
        await expect(heading(page)).toBeVisible();
      });
  });
});
