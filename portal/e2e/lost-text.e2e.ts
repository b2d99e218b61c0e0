import type { Page } from '@playwright/test';
import { type FormCase, testLostText } from '../../scripts/journeys/lost-text.ts';
import type { World } from '../../scripts/journeys/world.ts';
import { asAccount } from './account.ts';
import { addCardByCall, answerDraft, callAs, theo, theosDraft } from './enrolling.ts';
import { editSection } from './profile-section.ts';

const maya = 'student@example.com';
const rosa = 'coach@example.com';
const advisor = 'advisor@example.com';
const ofStudent = '/administration/students/01980a3c-1f00-7000-8000-000000000001';
const circle = (number: number) => `/circles/01980a3c-1f00-7000-8000-0000000002c${number}`;
const coachId = '01980a3c-1f00-7000-8000-0000000000c5';
const transfer = '01980a3c-1f00-7000-8000-0000000005f3';

const box = (label: string | RegExp) => (page: Page) =>
  page
    .getByRole('textbox', { name: label })
    .or(page.getByLabel(label, { exact: true }))
    .first();
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).last().click();

/** Chooses a command in the first menu of a list. */
async function choose(page: Page, command: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: command }).click();
}

/** Opens a page, then what its links lead to. */
const follow =
  (path: string, ...links: (string | RegExp)[]) =>
  async (page: Page) => {
    await page.goto(new URL(path, page.url()).href);
    for (const name of links) {
      const before = page.url();
      await page
        .getByRole('main')
        .getByRole('link', { name, exact: typeof name === 'string' })
        .first()
        .click();
      await page.waitForURL((url) => url.href !== before);
    }
  };

const form = (
  email: string | null,
  path: FormCase['path'],
  label: string | RegExp,
  value: string | true,
  more: Partial<FormCase> = {},
): FormCase => ({ email, path, field: box(label), value, ...more });

const inProfile = (section: string, label: string, value: string | true, more: Partial<FormCase> = {}) =>
  form(maya, '/settings/profile', label, value, { open: (page) => editSection(page, section), ...more });

const step = (name: string) => `/enrollment/${theosDraft}/${name}`;
const answered = async (world: World) => answerDraft(await callAs(world, theo), theosDraft);
const withCards = async (world: World) => {
  const call = await callAs(world, theo);
  await answerDraft(call, theosDraft);
  for (const card of ['4242424242424242', '5555555555554444']) await addCardByCall(world, call, card);
};
const lastRadio = (page: Page) => page.getByRole('radio', { disabled: false }).last();
const radio = (name: string | RegExp) => (page: Page) => page.getByRole('radio', { name }).first();
/** A class is chosen on the step before. */
const chooseProgram = async (page: Page) => {
  await page.goto(new URL('/get-started/program', page.url()).href);
  await page.getByRole('radio', { name: /^Health Coach Training/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/class/);
};
const chooseClass = async (page: Page) => {
  await chooseProgram(page);
  await lastRadio(page).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/account/);
};
const ofMaya = async (page: Page) => {
  await page.goto(new URL('/coach/purchases', page.url()).href);
  await page
    .getByRole('row', { name: /Maya Lindqvist/ })
    .first()
    .getByRole('link')
    .click();
  await page.waitForURL(/purchases\/./);
};
/** Maya's transfer has to be out of the way for another one. */
const withoutTransfer = async (world: World) => {
  const account = await asAccount(world, maya);
  await account.post(`/transfers/${transfer}/cancel`, { reason: 'For a test' });
};

