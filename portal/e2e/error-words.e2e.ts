import type { Locator, Page } from '@playwright/test';
import { testHasher } from '../../api-server/src/testing/hasher.ts';
import { sample } from '../../scripts/given/lane.ts';
import { english, fillCard, spanish } from '../../scripts/journeys/card-form.ts';
import { expect, password, test, type World } from '../../scripts/journeys/world.ts';
import { addCardByCall, answerDraft, callAs, completeDraft, theo, theosDraft } from './enrolling.ts';
import { type Locale, textIn } from './words.ts';

/** A user on a page of the running product, in a language. */
interface Scene {
  page: Page;
  world: World;
  /** A text of the product by its English source. */
  t: (english: string) => RegExp;
  locale: Locale;
  /** Opens a path of the portal, signing in if necessary. */
  go: (path: string, email?: string) => Promise<void>;
  press: (name: string) => Promise<void>;
}

interface Case {
  key: string;
  /** The expected message, by its English source. */
  words: string;
  /** Causes the error. */
  provoke: (scene: Scene) => Promise<void>;
  /** The element that shows the error. */
  where: (scene: Scene) => Locator;
}

const minute = 60_000;
const visa = '01980a3c-1f00-7000-8000-000000003911';
const mayas = '/payment_schedules/01980a3c-1f00-7000-8000-000000003511';
const maya = 'student@example.com';
const application = `/enrollment_applications/${theosDraft}`;
const steps = `/enrollment/${theosDraft}`;
const pay = '/settings/payment-information/pay';

const training = { en: 'Health Coach Training Program', es: 'Formación en coaching de salud' };

const alert = ({ page }: Scene) => page.getByRole('main').getByRole('alert').first();
const form = ({ page }: Scene) => page.locator('form').first();
const group = ({ page }: Scene) => page.getByRole('radiogroup').first();
const dialog = ({ page }: Scene) => page.getByRole('alertdialog').or(page.getByRole('dialog'));
const main = ({ page }: Scene) => page.getByRole('main');

/** A failure that only a server bug can cause, in the contract's format. */
async function failOnce({ page }: Scene, url: string, status: number, key: string) {
  let hasFailed = false;
  await page.route(url, (route) => {
    if (hasFailed || route.request().method() === 'GET') return route.fallback();
    hasFailed = true;
    return route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: key, status, key, traceId: 'trace', errors: [] }),
    });
  });
}

const fill = ({ page, t }: Scene, label: string, value: string) =>
  page.getByRole('textbox', { name: t(label) }).fill(value);
const chooseTraining = ({ page, locale }: Scene) =>
  page.getByRole('radio', { name: training[locale] }).check();

async function fillAccount(scene: Scene, email: string): Promise<void> {
  await fill(scene, 'First name', 'Ana');
  await fill(scene, 'Last name', 'Sol');
  await fill(scene, 'E-mail', email);
  await fill(scene, 'New password', password);
  await scene.press('Send me a code');
}

async function toClasses(scene: Scene): Promise<void> {
  await scene.go('/get-started/program');
  await chooseTraining(scene);
  await scene.press('Continue');
  await expect(scene.page).toHaveURL(/\/class$/);
}

async function toCode(scene: Scene): Promise<void> {
  await scene.page.getByRole('radio', { disabled: false }).first().check();
  await scene.press('Continue');
  await fillAccount(scene, 'ana.sol@example.com');
  await expect(scene.page).toHaveURL(/\/code$/);
}

/** Submits with a different card. */
const submitWith = (number: string) => async (scene: Scene) => {
  const student = await callAs(scene.world, theo);
  const paymentMethodId = await addCardByCall(scene.world, student, number);
  await student('PUT', `${application}/payment_method`, { paymentMethodId });
  await scene.go('/home', theo);
  await scene.go(`${steps}/review`);
  await scene.press('Submit and pay {amount}');
};

/** Makes the next payment with a different card. */
const payWith = (number: string) => async (scene: Scene) => {
  const student = await callAs(scene.world, maya);
  await addCardByCall(scene.world, student, number);
  await scene.go(pay, maya);
  await scene.press('Continue');
  await scene.page.getByRole('radio', { name: new RegExp(number.slice(-4)) }).check();
  await scene.press('Pay {amount}');
};

/** Pays outside of the browser. */
async function payByCall({ world }: Scene, asked: object, paymentMethodId = visa): Promise<void> {
  const student = await callAs(world, maya);
  const { quoteId } = await student('POST', `${mayas}/quotes`, asked);
  await student('POST', `${mayas}/payments`, { quoteId, paymentMethodId });
}

