import type { Page } from '@playwright/test';
import { expect, test, type World } from '../../scripts/journeys/world.ts';
import { expectBadge, inboxOf, type Listed, openInbox, rowsOf } from './inbox.ts';

const row = (page: Page, subject: string) => rowsOf(page).filter({ hasText: subject });

const listed = async (world: World, filter: object = {}, size = 20) =>
  (await inboxOf(world)).list(filter, { size });

/** Marks all but the given number of newest inbox messages as read, on the server. */
async function leaveUnread(world: World, count: number): Promise<Listed[]> {
  const inbox = await inboxOf(world);
  const unread = await inbox.list({ statuses: ['UNREAD'] }, { size: 100 });
  for (const { id } of unread.slice(count)) await inbox.setStatus(id, 'READ');
  return unread.slice(0, count);
}

test('reads, archives and restores messages, 20 to a page, with the badge [P-17] [D-04]', async ({
  page,
  world,
}) => {
  const [first, second] = await leaveUnread(world, 2);
  await openInbox(page, world);
  await expectBadge(page, '2');

  await row(page, first!.subject).getByRole('link').click();
  const message = page.getByRole('region', { name: first!.subject });
  await expect(message).toContainText('Disclosures and program handbook');
  await message.getByRole('button', { name: 'Close the message' }).click();
  await expectBadge(page, '1');
  await expect(row(page, first!.subject)).not.toContainText('Unread');

  await page.getByRole('button', { name: 'Unread', exact: true }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page).toHaveURL(/show=unread/);
  await row(page, second!.subject)
    .getByRole('button', { name: `Archive “${second!.subject}”` })
    .click();
  await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Inbox', exact: true }).first()).toBeVisible();
  await expectBadge(page, null);

  await page.getByRole('link', { name: 'Archived' }).click();
  await row(page, second!.subject)
    .getByRole('button', { name: `Move “${second!.subject}” to inbox` })
    .click();
  await expect(row(page, second!.subject)).toHaveCount(0);
  await expectBadge(page, '1');

  await page.goto(`${world.portal}/inbox`);
  const next = page.getByRole('button', { name: 'Next page' });
  await next.press('Enter');
  await expect(page).toHaveURL(/page=1/);
  await expect(page.getByText(/^21–/)).toBeVisible();
  await expect(next).toBeFocused();
});

test('shows the last page where one past the end is asked for, and after it was emptied [P-17]', {
  tag: '@long',
}, async ({ page, world }) => {
  await openInbox(page, world);
  await page.goto(`${world.portal}/inbox?page=99`);
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(rowsOf(page)).not.toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('No messages')).toBeHidden();
  await expect(rowsOf(page)).toHaveCount(20);
  await expect(page).not.toHaveURL(/page=/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
});

test('changes several messages at once [P-17] [D-04]', async ({ page, world }) => {
  await openInbox(page, world);
  await expectBadge(page, '20+');
  const before = await listed(world);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(page.getByText(/\d+ messages marked as read/).first()).toBeVisible();
  await expectBadge(page, String((await listed(world, { statuses: ['UNREAD'] }, 100)).length));

  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('20 messages archived').first()).toBeVisible();
  await expect(row(page, before[0]!.subject)).toHaveCount(0);
  await page.getByRole('link', { name: 'Archived' }).click();
  await expect(rowsOf(page)).toHaveCount(20);
  const put = (await listed(world, { archived: true }, 100)).map(({ id }) => id);
  expect(put).toEqual(expect.arrayContaining(before.map(({ id }) => id)));

  await page.getByRole('checkbox', { name: `Select ${before[0]!.subject}` }).check();
  await page.getByRole('checkbox', { name: `Select ${before[1]!.subject}` }).check();
  await page.getByRole('button', { name: 'Move to inbox', exact: true }).click();
  await expect(page.getByText('2 messages moved to your inbox').first()).toBeVisible();
  expect((await listed(world)).slice(0, 2)).toEqual([
    expect.objectContaining({ id: before[0]!.id }),
    expect.objectContaining({ id: before[1]!.id }),
  ]);
});

