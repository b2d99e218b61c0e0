import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../scripts/machine/browser.ts';
import { type StaticServer, serveFolder } from '../../scripts/machine/static-server.ts';
import arabic from '../clinic/lang/ar.json' with { type: 'json' };
import german from '../clinic/lang/de.json' with { type: 'json' };

let site: StaticServer;
let browser: Browser;

beforeAll(async () => {
  // Created by `npm run build`.
  site = await serveFolder(join(import.meta.dirname, '../dist'));
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const languages = {
  de: {
    text: german,
    first: 'Jürgen',
    last: 'Groß',
    birth: '03.04.1990',
    phone: '030 901820',
    otherPhone: '030 901821',
    country: 'DE',
    street: 'Lindenallee 4',
    city: 'Potsdam',
    state: null,
    zip: '14467',
    allergy: 'Erdbeeren',
    address: 'Lindenallee 4, 14467 Potsdam, Deutschland',
  },
  ar: {
    text: arabic,
    first: 'ليلى',
    last: 'حسن',
    birth: '3/4/1990',
    phone: '0100 123 4567',
    otherPhone: '0100 123 4568',
    country: 'EG',
    street: '12 شارع طلعت حرب',
    city: 'وسط البلد',
    state: 'القاهرة',
    // As an Arabic keyboard types it.
    zip: '١١٥١١',
    allergy: 'الفراولة',
    address: '12 شارع طلعت حرب، وسط البلد، القاهرة 11511، مصر',
  },
} as const;

type Person = (typeof languages)[keyof typeof languages];

/** Uses a page as people do who have only a keyboard. */
function keyboard(page: Page) {
  const has = (target: Locator) => target.evaluate((node) => node.contains(document.activeElement));
  const tabTo = async (target: Locator) => {
    await target.waitFor();
    for (let count = 0; !(await has(target)); count++) {
      if (count > 60) throw new Error(`Tab doesn’t reach ${target}`);
      await page.keyboard.press('Tab');
    }
  };
  const press = async (name: string) => {
    await tabTo(page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  const type = async (target: Locator, text: string) => {
    await tabTo(target);
    await page.keyboard.type(text);
  };
  return {
    tabTo,
    press,
    type,
    fill: (label: string, text: string, within: Page | Locator = page) =>
      type(within.getByRole('textbox', { name: label }), text),
    /** Chooses an answer of radio buttons. */
    choose: async (question: string, answer: string) => {
      const group = page.getByRole('radiogroup', { name: question });
      await tabTo(group);
      await page.keyboard.press('Space');
      const wanted = group.getByRole('radio', { name: answer, exact: true });
      for (let count = 0; !(await wanted.isChecked()); count++) {
        if (count > 12) throw new Error(`Arrow keys don’t reach ${answer}`);
        await page.keyboard.press('ArrowDown');
      }
    },
    /** Chooses an option of a native list. */
    select: async (label: string, isWanted: (value: string, text: string) => boolean) => {
      const list = page.getByRole('combobox', { name: label });
      await tabTo(list);
      const chosen = () =>
        list.evaluate((node: HTMLSelectElement) => [node.value, node.selectedOptions[0]!.text] as const);
      for (let count = 0; !isWanted(...(await chosen())); count++) {
        if (count > 40) throw new Error(`Arrow keys don’t reach the option of ${label}`);
        await page.keyboard.press('ArrowDown');
      }
    },
  };
}

/** While a list is open, react-aria hides the rest of the page, which the guide of tests explains. */
const ofOpenList = ['aria-hidden-focus', 'page-has-heading-one', 'region'];

async function expectAccessible(page: Page, ignored: string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).disableRules(ignored);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
}

type Keyboard = ReturnType<typeof keyboard>;

/** Waits for a step, submits it empty, and goes from the list of errors to the first field. */
async function begin(page: Page, keys: Keyboard, title: string, next: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: title });
  await heading.waitFor();
  // A new step moves the focus; a loaded page leaves it to the browser.
  if (page.url().includes('step='))
    await expect.poll(() => heading.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await expectAccessible(page);
  await keys.press(next);
  await page.locator('main section a[href^="#"]').first().waitFor();
  await expectAccessible(page);
}

async function fillContact(page: Page, keys: Keyboard, person: Person): Promise<void> {
  const { text } = person;
  await keys.fill(text.phone, person.phone);
  const address = page.getByRole('group', { name: text.address });
  await keys.tabTo(address.getByRole('combobox').first());
  await keys.select(german === text ? 'Land' : 'البلد', (value) => value === person.country);
  await keys.type(address.getByRole('textbox').first(), person.street);
  await keys.fill(german === text ? 'Ort' : 'المدينة', person.city, address);
  if (person.state) {
    const options = await address.getByRole('combobox').last().locator('option').allTextContents();
    expect(options.join()).not.toMatch(/[A-Za-z]/);
    await keys.select('المحافظة', (_, name) => name === person.state);
  }
  await keys.fill(german === text ? 'Postleitzahl' : 'الرمز البريدي', person.zip, address);
  await keys.press(text.emergencyAdd);
  const contact = page.getByRole('group', { name: text.emergencyOne.replace('{number}', '1') });
  await keys.fill(text.name, 'Omar', contact);
  // The server refuses it in the end.
  await keys.fill(text.phone, person.phone, contact);
  await keys.press(text.next);
}

async function fillHealth(page: Page, keys: Keyboard, { text, allergy }: Person): Promise<void> {
  await keys.choose(text.pain, '7');
  for (const [symptom, answer] of [
    [text.headache, text.often],
    [text.dizziness, text.never],
    [text.cough, text.sometimes],
  ] as const)
    await keys.choose(symptom, answer);
  // What no list has.
  await keys.type(page.getByRole('combobox', { name: text.allergies }), allergy);
  await page.getByRole('option', { name: allergy }).waitFor();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, ofOpenList);
  await page.keyboard.press('Enter');
  await keys.press(text.medicationAdd);
  const medication = page.getByRole('group', { name: text.medicationOne.replace('{number}', '1') });
  await keys.fill(text.medication, 'Ibuprofen', medication);
  await keys.fill(text.dose, '2,5', medication);
  await keys.select(text.unit, (value) => value === 'milliliter');
  await keys.press(text.next);
}

it.each(['de', 'ar'] as const)('a clinic’s form is filled in by keyboard: %s', async (language) => {
  const person = languages[language];
  const { text } = person;
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    colorScheme: language === 'de' ? 'light' : 'dark',
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  const keys = keyboard(page);

  await page.goto(`${site.address}/clinic/`);
  await begin(page, keys, german['step.person'], german.next);
  if (language === 'ar') {
    // The list of errors too is in the new language.
    await keys.press('العربية');
    await page.getByRole('heading', { level: 1, name: text['step.person'] }).waitFor();
    const summary = page.getByRole('link', { name: new RegExp(`^${text.firstName}`) });
    await summary.waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/[A-Za-z]{2,}/);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  }
  await keys.fill(text.firstName, person.first);
  await keys.fill(text.lastName, person.last);
  await keys.fill(text.birthDate, person.birth);
  await keys.choose(text.sex, text.diverse);
  await keys.press(text.next);

  await begin(page, keys, text['step.contact'], text.next);
  await fillContact(page, keys, person);

  await begin(page, keys, text['step.insurance'], text.next);
  await keys.choose(text.kind, text.private);
  await keys.fill(text.insurer, 'Allianz');
  await keys.fill(text.memberId, '000');
  await page.keyboard.press('Tab');
  await page.getByText(text.memberKnown).first().waitFor();
  await expectAccessible(page);
  const memberId = page.getByRole('textbox', { name: text.memberId });
  while (!(await memberId.evaluate((node) => node === document.activeElement)))
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('A123');
  await keys.press(text.next);

  await begin(page, keys, text['step.health'], text.next);
  await fillHealth(page, keys, person);

  await begin(page, keys, text['step.consent'], text.next);
  for (const consent of [text.privacy, text.reminders]) {
    await keys.tabTo(page.getByRole('checkbox', { name: consent }));
    await page.keyboard.press('Space');
  }
  await keys.type(page.getByRole('group', { name: text.signature }).getByRole('textbox'), person.first);
  await keys.press(text.next);

  // A reload loses nothing, and the server's refusal leads back to its field.
  const check = page.getByRole('heading', { level: 1, name: text['step.check'] });
  await check.waitFor();
  await page.reload();
  await check.waitFor();
  await page.getByText(person.address).waitFor();
  await expectAccessible(page);
  expect(await page.locator('main').textContent()).not.toMatch(/[٠-٩]/);
  await keys.press(text.send);
  await page.getByRole('heading', { level: 1, name: text['step.contact'] }).waitFor();
  await page.getByText(text.anotherPhone).first().waitFor();
  await expectAccessible(page);
  const contact = page.getByRole('group', { name: text.emergencyOne.replace('{number}', '1') });
  const phone = contact.getByRole('textbox', { name: text.phone });
  await keys.tabTo(phone);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(person.otherPhone);
  await keys.press(text.next);
  await check.waitFor();
  await keys.press(text.send);
  await page.getByRole('heading', { level: 1, name: text.sent }).waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});
