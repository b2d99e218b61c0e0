import { chunkOf } from '../../scripts/journeys/chunk.ts';
import { announcements, expect, signIn, test } from '../../scripts/journeys/world.ts';
import { editSection } from './profile-section.ts';

const sessionKey = 'institute.portal.session';

test('silently renews an expired access token [G-14]', async ({ page, world }) => {
  await signIn(page, world.portal, 'student@example.com');
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key)!);
    localStorage.setItem(key, JSON.stringify({ ...session, accessToken: 'worn-out' }));
  }, sessionKey);
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('refresh_token')) refreshes.push(request.url());
  });
  await page.goto(`${world.portal}/settings/profile`);
  await expect(page.getByRole('region', { name: 'About you' })).toContainText('Maya Lindqvist');
  expect(refreshes).toHaveLength(1);
});

test('ends the session everywhere when the server no longer knows it [G-15]', async ({
  page,
  context,
  world,
}) => {
  await signIn(page, world.portal, 'student@example.com');
  const other = await context.newPage();
  await other.goto(`${world.portal}/home`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Hello, Maya');
  // A call in progress would end the session before the page under test does.
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle');

  const { studentId, accessToken } = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key)!),
    sessionKey,
  );
  const response = await fetch(`${world.api}/students/${studentId}/logout_all`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(response.ok).toBe(true);

  const said = await announcements(page);
  await page.goto(`${world.portal}/settings/profile`);
  await expect(page).toHaveURL(`${world.portal}/login?action=%2Fsettings%2Fprofile`);
  await expect(page.getByText('Your session expired, please login again').first()).toBeVisible();
  await expect.poll(said).toContain('Your session expired, please login again');
  await expect(page.getByLabel('E-mail')).toHaveValue('student@example.com');
  // The other tab has discarded the old session too.
  await expect(other).toHaveURL(/\/login/);
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();

  await signIn(page, world.portal, 'student@example.com');
  await expect(page).toHaveURL(`${world.portal}/settings/profile`);
});

test('signs out, and leaves nothing behind that the next person could read [G-15]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'student@example.com', '/settings/profile');
  await editSection(page, 'Background');
  await page.getByLabel('Occupation').fill('Beekeeper in Ithaca');
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.draft/')).length),
    )
    .toBe(1);
  // No input may appear before the next page loads, because typed text would be lost.
  await page.evaluate(() => {
    const look = () => {
      if (document.querySelector('input')) sessionStorage.setItem('typed-in-vain', 'possible');
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: /Maya Lindqvist/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${world.portal}/login`);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('typed-in-vain'))).toBeNull();
  await page.goto(`${world.portal}/home`);
  await expect(page).toHaveURL(`${world.portal}/login?action=%2Fhome`);
  await expect(page.getByLabel('E-mail')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(
    /Beekeeper|student@example/,
  );
  await signIn(page, world.portal, 'student@example.com', '/settings/profile');
  await editSection(page, 'Background');
  await expect(page.getByLabel('Occupation')).toHaveValue('Beekeeper in Ithaca');
});

test('warns after four idle minutes and ends after five, in every tab [G-16]', async ({
  page,
  context,
  world,
}) => {
  await page.clock.install();
  await signIn(page, world.portal, 'student@example.com');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Maya');

  const warning = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  // Measured from the last activity, however long it took to get here.
  const lastActivity = await page.evaluate(() =>
    Number(localStorage.getItem('institute.portal.last-activity')),
  );
  await page.clock.pauseAt(lastActivity + 239_000);
  await expect(warning).toBeHidden();
  await page.clock.resume();
  await page.clock.fastForward('00:02');
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toBeHidden();

  const other = await context.newPage();
  await other.clock.install({ time: await page.evaluate(() => Date.now()) });
  await other.goto(`${world.portal}/settings/profile`);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Profile');
  await Promise.all([page.clock.fastForward('05:01'), other.clock.fastForward('05:01')]);
  await expect(page).toHaveURL(`${world.portal}/login?action=%2Fhome`);
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText('Your session expired, please login again').first()).toBeVisible();
  await expect(page.getByText('Your session expired, please login again').first()).toBeVisible();
});

test('reports activity to the server, at most once a minute [G-16]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.clock.install();
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') reports.push(new URL(request.url()).search);
  });
  await signIn(page, world.portal, 'student@example.com');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Maya');
  expect(reports).toEqual([]);
  await page.clock.fastForward('01:01');
  const report = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.mouse.move(100, 100);
  expect((await report).status()).toBe(204);
  await page.clock.fastForward('00:30');
  await page.mouse.move(200, 200);
  await page.keyboard.press('Tab');
  await page.clock.fastForward('00:31');
  const next = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.mouse.move(100, 200);
  await next;
  expect(reports).toEqual(['?status=ACTIVE', '?status=ACTIVE']);
});

test('counts the time in which no page was open [G-16]', { tag: '@long' }, async ({ page, world }) => {
  await signIn(page, world.portal, 'student@example.com');
  // Set before the page loads, because the previous one could still record activity.
  await page.addInitScript(() => {
    if (location.pathname === '/settings/profile')
      localStorage.setItem('institute.portal.last-activity', String(Date.now() - 301_000));
  });
  await page.goto(`${world.portal}/settings/profile`);
  await expect(page).toHaveURL(`${world.portal}/login?action=%2Fsettings%2Fprofile`);
  await expect(page.getByText('Your session expired, please login again').first()).toBeVisible();
});

test('starts clean when the storage contains garbage [G-18]', { tag: '@long' }, async ({ page, world }) => {
  await page.goto(`${world.portal}/login`);
  for (const [what, text] of [
    ['no JSON', '{{{'],
    ['an older shape', '{"token":"a","user":{"id":1}}'],
    ['a list', '[1,2]'],
  ] as const)
    await test.step(what, async () => {
      await page.evaluate((value) => {
        for (const slot of ['session', 'language', 'theme', 'last-activity', 'end-reason'])
          localStorage.setItem(`institute.portal.${slot}`, value);
      }, text);
      await page.goto(`${world.portal}/home`);
      await expect(page).toHaveURL(`${world.portal}/login?action=%2Fhome`);
      await signIn(page, world.portal, 'student@example.com');
      await expect(page).toHaveURL(`${world.portal}/home`);
    });
});

test('keeps the user menu open if it was opened before the screen had loaded [G-15]', {
  tag: '@long',
}, async ({ page, world }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(chunkOf('portal', 'src/home/HomeScreen.tsx'), async (route) => {
    await released;
    await route.continue();
  });
  await signIn(page, world.portal, 'student@example.com');
  await page.getByRole('button', { name: /Maya Lindqvist/ }).click();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Maya' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Settings' })).toBeHidden();
});