testLostText('portal', {
  'profile.personal': inProfile('About you', 'First name', 'Mayara'),
  'profile.contact': inProfile('Phones', 'Work phone', '201 555 0199', {
    shown: /555\D*0199$/,
    other: '(201) 555-0188',
  }),
  'profile.address': inProfile('Address', 'City', 'Newark'),
  'profile.background': inProfile('Background', 'Occupation', 'Beekeeper'),
  'profile.language': inProfile('Language and time', '', true, { field: radio('Español') }),
  'application.….COURSE': form(theo, step('course'), '', true, { field: lastRadio }),
  'application.….PERSONAL_INFO': form(theo, step('personal-info'), 'Occupation', 'Beekeeper'),
  'application.….PAYMENT_PLAN': form(theo, step('payment-plan'), '', true, { field: radio('Pay in full') }),
  'application.….PAYMENT_METHOD': form(theo, step('payment-method'), '', true, {
    field: radio(/Mastercard/),
    prepare: withCards,
  }),
  'envelope.….signing': form(theo, step('agreement'), 'Your full name', 'Theo Okafor', {
    prepare: answered,
  }),
  'enrollment.start': form(maya, '/enroll', 'Promo code', 'SPRI', { isPublic: true }),
  'account.email-link': form(null, '/forgot-password', 'E-mail', 'someone@example.com'),
  'account.unverified-email': form(
    'unverified@example.com',
    '/pending-email-address-verification',
    'New e-mail',
    'someone@example.com',
    { open: button('Use a different e-mail') },
  ),
  // Continuing keeps the choice for the next step.
  'get-started.program': form(null, '/get-started/program', '', true, {
    field: radio(/^Health Coach Training/),
    hasNoNotice: true,
  }),
  'get-started.class': form(null, chooseProgram, '', true, {
    field: lastRadio,
    hasNoNotice: true,
  }),
  'get-started.account': form(null, chooseClass, 'First name', 'Lena'),
  'envelope.….decline': form(maya, follow('/signing', /disclosures/i), 'Your reason', 'My name is wrong.', {
    open: button('Decline to sign'),
  }),
  choiceDraft: form(maya, '/settings/payment-information/pay', /^Amount/, '12.00', {
    open: (page) => page.getByRole('radio', { name: 'Another amount' }).check(),
  }),
  'card.…': form(maya, '/settings/payment-method', 'Name on the card', 'Maya L.', {
    open: button('Edit Mastercard ending in 4444'),
  }),
  'module.….position': form(maya, follow('/modules?type=AUDIO', 'Eating alone'), 'Minutes played', '12'),
  'session.….cancel': form(
    maya,
    follow('/sessions', 'Sleep reset, four sessions'),
    /Your reason/,
    'I am away.',
    { open: button('Cancel the session') },
  ),
  'session.….move': form(
    maya,
    follow('/sessions', 'Sleep reset, four sessions', 'Change the time'),
    /Your reason/,
    'My shift has changed.',
  ),
  'product.….time': form(maya, follow(`/coaches/${coachId}`, /^Book a time: Sleep reset/), '', true, {
    // However many times that day has.
    field: (page) => page.getByRole('radio').last(),
    isRequestKept: true,
  }),
  'product.….choices': form(maya, follow(`/coaches/${coachId}`, /^Buy: Lunch box/), 'City', 'Newark'),
  'product.….group': form(maya, follow(`/coaches/${coachId}`, /^Sign up: New parents/), '', true, {
    field: (page) => page.getByRole('radio').nth(1),
    hasNoNotice: true,
  }),
  'purchase.….time': form(maya, follow('/sessions', /^Book a time/), '', true, {
    // However many times that day has.
    field: (page) => page.getByRole('radio').last(),
    isRequestKept: 'once',
  }),
  'transfer.….cancel': form(maya, `/transfers/${transfer}/compare`, /Your reason/, 'I can stay after all.', {
    open: button('Cancel the transfer'),
  }),
  'enrollment.….transfer': form(maya, follow('/transfers', /transfer/i), /reason/i, 'My shift has changed.', {
    prepare: withoutTransfer,
  }),
  'circle.….transfer': form(maya, circle(1), '', true, {
    open: button('Move to another circle'),
    field: radio(/Sunday afternoon/),
  }),
  'circle.….session.…': form(rosa, circle(2), 'Date', '11-02-2026', {
    open: button('Schedule a circle session'),
    other: '11-03-2026',
  }),
  'circle-session.….attendance': form(rosa, circle(1), '', true, {
    open: button(/^Submit attendance|^Change attendance/),
    field: (page) => page.getByRole('dialog').getByRole('radio', { name: 'Excused' }).first(),
  }),
  'coach-profile': form(rosa, '/coach/profile?show=edit', /Introduction/, 'I help nurses sleep.'),
  'purchase.….refund': form(rosa, ofMaya, /Message to Maya/, 'I am away that month.', {
    open: button('Refund'),
  }),
  'account.….…': form('admin@example.com', '/administration/people', /reason/i, 'A fraud alert.', {
    open: (page) => choose(page, 'Disable'),
  }),
  'account.….roles': form('admin@example.com', '/administration/people', /reason/i, 'Joins admissions.', {
    open: (page) => choose(page, 'Change roles'),
  }),
  'result.….…': form(advisor, ofStudent, /reason/i, 'Handed in on paper.', {
    open: (page) => page.getByRole('button', { name: 'Record result' }).first().click(),
  }),
  'award.….revocation': form(advisor, `${ofStudent}?tab=awards`, /reason/i, 'Issued by mistake.', {
    open: (page) => page.getByRole('button', { name: 'Revoke' }).first().click(),
  }),
});
