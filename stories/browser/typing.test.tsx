import { region } from '@institute/api-schema/region';
import '@institute/design-system/styles.css';
import {
  AddressFields,
  DateField,
  ExpirationField,
  FormattedField,
  IntlProvider,
  MoneyField,
  MonthField,
  NumberField,
  OneTimeCodeField,
  PercentField,
  PhoneField,
  QuantityField,
  TimeField,
} from '@institute/design-system';
import { emptyAddress, loadPhoneNumbers } from '@institute/design-system/formats';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { sample } from '../../scripts/given/lane.ts';
import { iban } from '../components/fields/iban.ts';

/** DevTools protocol commands that type into the focused element. */
const devtools = cdp() as unknown as {
  send: (method: string, parameters: Record<string, unknown>) => Promise<unknown>;
};

const insert = (text: string) => devtools.send('Input.insertText', { text });

async function press(char: string): Promise<void> {
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text: char, key: char });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: char });
}

/** Composes a text character by character, like phone keyboards and input methods, and commits it. */
async function compose(text: string): Promise<void> {
  for (let end = 1; end <= text.length; end += 1)
    await devtools.send('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  await insert(text);
}

const command = (name: string) =>
  devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', commands: [name] });

/** Uses the clipboard, which no other test writes to. */
async function paste(_: HTMLInputElement, text: string): Promise<void> {
  const steps = new AbortController();
  const { signal } = steps;
  // Enables the command when nothing is selected.
  document.addEventListener('beforecopy', (event) => event.preventDefault(), { signal });
  document.addEventListener(
    'copy',
    (event) => {
      event.clipboardData!.setData('text/plain', text);
      event.preventDefault();
    },
    { signal },
  );
  await command('copy');
  steps.abort();
  await command('paste');
}

/** An edit with no more than an input event: a correction, a suggestion, an autofilled value. */
function replace(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }),
  );
}

const words = (text: string) => text.match(/\S+|\s+/gu) ?? [];

type Way = (input: HTMLInputElement, text: string) => Promise<void>;

/** The ways to enter text in a box. */
const ways: Record<string, Way> = {
  'by keys': async (_, text) => {
    for (const char of text) await press(char);
  },
  'by insertText, one by one': async (_, text) => {
    for (const char of text) await insert(char);
  },
  'by insertText, as a whole': (_, text) => insert(text).then(() => {}),
  'by composition, one by one': async (_, text) => {
    for (const char of text) await compose(char);
  },
  'by composition, word by word': async (_, text) => {
    for (const word of words(text)) await (word.trim() ? compose(word) : insert(word));
  },
  'by composition, as a whole': (_, text) => compose(text),
  'by paste': paste,
  'by correction of its last character': async (input, text) => {
    const typed = `${text.slice(0, -1)}?`;
    await insert(typed);
    replace(input, input.value.replace(/\?$/, text.at(-1)!));
  },
};

const field = { label: 'The label', name: 'field' };
const day = '1990-03-14';

