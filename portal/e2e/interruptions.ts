import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, signIn, type World } from '../../scripts/journeys/world.ts';
import { randomOf } from './random.ts';

/** An entered value, which must survive every interruption. */
export interface Entry {
  what: string;
  into: (page: Page) => Locator;
  value: string | true;
  /** The value as formatted by the page. */
  shown?: RegExp;
}

const kindOf = (box: Locator) => box.evaluate((element) => (element as HTMLInputElement).type);

async function enter(page: Page, { into, value }: Entry): Promise<void> {
  const box = into(page);
  if (value === true) return box.check();
  if ((await kindOf(box)) !== 'select-one') return box.fill(value);
  await box.selectOption({ label: value });
}

async function expectEntry(page: Page, { what, into, value, shown }: Entry): Promise<void> {
  const box = into(page);
  if (value === true) return expect(box, what).toBeChecked();
  if ((await kindOf(box)) !== 'select-one') return expect(box, what).toHaveValue(shown ?? value);
  await expect(box.locator('option:checked'), what).toHaveText(value);
}

/** A user who is interrupted while using a page. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  world: World;
  email: string;
  /** The path of the task within the portal. */
  path: string;
  /** The values entered so far. */
  entries: Entry[];
  /** The events so far, for the failure message. */
  log: string[];
}

export async function open(visit: Visit): Promise<void> {
  await visit.page.goto(visit.world.portal + visit.path);
  await settled(visit);
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Signs in again if necessary, and returns to the task. */
export async function settled({ page, world, email, path }: Visit): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  if (pathOf(page) === '/login') await signIn(page, world.portal, email);
  if (pathOf(page) !== path) await page.goto(world.portal + path);
  await expect(heading).toBeVisible();
}

export async function expectEntries(visit: Visit): Promise<void> {
  for (const entry of visit.entries) await expectEntry(visit.page, entry);
}

const newTab = (visit: Visit) => visit.context.newPage();

/** The tab is closed unexpectedly. */
async function crash(visit: Visit): Promise<void> {
  const before = visit.page;
  visit.page = await newTab(visit);
  await before.close({ runBeforeUnload: false });
  await visit.page.goto(visit.world.portal + visit.path);
  await expect(visit.page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The user was idle too long, and the server has ended the session. */
async function endSession({ page, world }: Visit): Promise<void> {
  const { accessToken, studentId } = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('institute.portal.session')!),
  );
  const ended = await fetch(`${world.api}/students/${studentId}/session?status=IDLE_TIMEOUT`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(ended.ok).toBe(true);
}

type Interruption = (visit: Visit) => Promise<void>;

/** Events that can happen while the user fills something in. */
const whileTyping: Record<string, Interruption> = {
  async reload(visit) {
    await visit.page.reload();
  },
  async 'back and forward'({ page }) {
    await page.goBack();
    await page.goForward();
  },
  async 'sign-out and in'(visit) {
    const { page } = visit;
    const menu = page.getByRole('button', { name: /Okafor|Lindqvist/ });
    const close = page.getByRole('link', { name: 'Close', exact: true });
    const leave = page.getByRole('button', { name: 'Leave', exact: true });
    // A task has no menu. Closing it leads to one.
    await menu.or(close).first().waitFor();
    if (await close.isVisible()) await close.click();
    await menu.or(leave).first().waitFor();
    if (await leave.isVisible()) await leave.click();
    await menu.click();
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await expect(page).toHaveURL(/\/login/);
  },
  async 'offline and online'({ context }) {
    await context.setOffline(true);
    await context.setOffline(false);
  },
  async 'reload after the network was away'({ context, page }) {
    await context.setOffline(true);
    await page.reload().catch(() => {});
    await context.setOffline(false);
    await page.reload();
  },
  async 'second tab'(visit) {
    const other = { ...visit, page: await newTab(visit) };
    await open(other);
    await expectEntries(other);
    await other.page.close();
  },
  crash,
  async 'session ended'(visit) {
    await endSession(visit);
    await visit.page.reload();
    await expect(visit.page).toHaveURL(/\/login/);
  },
};

/** How long a delayed response takes, in milliseconds. */
const latency = 5000;

type Send = (page: Page, options?: { force?: boolean; timeout?: number }) => Promise<void>;

/** Events that can happen to a request. */
const whileSending: Record<string, (visit: Visit, send: Send) => Promise<void>> = {
  /** An impatient user clicks again before the response arrives. */
  async 'late answer'({ page }, send) {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
      setTimeout(resolve, latency);
    });
    await page.route('**/api/**', async (route) => {
      await held;
      await route.fallback().catch(() => {});
    });
    await send(page);
    await send(page, { force: true, timeout: impatience }).catch(() => {});
    release();
  },
  async 'lost answer'({ page }, send) {
    let isDone = false;
    await page.route('**/api/**', async (route) => {
      if (route.request().method() === 'GET' || isDone) return route.fallback();
      isDone = true;
      await route.fetch().catch(() => {});
      await route.abort();
    });
    await send(page);
    await expect.poll(() => isDone).toBe(true);
  },
  async 'no network'({ context, page }, send) {
    await context.setOffline(true);
    // It moves the button, which a press in the same moment would miss.
    await page.getByText('You are offline').first().waitFor();
    await send(page);
    await expect(
      page.getByText(/We can’t reach the server|didn’t reach us|checking|in progress/).first(),
    ).toBeVisible();
    await context.setOffline(false);
  },
  async 'crash in the middle'(visit, send) {
    await visit.page.route('**/api/**', async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      await route.fetch().catch(() => {});
    });
    await send(visit.page);
    await crash(visit);
  },
  async 'session ended'(visit, send) {
    await endSession(visit);
    // The page may notice before, and take the button away.
    await send(visit.page, { timeout: impatience }).catch(() => {});
    await expect(visit.page).toHaveURL(/\/login/);
  },
  async 'two tabs at once'(visit, send) {
    const other = { ...visit, page: await newTab(visit) };
    await open(other);
    // After a lost request, a tab asks whether to send it again, without what was entered.
    const question = other.page.getByRole('button', { name: 'Send it again' });
    const [first] = visit.entries;
    if (first) {
      await first.into(other.page).or(question).first().waitFor();
      if (!(await question.isVisible())) await expectEntries(other);
    }
    // The faster tab may take the button away from the other one.
    const press = (page: Page) => send(page, { timeout: impatience }).catch(() => {});
    await Promise.all([press(visit.page), press(other.page)]);
    await expect(other.page.getByRole('heading', { level: 1 })).toBeVisible();
    await other.page.close();
  },
};

