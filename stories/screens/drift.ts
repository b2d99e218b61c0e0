/**
 * Proves that nothing moves while a screen loads: its title is painted where it stays, before code and data arrive, what
 * holds its place fills as much of the window as the screen will, and what is shown isn't moved by answers that arrive
 * later.
 */
import { expect, type Page } from '@playwright/test';
import { sample } from '../../scripts/given/lane.ts';
import { signIn } from '../../scripts/journeys/world.ts';
import { type AppName, screensOf } from './visits.ts';

/** Milliseconds that the first call of a screen takes, so that the first paint is seen. */
const latency = 150;
/** Milliseconds by which each further call takes longer, so that answers arrive one by one. */
const delay = 100;

interface Place {
  x: number;
  y: number;
  text: string;
}

/** Of a layout shift, as browsers with Chromium's engine report it: https://wicg.github.io/layout-instability */
interface ShiftSource {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

interface Loading {
  /** Of the title. */
  places: Place[];
  /** What was moved, by how much. */
  shifts: string[];
  /** How much of the window the screen filled at first and at last, in pixels from its top. */
  filled: { first: number; last: number };
}

/** In the page: records the places of the title, and what else moves, from now until the screen is complete. */
function watchLoading(path: string): Promise<Loading> {
  const places: Place[] = [];
  const shifts: string[] = [];
  // What belongs to the screen before may be moved by this one.
  const earlier = new Set(document.querySelectorAll('main, main *'));
  const note = (list: PerformanceEntryList) => {
    for (const { sources } of list as (PerformanceEntry & { sources: ShiftSource[] })[])
      for (const { node, previousRect: from, currentRect: to } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (!element?.closest('main') || earlier.has(element)) continue;
        // The content of what has another size was replaced: the skeleton of a page that is centered.
        if (from.width === 0 || Math.round(from.height) !== Math.round(to.height)) continue;
        const [x, y] = [Math.round(to.x - from.x), Math.round(to.y - from.y)];
        if (Math.abs(x) > 1 || Math.abs(y) > 1)
          shifts.push(`${x},${y} px: ${element.tagName} “${element.textContent.trim().slice(0, 40)}”`);
      }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  const filledHeight = () => {
    const bottoms = [...document.querySelectorAll('main *')]
      .filter((element) => element.childElementCount === 0 && element.checkVisibility())
      .map((element) => element.getBoundingClientRect().bottom + scrollY);
    return Math.min(innerHeight, Math.max(0, ...bottoms));
  };
  let first = 0;
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
        first ||= filledHeight();
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
      if (performance.now() - quietSince > limit) {
        note(observer.takeRecords());
        observer.disconnect();
        resolve({ places, shifts, filled: { first, last: filledHeight() } });
      } else requestAnimationFrame(look);
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

/** How much less or more of the window was filled before a screen was there, if that is over a fifth. */
const unlikeness = ({ first, last }: Loading['filled']): string | null =>
  Math.abs(first - last) > last / 5
    ? `${Math.round(first)} px filled at first, ${Math.round(last)} at last`
    : null;

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

/**
 * Visits screens of an app that a signed-in person sees, and expects that the title of each stays where it appears, and
 * what was shown where it was.
 */
export async function expectNoDrift(page: Page, address: string, app: AppName): Promise<void> {
  const moved: Record<string, string | string[]> = {};
  const visits = sample(
    screensOf(app).filter(({ email }) => email),
    12,
  );
  for (const [email, screens] of Map.groupBy(visits, ({ email }) => email!)) {
    await page.goto(`${address}/login`);
    await page.evaluate(() => localStorage.clear());
    // Every screen is arrived at from another one.
    await signIn(page, address, email, '/accessibility');
    // The account's language is shown a moment after its sign-in, and changes the title too.
    if (app === 'portal') await expect(page.locator('html')).toHaveAttribute('lang', await languageOf(page));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    let calls = 0;
    await page.route('**/api/**', async (route) => {
      const wait = latency + delay * calls;
      calls += 1;
      await new Promise((resolve) => setTimeout(resolve, wait));
      await route.fallback();
    });
    for (const { name, path } of screens) {
      calls = 0;
      const { places, shifts, filled } = await page.evaluate(watchLoading, path);
      const drift = driftOf(places) ?? unlikeness(filled) ?? (shifts.length > 0 ? shifts : null);
      if (drift) moved[name] = drift;
    }
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(moved).toEqual({});
}
