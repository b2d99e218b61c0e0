import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fillCard } from '../../scripts/journeys/card-form.ts';
import { expect, expectAccessible, signIn, test, type World } from '../../scripts/journeys/world.ts';
import { asAccount } from './account.ts';
import { chooseNewCard } from './card-form.ts';
import { showAnotherDay } from './free-days.ts';
import { overlaps } from './overlaps.ts';

const student = 'student@example.com';
const coachId = '01980a3c-1f00-7000-8000-0000000000c5';
const service = (number: number) => `/coaches/${coachId}/book/01980a3c-1f00-7000-8000-00000000750${number}`;
const firstTalk = service(0);
const sleepReset = service(1);

/** The first free time, once the times are loaded. */
const firstTime = (page: Page) =>
  page.getByRole('radiogroup', { name: 'Choose a time' }).getByRole('radio').first();

/** Selects the first free time and continues to the payment. */
async function holdFirstTime(page: Page, world: World, path: string): Promise<string> {
  await page.goto(world.portal + path);
  await firstTime(page).check();
  const start = await firstInstant(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: /Check and (pay|book)/ })).toBeFocused();
  return start;
}

/** The instant of the first free time, whose value has the offset of the student's zone. */
const firstInstant = async (page: Page) => new Date(await firstTime(page).inputValue()).toISOString();

/** What happened to the student’s account, with every payment. */
async function historyOf(world: World): Promise<unknown[]> {
  const account = await asAccount(world, student);
  return (await account.get(`/students/${account.studentId}/account_history?size=100`)).content;
}

async function sessionsOfCoach(world: World): Promise<{ id: string; startTime: string; status: string }[]> {
  const rosa = await asAccount(world, 'coach@example.com');
  return (await rosa.get(`/coaches/${coachId}/coaching_sessions?size=100`)).content;
}

test('finds a coach by name, topic and language, and sees services with their prices [P-29] [D-10]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, student, '/coaches');
  const rosa = page.getByRole('listitem').filter({ hasText: 'Rosa Delgado' });
  await expect(rosa).toContainText('3 services · 1 free');
  await expect(rosa).toContainText(/from\s*\$ 25.00/);
  await expect(page.getByText('(optional)')).toBeHidden();
  await page.getByLabel('Name or topic').fill('shift');
  await expect(page).toHaveURL(/keyword=shift/);
  await page.getByLabel('About').selectOption('Movement');
  await expect(page.getByRole('heading', { name: 'No coach matches' })).toBeVisible();
  await page.getByLabel('About').selectOption('Sleep');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
  await page.reload();
  await expect(page.getByLabel('Name or topic')).toHaveValue('shift');
  // Back undoes one filter after the other.
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Language' })).not.toHaveValue('ES');
  await page.goBack();
  await expect(page.getByLabel('About')).toHaveValue('MOVEMENT');
  await page.goForward();
  await page.getByRole('link', { name: 'Rosa Delgado' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Rosa Delgado' })).toBeFocused();
  await expect(page.getByText('Los Angeles time', { exact: true })).toBeVisible();
  const offer = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Sleep reset/ }) });
  await expect(offer).toContainText('$ 320.00');
  await expect(offer).toContainText('4 sessions of 50 minutes');
});

test('counts the characters of a search, and searches nothing that is too long [V-23]', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.portal, student, '/coaches');
  const box = page.getByLabel('Name or topic');
  await box.fill('x'.repeat(95));
  await expect(page.getByText('5 characters left').first()).toBeVisible();
  await expect(page).toHaveURL(/keyword=x{95}$/);
  await box.fill('x'.repeat(130));
  await expect(page.getByText('30 characters too many').first()).toBeVisible();
  await box.blur();
  await expect(box).toHaveValue('x'.repeat(130));
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/keyword=x{95}$/);
  await box.fill('');
  await expect(page).not.toHaveURL(/keyword/);
});

test('shows the certifications that a coach has, and until when', { tag: '@long' }, async ({
  page,
  world,
}) => {
  const rosa = await asAccount(world, 'coach@example.com');
  const lasting = { issuer: null, issueDate: null, credentialUrl: null };
  const path = `/coaches/${coachId}/certifications`;
  await rosa.post(path, { name: 'First aid', expirationDate: '2020-05-01', ...lasting });
  await rosa.post(path, { name: 'Breathwork', expirationDate: '2099-05-01', ...lasting });
  await signIn(page, world.portal, student, `/coaches/${coachId}`);
  await expect(page.getByText('Breathwork (until May 01, 2099)')).toBeVisible();
  await expect(page.getByText('First aid')).toHaveCount(0);
});

