/**
 * The base of every journey (`*.e2e.ts`): `import { expect, signIn, test } from '../../scripts/journeys/world.ts'`. Each worker
 * has a server with both apps, whose database is restored to the demo world before each test.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  defineConfig,
  expect,
  type Page,
} from '@playwright/test';
import { openRestorable } from '../../api-server/src/platform/restorable.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../api-server/src/server.ts';
import { testHasher } from '../../api-server/src/testing/hasher.ts';
import { firefoxLaunchOptions } from '../engines/firefox.ts';
import { isLong } from '../given/lane.ts';
import { beginAtMoment } from '../given/moment.ts';
import { browserLaunchOptions } from '../machine/browser.ts';
import { prepareDevice } from './device.ts';
import { isOnTopology, openWorld } from './topology-world.ts';

/** The built apps. Only the ones that exist are served, so that one can be developed alone. */
const dist = Object.fromEntries(
  ['portal', 'coach']
    .map((app) => [app, fileURLToPath(new URL(`../../${app}/dist`, import.meta.url))] as const)
    .filter(([, folder]) => existsSync(folder)),
);

/** The Playwright configuration of an app's journeys. */
export async function journeys() {
  return defineConfig({
    testDir: 'e2e',
    testMatch: '*.e2e.ts',
    // What a person meets rarely is in the long run: refusals, interruptions, second tabs, other languages and sizes.
    grepInvert: isLong ? undefined : /@long/,
    globalSetup: fileURLToPath(new URL('world-setup.ts', import.meta.url)),
    outputDir: 'test-results',
    fullyParallel: true,
    // The topology has one world.
    workers: process.env.JOURNEYS_ON === 'topology' ? 1 : 2,
    retries: 0,
    // Far longer than any test takes, for busy machines.
    timeout: 300_000,
    expect: { timeout: 40_000, toPass: { timeout: 40_000 } },
    reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
    use: {
      ...(process.env.ENGINE === 'firefox'
        ? { browserName: 'firefox', launchOptions: firefoxLaunchOptions() }
        : { launchOptions: await browserLaunchOptions() }),
      contextOptions: { reducedMotion: 'reduce' },
      locale: 'en-US',
      timezoneId: 'America/New_York',
      trace: 'off',
      actionTimeout: 60_000,
      navigationTimeout: 60_000,
    },
  });
}

/** The world's present as SQL, whose own `now()` is the machine's. */
export const sqlNow = (): string => `'${new Date().toISOString()}'::timestamptz`;

export interface World extends Pick<RunningServer, 'api'> {
  portal: string;
  coach: string;
  /** The latest message to an address in the embedded mailbox, as HTML with its links. */
  mail(to: string): Promise<string>;
  /** Advances the server's clock, in milliseconds. The browser has its own clock. */
  wait(time: number): void;
  /** Changes the server's database, for a state that no call can create. */
  execute(statement: string): Promise<void>;
}

type Options = Pick<ServerOptions, 'config' | 'hasher' | 'smtp' | 'stripe'>;

export type NewContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

interface Fixtures {
  /** Each test begins at the same moment, on the server and in the browser. */
  moment: undefined;
  world: World;
  /** Server options for these tests, over the defaults: `test.use({ serverOptions: … })`. */
  serverOptions: Options;
  /** Problems reported by the browser. The test fails if any are left that it hasn't removed. */
  browserErrors: string[];
  /** Opens another device with the test's clock. It is closed after the test. */
  newContext: NewContext;
}

interface WorkerFixtures {
  /** Resolves to the server for the given options, started on first use, with its database restored. */
  restoredServer: (options: Options) => Promise<RestorableServer>;
}

interface RestorableServer extends Pick<RunningServer, 'api' | 'portal' | 'coach' | 'close'> {
  /** How far the server's clock is ahead, in milliseconds. A topology has the machine's time. */
  clock?: { ahead: number };
  restore: () => Promise<void>;
  execute: (statement: string) => Promise<void>;
}

async function startRestorable(options: Options): Promise<RestorableServer> {
  if (isOnTopology()) {
    const world = openWorld();
    appAt.set(world.portal, 'portal').set(world.coach, 'coach');
    return world;
  }
  const database = await openRestorable(new Blob([await readFile(process.env.WORLD_SNAPSHOT!)]));
  const clock = { ahead: 0 };
  const server = await startServer({
    database: { kind: 'opened', database },
    dist,
    now: () => new Date(Date.now() + clock.ahead),
    hasher: testHasher,
    ...options,
    // Journeys sign in often, always from the same IP address.
    config: { rateLimitFactor: 1000, ...options.config },
  });
  appAt.set(server.portal!, 'portal').set(server.coach!, 'coach');
  return {
    ...server,
    clock,
    restore: async () => {
      clock.ahead = 0;
      await database.restore();
    },
    execute: async (statement) => {
      await database.db.execute(statement);
    },
  };
}

const keyOf = (options: Options) =>
  JSON.stringify(options, (_, value) => (typeof value === 'function' ? String(value) : value));

