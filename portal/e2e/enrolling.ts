import type { Page } from '@playwright/test';
import { expect, type World } from '../../scripts/journeys/world.ts';
import { signedIn } from './account.ts';

/** Calls the API as a person of the demo world, each time with a new key: journeys never repeat a call by accident. */
export async function callAs(world: World, username: string) {
  const { send } = await signedIn(world, username);
  return async (method: string, path: string, body?: object) =>
    (await send(method, path, body, method === 'POST' ? crypto.randomUUID() : undefined))?.content;
}

/** The institute accepts an application and sends the documents to sign. */
export async function approve(
  advisor: Awaited<ReturnType<typeof callAs>>,
  application: string,
): Promise<void> {
  await advisor('POST', `${application}/review`);
  await advisor('POST', `${application}/approve`, { reason: 'All documents are here.' });
  await advisor('POST', `${application}/envelopes`);
}

export const next = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();

export async function fillPersonalInfo(page: Page): Promise<void> {
  await page.getByLabel('Date of birth').fill('03-14-1994');
  await page.getByLabel('Mobile phone').fill('201 555 0123');
  await page.getByLabel('Country').selectOption({ label: 'United States' });
  await page.getByLabel('Street address').fill('214 Garden Street');
  await page.getByLabel('City').fill('Hoboken');
  await page.getByLabel('State').selectOption({ label: 'New Jersey' });
  await page.getByLabel('ZIP code').fill('07030');
}

export async function signAs(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign', exact: true })).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByLabel('Your full name').fill(name);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
}

type Caller = Awaited<ReturnType<typeof callAs>>;

/** Theo's draft, in which a class is chosen. */
export const theo = 'new.student@example.com';
export const theosDraft = '01980a3c-1f00-7000-8000-000000000092';

const payInFull = {
  id: '01980a3c-1f00-7000-8000-000000000331',
  source: 'INSTITUTE',
  name: 'Pay in full',
};

const answers = {
  personalInfo: {
    firstName: 'Theo',
    middleName: null,
    lastName: 'Okafor',
    gender: null,
    dateBirth: '1994-03-14',
  },
  contactInfo: { homePhone: null, workPhone: null, mobilePhone: '+12015550123' },
  address: {
    country: 'United States',
    countryCode: 'US',
    state: 'New Jersey',
    stateCode: 'NJ',
    city: 'Hoboken',
    zip: '07030',
    street1: '214 Garden Street',
    street2: null,
    latitude: null,
    longitude: null,
    formattedAddress: '214 Garden Street, Hoboken, NJ 07030, United States',
  },
};

/** Adds a card like the provider's form does. Returns its id. */
export async function addCardByCall(world: World, call: Caller, number: string): Promise<string> {
  const { studentId } = await call('GET', '/auth/session');
  const cards = `/students/${studentId}/payment_methods`;
  const { formPath } = await call('POST', `${cards}/setup`, { application: 'STUDENT' });
  const form = { number, expiration: '11/2031', securityCode: '123', holderName: 'Theo Okafor' };
  const page = await fetch(world.api + formPath, { method: 'POST', body: new URLSearchParams(form) });
  const providerToken = /data-token="([^"]+)"/.exec(await page.text())![1]!;
  const added = { providerToken, isDefault: false, holderName: null, address: null };
  return (await call('POST', cards, added)).id;
}

/** Completes every step of a draft before the agreement. */
export async function answerDraft(call: Caller, id: string, name: object = {}): Promise<void> {
  const application = `/enrollment_applications/${id}`;
  const { version } = await call('GET', application);
  const personalInfo = { ...answers.personalInfo, ...name };
  await call('PATCH', application, { step: 'PERSONAL_INFO', version, ...answers, personalInfo });
  await call('PUT', `${application}/payment_plan`, payInFull);
}

/** Completes every step of a draft except the last, so that it can be submitted. */
export async function completeDraft(world: World, call: Caller, id: string, card: string): Promise<void> {
  const application = `/enrollment_applications/${id}`;
  await answerDraft(call, id);
  const [agreement] = await call('GET', `${application}/agreements`);
  const { fields } = await call('GET', `/envelopes/${agreement.id}`);
  const { studentName: name } = await call('GET', application);
  await call('POST', `${application}/agreements/${agreement.id}/sign`, {
    consent: true,
    hash: agreement.hash,
    signature: { type: 'TYPED', value: name, name },
    fields: fields.map((field: { name: string }) => ({ name: field.name, value: 'true' })),
  });
  const paymentMethodId = await addCardByCall(world, call, card);
  await call('PUT', `${application}/payment_method`, { paymentMethodId });
}