test('signs the URLs of private pictures [D-10]', { tag: '@long' }, async ({ page, world }) => {
  const rosa = await asAccount(world, 'coach@example.com');
  const photo = await rosa.upload('face.png');
  const coach = (await rosa.get(`/coaches/${coachId}`)).content;
  await rosa.put(`/coaches/${coachId}`, { ...coach, photo });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page, world.portal, student, `/coaches/${coachId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Rosa Delgado' })).toBeVisible();
  const isShown = () =>
    page.evaluate(() =>
      [...document.images].some((image) => image.src.includes('/content/') && image.naturalWidth > 0),
    );
  await expect.poll(isShown).toBe(true);
  const signed = new URL(asked.find((url) => url.includes(`/content/${photo}`))!);
  expect([...signed.searchParams.keys()]).toEqual(['Policy', 'Signature', 'Key-Pair-Id']);
});

// Claim: keyboard-focus, free-until-before-paying
test('books a paid session with the keyboard alone, visible to student and coach [P-29]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, student, sleepReset);
  // One time zone is named; the coach's is shown on demand.
  await expect(page.getByText('New York time')).toHaveCount(1);
  await page.getByRole('switch', { name: 'Los Angeles time too' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: /[AP]M in Los Angeles$/ }).first()).toBeEnabled();
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  const start = await firstInstant(page);
  await page.getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check and pay' })).toBeFocused();
  await expect(page.getByText(/We’re holding this time for you: [45]:\d\d left/)).toBeVisible();
  // The first free time may be too soon for it.
  await expect(
    page.getByText(/cancel for free until|Once it’s booked, you can’t change the time/),
  ).toBeVisible();
  await expectAccessible(page);
  // The reservation survives a reload.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pay $ 320.00' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay $ 320.00' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Add to calendar/ }).click();
  expect((await download).suggestedFilename()).toBe('session.ics');
  // Reloading buys nothing again.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeVisible();
  await page.getByRole('link', { name: 'See your session' }).click();
  await expect(page.getByText(/^Join opens at /)).toBeVisible();
  const booked = (await sessionsOfCoach(world)).filter(({ startTime }) => startTime === start);
  expect(booked.map(({ status }) => status)).toEqual(['BOOKED']);
});

// Claim: held-time, no-double-booking
test('gives a contested time to one student, and offers the next ones to the other [P-29]', async ({
  page,
  newContext,
  world,
}) => {
  await signIn(page, world.portal, student);
  const context = await newContext();
  const other = await context.newPage();
  await signIn(other, world.portal, 'submitted@example.com', firstTalk);
  await firstTime(other).check();
  const wanted = await firstInstant(other);

  expect(await holdFirstTime(page, world, firstTalk)).toBe(wanted);
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByText('That time was just taken. Choose another one.')).toBeVisible();
  await expect(other.getByText(/is no longer available/).first()).toBeVisible();
  await firstTime(other).check();
  expect(await firstInstant(other)).not.toBe(wanted);
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.getByRole('button', { name: 'Book this time' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeVisible();
  await context.close();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeVisible();
  expect((await sessionsOfCoach(world)).filter(({ startTime }) => startTime === wanted)).toHaveLength(1);
});

// Claim: expired-hold
test('shows that the time is no longer held, and charges nothing [P-29] [M-03]', async ({ page, world }) => {
  await signIn(page, world.portal, student);
  const before = await historyOf(world);
  await holdFirstTime(page, world, sleepReset);
  // As when another time was chosen in another tab, while this one still counts down.
  await world.execute(`delete from coach_sessions where status = 'HELD_SLOT'`);
  await page.getByRole('button', { name: 'Pay $ 320.00' }).click();
  await expect(
    page.getByText(/^This time is no longer held, .* Nothing was charged. Choose a/),
  ).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Choose a time' })).toBeVisible();
  expect(await historyOf(world)).toEqual(before);
});

// Claim: expired-hold
test('ends the countdown of a held time without a charge, and lets another be chosen [P-29] [M-03]', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.portal, student);
  const before = await historyOf(world);
  await page.clock.install();
  await holdFirstTime(page, world, sleepReset);
  // Someone who is still there isn’t signed out.
  for (let minutes = 0; minutes < 5; minutes += 1) {
    await page.clock.runFor(66_000);
    await page.mouse.move(50, 50 + minutes);
    await page.keyboard.press('Shift');
  }
  await expect(
    page.getByText(/and that’s over now. Nothing was charged. Choose a time again./),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay $ 320.00' })).toBeHidden();
  expect(await historyOf(world)).toEqual(before);
});

// Claim: changed-offer
test('asks again when the coach has changed the offer, and charges nothing before [P-29]', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.portal, student);
  await holdFirstTime(page, world, sleepReset);
  const rosa = await asAccount(world, 'coach@example.com');
  const product = `/coaches/${coachId}/products/${sleepReset.split('/').at(-1)}`;
  const {
    id: _,
    currency: __,
    purchaseTerms: ___,
    isChargeable: ____,
    ...offer
  } = (await rosa.get(product)).content;
  await rosa.put(product, { ...offer, price: 500_000 });
  await page.getByRole('button', { name: 'Pay $ 320.00' }).click();
  await expect(
    page.getByText(/Rosa Delgado has just changed this offer, so nothing was charged/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Pay $ 5,000.00' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeVisible();
});

// Claim: bought-terms, sold-stays
test('books a session that is left after the coach has unpublished the service [P-29]', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.portal, student);
  const rosa = await asAccount(world, 'coach@example.com');
  await rosa.patch(`/coaches/${coachId}/products/${sleepReset.split('/').at(-1)}/status`, {
    status: 'DRAFT',
  });
  await page.goto(`${world.portal}/sessions`);
  await page.getByRole('link', { name: 'Details: Sleep reset, four sessions' }).click();
  await expect(page.getByText('1 of 4')).toBeVisible();
  await page.getByRole('link', { name: 'Book a time' }).click();
  await firstTime(page).check();
  const start = await firstInstant(page);
  await page.getByRole('button', { name: /^Book \w+day, / }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sleep reset.*Booked$/ })).toBeFocused();
  expect((await sessionsOfCoach(world)).filter(({ startTime }) => startTime === start)).toHaveLength(1);
});

test('books with another card after the first was declined, and with one that the bank confirms [P-29] [M-03]', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.portal, student);
  await holdFirstTime(page, world, sleepReset);
  await chooseNewCard(page, '4000000000009995');
  await page.getByRole('button', { name: 'Pay $ 320.00' }).click();
  await expect(page.getByText(/Your bank declined the payment/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /9995 ?Your bank declined the last payment/ })).toBeChecked();
  await chooseNewCard(page, '4000002500003155');
  await page.getByRole('button', { name: 'Pay $ 320.00' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Almost booked' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm with your bank' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeVisible();
});

// Claim: held-time
test('goes back from paying to the times, and keeps the held time until another is chosen [P-29]', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.portal, student);
  const start = await holdFirstTime(page, world, sleepReset);
  await page.goBack();
  await expect(page.getByRole('radiogroup', { name: 'Choose a time' })).toBeVisible();
  await expect(page.getByText(/We’re still holding .+ for you: [45]:\d\d left/)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(1);
  await page.getByRole('link', { name: 'Continue with this time' }).click();
  await expect(page.getByRole('heading', { name: 'Check and pay' })).toBeFocused();

  // The same time again isn't held once more, and another one replaces it.
  await page.goBack();
  await firstTime(page).check();
  expect(await firstInstant(page)).toBe(start);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check and pay' })).toBeFocused();
  await page.getByRole('button', { name: 'Choose another time' }).click();
  // At some hours, the first day has no other time.
  await showAnotherDay(page);
  const times = page.getByRole('radiogroup', { name: 'Choose a time' }).getByRole('radio');
  await expect.poll(() => firstInstant(page)).not.toBe(start);
  const last = new Date(await times.last().inputValue()).toISOString();
  await times.last().check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Pay $ 320.00' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeVisible();
  const starts = (await sessionsOfCoach(world)).map(({ startTime }) => startTime);
  expect(starts).toContain(last);
  expect(starts).not.toContain(start);
  // Nothing is held anymore.
  await page.goto(world.portal + sleepReset);
  await expect(firstTime(page)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('starts with a card that was not declined, and says which was [P-29] [P-11]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, student, '/settings/payment-method');
  await page.getByRole('button', { name: 'Add a card' }).click();
  await fillCard(page, '4000000000009995');
  await page.getByRole('button', { name: 'More for Visa ending in 9995' }).click();
  await page.getByRole('menuitem', { name: 'Make default' }).click();
  await expect(page.getByText('Visa ending in 9995 is now your default card.').first()).toBeVisible();
  await holdFirstTime(page, world, sleepReset);
  await page.getByRole('button', { name: 'Pay $ 320.00' }).click();
  await expect(page.getByText(/Your bank declined the payment/)).toBeVisible();
  const declined = page.getByRole('radio', { name: /ending in 9995/ });
  await expect(declined).toHaveAccessibleName(/Your bank declined the last payment with this card/);
  await expect(declined).toBeChecked();
  // One countdown, also with the form for another card.
  await page.getByRole('button', { name: 'Use another card' }).click();
  await expect(page.getByRole('timer')).toHaveCount(1);

  await page.goto(`${world.portal}/settings/payment-information/pay`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked();
  await expect(declined).not.toBeChecked();
  await page.goto(`${world.portal}/settings/payment-method`);
  await expect(page.getByText('Your bank declined the last payment with this card')).toHaveCount(1);
});

test('stays on the payment of a group that overlaps another session, and says if the card is declined [P-29]', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.portal, student, service(2));
  await page.getByRole('radiogroup', { name: 'Dates' }).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseNewCard(page, '4000000000009995');
  await page.route('**/coach_product_purchases', overlaps, { times: 1 });
  await page.getByRole('button', { name: 'Pay $ 25.00' }).click();
  const question = page.getByRole('alertdialog', { name: 'You already have a session then' });
  await expect(question).toContainText('Evening talk');
  await question.getByRole('button', { name: 'Take this time anyway' }).click();
  await expect(page.getByText(/Your bank declined the payment/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay $ 25.00' })).toBeVisible();
  await expect(question).toBeHidden();
});

test('books nothing if the bank declines, and can be retried [P-29]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, student);
  await holdFirstTime(page, world, sleepReset);
  await chooseNewCard(page, '4000002500003155');
  await page.getByRole('button', { name: 'Pay $ 320.00' }).click();
  await page.getByRole('button', { name: 'Confirm with your bank' }).click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Not booked' })).toBeVisible();
  await page.getByRole('link', { name: 'Book again' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Choose a time' })).toBeVisible();
});

// Claim: charged-once
test('resends a booking that did not arrive, and books and charges once [P-29]', { tag: '@long' }, async ({
  page,
  context,
  world,
}) => {
  await signIn(page, world.portal, student);
  const start = await holdFirstTime(page, world, sleepReset);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Pay $ 320.00' }).click();
  await expect(page.getByRole('heading', { name: 'We’re booking this for you' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Your booking didn’t reach us' })).toBeVisible();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeVisible();
  expect((await sessionsOfCoach(world)).filter(({ startTime }) => startTime === start)).toHaveLength(1);
});

// Claim: charged-once
test('doesn’t take a purchase on another device for a booking that did not arrive [P-29]', {
  tag: '@long',
}, async ({ page, context, world }) => {
  await signIn(page, world.portal, student);
  await holdFirstTime(page, world, sleepReset);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Pay $ 320.00' }).click();
  await expect(page.getByRole('heading', { name: 'We’re booking this for you' })).toBeVisible();
  const maya = await asAccount(world, student);
  const productId = sleepReset.split('/').at(-1)!;
  const { content: quote } = await maya.post(`/coaches/${coachId}/products/${productId}/quotes`);
  const { content: cards } = await maya.get(`/students/${maya.studentId}/payment_methods`);
  const paymentMethodId = cards.find(({ isDefault }: { isDefault: boolean }) => isDefault).id;
  const other = { quoteId: quote.id, productId, reservationId: null, paymentMethodId };
  await maya.post('/coach_product_purchases', other, 'other-device');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Your booking didn’t reach us' })).toBeVisible();
});

test('finds a booking whose response was lost [P-29]', { tag: '@long' }, async ({ page, world }) => {
  await signIn(page, world.portal, student);
  await holdFirstTime(page, world, sleepReset);
  await page.route('**/coach_product_purchases', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Pay $ 320.00' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeVisible();
});

test('doesn’t take an earlier purchase for one whose content can’t be read [P-29]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, student);
  await holdFirstTime(page, world, sleepReset);
  await page.route('**/coach_product_purchases', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Pay $ 320.00' }).click();
  const checking = page.getByRole('heading', { name: 'We’re booking this for you' });
  await expect(checking).toBeVisible();
  await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.includes('.once.purchase.'))!;
    localStorage.setItem(name, JSON.stringify({ ...JSON.parse(localStorage.getItem(name)!), sent: 'x' }));
  });
  const looked = page.waitForResponse(/coach_product_purchases/);
  await page.reload();
  await looked;
  await expect(checking).toBeVisible();
  await expect(page).not.toHaveURL(/purchase=/);
});

test('buys a product in a color, sees it sent, and gives another address than the profile’s [P-29]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, student, `/coaches/${coachId}`);
  await page.getByRole('link', { name: 'Buy: Lunch box with three compartments' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: /Color/ })).toBeVisible();
  await page.getByLabel('Color').selectOption('Clay');
  const address = page.getByRole('group', { name: 'Where to send it' });
  await expect(address.getByLabel('City')).toHaveValue('Hoboken');
  await address
    .getByLabel(/^Street/)
    .first()
    .fill('12 River Street');
  await page.getByRole('button', { name: 'Continue' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Clay');
  await expect(main).toContainText('12 River Street');
  await page.getByRole('button', { name: 'Change your choice' }).click();
  await page.getByLabel('Color').selectOption('Midnight');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(main).toContainText('Midnight');
  // What was chosen and typed before survives a reload of the last step.
  await page.reload();
  await expect(main).toContainText('Midnight');
  await expect(main).toContainText('12 River Street');
  await page.getByRole('button', { name: 'Pay $ 34.50' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your purchase' })).toBeFocused();
  await expect(main).toContainText('Midnight');
  await page.getByRole('link', { name: 'See your purchase' }).click();
  await expect(main).toContainText('Not delivered yet.');

  const rosa = await asAccount(world, 'coach@example.com');
  await rosa.put(`/coach_product_purchases/${page.url().split('/').at(-1)}/delivery`, { note: 'UPS 1Z 999' });
  await page.reload();
  await expect(main).toContainText('UPS 1Z 999');
});

test('buys a seat in a group with known dates, and has its sessions [P-29]', async ({ page, world }) => {
  await signIn(page, world.portal, student, `/coaches/${coachId}`);
  await page.getByRole('link', { name: 'Sign up: New parents’ circle' }).click();
  const dates = page.getByRole('radiogroup', { name: 'Dates' }).getByRole('radio');
  await expect(dates).toHaveCount(3);
  await expect(page.getByText('2100 Lakeshore Avenue, Oakland · 6 seats left').first()).toBeVisible();
  // If the chosen group is gone, another one has to be chosen.
  await dates.last().check();
  const gone = await dates.last().inputValue();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('.group/');
  await world.execute(`delete from coaching_groups where id = '${gone}'`);
  await page.reload();
  await expect(dates).toHaveCount(2);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Dates' })).toHaveAttribute('aria-invalid', 'true');
  await dates.first().check();
  await page.getByRole('button', { name: 'Continue' }).click();
  const main = page.getByRole('main');
  const pay = page.getByRole('button', { name: 'Pay $ 25.00' });
  await expect(pay).toBeVisible();
  // The chosen dates survive a reload of the last step.
  await page.reload();
  await expect(pay).toBeVisible();
  await expect(main).toContainText('2100 Lakeshore Avenue, Oakland');
  await pay.click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeFocused();
  await page.getByRole('link', { name: 'See your purchase' }).click();
  const own = page.getByRole('region', { name: 'Sessions' });
  await expect(own.getByRole('link')).toHaveCount(1);

  // The coach moves it. The student can cancel it and gets its price back.
  const rosa = await asAccount(world, 'coach@example.com');
  const productId = '01980a3c-1f00-7000-8000-000000007502';
  const { content: groups } = await rosa.get(`/coaches/${coachId}/groups?productId=${productId}`);
  const [{ id, sessions }] = groups;
  await rosa.patch(`/coaches/${coachId}/groups/${id}/sessions/${sessions[0].id}`, {
    startTime: new Date(Date.parse(sessions[0].startTime) + 86_400_000).toISOString(),
    reason: 'The room is taken.',
  });
  await own.getByRole('link').first().click();
  await page.reload();
  await expect(main).toContainText('The room is taken.');
  await expect(main).toContainText('cancel it and get its price back');
  // A calendar that has the date already moves it, and keeps the address.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Add to calendar/ }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('LOCATION:2100 Lakeshore Avenue\\, Oakland');
  expect(file).toContain('SEQUENCE:1');
  // A page that promises more than the client gets by now cancels nothing, and keeps what was typed.
  const cancelUrl = /\/coaching_sessions\/[^/]+\/cancel$/;
  await page.route(
    cancelUrl,
    (route) =>
      route.continue({
        postData: { ...route.request().postDataJSON(), agreed: { refund: 'MONEY', amount: 9_900 } },
      }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Cancel for a full refund' }).click();
  const cancellation = page.getByRole('dialog');
  const reason = cancellation.getByRole('textbox');
  await reason.fill('I can’t come on that day.');
  const confirm = cancellation.getByRole('button', { name: 'Cancel the session' });
  await confirm.click();
  await expect(cancellation).toContainText('The terms have just changed');
  await expect(reason).toHaveValue('I can’t come on that day.');
  await confirm.click();
  await expect(main).toContainText('Canceled');
});
