/**
 * Tests that no form loses what was typed: every form of an app × every way of losing its text. An ordinary run tries
 * one way for a few forms; `npm run test:long` tries all of them.
 */
import { globSync, readFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { isLong } from '../given/lane.ts';
import { expect, password, signIn, test, type World } from './world.ts';

type App = 'portal' | 'coach';

export interface FormCase {
  /** Null for a visitor. */
  email: string | null;
  /** The path of the page, or steps that lead to it. */
  path: string | ((page: Page) => Promise<unknown>);
  /** What the world must have before. */
  prepare?: (world: World) => Promise<unknown>;
  /** Opens the dialog of the form on its page, or chooses what shows the field. */
  open?: (page: Page) => Promise<unknown>;
  field: (page: Page) => Locator;
  /** What is typed, or the label of what is chosen; true checks a box. */
  value: string | true;
  /** Enters it in another way, and then `field` is visible: a file. */
  enter?: (page: Page) => Promise<unknown>;
  /** The value as formatted by the page. */
  shown?: RegExp;
  /** Another value, typed in the second tab. */
  other?: string;
  /** A request without an answer is kept, and offered to be sent again, instead of the form. `once`: then nothing is left to fill in. */
  isRequestKept?: boolean | 'once';
  /** Visitors see the page too. */
  isPublic?: boolean;
  /** The notice about restored changes is not shown, because continuing keeps the choice for the next step. */
  hasNoNotice?: boolean;
}

interface Visit extends FormCase {
  app: App;
  address: string;
  world: World;
  context: BrowserContext;
  page: Page;
  /** The URL of the form. */
  url: string;
}

/** Milliseconds in which what would fail has failed. */
const impatience = 1500;

const isSelect = (box: Locator) => box.evaluate((element) => element instanceof HTMLSelectElement);

async function enter({ field, enter }: FormCase, page: Page, value: string | true): Promise<void> {
  const box = field(page);
  if (enter) await enter(page);
  else if (value === true) await box.check();
  else if (await isSelect(box)) await box.selectOption({ label: value });
  else await box.fill(value);
}

async function expectEntered(visit: FormCase, page: Page, value = visit.value): Promise<void> {
  const box = visit.field(page);
  if (visit.enter) await expect(box).toBeVisible();
  else if (value === true) await expect(box).toBeChecked();
  else if (await isSelect(box)) await expect(box.locator('option:checked')).toHaveText(value);
  else await expect(box).toHaveValue(value === visit.value ? (visit.shown ?? value) : value);
  if (!visit.hasNoNotice) await expect(page.getByText(/Your unsaved changes from /).first()).toBeVisible();
}

/** Opens the form on a page. */
async function openOn(visit: Visit, page: Page): Promise<void> {
  // What the page says, because `page.url()` follows a moment later.
  const url = await page.evaluate(() => location.href);
  if (url !== visit.url) await page.goto(visit.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit.open?.(page);
}

/** The session has ended: the sign-in page shows. A page that is also for visitors stays, and has a link to it. */
async function expectSignedOut({ page, isPublic }: Visit, timeout?: number): Promise<void> {
  const signInLink = page.getByRole('link', { name: 'I already have an account' });
  if (isPublic) await signInLink.click({ timeout });
  await expect(page).toHaveURL(/\/(login|verify)/, { timeout });
}

/** Signs in on the sign-in page that shows, which leads back to the page of the form. */
async function signInAgain({ page, address, app, email, url }: Visit, returns = true): Promise<void> {
  if (app === 'coach' && new URL(page.url()).pathname === '/verify') {
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
  } else await signIn(page, address, email!);
  if (returns) await expect(page).toHaveURL(url);
}

const sessionOf = ({ page, app }: Visit) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key)!), `institute.${app}.session`);

/** Presses the button of the form, if there is one, while no request can arrive. What isn't valid makes no request. */
async function submitInVain({ page, field }: Visit): Promise<void> {
  const button = field(page).locator('xpath=ancestor::form').locator('button[type=submit]').last();
  if (!(await button.isEnabled())) return;
  const failed = page.waitForEvent('requestfailed', { timeout: impatience }).catch(() => {});
  await button.click();
  await failed;
}

