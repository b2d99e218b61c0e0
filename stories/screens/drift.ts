/**
 * Proves that nothing moves while a screen loads: its title is painted where it stays, before code and data arrive.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../../scripts/world.ts';
import { screens } from './table.ts';

/** Milliseconds that each call takes, so that the first paint is seen. */
const latency = 150;

interface Screen {
  full: string | null;
  params?: Record<string, string>;
  query?: Record<string, string>;
}

interface Place {
  x: number;
  y: number;
  text: string;
}

/** In the page: records the places of the title from now until the screen is complete. */
function watchTitle(path: string): Promise<Place[]> {
  const places: Place[] = [];
  const before = document.querySelector('main h1');
  history.pushState(null, '', path);
  return new Promise((resolve) => {
    let quietSince = performance.now();
    const look = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      // While its data load, a screen's code is behind a second skeleton.
      const painted = [...document.querySelectorAll('main [data-title] > *')].find(
        (element) => element.getClientRects().length > 0,
      );
      const title = painted ?? (heading === before ? null : heading);
      if (title) {
        const { x, y } = title.getBoundingClientRect();
        const place = { x: Math.round(x), y: Math.round(y + scrollY), text: title.textContent };
        if (JSON.stringify(place) !== JSON.stringify(places.at(-1))) {
          places.push(place);
          quietSince = performance.now();
        }
      }
      const isComplete = heading && heading !== before && !document.querySelector('[aria-busy=true]');
      if (!isComplete) quietSince = Math.max(quietSince, performance.now() - 200);
      const limit = isComplete ? 250 : 20_000;
      if (performance.now() - quietSince > limit) resolve(places);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** How a title moved or changed. Null: it didn't. */
function driftOf(places: readonly Place[]): string | null {
  const last = places.at(-1);
  if (!last) return 'no title';
  const isMoved = places.some(({ x, y }) => x !== last.x || y !== last.y);
  const isOther = places.some(({ text }) => text !== '' && text !== last.text);
  return isMoved || isOther ? places.map(({ x, y, text }) => `${x},${y} “${text}”`).join(' → ') : null;
}

/** The patterns of an app's paths by name, by the text of the table, which needs the library's style sheets to run. */
function patternsOf(app: 'portal' | 'coach'): Map<string, string> {
  const text = readFileSync(new URL(`../../${app}/src/paths.ts`, import.meta.url), 'utf8');
  return new Map([...text.matchAll(/^ {2}(\w+): '([^']+)'/gm)].map(([, name, pattern]) => [name!, pattern!]));
}

/** The language of the account that is signed in to the portal: `en` or `es`. */
const languageOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { accessToken, studentId } = JSON.parse(localStorage.getItem('institute.portal.session')!);
    const answer = await fetch(`/api/students/${studentId}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    // Who hasn't confirmed the e-mail has no profile yet.
    if (!answer.ok) return document.documentElement.lang;
    return (await answer.json()).content.languageIso2LetterCode.toLowerCase();
  });

/** Visits each screen of an app that a signed-in person sees, and expects that its title stays where it appears. */
export async function expectNoDrift(page: Page, address: string, app: 'portal' | 'coach'): Promise<void> {
  const patterns = patternsOf(app);
  const visits = (Object.entries(screens[app]) as [string, Screen][]).filter(([, { full }]) => full);
  const moved: Record<string, string> = {};
  for (const email of new Set(visits.map(([, { full }]) => full!))) {
    await page.goto(`${address}/login`);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${address}/login`);
    await signIn(page, address, email);
    // The account's language is shown a moment after its sign-in, and changes the title too.
    if (app === 'portal') await expect(page.locator('html')).toHaveAttribute('lang', await languageOf(page));
    // Every screen is arrived at from another one.
    await page.goto(`${address}/accessibility`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, latency));
      await route.fallback();
    });
    for (const [name, { full, params, query }] of visits) {
      if (full !== email) continue;
      const path = patterns.get(name)!.replace(/:(\w+)/g, (_, parameter: string) => params![parameter]!);
      const search = query ? `?${new URLSearchParams(query)}` : '';
      const drift = driftOf(await page.evaluate(watchTitle, path + search));
      if (drift) moved[name] = drift;
    }
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(moved).toEqual({});
}