test('deletes messages, and restores them at once or later [P-17]', async ({ page, world }) => {
  await openInbox(page, world);
  const [first, second, third] = await listed(world);
  const select = async (...messages: (Listed | undefined)[]) => {
    for (const message of messages)
      await page.getByRole('checkbox', { name: `Select ${message!.subject}` }).check();
  };
  const remove = async (...messages: (Listed | undefined)[]) => {
    await select(...messages);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    for (const message of messages) await expect(row(page, message!.subject)).toHaveCount(0);
  };

  await remove(first);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, first!.subject)).toHaveCount(1);
  await expect(page.getByText('Message restored').first()).toBeVisible();

  await remove(first, second, third);
  await page.getByRole('link', { name: 'Deleted' }).click();
  await expect(rowsOf(page)).toHaveCount(3);
  await page.getByRole('button', { name: `Restore “${first!.subject}”` }).click();
  await expect(row(page, first!.subject)).toHaveCount(0);
  await row(page, second!.subject).getByRole('link').click();
  const message = page.getByRole('region', { name: second!.subject });
  await expect(message.getByRole('button', { name: 'Archive' })).toHaveCount(0);
  await message.getByRole('button', { name: 'Close the message' }).click();
  await select(second, third);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText(/^Messages you delete stay here/)).toBeVisible();
  await expect
    .poll(async () => (await listed(world)).slice(0, 3).map(({ id }) => id))
    .toEqual([first!.id, second!.id, third!.id]);
});

test('sends a deletion before the user is signed out, or the page closes [P-17]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await openInbox(page, world);
  const [first, second] = await listed(world);
  const remove = async ({ subject }: Listed) => {
    await page.getByRole('checkbox', { name: `Select ${subject}` }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
  };
  await remove(first!);
  await page.goto('about:blank');
  await expect.poll(async () => (await listed(world))[0]!.id).toBe(second!.id);

  await page.goto(`${world.portal}/inbox`);
  await remove(second!);
  await page.getByRole('button', { name: /Maya Lindqvist/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect((await listed(world))[0]!.id).not.toBe(second!.id);
});

test('reverts what the server refused with an explanation, and retries [P-17]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  const [first] = await leaveUnread(world, 3);
  await openInbox(page, world);
  await expectBadge(page, '3');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/archive', async (route) => {
    await held;
    await route.abort();
  });
  await row(page, first!.subject).getByRole('button').click();
  // Immediately, before the server has answered.
  await expect(row(page, first!.subject)).toHaveCount(0);
  await expectBadge(page, '2');
  release();
  await expect(page.getByText(/We can’t reach the server/).first()).toBeVisible();
  await expect(row(page, first!.subject)).toHaveCount(1);
  await expectBadge(page, '3');

  await page.unroute('**/archive');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Message archived').first()).toBeVisible();
  await expectBadge(page, '2');
});

test('can be used with the keyboard alone [P-17]', async ({ page, world }) => {
  await openInbox(page, world);
  const [first, second, third, fourth] = await listed(world);
  const link = (message: Listed | undefined) => row(page, message!.subject).getByRole('link');
  const { keyboard } = page;
  await link(first).focus();
  await keyboard.press('ArrowDown');
  await expect(link(second)).toBeFocused();
  await keyboard.press('x');
  await expect(row(page, second!.subject).getByRole('checkbox')).toBeChecked();
  await keyboard.press('x');
  await expect(row(page, second!.subject).getByRole('checkbox')).not.toBeChecked();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: second!.subject })).toBeFocused();
  await keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: second!.subject })).toBeHidden();
  await expect(link(second)).toBeFocused();

  await keyboard.press('e');
  await expect(row(page, second!.subject)).toHaveCount(0);
  await expect(link(third)).toBeFocused();
  await keyboard.press('x');
  await keyboard.press('ArrowDown');
  await keyboard.press('x');
  await keyboard.press('e');
  await expect(row(page, third!.subject)).toHaveCount(0);
  await expect(row(page, fourth!.subject)).toHaveCount(0);
  await expect(rowsOf(page).nth(1).getByRole('link')).toBeFocused();
  await keyboard.press('Home');
  await expect(link(first)).toBeFocused();

  const archived = (await listed(world, { archived: true }, 100)).map(({ id }) => id);
  expect(archived).toEqual(expect.arrayContaining([second!.id, third!.id, fourth!.id]));
});

