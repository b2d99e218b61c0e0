import type { Page } from '@playwright/test';
import { isOnTopology } from '../../scripts/journeys/topology-world.ts';
import { expect, signIn, test, type World } from '../../scripts/journeys/world.ts';
import { expectNoEnglish } from './words.ts';

const foundations = '01980a3c-1f00-7000-8000-0000000001c1';

async function open(page: Page, world: World, path: string, email = 'student@example.com') {
  await signIn(page, world.portal, email, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const cards = (page: Page) => page.getByRole('article');

test('shows the courses with their progress, searched, filtered, sorted and grouped in the URL [P-05]', async ({
  page,
  world,
}) => {
  await open(page, world, '/courses');
  await expect(cards(page)).toHaveCount(4);
  const first = cards(page).first();
  await expect(first).toContainText('Foundations of health coaching');
  await expect(first).toContainText('In progress');
  await expect(first).toContainText('21 of 35 modules');
  await expect(cards(page).filter({ hasText: 'Your practice as a business' })).toContainText(
    /Opens \w{3} \d\d/,
  );

  // Few courses are read at a glance.
  await expect(page.getByLabel('Search courses')).toHaveCount(0);
  await page.goto(`${world.portal}/courses?status=COMPLETED`);
  await page.getByLabel('Search courses').fill('cook');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).locator('mark').first()).toHaveText('Cook');
  await expect(page).toHaveURL(/q=cook/);
  await page.reload();
  await expect(page.getByLabel('Search courses')).toHaveValue('cook');
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel('Search courses').fill('nothing like it');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards(page)).toHaveCount(4);

  await page.getByLabel('Status').selectOption('Done');
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel('Status').selectOption('All');
  await page.getByLabel('Group by').selectOption('Program');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Gut Health Specialty',
    'Health Coach Training Program',
  ]);
  await page.getByLabel('Sort by').selectOption('Title');
  await expect(page).toHaveURL(/group=program.*sort=title|sort=title.*group=program/);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'The microbiome in practice',
    'Cooking for change',
    'Foundations of health coaching',
    'Your practice as a business',
  ]);
});

test('takes a student without courses to enrollment [P-05]', { tag: '@long' }, async ({ page, world }) => {
  await open(page, world, '/courses', 'new.student@example.com');
  await expect(page.getByRole('heading', { name: 'No courses yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Enroll in a program' }).click();
  await expect(page).toHaveURL(/\/enroll$/);
});

test('resumes where the student stopped, and records a module’s progress [P-05] [P-06]', async ({
  page,
  world,
}) => {
  await open(page, world, '/courses');
  await page.getByRole('link', { name: 'Resume Foundations of health coaching' }).click();
  await expect(page).toHaveURL(/\/modules\//);
  // Only a reading is marked by the student.
  await page.goto(`${world.portal}/modules?type=READING`);
  const title = 'A short history of butter';
  await page.getByRole('link', { name: title }).click();
  // It's shown before the server answers.
  const held = Promise.withResolvers<void>();
  await page.route('**/progress', async (route) => {
    await held.promise;
    await route.continue();
  });
  const week = page.getByRole('progressbar', { name: /^Week/ });
  const before = await week.evaluate((bar: HTMLProgressElement) => bar.value);
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByRole('button', { name: 'Mark as not done' })).toBeVisible();
  await expect(page.getByText('Marked by you.')).toBeVisible();
  await expect(week).toHaveJSProperty('value', before + 1);
  await expect(page.getByRole('link', { name: /^Next:/ })).toBeFocused();
  held.resolve();
  await page.unrouteAll({ behavior: 'wait' });

  await page.getByRole('main').getByRole('link', { name: 'Foundations' }).click();
  await expect(page.getByText('22 of 35 modules')).toBeVisible();
  await expect(page.getByRole('button', { expanded: true, name: /^Now: Week/ })).toHaveCount(1);
  await unfoldWeeks(page);
  await expect(
    page
      .getByRole('list', { name: /^Modules of week/ })
      .getByRole('listitem')
      .filter({ hasText: title }),
  ).toContainText('Done, marked by you');
  await page.getByRole('main').getByRole('link', { name: 'Resume', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);

  // A recording resumes where it was left, even on another visit.
  await page.goto(`${world.portal}/modules?type=AUDIO`);
  await page.getByRole('link', { name: 'Eating alone' }).click();
  await page.getByLabel('Minutes played').fill('400');
  await page.getByRole('button', { name: 'Save my place' }).click();
  await expect(page.getByText('This field should be between 0 and 27').first()).toBeVisible();
  await page.getByLabel('Minutes played').fill('12');
  await page.getByRole('button', { name: 'Save my place' }).click();
  await expect(page.getByText('You stopped after 12 minutes.')).toBeVisible();
  await expect(page.getByText('Your place was saved.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save my place' })).toBeFocused();
  // Saying so isn't listening.
  await expect(page.getByText('0 minutes of 27 minutes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as done' })).toHaveCount(0);
  const moduleUrl = page.url();
  await page.goto(`${world.portal}/courses`);
  await page.getByRole('link', { name: 'Resume Foundations of health coaching' }).click();
  await expect(page).toHaveURL(moduleUrl);
  await expect(page.getByLabel('Minutes played')).toHaveValue('12');
});

