import { expect, signIn, test } from '../../scripts/journeys/world.ts';
import { callAs, theo, theosDraft } from './enrolling.ts';

/** The data a browser stores for its user, by `autocomplete` token. */
const kept = {
  'given-name': 'Theodore',
  'additional-name': 'James',
  'family-name': 'Okafor',
  bday: '1994-03-14',
  tel: '+12015550123',
  'address-line1': '214 Garden Street',
  'address-line2': 'Apt 5',
  'address-level2': 'Hoboken',
  'address-level1': 'NJ',
  'postal-code': '07030',
  country: 'US',
  'organization-title': 'Beekeeper',
};

test('accepts what the browser fills in, all at once and without keystrokes [P-03]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, theo, `/enrollment/${theosDraft}/personal-info`);
  await expect(page.getByLabel('Street address')).toBeVisible();
  // Like browsers do: sets the value at once, then fires `input` and `change`, without moving the focus.
  const missing = await page.evaluate((values) => {
    const unfilled: string[] = [];
    for (const [token, value] of Object.entries(values)) {
      const control = document.querySelector<HTMLInputElement | HTMLSelectElement>(
        `[autocomplete="${token}"]`,
      );
      if (!control) {
        unfilled.push(token);
        continue;
      }
      const kind = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(control, value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
    return unfilled;
  }, kept);
  expect(missing).toEqual([]);

  await expect(page.getByLabel('First name')).toHaveValue('Theodore');
  await expect(page.getByLabel('Date of birth')).toHaveValue('03-14-1994');
  await expect(page.getByLabel('Country').locator('option:checked')).toHaveText('United States');
  await expect(page.getByLabel('State').locator('option:checked')).toHaveText('New Jersey');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Payment plan');
  const student = await callAs(world, theo);
  const { studentId } = await student('GET', '/auth/session');
  expect(await student('GET', `/students/${studentId}`)).toMatchObject({
    personalInfo: { firstName: 'Theodore', middleName: 'James', dateBirth: '1994-03-14' },
    contactInfo: { mobilePhone: '+12015550123' },
    address: { countryCode: 'US', stateCode: 'NJ', state: 'New Jersey', city: 'Hoboken', zip: '07030' },
    occupation: 'Beekeeper',
  });
});

test('gives each field the `autocomplete` token that browsers know [P-03] [P-02]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, theo, `/enrollment/${theosDraft}/personal-info`);
  await page.getByLabel('Country').selectOption({ label: 'United States' });
  for (const [label, token] of [
    ['First name', 'given-name'],
    ['Last name', 'family-name'],
    ['Date of birth', 'bday'],
    ['Mobile phone', 'tel'],
    ['Home phone', 'home tel'],
    ['Work phone', 'work tel'],
    ['Country', 'country'],
    ['Street address', 'address-line1'],
    ['City', 'address-level2'],
    ['State', 'address-level1'],
    ['ZIP code', 'postal-code'],
  ] as const)
    await expect(page.getByLabel(label), label).toHaveAttribute('autocomplete', token);
});
