import { beforeAll, expect, it } from 'vitest';
import { loadPhoneNumbers, type PhoneNumbers } from './phone.ts';
import { adoptPhone, countryOfEntry, type PhoneEvent, updatePhoneEntry } from './phone-entry.ts';

let loaded: PhoneNumbers;
beforeAll(async () => {
  loaded = await loadPhoneNumbers();
});

const enter = (text: string): PhoneEvent => ({ type: 'entered', text });
const choose = (country: string): PhoneEvent => ({ type: 'countryChosen', country });
const leave: PhoneEvent = { type: 'left' };
/** The events until this one happen without the numbering plans. */
const load = ({ isFocused = false, isReadOnly = false } = {}): PhoneEvent => ({
  type: 'plansLoaded',
  isFocused,
  isReadOnly,
});

type Expected = [text: string, value: string, country?: string];

interface Vector {
  name: string;
  /** The value at first. */
  start?: string;
  hasCountryList?: boolean;
  events: ReadonlyArray<[PhoneEvent | { type: 'valueSet'; value: string }, ...Expected]>;
}

const setValue = (value: string) => ({ type: 'valueSet', value }) as const;

const vectors: Vector[] = [
  {
    name: 'keeps its number when nothing is chosen in the list',
    hasCountryList: true,
    events: [
      [load(), '', ''],
      [choose('DE'), '', '', 'DE'],
      [enter('1512 3456789'), '1512 3456789', '+4915123456789', 'DE'],
      [choose(''), '1512 3456789', '+4915123456789', 'DE'],
      [choose('DE'), '+49 1512 3456789', '+4915123456789', 'DE'],
    ],
  },
  {
    name: 'is in no other country after it was emptied from outside',
    hasCountryList: true,
    events: [
      [load(), '', ''],
      [choose('DE'), '', '', 'DE'],
      [enter('1512 3456789'), '1512 3456789', '+4915123456789', 'DE'],
      [setValue(''), '', '', 'US'],
      [enter('2025550143'), '2025550143', '+12025550143', 'US'],
    ],
  },
  {
    name: 'stays as typed until it is left',
    events: [
      [enter('415 555'), '415 555', '415 555'],
      [enter('415 555-2671'), '415 555-2671', '+14155552671'],
      [leave, '(415) 555-2671', '+14155552671'],
    ],
  },
  {
    name: 'keeps an incomplete number when it is left',
    events: [
      [enter('415 555-26'), '415 555-26', '415 555-26'],
      [leave, '415 555-26', '415 555-26'],
    ],
  },
  {
    name: 'keeps other text',
    events: [
      [enter('call 415'), 'call 415', 'call 415'],
      [leave, 'call 415', 'call 415'],
    ],
  },
  {
    name: 'reads a pasted link with an extension',
    events: [
      [enter('tel:+1-415-555-2671;ext=12'), 'tel:+1-415-555-2671;ext=12', '+14155552671 ext. 12'],
      [leave, '(415) 555-2671 ext. 12', '+14155552671 ext. 12'],
    ],
  },
  {
    name: 'reads a number of another country, and the next one without + as of the United States',
    events: [
      [enter('+52 55 1234 5678'), '+52 55 1234 5678', '+525512345678', 'US'],
      [enter('415 555 2671'), '415 555 2671', '+14155552671', 'US'],
    ],
  },
  {
    name: 'becomes empty',
    start: '+14155552671',
    events: [[enter(''), '', '']],
  },
  {
    name: 'replaces a value from outside while it is typed',
    events: [
      [enter('415 555 2671'), '415 555 2671', '+14155552671'],
      [setValue('+525512345678'), '+52 55 1234 5678', '+525512345678'],
      [setValue('not a number'), 'not a number', 'not a number'],
      [setValue(''), '', ''],
    ],
  },

  {
    name: 'stays as typed without the plans, and is read when they are loaded while the box has the focus',
    events: [
      [enter('415 555 2671'), '415 555 2671', '415 555 2671'],
      [leave, '415 555 2671', '415 555 2671'],
      [load({ isFocused: true }), '415 555 2671', '+14155552671'],
    ],
  },
  {
    name: 'is read and formatted when the plans are loaded after the box was left',
    events: [
      [enter('415 555 2671'), '415 555 2671', '415 555 2671'],
      [leave, '415 555 2671', '415 555 2671'],
      [load(), '(415) 555-2671', '+14155552671'],
    ],
  },
  {
    name: 'keeps an incomplete number when the plans are loaded',
    events: [
      [enter('415'), '415', '415'],
      [load(), '415', '415'],
    ],
  },
  {
    name: 'groups a stored number of another country when the plans are loaded, even with the focus',
    start: '+525512345678',
    events: [[load({ isFocused: true }), '+52 55 1234 5678', '+525512345678']],
  },
  {
    name: 'groups a stored number that is read-only',
    start: '+4915123456789 ext. 12',
    events: [[load({ isReadOnly: true }), '+49 1512 3456789 ext. 12', '+4915123456789 ext. 12']],
  },
  {
    name: 'changes no other text that is read-only',
    start: '415 555 2671',
    events: [[load({ isReadOnly: true }), '415 555 2671', '415 555 2671']],
  },
  {
    name: 'reads a typed stored number like any other',
    events: [
      [enter('+525512345678'), '+525512345678', '+525512345678'],
      [load({ isFocused: true }), '+525512345678', '+525512345678'],
      [leave, '+52 55 1234 5678', '+525512345678'],
    ],
  },
  {
    name: 'groups a number of the United States without the plans',
    start: '+14155552671 ext. 12',
    events: [[load(), '(415) 555-2671 ext. 12', '+14155552671 ext. 12']],
  },
  {
    name: 'loads the plans a second time without a change',
    events: [
      [enter('415 555 2671'), '415 555 2671', '415 555 2671'],
      [load({ isFocused: true }), '415 555 2671', '+14155552671'],
      [load({ isFocused: true }), '415 555 2671', '+14155552671'],
    ],
  },

  {
    name: 'an incomplete number of a chosen country has its calling code',
    hasCountryList: true,
    events: [
      [choose('MX'), '', '', 'MX'],
      [enter('55 1234'), '55 1234', '+52 55 1234', 'MX'],
      [enter('55 1234 5678'), '55 1234 5678', '+525512345678', 'MX'],
      [leave, '+52 55 1234 5678', '+525512345678', 'MX'],
      [enter(''), '', '', 'MX'],
      [enter('x'), 'x', 'x', 'MX'],
    ],
  },
  {
    name: 'the country follows a complete number, and stays while it is edited',
    hasCountryList: true,
    events: [
      [enter('+44 20 7946 0958'), '+44 20 7946 0958', '+442079460958', 'GB'],
      [enter('+44 20 7946 095'), '+44 20 7946 095', '+44 20 7946 095', 'GB'],
      [enter('020 7946 0959'), '020 7946 0959', '+442079460959', 'GB'],
      [enter('+1 416 555 2671'), '+1 416 555 2671', '+14165552671', 'CA'],
    ],
  },
  {
    name: 'the country follows a stored number, and one from outside, until it is emptied',
    hasCountryList: true,
    start: '+442079460958',
    events: [
      [load(), '+44 20 7946 0958', '+442079460958', 'GB'],
      [setValue('+525512345678'), '+52 55 1234 5678', '+525512345678', 'MX'],
      [setValue(''), '', '', 'US'],
    ],
  },
  {
    name: 'the same digits are read by a country chosen after typing, even after formatting',
    hasCountryList: true,
    events: [
      [enter('1512 3456789'), '1512 3456789', '+15123456789', 'US'],
      [leave, '(512) 345-6789', '+15123456789', 'US'],
      [choose('DE'), '+49 1512 3456789', '+4915123456789', 'DE'],
      [choose('US'), '(512) 345-6789', '+15123456789', 'US'],
    ],
  },
  {
    name: 'an extension stays when the country changes',
    hasCountryList: true,
    events: [
      [enter('01512 3456789 x12'), '01512 3456789 x12', '01512 3456789 x12', 'US'],
      [choose('DE'), '+49 1512 3456789 ext. 12', '+4915123456789 ext. 12', 'DE'],
      [enter('+44 20 7946 0958 ext. 7'), '+44 20 7946 0958 ext. 7', '+442079460958 ext. 7', 'GB'],
      [choose('US'), '(207) 946-0958 ext. 7', '+12079460958 ext. 7', 'US'],
    ],
  },
  {
    name: 'digits that are no number of the chosen country keep its calling code',
    hasCountryList: true,
    events: [
      [enter('+44 20 7946 0958'), '+44 20 7946 0958', '+442079460958', 'GB'],
      [choose('FR'), '+33 2079460958', '+33 2079460958', 'FR'],
      [choose('GB'), '+44 20 7946 0958', '+442079460958', 'GB'],
    ],
  },
  {
    name: 'an incomplete number with a calling code loses it when another country is chosen',
    hasCountryList: true,
    events: [
      [enter('+44 20'), '+44 20', '+44 20', 'US'],
      [choose('FR'), '+33 20', '+33 20', 'FR'],
      [choose('US'), '20', '20', 'US'],
    ],
  },
  {
    name: 'a number of a country with the same calling code keeps its own',
    hasCountryList: true,
    events: [
      [enter('415 555 2671'), '415 555 2671', '+14155552671', 'US'],
      [choose('CA'), '(415) 555-2671', '+14155552671', 'US'],
    ],
  },
  {
    name: 'what was typed before a value came from outside is forgotten',
    hasCountryList: true,
    events: [
      [enter('1512 3456789'), '1512 3456789', '+15123456789', 'US'],
      [setValue('+15123456780'), '(512) 345-6780', '+15123456780', 'US'],
      [choose('DE'), '+49 5123 456780', '+495123456780', 'DE'],
    ],
  },
  {
    name: 'a country chosen before the plans are loaded counts when they are',
    hasCountryList: true,
    events: [
      [enter('020 7946 0958'), '020 7946 0958', '020 7946 0958', 'US'],
      [choose('GB'), '020 7946 0958', '020 7946 0958', 'GB'],
      [load(), '+44 20 7946 0958', '+442079460958', 'GB'],
    ],
  },
];