test('shows what a course will offer before it opens [P-05]', { tag: '@long' }, async ({ page, world }) => {
  await open(page, world, '/courses');
  await page.getByRole('link', { name: 'View course: Your practice as a business' }).click();
  await expect(page.getByText(/You can browse the modules now/)).toBeVisible();
  await page.getByRole('link', { name: 'Ten conversations' }).click();
  await expect(page.getByText(/This course opens on \w{3} \d\d, \d{4}\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as done' })).toHaveCount(0);
});

test('opens the learning platform signed in, even if the browser blocks new tabs [P-21]', async ({
  page,
  context,
  world,
}) => {
  test.skip(isOnTopology(), 'Only the demo has a learning platform');
  await open(page, world, `/courses/${foundations}`);
  const launch = page.getByRole('button', { name: /^Open the lessons: Foundations/ });
  const opening = context.waitForEvent('page');
  await launch.click();
  const tab = await opening;
  await expect(
    tab.getByText(`Maya Lindqvist is signed in, and arrives at /courses/${foundations}.`),
  ).toBeVisible();
  await tab.close();

  await page.evaluate(() => {
    window.open = () => null;
  });
  await launch.click();
  await expect(page.getByText(/Your browser blocked the new tab/)).toBeVisible();
  const second = context.waitForEvent('page');
  await page.getByRole('link', { name: /Open the learning platform/ }).click();
  await expect((await second).getByText(/Maya Lindqvist is signed in/)).toBeVisible();
});

test('asks to sign in again when access to the learning platform has expired [P-21]', {
  tag: '@long',
}, async ({ page, world }) => {
  await open(page, world, `/courses/${foundations}`);
  await page.route('**/sso/login_url/**', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Unauthorized',
        status: 401,
        key: 'invalidSsoToken',
      }),
    }),
  );
  await page.getByRole('button', { name: /^Open the lessons: Foundations/ }).click();
  await expect(page).toHaveURL(/\/login\?action=/);
  await signIn(page, world.portal, 'student@example.com');
  await expect(page).toHaveURL(new RegExp(`/courses/${foundations}$`));
});

const items = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Bookmark/ }), hasNot: page.getByRole('listitem') });
const unfoldWeeks = async (page: Page) => {
  const folded = page.getByRole('button', { expanded: false, name: /Week \d|weeks done/ });
  while ((await folded.count()) > 0) await folded.first().click();
};
const bookmark = (page: Page, module: string) => page.getByRole('button', { name: `Bookmark “${module}”` });