test('is in sync across tabs [P-17] [D-04]', { tag: '@long' }, async ({ page, context, world }) => {
  const [first, second] = await leaveUnread(world, 2);
  await openInbox(page, world);
  const other = await context.newPage();
  await other.goto(`${world.portal}/home`);
  await expectBadge(other, '2');

  await row(page, first!.subject).getByRole('link').click();
  await expectBadge(other, '1');
  await page.getByRole('button', { name: 'Close the message' }).click();

  await other.goto(`${world.portal}/inbox`);
  await other.getByRole('button', { name: `Archive “${second!.subject}”` }).click();
  await expect(row(page, second!.subject)).toHaveCount(0);
  await expectBadge(page, null);
  await expectBadge(other, null);

  // A message deleted in one tab can't be archived in the other. In the end both tabs show the same.
  const [top] = await listed(world);
  await other.getByRole('checkbox', { name: `Select ${top!.subject}` }).check();
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row(page, top!.subject)).toHaveCount(0);
});

test('opens a message beside the list, or in its place on a phone [P-17]', async ({ page, world }) => {
  await openInbox(page, world);
  const [first, second] = await listed(world);
  const link = (message: Listed | undefined) => row(page, message!.subject).getByRole('link').first();
  // The list has the full width until a message is chosen.
  await expect(page.getByRole('columnheader', { name: 'Received' })).toBeVisible();
  await link(first).click();
  await expect(link(first)).toHaveAttribute('aria-current', 'true');
  await link(second).click();
  await expect(page.getByRole('heading', { level: 2, name: second!.subject })).toBeFocused();
  // Reading one after the other is one step back.
  await page.goBack();
  await expect(page).not.toHaveURL(/message=/);

  // Archiving the open one leads to the next.
  await link(first).click();
  await page.getByRole('region', { name: first!.subject }).getByRole('button', { name: 'Archive' }).click();
  await expect(row(page, first!.subject)).toHaveCount(0);
  await expect(link(second)).toBeFocused();

  await page.setViewportSize({ width: 360, height: 780 });
  await link(second).click();
  await expect(page.getByRole('heading', { level: 1, name: second!.subject })).toBeFocused();
  await expect(page.getByRole('table')).toBeHidden();
  await page.goBack();
  await expect(link(second)).toBeFocused();

  // On a phone, boxes come on demand, and the messages begin near the top.
  const box = row(page, second!.subject).getByRole('checkbox');
  await expect(box).toHaveCount(0);
  expect((await page.getByRole('row').nth(1).boundingBox())!.y).toBeLessThanOrEqual(300);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await box.check();
  // The list's line, and its announcement while it is there.
  await expect(page.getByText('1 selected').first()).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(box).toHaveCount(0);
  // No tick is left, and the key that selects shows the boxes too.
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(box).not.toBeChecked();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await link(second).press('x');
  await expect(box).toBeChecked();
});

for (const width of [360, 1280])
  test(`keeps the place of a message in a list that is ${width} px wide [P-17]`, { tag: '@long' }, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await openInbox(page, world);
    // Safari doesn't hold what is shown in place.
    await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
    const message = row(page, (await listed(world))[12]!.subject);
    const top = () => message.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await message.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 300));
    expect(await top()).toBe(300);
    const link = message.getByRole('link').first();
    const { x, y } = (await link.boundingBox())!;
    // Playwright's own click scrolls the link to the middle of the window in Firefox.
    await page.mouse.click(x + 5, y + 5);
    await expect(page.locator('h1:focus, h2:focus')).toBeVisible();
    await page.goBack();
    await expect(link).toBeFocused();
    // Firefox scrolls by whole pixels only.
    expect(Math.abs((await top()) - 300)).toBeLessThanOrEqual(1);
  });