/** Whether what was sent without an answer is kept instead of its form, and arrives when it's sent again. */
async function sentAgain({ page, isRequestKept = false }: Visit): Promise<boolean> {
  if (isRequestKept) {
    const again = page.getByRole('button', { name: 'Send it again' });
    await again.click();
    await expect(again).not.toBeVisible();
  }
  return isRequestKept !== false;
}

/** Loses the text in one way. True if it has arrived at the server instead. */
type Way = (visit: Visit) => Promise<unknown>;

const ways: Record<string, Way> = {
  async reload({ page }) {
    await page.reload();
  },
  async back({ page, url }) {
    await page.evaluate(() => history.back()).catch(() => {});
    const leave = page.getByRole('button', { name: 'Leave', exact: true });
    await expect.poll(async () => page.url() !== url || (await leave.isVisible())).toBe(true);
    if (await leave.isVisible()) await leave.click();
    await expect(page).not.toHaveURL(url);
    await page.waitForLoadState();
  },
  async link({ page, app }) {
    // A dialog covers the links of the page.
    if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
    const home = page.getByRole('link', { name: app === 'portal' ? 'Home' : 'Profile', exact: true });
    const help = page.getByRole('link', { name: 'Help', exact: true });
    // Whose e-mail isn't confirmed has only Help to go to.
    const isHome = (await home.count()) > 0;
    await (isHome ? home : help).first().click();
    const leave = page.getByRole('button', { name: 'Leave', exact: true });
    const name = isHome ? { portal: /^Hello/, coach: 'Profile' }[app] : 'Help';
    const title = page.getByRole('heading', { level: 1, name });
    await expect(leave.or(title).first()).toBeVisible();
    if (await leave.isVisible()) await leave.click();
    await expect(title).toBeVisible();
    await page.goBack();
  },
  async 'idle end'(visit) {
    // The code that watches it may still be loading, and counts from then on.
    await expect(async () => {
      await visit.page.clock.fastForward('05:01');
      await expectSignedOut(visit, 5000);
    }).toPass();
    await signInAgain(visit);
  },
  async 'sign-out in another tab'(visit) {
    const { context, address, app, email } = visit;
    const other = await context.newPage();
    await other.goto(address + (app === 'portal' ? '/home' : '/profile'));
    const signOut = other.getByRole('button', { name: 'Sign out' }).first();
    const userMenu = other.getByRole('banner').locator('button[popovertarget]');
    await expect(signOut.or(userMenu).first()).toBeVisible();
    // Whose e-mail isn't confirmed has no menu.
    if (!(await signOut.isVisible())) await userMenu.click();
    await signOut.click();
    await expect(other).toHaveURL(/\/login/);
    await other.close();
    expect(email).not.toBeNull();
    await expectSignedOut(visit);
    await signInAgain(visit, false);
  },
  async 'sign-out on another device'(visit) {
    const { page, world } = visit;
    const { accessToken, studentId } = await sessionOf(visit);
    const ended = await fetch(`${world.api}/students/${studentId}/logout_all`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(ended.ok).toBe(true);
    await page.reload();
    await expectSignedOut(visit);
    await signInAgain(visit);
  },
  async 'second tab'(visit) {
    const { context, page, value, other: different = `${value}!` } = visit;
    const other = await context.newPage();
    await openOn(visit, other);
    await expectEntered(visit, other);
    if (value !== true) {
      await enter(visit, other, different);
      await other.reload();
      await openOn(visit, other);
      await expectEntered(visit, other, different);
    }
    await other.close();
    await page.reload();
  },
  async 'server killed'(visit) {
    const { page } = visit;
    await page.route('**/api/**', (route) => route.abort());
    await submitInVain(visit);
    await page.unroute('**/api/**');
    await page.reload();
    return sentAgain(visit);
  },
  async offline(visit) {
    const { context, page } = visit;
    await context.setOffline(true);
    await submitInVain(visit);
    await context.setOffline(false);
    await page.reload();
    return sentAgain(visit);
  },
};

const names = Object.keys(ways);
/** Without a session, nothing can end it. */
const namesOfVisitors = ['reload', 'back', 'server killed', 'offline'];

async function visitForm(page: Page, world: World, app: App, form: FormCase): Promise<Visit> {
  const address = world[app];
  await form.prepare?.(world);
  if (form.email) await signIn(page, address, form.email);
  else await page.goto(`${address}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (typeof form.path === 'string') await page.goto(address + form.path);
  else await form.path(page);
  const visit = { ...form, app, address, world, context: page.context(), page, url: page.url() };
  // Before it is read, so that a dialog has its button.
  await openOn(visit, page);
  return visit;
}

/** A journey for each form, and one that no form of the app's source is missing. `forms` has them by draft name. */
export function testLostText(app: App, forms: Record<string, FormCase>): void {
  const count = new Map<string[], number>();
  for (const [name, form] of Object.entries(forms)) {
    const possible = form.email ? names : namesOfVisitors;
    const turn = count.get(possible) ?? 0;
    count.set(possible, turn + 1);
    // Two forms, each with another way, and one that needs no session.
    if (!isLong && turn >= (form.email ? 2 : 1)) continue;
    const tried = isLong ? possible : [possible[turn % possible.length]!];
    test(`keeps what is typed into ${name}: ${isLong ? 'all ways' : tried[0]}`, async ({ page, world }) => {
      if (tried.includes('idle end')) await page.clock.install();
      // The browser must not ask whether to leave, which strands people whose session has ended.
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.message());
        void dialog.accept();
      });
      const visit = await visitForm(page, world, app, form);
      const lost: string[] = [];
      const done: string[] = [];
      for (const way of tried) {
        const hasArrived = await test.step(way, async () => {
          await enter(visit, page, form.value);
          if ((await ways[way]!(visit)) === true) return true;
          await openOn(visit, page);
          await expectEntered(visit, page).catch((error) => {
            lost.push(way);
            console.log(String(error));
          });
          return false;
        });
        done.push(way);
        if (hasArrived && form.isRequestKept === 'once') break;
        if (hasArrived) await openOn(visit, page);
      }
      console.log(`${name}: ${lost.length} lost of ${done.length}`);
      expect({ lost, asked }).toEqual({ lost: [], asked: [] });
    });
  }

  test('knows every form of the source', () => {
    const { kept } = draftsIn(app);
    expect(Object.keys(forms).sort()).toEqual([...kept].sort());
  });
}

/**
 * The drafts in the source of an app: names as written, and reasons for none. The library's account pages, which both apps
 * have, are tried in the portal.
 */
export function draftsIn(app: App): { kept: Set<string>; none: string[] } {
  const kept = new Set<string>();
  const none: string[] = [];
  const folders = [`../${app}/src/**/*.{ts,tsx}`, '../shared-screens/src/**/*.{ts,tsx}'];
  if (app === 'portal') folders.push('../design-system/src/account/*.tsx');
  for (const file of globSync(folders)) {
    const source = readFileSync(file, 'utf8');
    for (const { index, 0: start } of source.matchAll(/\bdraft(?:: |=)\{*\s*(?:name: |none:? )?/g)) {
      const rest = source.slice(index + start.length);
      const [, quote, text] = /^(['"`])(.*?)\1/.exec(rest) ?? [];
      if (quote && /none:? $/.test(start)) none.push(text!);
      else if (quote) kept.add(text!.replace(/\$\{.*?\}/g, '…'));
      else {
        const [expression = ''] = /^[\w.]+(\(\w*\))?/.exec(rest) ?? [];
        if (!/^(string|draft|stepDraft|[A-Z]\w*)$/.test(expression)) kept.add(expression);
      }
    }
    const ofSteps = /(?:useStepForm\(\{\s+record: .*\s+step: |draft: stepDraft\(id, )'(\w+)'/g;
    for (const [, step] of source.matchAll(ofSteps)) kept.add(`application.….${step}`);
  }
  return { kept, none };
}
