import { sample } from '../../scripts/given/lane.ts';
import { expect, test } from '../../scripts/journeys/world.ts';
import { openPublicPage } from './public-page.ts';

const pages = [
  ['/', 'Your whole practice, in one calm place', 'For health coaches · Coach app'],
  ['/faq', 'Questions and answers', 'Questions and answers · Coach app'],
  ['/privacy-policy', 'Privacy policy', 'Privacy policy · Coach app'],
  ['/terms-of-service', 'Terms of service', 'Terms of service · Coach app'],
  ['/scheduling-policy', 'Scheduling policy', 'Scheduling policy · Coach app'],
] as const;

for (const [path, heading, title] of sample(pages, 3)) {
  test(`${path} is in the main layout, without sign-in [G-06] [K-01]`, async ({ page, world }) => {
    await page.goto(world.coach + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Coach app' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' })).toBeVisible();
  });
}

test('public pages begin and end where the header does', async ({ page, world }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/', '/faq', '/help', '/accessibility', '/privacy-policy']) {
    await page.goto(world.coach + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const edges = await page.evaluate(() => {
      const edgesOf = (within: string) => {
        const boxes = [...document.querySelectorAll(`${within} :is(a, button, p, h1, h2)`)]
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect());
        return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
      };
      return [edgesOf('header'), edgesOf('main')];
    });
    expect(edges[1], path).toEqual(edges[0]);
  }
});

test('/coach redirects to the home page [G-06]', async ({ page, world }) => {
  await page.goto(`${world.coach}/coach`);
  await expect(page).toHaveURL(`${world.coach}/`);
});

test('any other path shows the not-found page [G-10]', async ({ page, world }) => {
  for (const path of ['/nowhere', '/faq/nowhere', '/my-secret-page?to=/profile']) {
    await page.goto(world.coach + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page).toHaveTitle('Page not found · Coach app');
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(`${world.coach}/`);
});

test('each navigation scrolls to the top, moves the focus to the heading and changes the title [G-11]', async ({
  page,
  world,
}) => {
  await openPublicPage(page, `${world.coach}/terms-of-service`);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Scheduling policy' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Scheduling policy' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Scheduling policy · Coach app');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeFocused();
  await expect(page).toHaveTitle('Terms of service · Coach app');
});

test('each question has a URL that opens it, and the search finds it', async ({ page, world }) => {
  await openPublicPage(page, `${world.coach}/faq#canceling`);
  const question = page.getByRole('button', { name: 'Can a session be canceled or moved?' });
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeInViewport();

  await page.getByLabel('Search the questions').fill('card numbers');
  await expect(page.getByRole('main').getByText('1 result', { exact: true })).toBeVisible();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Are card numbers safe?' }).press('Enter');
  await expect(page.getByText('We never see or store them.')).toBeVisible();

  await page.getByLabel('Search the questions').fill('zebra');
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(question).toBeVisible();
});

for (const [path, english, spanish] of [
  ['/privacy-policy', 'Privacy policy', 'Política de privacidad'],
  ['/terms-of-service', 'Terms of service', 'Condiciones del servicio'],
  ['/scheduling-policy', 'Scheduling policy', 'Política de citas'],
] as const) {
  test(`${path} is in English, and says so to readers of Spanish`, { tag: '@long' }, async ({
    page,
    world,
  }) => {
    const note = page.getByText('El texto en inglés es el que tiene validez.');
    await page.goto(world.coach + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english);
    await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
    await expect(note).toHaveCount(0);
    await page.goto(`${world.coach}${path}?lang=es`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(spanish);
    await expect(note).toBeVisible();
    // What is in English is marked as such, for screen readers and translators.
    await expect(page.getByRole('article')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
}

test('a policy says that it takes effect on a later date, until that day has come', { tag: '@long' }, async ({
  page,
  world,
}) => {
  for (const [day, text] of [
    ['2026-12-24', 'Takes effect on Dec 25, 2026'],
    ['2026-12-25', 'Effective Dec 25, 2026'],
  ] as const) {
    await page.clock.setFixedTime(`${day}T15:00:00Z`);
    for (const path of ['/privacy-policy', '/terms-of-service', '/scheduling-policy']) {
      await page.goto(world.coach + path);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
  }
});

test('the questions and answers are in both languages', { tag: '@long' }, async ({ page, world }) => {
  const textsIn = async (language: string) => {
    await page.goto(`${world.coach}/faq?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('main').locator('[lang]')).toHaveCount(0);
    return page.getByRole('main').getByRole('heading').allTextContents();
  };
  const [english, spanish] = [await textsIn('en'), await textsIn('es')];
  expect(english.length).toBeGreaterThan(10);
  expect(spanish).toHaveLength(english.length);
  expect(spanish.filter((text) => english.includes(text))).toEqual([]);
});

test('a policy links to its sections, and says in Spanish that the English text is authoritative', {
  tag: '@long',
}, async ({ page, world }) => {
  await openPublicPage(page, `${world.coach}/privacy-policy`);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Payments' })
    .click();
  await expect(page).toHaveURL(`${world.coach}/privacy-policy#payments`);
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeInViewport();

  await page.getByRole('banner').getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de privacidad');
  await expect(page.getByText('El texto en inglés es el que tiene validez.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de privacidad');
});
