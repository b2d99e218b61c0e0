import type { Page } from '@playwright/test';
import { asAccount } from '../../portal/e2e/account.ts';
import { type FormCase, testLostText } from '../../scripts/journeys/lost-text.ts';
import { picture } from '../../scripts/journeys/picture.ts';
import { expect, type World } from '../../scripts/journeys/world.ts';
import { sellProduct, sellSeat } from './sold.ts';

const rosa = 'coach@example.com';

const box = (label: string | RegExp) => (page: Page) => page.getByRole('textbox', { name: label }).first();
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Opens the form of a section, if it isn't open yet. */
const change = (section: string) => async (page: Page) => {
  const part = page.getByRole('region', { name: section });
  const button = part.getByRole('button', { name: /^Change ?:/ });
  await expect(button.or(part.getByRole('button', { name: 'Cancel' }))).toBeVisible();
  if (await button.isVisible()) await button.click();
};

/** Opens a page, then what its link leads to. */
const follow = (path: string, name: string | RegExp) => async (page: Page) => {
  await page.goto(new URL(path, page.url()).href);
  const before = page.url();
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await page.waitForURL((url) => url.href !== before);
};

const form = (
  path: FormCase['path'],
  label: string | RegExp,
  value: string | true,
  more: Partial<FormCase> = {},
): FormCase => ({ email: rosa, path, field: box(label), value, ...more });

/** Rosa writes a note to her next session. */
async function addNote(world: World): Promise<void> {
  const coach = await asAccount(world, rosa);
  const path = '/coaches/01980a3c-1f00-7000-8000-0000000000c5/coaching_sessions';
  const from = encodeURIComponent(new Date().toISOString());
  const { content } = await coach.get(`${path}?from=${from}&status=BOOKED&size=1&descending=false`);
  await coach.post(`${path}/${content[0].id}/notes`, { text: 'Slept seven hours.' });
}

const removeButton = (page: Page) => page.getByRole('button', { name: /Remove/ }).first();

const session = follow('/my-sessions', 'Maya Lindqvist');
const groups = '/my-services/01980a3c-1f00-7000-8000-000000007502/groups';

testLostText('coach', {
  'profile.about': form('/profile/about', /Introduction/, 'I help nurses sleep.'),
  'profile.links': form('/profile/links', /^Website/, 'https://rosa.example.com'),
  'profile.practice': form('/profile/practice', /link|room/i, 'https://meet.example.com/new'),
  'profile.pictures': form('/profile/pictures', '', '', {
    email: 'new.coach@example.com',
    value: true,
    async enter(page) {
      if (await removeButton(page).isVisible()) return;
      await page.getByLabel(/^Photo/).setInputFiles(await picture(page));
      await page.getByRole('button', { name: 'Use this crop' }).click();
      await expect(removeButton(page)).toBeVisible();
    },
    field: (page) => removeButton(page),
  }),
  'education.…': form('/profile', 'School or university', 'Hunter College', {
    open: button('Add education'),
  }),
  'certification.…': form('/profile', /Issued by/, 'Red Cross', { open: button('Add certification') }),
  'product.new.…': form('/my-services/new', 'Title', 'Walk and talk'),
  'product.…': form(follow('/my-services', 'First talk'), 'Title', 'First call'),
  'product.….group': form(groups, 'Place', 'Library, second floor', { open: button('Add dates') }),
  'group.….move': form(groups, 'Message to the participants', 'The room is taken.', {
    open: button('Change the time'),
  }),
  'group.….cancel': form(groups, 'Message to the participants', 'I have a fever.', {
    prepare: (world) => sellSeat(world),
    async open(page) {
      // The menu of the one with a participant.
      await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link') })
        .getByRole('button', { name: /^More for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Cancel session' }).click();
    },
  }),
  'purchase.….delivery': form(follow('/my-services', 'Maya Lindqvist'), 'Note', 'UPS 1Z 999', {
    prepare: sellProduct,
    open: button('Mark as delivered'),
  }),
  'schedule.….…': form('/my-coach-schedule?part=rules', /^Name/, 'Working week'),
  'schedule.new': form('/my-coach-schedule?schedule=new', /^Name/, 'Weekend'),
  'time-off.new': form('/my-coach-schedule?part=days', 'First day off', '12-21-2030'),
  'session.….note': form(session, /note/i, 'Ask about the new shift.'),
  'session.….note.…': form(session, '', 'Slept six hours.', {
    prepare: addNote,
    open: button(/^Edit note from/),
    field: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Note' }),
  }),
  'session.….move': form(session, /Message to Maya/, 'My train was canceled.', {
    open: button('Change the time'),
  }),
  'session.….cancel': form(session, /Message to Maya/, 'I have a fever.', { open: button('Cancel session') }),
  'circle.….session.…': form('/my-sessions', /link/i, 'https://meet.example.com/evening', {
    open: button('Schedule a circle session'),
  }),
  'circle-session.….attendance': form('/my-sessions?show=action', '', true, {
    open: button('Submit attendance'),
    field: (page) => page.getByRole('dialog').getByRole('radio', { name: 'Excused' }).first(),
  }),
  'purchase.….refund': form(
    follow('/my-services', 'Maya Lindqvist'),
    /Message to Maya/,
    'I am away that month.',
    {
      open: button('Refund'),
    },
  ),
  'account.email': form('/manage-account', 'New e-mail', 'rosa.new@example.com', {
    open: change('E-mail'),
  }),
  'account.language': form('/manage-account', '', true, {
    open: change('Language and time'),
    field: (page) => page.getByRole('radio', { name: 'Español' }),
  }),
  'sign-up.account': form('/sign-up', 'First name', 'Lena', { email: null }),
});
