import type { Page } from '@playwright/test';
import { sample } from '../../scripts/given/lane.ts';
import { expect, expectAccessible, test } from '../../scripts/journeys/world.ts';
import { openPublicPage } from './public-page.ts';

type Node = { '@type': string; [key: string]: unknown };

/** The structured data of a page, by type. */
async function structuredData(page: Page): Promise<Record<string, Node>> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const data = JSON.parse(text!) as { '@context': string; '@graph': Node[] };
  expect(data['@context']).toBe('https://schema.org');
  return Object.fromEntries(data['@graph'].map((node) => [node['@type'], node]));
}

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home explains what it is, how it works and what it costs, and links to sign-up [K-01]', async ({
    page,
    world,
  }) => {
    await page.goto(world.coach);
    await expect(page).toHaveTitle('For health coaches · Coach app');
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '$ 29.00' })).toBeVisible();

    const { Product, Organization } = await structuredData(page);
    expect(Organization).toMatchObject({
      name: 'Health Coach Training Institute',
      contactPoint: { email: 'help@example.com' },
    });
    expect(Product).toMatchObject({ offers: { lowPrice: '29.00', priceCurrency: 'USD' } });
    const plans = (await (await fetch(`${world.api}/public/subscription_plans`)).json()) as {
      content: { price: number; currency: string }[];
    };
    expect(plans.content[0]).toMatchObject({ price: 2900, currency: 'USD' });

    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers');
  });

  test('every answer can be read [K-01]', { tag: '@long' }, async ({ page, world }) => {
    await page.goto(`${world.coach}/faq`);
    await expect(page.getByText('We never see or store them.')).toBeVisible();
    await expect(page.getByText('Subscriptions start at $ 29.00 a month.')).toBeVisible();
    const { FAQPage } = await structuredData(page);
    const questions = FAQPage!.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions.length).toBe(await page.getByRole('main').getByRole('heading', { level: 3 }).count());
    for (const { name, acceptedAnswer } of questions) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      expect(acceptedAnswer.text.length).toBeGreaterThan(20);
    }
  });

  for (const [path, heading, inSpanish] of sample(
    [
      ['/', 'Your whole practice, in one calm place', 'Toda tu consulta, en un lugar tranquilo'],
      ['/faq', 'Questions and answers', 'Preguntas y respuestas'],
      ['/privacy-policy', 'Privacy policy', 'Política de privacidad'],
      ['/terms-of-service', 'Terms of service', 'Condiciones del servicio'],
      ['/scheduling-policy', 'Scheduling policy', 'Política de citas'],
    ] as const,
    3,
  )) {
    test(`${path} exists in both languages, with its own head [K-01]`, async ({ page, world }) => {
      const descriptions = new Set<string | null>();
      for (const [lang, text] of [
        ['en', heading],
        ['es', inSpanish],
      ] as const) {
        await page.goto(`${world.coach}${path}${lang === 'es' ? '?lang=es' : ''}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href'))!);
        expect(canonical.pathname + canonical.search).toBe(`${path}${lang === 'es' ? '?lang=es' : ''}`);
        for (const language of ['en', 'es', 'x-default'])
          await expect(page.locator(`link[rel=alternate][hreflang=${language}]`)).toHaveCount(1);
        expect(await meta(page, 'og:url')).toBe(canonical.href);
        expect(await meta(page, 'og:title')).toBe(await page.title());
        expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
        const picture = new URL((await meta(page, 'og:image'))!);
        expect((await fetch(world.coach + picture.pathname)).headers.get('content-type')).toBe('image/png');
        descriptions.add(await meta(page, 'description'));
        expect(await meta(page, 'og:description')).toBe(await meta(page, 'description'));
      }
      expect(descriptions.size).toBe(2);
    });
  }
});

for (const path of ['/', '/faq', '/?lang=es']) {
  test(`${path} is accessible as built, in both themes [K-01]`, { tag: '@long' }, async ({ page, world }) => {
    // Blocks only the app's scripts, because the checker itself needs JavaScript.
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(world.coach + path);
      await expectAccessible(page);
    }
  });
}

test('the app hydrates a page without replacing its elements or moving them [K-01]', async ({
  page,
  world,
  browserErrors,
}) => {
  for (const path of ['/', '/faq', '/?lang=es', '/scheduling-policy?lang=es']) {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { promise: hasRead, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/index-*.js', async (route) => {
      await hasRead;
      await route.continue();
    });
    await page.goto(world.coach + path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const rendered = await heading.elementHandle();
    // A font that arrives after the first paint moves text on machines without the fonts that stand in for it.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      (window as unknown as { shifts: number[] }).shifts.length = 0;
    });
    release();
    // Controls work once the app is hydrated.
    await expect(async () => {
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: /Dark|Oscuro/ })
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 500 });
    }).toPass();
    expect(await rendered!.evaluate((element) => element.isConnected)).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
    await page.evaluate(() => localStorage.clear());
    await page.unroute('**/assets/index-*.js');
  }
  expect(browserErrors).toEqual([]);
});

test('a user who chose Spanish and the dark theme sees nothing else first [K-01]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await openPublicPage(page, `${world.coach}/faq?lang=es`);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Oscuro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const { promise: hasLooked, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await hasLooked;
    await route.continue();
  });
  await page.goto(`${world.coach}/faq`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The prerendered page is in English.
  await expect(page.locator('h1')).toHaveText('Questions and answers');
  await expect(page.locator('h1')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preguntas y respuestas');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('home shows the plans of the API [K-05]', async ({ page, world }) => {
  await page.goto(world.coach);
  const prices = page.getByRole('region', { name: 'What it costs' });
  const plans = (await (await fetch(`${world.api}/public/subscription_plans`)).json()) as {
    content: { name: string }[];
  };
  for (const { name } of plans.content)
    await expect(prices.getByRole('heading', { name, exact: true })).toBeVisible();
  // The buttons stand in one line, because the cards are equally high.
  const buttons = prices.getByRole('link', { name: /^Create your account/ });
  await expect(buttons).toHaveCount(plans.content.length);
  const tops = await buttons.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  await page.route('**/public/subscription_plans*', (route) => route.abort());
  await page.reload();
  await expect(prices.getByRole('heading', { name: '$ 29.00' })).toBeVisible();
});

test('search engines find every page in each language [K-01]', async ({ request, world }) => {
  const robots = await (await request.get(`${world.coach}/robots.txt`)).text();
  const [, sitemap] = /^Sitemap: (.+)$/m.exec(robots)!;
  const text = await (await request.get(world.coach + new URL(sitemap!).pathname)).text();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!));
  expect(addresses.map(({ pathname, search }) => pathname + search).sort()).toEqual(
    ['/', '/faq', '/privacy-policy', '/scheduling-policy', '/terms-of-service']
      .flatMap((path) => [path, `${path}?lang=es`])
      .sort(),
  );
  for (const { pathname, search } of addresses)
    expect(await (await request.get(world.coach + pathname + search)).text()).toContain('data-route');
});

test('a page that the browser has translated before it is interactive is rendered again, without an error', {
  tag: '@long',
}, async ({ page, world }) => {
  await page.route(`${world.coach}/faq`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /(<h1[^>]*><span>)([^<]+)(<\/span>)/,
      '$1<font><font>$2</font></font>$3',
    );
    expect(body).toContain('<font><font>Questions and answers');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`${world.coach}/faq`);
  await expect(page.locator('[data-route]')).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Questions and answers');
  await expect(heading.locator('font')).toHaveCount(0);
  await page.getByRole('button', { name: 'Español' }).first().click();
  await expect(heading).toHaveText('Preguntas y respuestas');
});
