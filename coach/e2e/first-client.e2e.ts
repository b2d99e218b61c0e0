/** From a new coach's first visit of the public home page to the first session that a student booked and paid for. */
import type { Page } from '@playwright/test';
import { type Smtp, startSmtp } from '../../api-server/src/testing/smtp.ts';
import { fillCard } from '../../scripts/journeys/card-form.ts';
import { test as base, expect, type NewContext, signIn } from '../../scripts/journeys/world.ts';

const test = base.extend<{ mail: Smtp }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  mail: async ({}, use) => {
    const smtp = await startSmtp();
    await use(smtp);
    await smtp.close();
  },
  serverOptions: async ({ mail }, use) =>
    use({ smtp: { url: mail.url, from: 'Institute <no-reply@example.com>' } }),
});
test.use({ timezoneId: 'Europe/Madrid' });

const day = 86_400_000;
const coachEmail = 'ana@example.com';
const studentEmail = 'student@example.com';
const title = 'Walk and talk';

/** How many hours a local clock is ahead of UTC. */
function offset(timeZone: string, at: number): number {
  const [, hours] = /GMT([+-]\d+)/.exec(
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).format(at),
  ) ?? ['', '0'];
  return Number(hours);
}
const hoursApart = (at: number) => offset('Europe/Madrid', at) - offset('America/New_York', at);

/** Noon of the first matching Thursday on or after a day. */
function nextThursday(from: number, fits: (at: number) => boolean): number {
  const start = Math.floor(from / day) * day + day / 2;
  for (let at = start; at < start + 400 * day; at += day)
    if (new Date(at).getUTCDay() === 4 && fits(at)) return at;
  throw new Error('There is no such day');
}

const isoDate = (at: number) => new Date(at).toISOString().slice(0, 10);
/** The weekday and the day, as both apps show them; the session is within a year. */
const weekdayDate = (at: number) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(at);
const typedDate = (at: number) => isoDate(at).replace(/(\d+)-(\d+)-(\d+)/, '$2-$3-$1');

/** The latest e-mail to a recipient with a matching subject, once it has arrived. */
async function emailTo(mail: Smtp, recipient: string, subject: RegExp): Promise<string> {
  const find = () =>
    mail.received.findLast((email) => email.recipients.includes(recipient) && subject.test(email.subject));
  await expect.poll(find).toBeDefined();
  // Long lines are folded, and amounts and times keep together.
  return find()!
    .text.replaceAll(/=\r?\n/g, '')
    .replaceAll('=C2=A0', ' ');
}

async function signUp(page: Page, coach: string, mail: Smtp): Promise<void> {
  await page.goto(coach);
  await page.getByRole('main').getByRole('link', { name: 'Create your account' }).first().click();
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Núñez');
  await page.getByLabel('E-mail').fill(coachEmail);
  await page.getByLabel('Mobile phone').fill('201 555 0123');
  await page.getByLabel(/I am at least 18 years old/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  const [code] = /\b\d{6}\b/.exec(await emailTo(mail, coachEmail, /./))!;
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('textbox', { name: 'Password' }).fill('Wellness1');
  await page.getByRole('button', { name: 'Create your account' }).click();
  await expect(page).toHaveURL(`${coach}/welcome`);
}

/** Sets up a profile, hours on Thursdays a year ahead, a subscription and a published service. */
async function open(page: Page, coach: string): Promise<void> {
  await page.goto(`${coach}/profile`);
  await page.getByRole('link', { name: /^Edit ?: About you/ }).click();
  await page.getByLabel(/Introduction/).fill('I walk, you talk.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'About you' })).toContainText('I walk, you talk.');
  await page.getByRole('link', { name: /^Edit ?: Your practice/ }).click();
  await page.getByLabel(/Video call link/).fill('https://meet.example.com/ana');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(`${coach}/profile`);

  await page.getByRole('link', { name: 'Schedule', exact: true }).click();
  await page.getByRole('link', { name: 'Set my hours' }).click();
  await page.getByText('List', { exact: true }).click();
  const thursday = page.getByRole('group', { name: 'Weekly hours' }).getByRole('group', { name: 'Thursday' });
  await thursday.getByLabel('To', { exact: true }).selectOption('20:00');
  await thursday.getByLabel('From', { exact: true }).selectOption('16:00');
  await page.getByLabel('How far ahead').selectOption({ label: '365 days' });
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Your hours were saved.').first()).toBeVisible();

  await page.goto(`${coach}/my-services`);
  await expect(page.getByText('You can’t publish services yet')).toBeVisible();
  await page.getByRole('link', { name: 'Choose a subscription' }).click();
  await page.getByRole('button', { name: 'Choose Solo' }).click();
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay $ 29.00' }).click();
  await expect(page.getByRole('region', { name: 'Your subscription' })).toContainText('Solo');

  await page.goto(`${coach}/my-services/new`);
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: /^Price/ }).fill('45');
  await page.getByLabel('The price is').selectOption({ label: 'per session' });
  await page.getByRole('radio', { name: 'One client' }).check();
  await page.getByRole('textbox', { name: 'Number of sessions' }).fill('1');
  await page.getByRole('textbox', { name: /^Length of each/ }).fill('60');
  await page.getByRole('radio', { name: /published/ }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('listitem', { name: title })).toContainText('$ 45.00');
}

