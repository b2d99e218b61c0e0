import type { Locator, Page } from '@playwright/test';
import { testSeed } from '../../scripts/given/lane.ts';
import { expect, test } from '../../scripts/journeys/world.ts';
import { expectBadge, inboxOf, openInbox, rowsOf } from './inbox.ts';
import { randomOf } from './random.ts';

const runs = 20;
const steps = 40;

type Inbox = Awaited<ReturnType<typeof inboxOf>>;

/** A step that a user can take; false if it isn't possible now. */
type Step = (page: Page, pick: (count: number) => number, inbox: Inbox) => Promise<boolean>;

// By keyboard, because a toast about the previous step may cover the button.
const tick = async (box: Locator) => {
  if (!(await box.isChecked())) await box.press('Space');
};

async function tickSome(page: Page, pick: (count: number) => number): Promise<boolean> {
  const count = await rowsOf(page).count();
  if (count === 0) return false;
  if (pick(4) === 0) await tick(page.getByRole('checkbox', { name: 'Select this page' }));
  else
    for (let ticks = 1 + pick(3); ticks > 0; ticks -= 1)
      await tick(rowsOf(page).nth(pick(count)).getByRole('checkbox'));
  return true;
}

const isAtDeleted = (page: Page) => new URL(page.url()).pathname.endsWith('/deleted');
const place = (page: Page) => page.getByRole('navigation', { name: 'Inbox' });
const others = (page: Page) => place(page).locator('a:not([aria-current])');

const taken: Record<string, Step> = {
  async open(page, pick) {
    const count = await rowsOf(page).count();
    if (count === 0) return false;
    await rowsOf(page).nth(pick(count)).getByRole('link').press('Enter');
    await page.getByRole('button', { name: 'Close the message' }).press('Enter');
    await expect(page).not.toHaveURL(/message=/);
    return true;
  },
  async 'mark one as unread'(page, pick) {
    const count = await rowsOf(page).count();
    if (isAtDeleted(page) || count === 0) return false;
    await rowsOf(page).nth(pick(count)).getByRole('link').press('Enter');
    await page.getByRole('button', { name: 'Mark as unread' }).press('Enter');
    await expect(page).not.toHaveURL(/message=/);
    return true;
  },
  async 'put one away or back'(page, pick) {
    const count = await rowsOf(page).count();
    if (count === 0) return false;
    await rowsOf(page).nth(pick(count)).getByRole('button').press('Enter');
    return true;
  },
  async 'put some away or back'(page, pick) {
    if (!(await tickSome(page, pick))) return false;
    await page.getByRole('button', { name: /^(Archive|Move to inbox|Restore)$/ }).press('Enter');
    return true;
  },
  async 'mark some as read'(page, pick) {
    if (isAtDeleted(page) || !(await tickSome(page, pick))) return false;
    const button = page.getByRole('button', { name: 'Mark as read' });
    if (await button.isEnabled()) await button.press('Enter');
    return true;
  },
  async 'delete some, and undo it'(page, pick) {
    if (isAtDeleted(page) || !(await tickSome(page, pick))) return false;
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    const toast = page.getByRole('listitem').filter({ hasText: 'deleted' });
    await toast.getByRole('button', { name: 'Undo' }).press('Enter');
    return true;
  },
  async 'delete one, and leave'(page, pick) {
    const count = await rowsOf(page).count();
    if (isAtDeleted(page) || count === 0) return false;
    await tick(rowsOf(page).nth(pick(count)).getByRole('checkbox'));
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await others(page).nth(pick(2)).press('Enter');
    return true;
  },
  async 'change place'(page, pick) {
    await others(page).nth(pick(2)).press('Enter');
    return true;
  },
  async filter(page, pick) {
    if (isAtDeleted(page)) return false;
    await page.getByRole('button', { name: ['All', 'Unread'][pick(2)]!, exact: true }).press('Enter');
    return true;
  },
  async 'turn the page'(page, pick) {
    const button = page.getByRole('button', { name: ['Next page', 'Previous page'][pick(2)]! });
    if ((await button.count()) === 0) return false;
    await button.press('Enter');
    return true;
  },
  async 'change something elsewhere, and come back'(page, pick, inbox) {
    const messages = await inbox.list({ archived: pick(2) === 0 }, { size: 100 });
    const message = messages[pick(messages.length)];
    if (!message) return false;
    if (pick(3) === 0) await inbox.archive(message.id);
    else await inbox.setStatus(message.id, message.status === 'READ' ? 'UNREAD' : 'READ');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    return true;
  },
};

/** The list as shown on the page. */
const shown = (page: Page) =>
  rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => `${row.querySelector('a')!.textContent}: ${'new' in row.dataset ? 'UNREAD' : 'READ'}`),
  );

async function expectAsServer(page: Page, inbox: Inbox) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    // A page that has become empty is left for the one before.
    const { pathname, searchParams } = new URL(page.url());
    const filter = {
      archived: pathname.endsWith('/archived'),
      deleted: pathname.endsWith('/deleted'),
      statuses: searchParams.get('show') === 'unread' ? ['UNREAD'] : [],
    };
    const at = { page: Number(searchParams.get('page') ?? 0) };
    const rows = (await inbox.list(filter, at)).map(({ subject, status }) => `${subject}: ${status}`);
    expect(await shown(page)).toEqual(rows);
  }).toPass();
  const unread = (await inbox.list({ statuses: ['UNREAD'] }, { size: 100 })).length;
  await expectBadge(page, unread === 0 ? null : unread > 20 ? '20+' : String(unread));
}

for (let seed = testSeed; seed < testSeed + runs; seed += 1)
  test(`matches the server after each of ${steps} random steps, seed ${seed} [P-17] [D-04]`, {
    tag: '@long',
  }, async ({ page, world }) => {
    const random = randomOf(seed);
    const pick = (count: number) => Math.floor(random() * count);
    const names = Object.keys(taken);
    const inbox = await inboxOf(world);
    const log: string[] = [];
    await openInbox(page, world);
    try {
      while (log.length < steps) {
        const name = names[pick(names.length)]!;
        if (!(await taken[name]!(page, pick, inbox))) continue;
        log.push(name);
        await expectAsServer(page, inbox);
      }
    } catch (error) {
      throw new Error(`--seed ${seed}\n${log.join('\n')}\n\n${(error as Error).message}`, {
        cause: error,
      });
    }
  });