const rowOf = (installment: number) => `01980a3c-1f00-7000-8000-00000036${1100 + installment}`;

/** Selects one installment, lets something happen, then submits. */
const choosing =
  (installment: number, meanwhile: (scene: Scene) => Promise<void>) => async (scene: Scene) => {
    await scene.go(`${pay}?kind=PRE_PAY&row=${rowOf(installment)}`, maya);
    await expect(scene.page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await meanwhile(scene);
    await scene.press('Continue');
  };

const custom = (amount: string) => async (scene: Scene) => {
  await scene.go(`${pay}?kind=CUSTOM`, maya);
  await fill(scene, 'Amount', amount);
  await scene.press('Continue');
};

const withCode = (code: string) => async (scene: Scene) => {
  await scene.go('/enroll', theo);
  await chooseTraining(scene);
  await fill(scene, 'Promo code', code);
};

const applyingCode = (code: string) => async (scene: Scene) => {
  await scene.go(`${steps}/payment-plan`, theo);
  const { page, t } = scene;
  const open = page.getByRole('button', { name: t('Have a promo code?') });
  await expect(open.or(page.getByRole('textbox', { name: t('Promo code') }))).toBeVisible();
  // A code that was typed before is still there.
  if (await open.isVisible()) await open.click();
  await fill(scene, 'Promo code', code);
  await scene.press('Apply the code');
};

const beginning = (email: string) => async (scene: Scene) => {
  await scene.go('/home', email);
  await scene.go('/enroll');
  await chooseTraining(scene);
  await scene.press('Begin');
};

async function sign(scene: Scene): Promise<void> {
  const { page, t } = scene;
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await fill(scene, 'Your full name', 'Maya Lindqvist');
  await page.getByRole('button', { name: new RegExp(`${t('Sign').source}$`) }).click();
}

const envelope = '01980a3c-1f00-7000-8000-00000005e102';
const envelopeForm = ({ page }: Scene) => page.locator('form').last();
/** Opens an envelope, lets something happen, then signs it. */
const signing = (meanwhile: (scene: Scene) => Promise<unknown>) => async (scene: Scene) => {
  await scene.go('/home', maya);
  await scene.go(`/signing/${envelope}`);
  await expect(scene.page.getByRole('checkbox').first()).toBeVisible();
  await meanwhile(scene);
  await sign(scene);
};

const texts = {
  invalidVoucherCode:
    'This promo code isn’t valid for this program. Check the spelling and which program it’s for, or continue without it.',
  voucherIsExpired: 'This promo code has expired. You can continue without it.',
  failedPay: 'Your bank declined the payment, so nothing was paid. Try again or use another card.',
  paymentMethodFailed: 'This card can’t be charged, so nothing was paid. Please use another card.',
  paymentProviderError:
    'Our payment provider has a problem right now, so nothing was paid. Please try again later.',
  paymentRequestError:
    'Our payment provider didn’t answer. We’re checking whether you paid, and won’t charge you twice.',
};

const scenes: Record<string, Case[]> = {
  'getting started': [
    {
      key: 'noCohortSelected',
      words: 'Please select a course',
      async provoke(scene) {
        await toClasses(scene);
        await scene.press('Continue');
      },
      where: group,
    },
    {
      key: 'usernameAlreadyExists',
      words: 'A user with that e-mail already exists. If it is you, use “Forgot password”.',
      async provoke(scene) {
        await scene.page.getByRole('radio', { disabled: false }).first().check();
        await scene.press('Continue');
        await fillAccount(scene, maya);
      },
      where: form,
    },
    {
      key: 'verificationCodeError',
      words: 'That verification code isn’t right, or has expired.',
      async provoke(scene) {
        await fillAccount(scene, 'ana.sol@example.com');
        await fill(scene, 'Verification code', '000000');
        await scene.press('Create my account');
      },
      where: form,
    },
  ],
  'beginning an enrollment': [
    {
      key: 'invalidVoucherCode',
      words: texts.invalidVoucherCode,
      provoke: withCode('NOSUCHCODE'),
      where: form,
    },
    { key: 'voucherIsExpired', words: texts.voucherIsExpired, provoke: withCode('WINTER15'), where: form },
    {
      key: 'studentActiveEnrollment',
      words:
        'You already have an active enrollment in this program. If it isn’t the right one, write to your advisor.',
      provoke: beginning(theo),
      where: main,
    },
    {
      key: 'invalidAlumniApplicationRequest',
      words:
        'This program is for alumni, and we don’t have you registered as one. If you’ve graduated, please write to admissions.',
      async provoke(scene) {
        // Not taught in Spanish, and what isn't listed can't be chosen.
        if (scene.locale === 'es') {
          await failOnce(scene, '**/enrollment_applications', 403, 'invalidAlumniApplicationRequest');
          await beginning(theo)(scene);
        } else {
          await scene.go('/enroll?program=01980a3c-1f00-7000-8000-000000000313');
          await scene.press('Begin');
        }
      },
      where: main,
    },
  ],
  'the steps of enrolling': [
    {
      key: 'noPaymentPlanSelected',
      words: 'Please select a payment plan',
      async provoke(scene) {
        await scene.go(`${steps}/payment-plan`, theo);
        await scene.press('Save and continue');
      },
      where: group,
    },
    {
      key: 'invalidVoucherCode',
      words: texts.invalidVoucherCode,
      provoke: applyingCode('NOSUCHCODE'),
      where: ({ page }) => page.locator('form').first(),
    },
    {
      key: 'voucherIsExpired',
      words: texts.voucherIsExpired,
      provoke: applyingCode('WINTER15'),
      where: ({ page }) => page.locator('form').first(),
    },
    {
      key: 'savedApplicationError',
      words: 'We couldn’t save your application. Your answers are kept on this device; please try again.',
      async provoke(scene) {
        await fill(scene, 'Promo code', '');
        await failOnce(scene, '**/payment_plan', 500, 'savedApplicationError');
        await group(scene).getByRole('radio').first().check();
        await scene.press('Save and continue');
      },
      where: ({ page }) => page.locator('form').last(),
    },
    {
      key: 'cohortFull',
      words: 'The last seat in this class was just taken. Please choose another start date.',
      async provoke(scene) {
        const inPerson = '01980a3c-1f00-7000-8000-000000000327';
        await scene.go(`${steps}/course`);
        await scene.page.locator(`input[value="${inPerson}"]`).check();
        const other = await callAs(scene.world, 'new.coach@example.com');
        const { studentId } = await other('GET', '/auth/session');
        const { id } = await other('POST', `/students/${studentId}/enrollment_applications`, {
          programId: '01980a3c-1f00-7000-8000-000000000311',
          cohortId: inPerson,
        });
        await completeDraft(scene.world, other, id, '4242424242424242');
        const { quoteId } = await other('POST', `/enrollment_applications/${id}/quote`);
        await other('POST', `/enrollment_applications/${id}/submit`, { quoteId });
        await scene.press('Save and continue');
      },
      where: form,
    },
  ],
  submitting: [
    {
      key: 'failedPay',
      words: texts.failedPay,
      async provoke(scene) {
        await completeDraft(scene.world, await callAs(scene.world, theo), theosDraft, '4242424242424242');
        await submitWith('4000000000000002')(scene);
      },
      where: alert,
    },
    {
      key: 'paymentMethodFailed',
      words: texts.paymentMethodFailed,
      provoke: submitWith('4000000000000069'),
      where: alert,
    },
    {
      key: 'paymentProviderError',
      words: texts.paymentProviderError,
      provoke: submitWith('4000000000000119'),
      where: alert,
    },
    {
      key: 'submitApplicationFailed',
      words: 'We couldn’t submit your application, and nothing was charged. Please try again.',
      async provoke(scene) {
        await scene.page.reload();
        await expect(
          scene.page.getByRole('button', { name: scene.t('Submit and pay {amount}') }),
        ).toBeVisible();
        scene.world.wait(16 * minute);
        await scene.press('Submit and pay {amount}');
      },
      where: alert,
    },
  ],
  'paying an amount': [
    {
      key: 'invalidApplicationRequest',
      words: 'You’re already enrolled in this program. Find it under your courses.',
      provoke: beginning(maya),
      where: main,
    },
    {
      key: 'paymentAmountLower',
      words: 'This field should be between {min} and {max}',
      provoke: custom('9.99'),
      where: form,
    },
    {
      key: 'paymentBalanceExceeded',
      words: 'This field should be between {min} and {max}',
      provoke: custom('99999'),
      where: form,
    },
    {
      key: 'paymentStatusAccepted',
      words: 'This payment was already accepted. Please check again in a few seconds.',
      provoke: choosing(8, (scene) => payByCall(scene, { kind: 'PRE_PAY', rowIds: [rowOf(8)] })),
      where: main,
    },
    {
      key: 'paymentStatusInvalid',
      words: 'What you owe has changed, or you can’t pay this anymore. Get a new quote.',
      async provoke(scene) {
        await scene.go(`${pay}?kind=PRE_PAY&row=${rowOf(10)}`);
        await scene.press('Continue');
        await expect(scene.page.getByRole('button', { name: scene.t('Pay {amount}') })).toBeVisible();
        scene.world.wait(16 * minute);
        await scene.press('Pay {amount}');
      },
      where: main,
    },
    {
      key: 'paymentNoBalance',
      words: 'You don’t owe anything.',
      provoke: async (scene) => {
        await scene.go(`${pay}?kind=CUSTOM`);
        await fill(scene, 'Amount', '20');
        await payByCall(scene, { kind: 'PAY_OFF', rowIds: [] });
        await scene.press('Continue');
      },
      where: main,
    },
  ],
  'paying what is being paid': [
    {
      key: 'paymentStatusInProgress',
      words: 'A payment for this is in progress. Please wait a moment while we check on it.',
      provoke: choosing(9, async (scene) => {
        const student = await callAs(scene.world, maya);
        const slow = await addCardByCall(scene.world, student, '4000000000000077');
        await payByCall(scene, { kind: 'PRE_PAY', rowIds: [rowOf(9)] }, slow);
      }),
      where: main,
    },
  ],
  'paying what was moved': [
    {
      key: 'paymentDeleted',
      words: 'This payment is no longer active. Check your latest payment schedule.',
      async provoke(scene) {
        await scene.go(pay, maya);
        await expect(scene.page.getByRole('button', { name: scene.t('Continue') })).toBeVisible();
        const admin = await callAs(scene.world, 'admin@example.com');
        await admin('POST', `${mayas}/transfer`, {
          paymentPlanId: '01980a3c-1f00-7000-8000-000000000333',
          cohortId: '01980a3c-1f00-7000-8000-000000000328',
          fee: 0,
          reason: 'A later class.',
        });
        await scene.press('Continue');
      },
      where: main,
    },
  ],
  'paying with a card': [
    { key: 'failedPay', words: texts.failedPay, provoke: payWith('4000000000000002'), where: main },
    {
      key: 'paymentMethodFailed',
      words: texts.paymentMethodFailed,
      provoke: payWith('4000000000000069'),
      where: main,
    },
    {
      key: 'paymentProviderError',
      words: texts.paymentProviderError,
      provoke: payWith('4000000000000119'),
      where: main,
    },
    {
      key: 'invalidPaymentMethodDetails',
      words: 'The card details aren’t right, or the card has expired. Correct them or use another card.',
      async provoke(scene) {
        await scene.go(pay);
        await scene.press('Continue');
        await failOnce(scene, '**/payment_schedules/*/payments', 422, 'invalidPaymentMethodDetails');
        await scene.press('Pay {amount}');
      },
      where: group,
    },
  ],
  'keeping cards': [
    {
      key: 'failedAddPaymentMethod',
      words: 'Your bank refused this card, so we didn’t add it. Use another card or call your bank.',
      async provoke(scene) {
        await scene.go('/settings/payment-method', maya);
        await scene.press('Add a card');
        await fillCard(scene.page, '4000000000000127', scene.locale === 'es' ? spanish : english);
      },
      where: alert,
    },
    {
      key: 'cardAlreadyExist',
      words: 'You already have this card, so we selected it for you.',
      async provoke(scene) {
        await scene.press('Enter another card');
        await fillCard(scene.page, '4242424242424242', scene.locale === 'es' ? spanish : english);
      },
      where: ({ page, t }) =>
        page.getByText(t('You already have this card, so we selected it for you.')).first(),
    },
    {
      key: 'paymentRequestError',
      words: texts.paymentRequestError,
      async provoke(scene) {
        await failOnce(scene, '**/payment_methods/setup', 502, 'paymentRequestError');
        await scene.press('Add a card');
      },
      where: main,
    },
    {
      key: 'paymentMethodDeleteDefaultError',
      words:
        'Your default card can’t be removed until the balance is paid. Make another card the default first.',
      async provoke({ page, go, press }) {
        await go('/settings/payment-method');
        await page.getByRole('listitem', { name: /4242/ }).getByRole('button').last().click();
        await press('Delete card');
      },
      where: dialog,
    },
    {
      key: 'paymentMethodAssignedDeleteError',
      words: 'This card is assigned to a pending payment schedule. Move its payments to another card first.',
      async provoke({ page, world, go, press }) {
        const student = await callAs(world, maya);
        const { studentId } = await student('GET', '/auth/session');
        const other = '01980a3c-1f00-7000-8000-000000003912';
        await student('PATCH', `/students/${studentId}/payment_methods/${other}/default`);
        await go('/home');
        await go('/settings/payment-method');
        await page.getByRole('listitem', { name: /4242/ }).getByRole('button').last().click();
        await press('Delete card');
      },
      where: dialog,
    },
  ],
  'signing an agreement': [
    {
      key: 'envelopeChanged',
      words: 'Something in the agreement has changed, so this is a new one. Please read and sign it.',
      async provoke(scene) {
        const student = await callAs(scene.world, theo);
        await answerDraft(student, theosDraft);
        await scene.go(`${steps}/agreement`, theo);
        await expect(scene.page.getByRole('checkbox').first()).toBeVisible();
        await answerDraft(student, theosDraft, { lastName: 'Okafor Bell' });
        await sign(scene);
      },
      where: main,
    },
  ],
  'signing documents': [
    {
      key: 'envelopeNotYourTurn',
      words: 'We’re waiting for another signer. We’ll e-mail you when it’s your turn.',
      async provoke(scene) {
        await scene.go('/home', maya);
        await failOnce(scene, '**/envelopes/*/open', 409, 'envelopeNotYourTurn');
        await scene.go(`/signing/${envelope}`);
      },
      where: main,
    },
    {
      key: 'envelopeIncomplete',
      words: 'Something is missing. Agree to sign electronically and fill in each required field.',
      provoke: signing((scene) => failOnce(scene, '**/envelopes/*/sign', 422, 'envelopeIncomplete')),
      where: envelopeForm,
    },
    {
      key: 'envelopeExpired',
      words: 'The deadline to sign this document has passed. Please request a new link.',
      provoke: signing((scene) => failOnce(scene, '**/envelopes/*/sign', 410, 'envelopeExpired')),
      where: envelopeForm,
    },
    {
      key: 'envelopeVoided',
      words: 'The institute withdrew this on {date}',
      provoke: signing(async ({ world }) => {
        const advisor = await callAs(world, 'advisor@example.com');
        await advisor('POST', `/envelopes/${envelope}/void`, { reason: 'A page is missing.' });
      }),
      where: main,
    },
  ],
};

function sceneOf(page: Page, world: World, locale: Locale): Scene {
  const t = textIn(locale);
  return {
    ...{ page, world, t, locale },
    async go(path, email) {
      await page.goto(world.portal + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (!/\/login/.test(page.url()) || !email) return;
      await page.getByRole('textbox', { name: t('E-mail') }).fill(email);
      await page.getByRole('textbox', { name: t('Password') }).fill(password);
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/\/login/);
    },
    press: (name) =>
      page
        .getByRole('button', { name: t(name) })
        .first()
        .click(),
  };
}

async function begin(page: Page, world: World, locale: Locale): Promise<Scene> {
  await page.addInitScript(
    (language) => localStorage.setItem('institute.portal.language', JSON.stringify(language)),
    locale === 'es' ? 'es' : 'en-us',
  );
  return sceneOf(page, world, locale);
}

async function play(scene: Scene, { key, words, provoke, where }: Case): Promise<void> {
  await provoke(scene);
  const said = new RegExp(scene.t(words).source.slice(1));
  await expect(where(scene), key).toContainText(said);
}

test.use({ serverOptions: { config: { demoAdvisor: false } } });

const languages = [
  ['en', 'English'],
  ['es', 'Spanish'],
] as const;

// The translation check finds missing texts; the long run shows each in its place.
for (const [locale, language] of sample(languages, 2))
  for (const [name, cases] of sample(Object.entries(scenes), 12))
    test(`shows the error message in ${language}: ${name} [M-03]`, async ({ page, world }) => {
      const scene = await begin(page, world, locale);
      for (const one of cases) await test.step(one.key, () => play(scene, one));
    });

test.describe('without storage for new passwords', () => {
  const hash = async () => {
    throw new Error('out of memory');
  };
  test.use({ serverOptions: { hasher: { ...testHasher, hash } } });

  for (const locale of sample(['en', 'es'] as const, 2))
    test(`shows the message next to the code, in ${locale} [M-03]`, async ({ page, world }) => {
      const scene = await begin(page, world, locale);
      await play(scene, {
        key: 'createPasswordSavedError',
        words: 'Your password couldn’t be saved. Please try again.',
        async provoke() {
          await toClasses(scene);
          await toCode(scene);
          const mail = (await world.mail('ana.sol@example.com')).replace(/<style[\s\S]*?<\/style>/g, '');
          await fill(scene, 'Verification code', /\b(\d{6})\b/.exec(mail)![1]!);
          await scene.press('Create my account');
        },
        where: form,
      });
    });
});