test('searches, filters, groups and sorts modules in the URL [P-06]', async ({ page, world }) => {
  await open(page, world, '/modules');
  // The week of the next module is unfolded.
  await expect(page.getByRole('button', { expanded: true, name: /^Now: Week 9/ })).toBeVisible();
  await expect(items(page)).toHaveCount(3);
  await unfoldWeeks(page);
  await expect(items(page)).toHaveCount(35);
  await page.getByRole('button', { name: 'Show 28 more' }).click();
  // What is under way comes first, and what is over is folded.
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Foundations of health coaching',
    'The microbiome in practice',
    /^Your practice as a businessOpens \w{3} \d\d, \d{4}$/,
    /^Cooking for changeDone$/,
  ]);
  await page.getByRole('button', { name: /^Cooking for change/, expanded: false }).click();
  await unfoldWeeks(page);
  await expect(items(page)).toHaveCount(63);
  await expect(page.getByRole('heading', { level: 3, name: /Week 1: A census of the gut/ })).toBeVisible();

  await page.getByLabel('Search modules').fill('sleep');
  await expect(page.locator('mark').first()).toHaveText(/sleep/i);
  await expect(page.getByText('3 results')).toBeVisible();
  await expect(items(page)).toHaveCount(3);
  await expect(page).toHaveURL(/q=sleep/);
  await page.reload();
  await expect(items(page)).toHaveCount(3);
  await page.getByLabel('Search modules').press('Escape');
  await expect(items(page)).toHaveCount(3);

  await page.getByLabel('Type').selectOption('Quiz');
  await page.getByLabel('Group by').selectOption('Course');
  await page.getByLabel('Sort by').selectOption('Length');
  await expect(page).toHaveURL(/type=QUIZ/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(items(page).first()).toContainText('10 minutes');

  await page.getByLabel('Search modules').fill('nothing like it');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(items(page)).toHaveCount(30);
});

test('keeps the filters of modules behind a button on phones [P-06]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, world, '/modules');
  await expect(page.getByLabel('Sort by')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filter and sort', exact: true }).click();
  await page.getByLabel('Type').selectOption('Quiz');
  await expect(items(page).first()).toContainText('Quiz');
  await page.getByRole('button', { name: 'Filter and sort (1)' }).click();
  await expect(page.getByLabel('Sort by')).toHaveCount(0);
});

