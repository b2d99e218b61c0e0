import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../../scripts/journeys/world.ts';
import { editSection } from './profile-section.ts';

test('edits the whole profile, and shows it again [P-08] [D-01] [V-25]', async ({ page, world }) => {
  await signIn(page, world.portal, 'new.student@example.com', '/settings/profile');

  const about = page.getByRole('region', { name: 'About you' });
  await expect(about).toContainText('Not provided');
  await editSection(page, 'About you');
  await about.getByLabel('First name').fill('Ana María');
  await about.getByLabel('Last name').fill('O’Neill-Núñez');
  await about.getByLabel('Date of birth').pressSequentially('03141990');
  await expect(about.getByLabel('Date of birth')).toHaveValue('03-14-1990');
  await about.getByLabel('Gender').selectOption('Female');
  const answer = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await about.getByRole('button', { name: 'Save' }).click();
  expect((await (await answer).json()).content).toMatchObject({
    personalInfo: { dateBirth: '1990-03-14' },
    user: { timeZone: null },
  });
  await expect(page.getByText('Your profile was updated.').first()).toBeVisible();
  await expect(about.getByRole('button', { name: 'Change' })).toBeFocused();

  const phones = page.getByRole('region', { name: 'Phones' });
  await editSection(page, 'Phones');
  await phones.getByLabel('Mobile phone').fill('201 555 0123');
  await phones.getByRole('button', { name: 'Save' }).click();

  const address = page.getByRole('region', { name: 'Address' });
  await editSection(page, 'Address');
  await address.getByLabel('Country').selectOption({ label: 'United States' });
  await address.getByLabel('Street address').fill('214 Garden Street');
  await address.getByLabel('City').fill('Hoboken');
  await address.getByLabel('State').selectOption({ label: 'New Jersey' });
  await address.getByLabel('ZIP code').fill('07030');
  await address.getByRole('button', { name: 'Save' }).click();

  const background = page.getByRole('region', { name: 'Background' });
  await editSection(page, 'Background');
  await background.getByLabel('Occupation').fill('Beekeeper');
  await background.getByLabel('Education level').selectOption('Doctorate');
  await background.getByLabel(/member of the military/).check();
  await background.getByRole('button', { name: 'Save' }).click();
  await expect(background).toContainText('Beekeeper');

  await page.reload();
  for (const text of ['Ana María O’Neill-Núñez', 'Mar 14, 1990', 'Female'])
    await expect(about).toContainText(text);
  await expect(phones).toContainText('(201) 555-0123');
  for (const text of ['214 Garden Street', 'Hoboken', 'NJ', '07030'])
    await expect(address).toContainText(text);
  for (const text of ['Beekeeper', 'Doctorate', 'Member or veteran'])
    await expect(background).toContainText(text);

  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Ana María');
});

test('cancels a change by keyboard, and stays at its section [P-08]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'student@example.com', '/settings/profile');
  const background = page.getByRole('region', { name: 'Background' });
  const edit = background.getByRole('button', { name: 'Change' });
  await edit.focus();
  await page.keyboard.press('Enter');
  const occupation = background.getByLabel('Occupation');
  await expect(occupation).toBeFocused();
  const before = await occupation.inputValue();
  await occupation.fill('Astronaut');
  await background.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(occupation).toHaveValue(before);
});

test('leaves the focus to what one is typing when another form arrives', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.goto(`${world.portal}/settings/profile`);
  await signIn(page, world.portal, 'student@example.com');
  await editSection(page, 'About you');
  const name = page.getByRole('region', { name: 'About you' }).getByLabel('First name');
  await expect(name).toBeFocused();
  // Without it, the other form would take the place of this one.
  await name.press('x');
  const edit = await page
    .getByRole('region', { name: 'Address' })
    .getByRole('button', { name: 'Change' })
    .elementHandle();
  // At once, before the other form can be there.
  await name.evaluate((control, button) => {
    (button as HTMLElement).click();
    control.focus();
  }, edit);
  await expect(page.getByLabel('Street address')).toBeVisible();
  await page.keyboard.type('yz');
  await expect(name).toHaveValue(/yz/);
});

test('opens the form that a link points to', { tag: '@long' }, async ({ page, world }) => {
  await signIn(page, world.portal, 'student@example.com', '/settings/profile#time-zone');
  await expect(page.getByLabel('Time zone')).toBeVisible();
});

test('has one form open at a time, but for those in which something was typed', async ({ page, world }) => {
  await signIn(page, world.portal, 'student@example.com', '/settings/profile');
  await editSection(page, 'Phones');
  await editSection(page, 'Background');
  await expect(page.getByLabel('Mobile phone')).toBeHidden();
  await page.getByLabel('Occupation').fill('Beekeeper');
  await editSection(page, 'Phones');
  await expect(page.getByLabel('Mobile phone')).toBeFocused();
  await expect(page.getByLabel('Occupation')).toHaveValue('Beekeeper');
});