/** A student in New York finds the coach, then books and pays for the first time of a day. */
async function book(newContext: NewContext, portal: string, at: number): Promise<Page> {
  const context = await newContext();
  const page = await context.newPage();
  await signIn(page, portal, studentEmail, '/coaches');
  await page.getByLabel('Name or topic').fill('Ana');
  await page.getByRole('link', { name: 'Ana Núñez' }).click();
  await expect(page.getByText('I walk, you talk.')).toBeVisible();
  await page.getByRole('link', { name: /^Book/ }).click();
  await expect(
    page.getByRole('radiogroup', { name: 'Choose a time' }).getByRole('radio').first(),
  ).toBeVisible();
  const address = new URL(page.url());
  address.searchParams.set('from', isoDate(at));
  await page.goto(address.href);
  const time = page.getByRole('radiogroup', { name: 'Choose a time' }).getByRole('radio').first();
  // On the clocks of New York, which are set forward in the meantime.
  await expect(time).toHaveAttribute('value', new RegExp(`^${isoDate(at)}T1[01]:00:00-0[45]:00$`));
  expect(Date.parse(await time.inputValue())).toBe(Date.parse(`${isoDate(at)}T15:00:00Z`));
  await time.check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Pay $ 45.00' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeVisible();
  await page.getByRole('link', { name: 'See your session' }).click();
  return page;
}

// Claim: own-time-zone
test('a new coach is booked and paid, reschedules the session across a clock change, and holds it [K-02] [K-09] [K-10] [K-11] [K-13] [P-29]', async ({
  page,
  newContext,
  world,
  mail,
}) => {
  await signUp(page, world.coach, mail);
  await open(page, world.coach);

  // For a few weeks of the year, the zones are an hour closer together or farther apart.
  const now = Date.now();
  const booked = nextThursday(now + 2 * day, (at) => hoursApart(at) === 5);
  const student = await book(newContext, world.portal, booked);
  const place = student.getByRole('main');
  await expect(place).toContainText(weekdayDate(booked));
  await expect(place).toContainText(/11:00.+New York time/);
  await expect(place).toContainText(/4:00.+PM.*Madrid time/);
  expect(await emailTo(mail, coachEmail, /^You made a sale/)).toContain('$ 45.00');
  expect(await emailTo(mail, coachEmail, /^Session booked/)).toContain('4:00 PM');
  expect(await emailTo(mail, studentEmail, /^Session booked/)).toContain('11:00 AM');

  await page.getByRole('link', { name: 'Sessions', exact: true }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('link')
    .first()
    .click();
  const when = page.getByRole('region', { name: 'Time and place' });
  await expect(when).toContainText(weekdayDate(booked));
  await expect(when).toContainText(/4:00\s–\s5:00\sPM\s*Madrid time/);
  await expect(when).toContainText(/11:00\sAM\s–\s12:00\sPM\s*New York time/);

  // After both clocks have changed, they are six hours apart: an hour later in Madrid, the same hour in New York.
  const moved = nextThursday(booked, (at) => hoursApart(at) === 6);
  await page.getByRole('button', { name: 'Change the time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the time of this session' });
  await dialog.getByRole('textbox', { name: 'New date' }).fill(typedDate(moved));
  await dialog.getByRole('textbox', { name: 'New start time' }).fill('5:00 pm');
  await dialog.getByLabel(/Message to/).fill('I am at a congress that week.');
  await dialog.getByRole('button', { name: 'Change the time' }).click();
  await expect(when).toContainText(weekdayDate(moved));
  await expect(when).toContainText(/5:00\s–\s6:00\sPM\s*Madrid time/);
  await expect(when).toContainText(/11:00\sAM\s–\s12:00\sPM\s*New York time/);
  expect(await emailTo(mail, studentEmail, /^Please confirm the new time/)).toContain(
    'I am at a congress that week.',
  );
  await student.reload();
  await expect(place).toContainText(weekdayDate(moved));
  await expect(place).toContainText(/11:00.+New York time/);
  await expect(place).toContainText('I am at a congress that week.');
  await student.getByRole('button', { name: 'The new time works' }).click();
  await expect(student.getByRole('button', { name: 'The new time works' })).toHaveCount(0);
  const address = page.url();
  await student.context().close();

  // On the day of the session, on the server and in a newly opened browser.
  const later = moved + 6 * 3_600_000;
  world.wait(later - Date.now());
  const context = await newContext({ timezoneId: 'Europe/Madrid' });
  const then = await context.newPage();
  await then.clock.setFixedTime(later);
  await then.goto(address);
  await signIn(then, world.coach, coachEmail);
  await then.getByRole('button', { name: /^Completed/ }).click();
  await expect(then.getByText(/recorded as completed\.$/).first()).toBeVisible();
  const notes = then.getByRole('region', { name: 'Notes', exact: true });
  await notes.getByRole('textbox').fill('Sleeps better. Next: a walk each morning.');
  await then.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem')).toContainText('Sleeps better.');
  await context.close();
});