test('adds and removes bookmarks immediately, and reverts failures [P-06]', async ({ page, world }) => {
  await open(page, world, '/modules');
  const first = 'Welcome class';
  await page.getByRole('button', { name: '8 weeks done' }).click();
  await page.getByRole('button', { name: /Week 1: The habit loop/ }).click();
  await bookmark(page, first).click();
  await expect(bookmark(page, first)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Bookmark added').first()).toBeVisible();

  await page.getByRole('button', { name: 'Bookmarked', exact: true }).click();
  await expect(page).toHaveURL(/view=marked/);
  await expect(items(page)).toHaveCount(6);
  await bookmark(page, first).focus();
  await page.keyboard.press('Enter');
  await expect(items(page)).toHaveCount(5);
  await expect(page.getByText('Bookmark removed').first()).toBeVisible();
  // The focus moves on to the bookmark in its place.
  await expect(page.getByRole('main').locator('button[aria-pressed]:focus')).toHaveCount(1);
  await page.reload();
  await expect(items(page)).toHaveCount(5);
  await expect(bookmark(page, first)).toHaveCount(0);

  await page.getByRole('button', { name: 'Not bookmarked', exact: true }).click();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/module_bookmarks/**', async (route) => {
    await held;
    await route.abort();
  });
  await bookmark(page, first).click();
  await expect(bookmark(page, first)).toHaveCount(0);
  release();
  await expect(page.getByText(/We can’t reach the server/).first()).toBeVisible();
  await expect(bookmark(page, first)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/module_bookmarks/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Bookmark added').first()).toBeVisible();
  await expect(bookmark(page, first)).toHaveCount(0);
});

test('explains the empty list of bookmarks [P-06]', { tag: '@long' }, async ({ page, world }) => {
  await open(page, world, '/modules?view=marked', 'coach@example.com');
  await expect(page.getByRole('heading', { name: 'Nothing bookmarked yet' })).toBeVisible();
});

test('shows courses and modules in Spanish [P-05] [P-06] [F-06]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.addInitScript(() => localStorage.setItem('institute.portal.language', '"es"'));
  await page.goto(`${world.portal}/courses`);
  await page.getByLabel('Correo electrónico').fill('student@example.com');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Wellness1');
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Mis cursos' })).toBeVisible();
  await expectNoEnglish(page);
  await page.goto(`${world.portal}/modules`);
  await expect(page.getByRole('heading', { name: 'Módulos', level: 1 })).toBeVisible();
  await expectNoEnglish(page);
});

test('shows the student’s awards with their certificates, and the missing requirements of others [P-07]', async ({
  page,
  world,
}) => {
  await open(page, world, '/awards');
  await expect(page.getByRole('button', { name: 'My awards' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: 'First ten modules' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /Certificate ?: First ten modules/ }).click();
  expect((await saving).suggestedFilename()).toMatch(/^certificate-.+\.pdf$/);

  await page.getByRole('button', { name: 'Available awards' }).press('Enter');
  await expect(page).toHaveURL(/tab=available/);
  const award = page.getByRole('listitem').filter({ hasText: 'Foundations' }).first();
  await expect(award.getByText('Complete the course “Foundations of health coaching”')).toBeVisible();
  await expect(award.getByText('60%')).toBeVisible();
  await expect(award.getByRole('progressbar', { name: /^Complete the course/ })).toHaveJSProperty(
    'value',
    60,
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'Fifty modules' })).toContainText(/29 of 50/);
  await page.reload();
  await expect(award).toBeVisible();
});

test('dates an award like its certificate, wherever the student is [P-07]', async ({ page, world }) => {
  await world.execute(`update users set time_zone = 'Asia/Tokyo' where email = 'student@example.com'`);
  // Noon of January 19 at the institute.
  await world.execute(`update student_awards set awarded_at = '2026-01-19T17:00:00Z', revoked_at = '2026-01-20T17:00:00Z',
    revocation_reason = 'Issued by mistake.' where student_id = '01980a3c-1f00-7000-8000-000000000001'`);
  await open(page, world, '/awards');
  await expect(page.getByText('Earned Jan 19, 2026').first()).toBeVisible();
  await expect(page.getByText('revoked this award on Jan 20, 2026').first()).toBeVisible();
});

test('shows the nearest award to a student without any [P-07]', { tag: '@long' }, async ({ page, world }) => {
  await open(page, world, '/awards', 'new.student@example.com');
  await expect(page.getByRole('heading', { name: 'No awards yet' })).toBeVisible();
  await page.getByRole('button', { name: 'See available awards' }).click();
  await expect(page.getByText('Complete 10 modules')).toBeVisible();
  await expect(page.getByText('0 of 10', { exact: true })).toBeVisible();
});

test('explains why a certificate could not be downloaded [P-07]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await open(page, world, '/awards');
  await page.route('**/certificate', (route) => route.abort());
  await page.getByRole('button', { name: /Certificate ?: First ten modules/ }).click();
  await expect(page.getByText(/We can’t reach the server/).first()).toBeVisible();
});

test('makes an award public by a link, and withdraws it for good, with the keyboard alone [P-07]', async ({
  page,
  newContext,
  world,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, world, '/awards');
  await page.getByRole('button', { name: 'Create public link: A course completed' }).focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: /^Public page ?: A course completed$/ });
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy link: A course completed' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(world.portal + (await link.getAttribute('href')));

  // A visitor without an account.
  const context = await newContext();
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Maya Lindqvist earned “A course completed”',
  );
  await expect(visitor.getByRole('main')).toContainText(/Awarded by\s*Health Coach Training Institute/);
  await expect(visitor.getByRole('main')).toContainText(/Awarded on\s*\w{3} \d\d, \d{4}/);
  await expect(visitor.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
  await expect(visitor.getByRole('main')).toContainText(/Status\s*Valid/);
  const saving = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: /Download credential/ }).click();
  expect((await saving).suggestedFilename()).toMatch(/^credential-.+\.jwt$/);
  await visitor.getByRole('button', { name: /Español/ }).click();
  await expect(visitor.getByRole('main')).toContainText('Maya Lindqvist ganó «Un curso completado»');
  await expectNoEnglish(visitor);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw the link of “A course completed”?' });
  await dialog.getByRole('button', { name: 'Withdraw link' }).focus();
  await page.keyboard.press('Enter');
  const create = page.getByRole('button', { name: 'Create public link: A course completed' });
  await expect(create).toBeFocused();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();

  // A new link is different.
  await create.press('Enter');
  await expect(link).toBeFocused();
  expect(world.portal + (await link.getAttribute('href'))).not.toBe(address);
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
  await visitor.goto(world.portal + (await link.getAttribute('href')));
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Página no encontrada');
  await context.close();
});

test('explains why a public link could not be created or withdrawn [P-07] [M-03]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await open(page, world, '/awards');
  await page.route('**/share', (route) => route.abort());
  await page.getByRole('button', { name: 'Create public link: A course completed' }).click();
  await expect(page.getByText(/We can’t reach the server/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw link: First ten modules' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Withdraw link' }).click();
  await expect(dialog.getByText(/We can’t reach the server/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep link' }).click();
  await expect(page.getByRole('link', { name: /^Public page ?: First ten modules$/ })).toBeVisible();
});
