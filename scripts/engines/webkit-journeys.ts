/** Journeys in WebKit, which Playwright can't drive. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from '../../api-server/src/environment.ts';
import { startServer } from '../../api-server/src/server.ts';
import type { WebKit } from './webkit.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const password = 'Wellness1';

const title = (webkit: WebKit, text: string) =>
  webkit.until((part) => document.querySelector('h1')?.textContent?.includes(part), text);

/** Moves the focus with Tab to the control with this name. */
async function tabTo(webkit: WebKit, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = await webkit.evaluate(() => {
      const { activeElement } = document;
      const label = (activeElement as HTMLInputElement | null)?.labels?.[0];
      return activeElement?.getAttribute('aria-label') ?? (label ?? activeElement)?.textContent ?? '';
    });
    if (focused.trim().startsWith(name)) return;
    await webkit.press('Tab');
  }
  throw new Error(`Tab doesn't reach “${name}”`);
}

/** Signs in with the keyboard alone, on a form in the given language. */
async function signIn(
  webkit: WebKit,
  address: string,
  email: string,
  texts: [string, string],
): Promise<void> {
  await webkit.goto(`${address}/login`);
  await webkit.until(() => document.querySelector('h1'));
  for (const [name, value] of [
    [texts[0], email],
    [texts[1], password],
  ] as const) {
    await tabTo(webkit, name);
    await webkit.type(value);
  }
  await webkit.press('Enter');
  await webkit.until(() => location.pathname !== '/login');
}

const english: [string, string] = ['E-mail', 'Password'];

type Journey = (webkit: WebKit, apps: { portal: string; coach: string }) => Promise<void>;

const journeys: Record<string, Journey> = {
  'a student signs in with the keyboard': async (webkit, { portal }) => {
    await signIn(webkit, portal, 'student@example.com', english);
    await title(webkit, 'Maya');
  },
  'the inbox keeps its place on Back': async (webkit, { portal }) => {
    await webkit.goto(`${portal}/inbox`);
    await webkit.until(() => document.querySelectorAll('tbody tr').length > 12);
    const place = () =>
      webkit.evaluate(() =>
        Math.round(document.querySelectorAll('tbody tr')[9]!.getBoundingClientRect().top),
      );
    const { x, y } = await webkit.evaluate(() => {
      scrollTo(0, 600);
      const { left, top, height } = document
        .querySelectorAll('tbody tr')[9]!
        .querySelector('a')!
        .getBoundingClientRect();
      return { x: left + 20, y: top + height / 2 };
    });
    const before = await place();
    await webkit.clickAt(x, y);
    await webkit.until(() => location.search && document.activeElement?.matches('h1, h2'));
    await webkit.evaluate(() => history.back());
    await webkit.until(() => !location.search && document.activeElement?.closest('tr'));
    const after = await place();
    if (after !== before) throw new Error(`The row is at ${after} px instead of ${before} px`);
  },
  'a coach signs in with the keyboard': async (webkit, { coach }) => {
    await signIn(webkit, coach, 'coach@example.com', english);
    await title(webkit, 'Today');
  },
  'a student signs in, in Spanish': async (webkit, { portal }) => {
    await webkit.evaluate(() => localStorage.clear());
    await webkit.goto(`${portal}/icon.svg`);
    await webkit.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('institute.portal.language', '"es"');
    });
    await signIn(webkit, portal, 'student@example.com', ['Correo', 'Contraseña']);
    await webkit.until(() => document.documentElement.lang.startsWith('es') && document.querySelector('h1'));
  },
};

export interface JourneyResult {
  name: string;
  failure: string | null;
}

/** Makes the journeys one after the other with one server, whose world they share. */
export async function makeJourneys(webkit: WebKit): Promise<JourneyResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'engines-'));
  const {
    logLevel: _level,
    warnings: _warnings,
    ...options
  } = readEnvironment({
    ...process.env,
    DEMO: 'true',
    PORTAL_DIST: `${root}portal/dist`,
    COACH_DIST: `${root}coach/dist`,
    DATA_DIR: folder,
    PORT_API: '0',
    PORT_PORTAL: '0',
    PORT_COACH: '0',
  });
  const server = await startServer(options);
  const results: JourneyResult[] = [];
  for (const [name, make] of Object.entries(journeys)) {
    const failure = await make(webkit, { portal: server.portal!, coach: server.coach! }).then(
      () => null,
      (error: unknown) => String(error),
    );
    results.push({ name, failure });
  }
  await server.close();
  await rm(folder, { recursive: true, force: true });
  return results;
}
