import type { Page } from '@playwright/test';
import { english, spanish } from '../../scripts/journeys/card-form.ts';
import { expect, type World } from '../../scripts/journeys/world.ts';
import { approve, callAs } from './enrolling.ts';
import type { Hand } from './hands.ts';
import { type Locale, textIn } from './words.ts';

/** How the student operates the page, and in which language. */
interface Newcomer {
  page: Page;
  world: World;
  hand: Hand;
  locale: Locale;
  email: string;
  /** Runs on each page that is reached. */
  onPage: () => Promise<void>;
}

const password = 'Wellness1';

/** Content that isn't text of the product: data, or a page of the payment provider. */
const data = {
  en: {
    program: 'Health Coach Training Program',
    seats: /7 seats left/,
    plan: 'Deposit and 10 monthly installments',
    country: 'United States',
    card: english,
  },
  es: {
    program: 'Formación en coaching de salud',
    seats: /19 cupos/,
    plan: 'Depósito y 10 cuotas mensuales',
    country: 'Estados Unidos',
    card: spanish,
  },
} as const;

/** Waits until a page is open and its heading has the focus. */
async function arrive({ page, locale, onPage }: Newcomer, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const { source } = textIn(locale)(title);
  await expect(heading).toHaveText(new RegExp(source.slice(1)));
  await expect(heading).toBeFocused();
  await onPage();
}

/** From the sign-in page to an account, with the code from the e-mail. */
export async function getStarted(newcomer: Newcomer): Promise<void> {
  const { page, world, hand, locale, email } = newcomer;
  await page.goto(`${world.portal}/login`);
  await hand.follow('Get started here');
  await arrive({ ...newcomer, locale: 'en', onPage: async () => {} }, 'Language and program');
  if (locale === 'es') await hand.choose('Español');
  const text = textIn(locale);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    locale === 'es' ? 'Idioma' : 'Language',
  );
  await newcomer.onPage();
  await hand.choose(data[locale].program);
  await hand.press(text('Continue'));
  await arrive(newcomer, 'Start and graduation');
  await hand.choose(data[locale].seats);
  await hand.press(text('Continue'));
  await arrive(newcomer, 'Your account');
  await hand.type(text('First name'), 'Lena');
  await hand.type(text('Last name'), 'Brandt');
  await hand.type(text('E-mail'), email);
  await hand.type(text('New password'), password);
  await hand.press(text('Send me a code'));
  await arrive(newcomer, 'Verification code');
  const mail = (await world.mail(email)).replace(/<style[\s\S]*?<\/style>/g, '');
  await hand.type(text('Verification code'), /\b(\d{6})\b/.exec(mail)![1]!);
  await hand.press(text('Create my account'));
}

/** Completes every step, submits the application and pays. Returns its id. */
export async function enroll(newcomer: Newcomer): Promise<string> {
  const { page, hand, locale } = newcomer;
  const text = textIn(locale);
  await arrive(newcomer, 'Personal information');
  await hand.type(text('Date of birth'), '03-14-1994');
  await hand.type(text('Mobile phone'), '201 555 0123');
  await hand.select(text('Country'), data[locale].country);
  await hand.type(text('Street address'), '214 Garden Street');
  await hand.type(text('City'), 'Hoboken');
  await hand.select(text('State'), 'New Jersey');
  await hand.type(text('ZIP code'), '07030');
  await hand.press(text('Save and continue'));

  await arrive(newcomer, 'Payment plan');
  await hand.choose(data[locale].plan);
  await expect(page.getByText('6.00%')).toBeVisible();
  await hand.press(text('Save and continue'));

  await arrive(newcomer, 'Agreement');
  await signDocuments(newcomer);

  await arrive(newcomer, 'Payment method');
  const { card } = data[locale];
  await hand.inFrame.type(card.number, '4242424242424242');
  await hand.inFrame.type(card.expiration, '11/2031');
  await hand.inFrame.type(card.securityCode, '123');
  await hand.inFrame.type(card.holderName, 'Lena Brandt');
  await hand.inFrame.press(card.submit);
  await expect(page.getByRole('radio', { name: /4242/ })).toBeChecked();
  await newcomer.onPage();
  await hand.press(text('Save and continue'));

  await arrive(newcomer, 'Review and submit');
  const promise =
    'An advisor replies within {minimum}–{maximum} business days, and admissions within {hours, plural, one {# hour} other {# hours}} after that. You can withdraw at any time before the first class.';
  await expect(page.getByText(text(promise))).toBeVisible();
  await hand.press(text('Submit and pay {amount}'));
  await arrive(newcomer, 'Congratulations!');
  await expect(
    page.getByText(text('Admissions then replies within {hours, plural, one {# hour} other {# hours}}.')),
  ).toBeVisible();
  return /enrollment\/([^/]+)\//.exec(page.url())![1]!;
}

/** Checks every box, and signs by typing. */
async function signDocuments({ page, hand, locale, onPage }: Newcomer): Promise<void> {
  const text = textIn(locale);
  await expect(page.getByRole('heading', { name: text('Sign'), exact: true, level: 2 }).last()).toBeVisible();
  await hand.follow(text('Go to the signature, below the documents'));
  for (const box of await page.getByRole('checkbox').all()) await hand.tick(box);
  await hand.type(text('Your full name'), 'Lena Brandt');
  await onPage();
  await hand.press(new RegExp(`${text('Sign').source}$`));
}

/** The institute approves, and the student signs the last documents and is enrolled. */
export async function becomeActive(newcomer: Newcomer, id: string): Promise<void> {
  const { page, world, hand, locale } = newcomer;
  const text = textIn(locale);
  const advisor = await callAs(world, 'advisor@example.com');
  await hand.follow(text('Follow your application'));
  await arrive(newcomer, 'Your application');
  await approve(advisor, `/enrollment_applications/${id}`);
  await page.reload();
  const lifecycle = page.getByRole('list', { name: text('Your application') });
  for (const state of ['Submitted', 'Reviewed by an advisor', 'Approved', 'Document signing', 'Complete'])
    await expect(lifecycle).toContainText(new RegExp(text(state).source.slice(1)));
  await hand.follow(text('Read and sign'));
  await signDocuments(newcomer);
  await expect(page.getByText(text('You signed on {date}'))).toBeVisible();
  await newcomer.onPage();
  await expect
    .poll(async () => (await advisor('GET', `/enrollment_applications/${id}`)).status)
    .toBe('COMPLETE');
  // Back to the application, from which the documents were opened.
  await hand.follow(text('Close'));
  await arrive(newcomer, 'Your application');
  await hand.follow(text('Home'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Lena/);
  await newcomer.onPage();
}