/** Decides when an interruption happens, and which: `count` times in `moments`. */
export class Fate {
  #random: () => number;
  #moments: Set<number>;
  #moment = 0;
  #visit: Visit;

  constructor(visit: Visit, seed: number, { count, moments }: { count: number; moments: number }) {
    this.#visit = visit;
    this.#random = randomOf(seed);
    const order = Array.from({ length: moments }, (_, moment) => ({ moment, by: this.#random() }));
    order.sort((a, b) => a.by - b.by);
    this.#moments = new Set(order.slice(0, count).map(({ moment }) => moment));
  }

  /** The number of remaining events. */
  get left(): number {
    return [...this.#moments].filter((moment) => moment >= this.#moment).length;
  }

  #next<Kind>(kinds: Record<string, Kind>): { name: string; kind: Kind } | null {
    if (!this.#moments.has(this.#moment++)) return null;
    const names = Object.keys(kinds);
    const name = names[Math.floor(this.#random() * names.length)]!;
    this.#visit.log.push(`  — ${name} —`);
    return { name, kind: kinds[name]! };
  }

  /** Enters a value unless it is already there. An interruption may follow. */
  async enter(entry: Entry): Promise<void> {
    const visit = this.#visit;
    visit.log.push(`${visit.path}: ${entry.what}`);
    await enter(visit.page, entry);
    visit.entries.push(entry);
    const interruption = this.#next(whileTyping);
    if (!interruption) return;
    await interruption.kind(visit);
    await settled(visit);
    await expectEntries(visit);
  }

  /** Submits the task, as often as necessary, until it leads to a page under `onward`. */
  async sendUntil(button: RegExp, onward: string): Promise<void> {
    const visit = this.#visit;
    const isBehind = () => pathOf(visit.page) !== visit.path && pathOf(visit.page).startsWith(onward);
    const send: Send = (page, options) =>
      page.getByRole('button', { name: button }).click({ timeout: patience, ...options });
    // What the page asks for before it can be sent, such as a price, isn't interrupted.
    await this.#look(button, isBehind);
    for (let tries = 0; tries < mostTries && !isBehind(); tries += 1) {
      visit.log.push(`${visit.path}: send`);
      const interruption = this.#next(whileSending);
      await (interruption ? interruption.kind(visit, send) : send(visit.page));
      await this.#look(button, isBehind);
    }
    expect(isBehind(), `${visit.page.url()} is behind ${visit.path}`).toBe(true);
    visit.log.push(`on to ${pathOf(visit.page)}`);
  }

  /** Waits for the outcome: it succeeded, or can be sent again with all entered values. */
  async #look(button: RegExp, isBehind: () => boolean): Promise<void> {
    const visit = this.#visit;
    const again = () => visit.page.getByRole('button', { name: button, disabled: false });
    const onward = () => visit.page.getByRole('link', { name: 'Continue', exact: true });
    const state = async () => {
      if (isBehind()) return 'behind';
      if (pathOf(visit.page) === '/login') return 'signed out';
      if (await onward().isVisible()) return 'done before';
      return (await again().isVisible()) ? 'again' : 'waiting';
    };
    let now = await state();
    await expect
      .poll(
        async () => {
          now = await state();
          return now;
        },
        { timeout: patience },
      )
      .not.toBe('waiting');
    if (now === 'done before') {
      // The page may have gone on before.
      await onward()
        .click({ timeout: impatience })
        .catch(() => {});
      await expect.poll(isBehind).toBe(true);
    }
    if (now === 'signed out') await settled(visit);
    // Until the answer arrives, the button may still be there: the page may move on at any time.
    const isStill = async () => !isBehind() && (await visit.entries[0]?.into(visit.page).isVisible());
    if (await isStill())
      await expectEntries(visit).catch(async (error) => {
        if (await isStill()) throw error;
      });
  }
}

/**
 * Timeouts in milliseconds: for something that must happen, even on a busy machine, and for a click that may do
 * nothing.
 */
const patience = 60_000;
const impatience = 1500;
/** After this many clicks, a request counts as never sent: an ended session costs three. */
const mostTries = 20;