/** The typed text and the resulting value; null if it stays text, with nothing lost. */
const vectors: Record<string, { box: React.ReactElement; texts: Array<[string, string | null]> }> = {
  DateField: {
    box: <DateField {...field} />,
    texts: [
      ['03141990', day],
      ['3/14/1990', day],
      ['03-14-1990', day],
      ['March 14, 1990', day],
      ['14 de marzo de 1990', day],
      ['14th March 1990', day],
      ['Wed 3/14/1990', day],
      [day, day],
      [`${day}T10:00:00Z`, day],
      ['٠٣١٤١٩٩٠', day],
      ['０３／１４／１９９０', day],
      ['03a141990', null],
      ['a03141990', null],
      ['14/03/1990', null],
      ['03/14/90', null],
      ['Monday, March 14, 1990', null],
      ['tomorrow 5 pm', null],
      ['03141990123', null],
    ],
  },
  ExpirationField: {
    box: <ExpirationField {...field} />,
    texts: [
      ['0431', '2031-04'],
      ['04/31', '2031-04'],
      ['4 / 2031', '2031-04'],
      ['2031-04', '2031-04'],
      ['٠٤٣١', '2031-04'],
      ['122', null],
      ['04x31', null],
      ['0a431', null],
    ],
  },
  TimeField: {
    box: <TimeField {...field} />,
    texts: [
      ['2:30 pm', '14:30'],
      ['1430', '14:30'],
      ['2:30', null],
      ['2h3x0', null],
    ],
  },
  PhoneField: {
    box: <PhoneField {...field} />,
    texts: [
      ['4155552671', '+14155552671'],
      ['(415) 555-2671 x12', '+14155552671 ext. 12'],
      ['+49 1512 3456789', '+4915123456789'],
      ['tel:+1-415-555-2671;ext=12', '+14155552671 ext. 12'],
      ['＋４９ １５１２ ３４５６７８９', '+4915123456789'],
      ['\u202a+49 1512 3456789\u202c', '+4915123456789'],
      ['415a5552671', null],
      ['call 415', null],
    ],
  },
  MoneyField: {
    box: <MoneyField {...field} />,
    texts: [
      ['1234.5', '123450'],
      ['$1,234.50 USD', '123450'],
      ['USD 1,234.50', '123450'],
      ['１２３４.５', '123450'],
      ['١٢٣٤٫٥', '123450'],
      ['0,500', null],
      ['1a23', null],
      ['12.345', null],
    ],
  },
  PercentField: {
    box: <PercentField {...field} />,
    texts: [
      ['25', '25'],
      ['7.5 %', '7.5'],
      ['2x5', null],
    ],
  },
  NumberField: {
    box: <NumberField {...field} />,
    texts: [
      ['1,234', '1234'],
      ['1 234', '1234'],
      ['1a2', null],
    ],
  },
  QuantityField: {
    box: <QuantityField {...field} unit="kilogram" fractionDigits={1} step={0.5} max={100} />,
    texts: [
      ['62.5', '62.5'],
      ['62.5 kg', '62.5'],
      ['1 kilogram', '1'],
      ['400', '400'],
      ['62.55', null],
      ['140 lb', null],
    ],
  },
  MonthField: {
    box: <MonthField {...field} />,
    texts: [
      ['04/2026', '2026-04'],
      ['042026', '2026-04'],
      ['2026-4', '2026-04'],
      ['٠٤٢٠٢٦', '2026-04'],
      ['April 2026', '2026-04'],
      ['abril de 2026', '2026-04'],
      ['04/26', null],
      ['13/2026', null],
    ],
  },
  FormattedField: {
    box: <FormattedField {...field} format={iban} />,
    texts: [
      ['de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
      ['DE89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
      ['my account!', null],
    ],
  },
  OneTimeCodeField: {
    box: <OneTimeCodeField {...field} />,
    texts: [
      ['123456', '123456'],
      ['123-456', '123456'],
      ['１２３４５６', '123456'],
      ['٣٤٥٦٧٨', '345678'],
      ['12a456', null],
      ['1234567', '1234567'],
    ],
  },
  'the postal code of AddressFields': {
    box: <AddressFields {...field} name="address" defaultValue={{ ...emptyAddress, countryCode: 'CA' }} />,
    texts: [
      ['V6B-1A1', 'V6B-1A1'],
      ['v6b 1a1', 'v6b 1a1'],
    ],
  },
};

beforeAll(() => loadPhoneNumbers());
afterEach(cleanup);

function show(box: React.ReactElement): HTMLInputElement {
  const { container } = render(
    <IntlProvider locale="en" region={region}>
      <form>{box}</form>
    </IntlProvider>,
  );
  const input = container.querySelector<HTMLInputElement>(
    'input[autocomplete="postal-code"], input:not([type="hidden"]):not([name])',
  )!;
  input.focus();
  return input;
}

const posted = (input: HTMLInputElement) =>
  new FormData(input.form!).get(input.name || 'field') as string | null;

/** Letters and digits only, whatever the script of the digits. */
const characters = (text: string) =>
  [...text.normalize('NFKC')]
    .map((char) => (/[٠-٩]/.test(char) ? String('٠١٢٣٤٥٦٧٨٩'.indexOf(char)) : char))
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');

describe.each(Object.entries(vectors))('%s', (_, { box, texts }) => {
  describe.each(Object.entries(ways))('%s', (_way, enter) => {
    it.each(sample(texts, 6))('reads %s as %s [V-25]', async (text, value) => {
      const input = show(box);
      await enter(input, text);
      // Before blur too, because Enter may submit a form.
      await expect.poll(() => posted(input)).toBe(value ?? input.value);
      if (value === null) expect(characters(input.value)).toBe(characters(text));
      input.blur();
      await expect.poll(() => posted(input)).toBe(value ?? input.value);
      if (value === null) expect(characters(input.value)).toBe(characters(text));
    });
  });
});

describe('DateField on a soft keyboard', () => {
  const enter = ['by keys', 'by insertText, one by one', 'by composition, one by one', 'by paste'] as const;

  it.each(enter.slice(0, 3))('adds its hyphens while digits are typed %s', async (way) => {
    const input = show(<DateField {...field} />);
    const seen: string[] = [];
    for (const char of '03141990') {
      await ways[way]!(input, char);
      seen.push(input.value);
    }
    expect(seen).toEqual(['0', '03-', '03-1', '03-14-', '03-14-1', '03-14-19', '03-14-199', '03-14-1990']);
  });

  it.each(enter)('keeps the caret in place in the middle of a date, %s', async (way) => {
    const input = show(<DateField {...field} defaultValue="1990-04-27" />);
    input.setSelectionRange(3, 5);
    await ways[way]!(input, '1');
    expect([input.value, input.selectionStart]).toEqual(['04-1-1990', 4]);
    await ways[way]!(input, '9');
    expect([input.value, input.selectionStart]).toEqual(['04-19-1990', 5]);
    expect(posted(input)).toBe('1990-04-19');
  });

  it('deletes one character at a time, without key events', async () => {
    const input = show(<DateField {...field} defaultValue="1990-04-27" />);
    input.setSelectionRange(10, 10);
    for (let left = 9; left >= 0; left -= 1) {
      document.execCommand('delete');
      expect(input.value).toBe('04-27-1990'.slice(0, left));
      expect(posted(input)).toBe(input.value);
    }
  });

  it('deletes one character at a time with a keyboard that recomposes the text', async () => {
    const input = show(<DateField {...field} />);
    await insert('0427');
    expect(input.value).toBe('04-27-');
    for (const shorter of ['04-27', '04-2', '04-', '04', '0']) {
      await devtools.send('Input.imeSetComposition', {
        text: shorter,
        selectionStart: shorter.length,
        selectionEnd: shorter.length,
        replacementStart: 0,
        replacementEnd: input.value.length,
      });
      await insert(shorter);
      await expect.poll(() => input.value).toBe(shorter);
    }
  });

  it.each(Object.keys(ways))('undoes and redoes what was typed %s', async (way) => {
    const input = show(<DateField {...field} />);
    await ways[way]!(input, '03141990');
    await expect.poll(() => posted(input)).toBe('1990-03-14');
    if (way === 'by correction of its last character') return;
    for (let step = 0; step < 20 && input.value !== ''; step += 1) document.execCommand('undo');
    expect(input.value).toBe('');
    expect(posted(input)).toBe('');
    for (let step = 0; step < 20; step += 1) document.execCommand('redo');
    expect(input.value).toBe('03-14-1990');
    expect(posted(input)).toBe('1990-03-14');
  });
});