test('shows each error at its field [V-08] [V-12] [V-21]', async ({ page, world }) => {
  await signIn(page, world.portal, 'student@example.com', '/settings/profile');
  await editSection(page, 'About you');

  const about = page.getByRole('region', { name: 'About you' });
  await about.getByLabel('Date of birth').fill('02-30-1990');
  await about.getByLabel('First name').fill('');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(about.getByRole('link', { name: /This field must be a valid date/ })).toBeVisible();
  await expect(about.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
  await expect(about.getByLabel('Date of birth')).toHaveValue('02-30-1990');
  await expectAccessible(page);
  await about.getByLabel('Date of birth').fill('02-28-2020');
  // Another error waits until the field is left.
  await about.getByLabel('Date of birth').press('Tab');
  await expect(about.getByText('Must be older than 18 years').first()).toBeVisible();

  const address = page.getByRole('region', { name: 'Address' });
  await editSection(page, 'Address');
  await address.getByLabel('City').fill('');
  await address.getByLabel('ZIP code').fill('90210');
  await address.getByRole('button', { name: 'Save' }).click();
  await expect(address.getByText(/The address must contain a city/i).first()).toBeVisible();
  await expect(address.getByLabel('ZIP code')).toHaveAttribute('aria-invalid', 'true');
});

test('shows the server’s field errors at their fields', { tag: '@long' }, async ({ page, world }) => {
  await signIn(page, world.portal, 'student@example.com', '/settings/profile');
  await editSection(page, 'About you');
  const about = page.getByRole('region', { name: 'About you' });
  await page.route('**/api/students/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'about:blank',
            title: 'Invalid',
            status: 422,
            key: 'validationFailed',
            errors: [{ pointer: '/personalInfo/lastName', rule: 'lengthMax', values: { max: 100 } }],
          }),
        })
      : route.continue(),
  );
  await about.getByLabel('Last name').fill('Somebody');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(about.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true');
  await expect(about.getByLabel('Last name')).toHaveValue('Somebody');
  await about.getByLabel('Last name').fill('Somebody Else');
  await expect(about.getByLabel('Last name')).not.toHaveAttribute('aria-invalid', 'true');
});

test('switches the language of the portal with the profile [F-06]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'student@example.com', '/settings/profile');
  await editSection(page, 'Language and time');
  const language = page.getByRole('region', { name: 'Language and time' });
  await language.getByLabel('Español').check();
  await language.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Perfil');
});

test('asks which of two versions to keep if another tab was faster [P-08]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'student@example.com', '/settings/profile');
  const other = await page.context().newPage();
  await other.goto(`${world.portal}/settings/profile`);
  const background = (tab: Page) => tab.getByRole('region', { name: 'Background' });
  const saved = (tab: Page) => tab.getByText('Your profile was updated.').first();

  for (const tab of [page, other]) await editSection(tab, 'Background');
  await background(page).getByLabel('Occupation').fill('Beekeeper');
  await background(other).getByLabel('Occupation').fill('Gardener');
  await background(other).getByRole('button', { name: 'Save' }).click();
  await expect(saved(other)).toBeVisible();

  // Changes of other parts don't conflict.
  const phones = page.getByRole('region', { name: 'Phones' });
  await editSection(page, 'Phones');
  await phones.getByLabel('Work phone').fill('(201) 555-0199');
  await phones.getByRole('button', { name: 'Save' }).click();
  await expect(saved(page)).toBeVisible();

  await background(page).getByRole('button', { name: 'Save' }).click();
  const conflict = background(page).getByRole('alert');
  await expect(conflict).toContainText('You entered: Beekeeper');
  await expect(conflict).toContainText('Saved now: Gardener');
  await expect(background(page).getByLabel('Occupation')).toHaveValue('Beekeeper');
  await conflict.getByRole('button', { name: 'Save what I entered' }).focus();
  await page.keyboard.press('Enter');
  await expect(conflict).toBeHidden();
  await other.reload();
  await expect(background(other)).toContainText('Beekeeper');

  // The other way round, with later changes.
  for (const tab of [page, other]) await editSection(tab, 'Background');
  await background(page).getByLabel('Occupation').fill('Baker');
  await background(other).getByLabel('Occupation').fill('Miller');
  await background(other).getByRole('button', { name: 'Save' }).click();
  await expect(saved(other)).toBeVisible();
  await background(page).getByRole('button', { name: 'Save' }).click();
  await conflict.getByRole('button', { name: 'Keep what’s saved' }).click();
  await expect(background(page).getByLabel('Occupation')).toHaveValue('Miller');
  await background(page).getByLabel('Occupation').fill('Baker');
  await background(page).getByRole('button', { name: 'Save' }).click();
  await expect(conflict).toBeHidden();
  await other.reload();
  await expect(background(other)).toContainText('Baker');
});

test('keeps what was typed when Back leaves at once, in browsers without the Navigation API [P-08]', {
  tag: '@long',
}, async ({ page, world }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await signIn(page, world.portal, 'student@example.com', '/home');
  await page.getByRole('button', { name: /Maya/ }).click();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await editSection(page, 'Background');
  await page.getByLabel('Occupation').fill('Beekeeper');
  await page.goBack();
  await expect(page.getByLabel('Occupation')).toBeHidden();
  await page.goForward();
  await editSection(page, 'Background');
  await expect(page.getByLabel('Occupation')).toHaveValue('Beekeeper');
  await expect(page.getByText(/Your unsaved changes from .* are back/)).toBeVisible();
});