export const test = base.extend<Fixtures, WorkerFixtures>({
  moment: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      if (!isOnTopology()) beginAtMoment();
      await use(undefined);
    },
    { auto: true },
  ],
  context: async ({ context, moment: _moment }, use) => {
    await prepareDevice(context);
    await use(context);
  },
  newContext: async ({ browser, contextOptions, timezoneId, locale, moment: _moment }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, timezoneId, locale, ...options });
      opened.push(context);
      await prepareDevice(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
  serverOptions: [{}, { option: true }],
  restoredServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const servers = new Map<string, Promise<RestorableServer>>();
      await use(async (options) => {
        const key = keyOf(options);
        const starting = servers.get(key) ?? startRestorable(options);
        servers.set(key, starting);
        const server = await starting;
        await server.restore();
        return server;
      });
      for (const server of servers.values()) await (await server).close();
    },
    { scope: 'worker' },
  ],
  world: async ({ serverOptions, restoredServer, moment: _moment }, use, { skip }) => {
    const isConfigured = Object.keys(serverOptions).length > 0;
    skip(isOnTopology() && isConfigured, 'The servers of the topology are already configured');
    const server = await restoredServer(serverOptions);
    await use({
      api: server.api,
      portal: server.portal!,
      coach: server.coach!,
      async mail(to) {
        const list = await (await fetch(`${server.api}/mailbox`)).text();
        const rows = list.matchAll(/<a href="([^"]+)">[^<]*<\/a><\/td><td>([^<]*)</g);
        for (const [, path, recipient] of rows) {
          if (recipient === to) return (await fetch(`${server.api}${path}`)).text();
        }
        throw new Error(`No message to ${to}`);
      },
      wait(time) {
        if (!server.clock) return skip(true, 'The clock of the topology can’t be advanced');
        server.clock.ahead += time;
      },
      execute: server.execute,
    });
  },
  browserErrors: [
    // Before the server closes, because that would fail requests in progress.
    async ({ page, world: _world }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        // Browsers log every refused call. The test checks whether the refusal is right.
        const isRefusal = /Failed to load resource/.test(message.text());
        if (['error', 'warning'].includes(message.type()) && !isRefusal) errors.push(message.text());
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const password = 'Wellness1';

/** What the apps at the addresses of this worker's servers are. */
const appAt = new Map<string, 'portal' | 'coach'>();
const signInOperations = { portal: 'student', coach: 'coach' };
const homes = { portal: '/home', coach: '/today' };

/**
 * Opens a page of the app at `address` with a new session, as its sign-in form would: `path`, or what the page shows
 * or waits for, or the first page after signing in.
 */
export async function signIn(page: Page, address: string, email: string, path?: string): Promise<void> {
  const app = appAt.get(address)!;
  const answer = await page.request.post(`${address}/api/auth/signin/${signInOperations[app]}`, {
    data: { username: email, password },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { content } = await answer.json();
  const isInApp = page.url().startsWith(address);
  // Any document of the app has its storage.
  if (!isInApp) await page.goto(`${address}/icon.svg`);
  const shown = await page.evaluate(
    ([prefix, session]) => {
      const kept = {
        session: { ...session, isAuthenticated: true },
        'last-email': session.email,
        'last-activity': Date.now(),
        'last-activity-report': Date.now(),
      };
      for (const [key, value] of Object.entries(kept))
        localStorage.setItem(prefix + key, JSON.stringify(value));
      // The profile's language, unless another one was chosen.
      const language = `${prefix}language`;
      if (session.languageIso2LetterCode === 'ES' && localStorage.getItem(language) === null)
        localStorage.setItem(language, '"es"');
      localStorage.removeItem(`${prefix}end-reason`);
      const { pathname, search, hash } = location;
      const wanted = new URLSearchParams(search);
      return pathname === '/login' ? (wanted.get('action') ?? wanted.get('to')) : pathname + search + hash;
    },
    [`institute.${app}.`, content] as const,
  );
  await page.goto(address + (path ?? (isInApp ? shown : null) ?? homes[app]));
}

/** Signs in with the form on the current sign-in page, or on that of the app at `address`. */
export async function signInByForm(page: Page, address: string, email: string): Promise<void> {
  if (!page.url().startsWith(`${address}/login`)) await page.goto(`${address}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** What was read out on the page, in order. Call it before what is read out. */
export async function announcements(page: Page): Promise<() => Promise<string[]>> {
  const collect = () => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if ((target as HTMLElement).dataset?.announcements)
          said.push(...[...addedNodes].map((node) => node.textContent ?? ''));
    }).observe(document, { childList: true, subtree: true });
  };
  await page.addInitScript(collect);
  await page.evaluate(collect);
  return () => page.evaluate(() => (window as { said?: string[] }).said ?? []);
}

/** The attributes of the page's elements that refer to an ID that is not in it. axe leaves hidden ones out. */
const missingReferences = (page: Page) =>
  page.evaluate(() =>
    ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-details', 'for'].flatMap(
      (name) =>
        [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
          element
            .getAttribute(name)!
            .split(/\s+/)
            .filter((id) => id && !document.getElementById(id))
            .map((id) => `${element.localName}[${name}~=${id}]`),
        ),
    ),
  );

/**
 * What axe finds on the page, and its references that lead nowhere. In the dark theme only colors differ, so only they
 * are checked.
 */
export async function violationsOf(page: Page, colorScheme: 'light' | 'dark' = 'light'): Promise<string[]> {
  const isDark = colorScheme === 'dark';
  await page.emulateMedia({ colorScheme });
  const { violations } = await new AxeBuilder({ page })
    // Otherwise the results of all frames are merged in a second page, which takes longer than the analysis.
    .setLegacyMode(true)
    .options({
      reporter: 'no-passes',
      ...(isDark
        ? { runOnly: ['color-contrast', 'link-in-text-block'] }
        : // A name has to contain what the control shows, in every language. Without it, axe doesn't check this.
          { rules: { 'label-content-name-mismatch': { enabled: true } } }),
    })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
  if (!isDark) return [...found, ...(await missingReferences(page))];
  await page.emulateMedia({ colorScheme: 'light' });
  return found.map((violation) => `dark: ${violation}`);
}

/** Expects no accessibility violations on the page once it has loaded, and that every reference in it leads somewhere. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
}
