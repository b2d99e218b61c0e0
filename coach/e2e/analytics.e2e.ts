import type { Page } from '@playwright/test';
import { expect, signIn, signInByForm, test } from '../../scripts/journeys/world.ts';
import { openPublicPage } from './public-page.ts';

/** Records what the app posts to a collector on its origin. */
async function collectEvents(page: Page) {
  const events: { type: string; event?: string; properties?: object; traits?: object; context?: object }[] =
    [];
  await page.route('**/collect', (route) => {
    events.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  return events;
}

test('sends a configured collector a coach’s page views, with the e-mail as identity [K-14]', async ({
  page,
  world,
}) => {
  await page.route(
    (url) => url.origin === world.coach && !/[.]|^\/(api|collect)/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(
          'name="analytics-collector" content=""',
          'name="analytics-collector" content="/collect"',
        ),
      });
    },
  );
  const events = await collectEvents(page);
  await openPublicPage(page, `${world.coach}/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(events).toEqual([]);

  await signInByForm(page, world.coach, 'coach@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const traits = { email: 'coach@example.com' };
  await expect
    .poll(() => events)
    .toEqual([
      expect.objectContaining({ type: 'identify', traits }),
      expect.objectContaining({
        type: 'track',
        event: 'Page viewed',
        properties: { name: 'today' },
        context: { traits },
      }),
    ]);
});

// Claim: do-not-track
test('sends no usage events without a collector [K-14]', async ({ page, world }) => {
  const beacons: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'ping') beacons.push(request.url());
  });
  const events = await collectEvents(page);
  await signIn(page, world.coach, 'coach@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  expect([...beacons, ...events]).toEqual([]);
});