it.each(vectors)('$name', ({ start = '', hasCountryList = false, events }) => {
  const loading = events.findIndex(([event]) => event.type === 'plansLoaded');
  const context = (index: number) => ({
    plans: index < loading ? null : loaded,
    hasCountryList,
    homeCountry: 'US',
  });
  let entry = adoptPhone(start, null, context(-1));
  for (const [index, [event, text, value, country = entry.country]] of events.entries()) {
    entry =
      event.type === 'valueSet'
        ? adoptPhone(event.value, entry, context(index))
        : updatePhoneEntry(entry, event, context(index));
    expect([event, entry]).toMatchObject([event, { text, value, country }]);
  }
});

it.each([
  ['+52 55 1234 5678', 'MX'],
  ['(415) 555-2671', 'US'],
  ['415', null],
  ['', null],
])('the country of %s is %s, once the plans are loaded', (text, country) => {
  const entry = updatePhoneEntry(
    adoptPhone('', null, { plans: loaded, hasCountryList: false, homeCountry: 'US' }),
    enter(text),
    { plans: loaded, hasCountryList: false, homeCountry: 'US' },
  );
  expect(countryOfEntry(entry, loaded)).toBe(country);
  expect(countryOfEntry(entry, null)).toBeNull();
});

it('belongs to the home country of the region', () => {
  const context = { plans: loaded, hasCountryList: false, homeCountry: 'DE' };
  const typed = updatePhoneEntry(adoptPhone('', null, context), enter('01512 3456789'), context);
  expect(typed.value).toBe('+4915123456789');
  expect(updatePhoneEntry(typed, leave, context).text).toBe('01512 3456789');
  expect(adoptPhone('+12025550143', null, context).text).toBe('+1 202 555 0143');
});
