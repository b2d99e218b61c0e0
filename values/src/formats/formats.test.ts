import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultTimeZone,
  emptyAddress,
  enumLabel,
  formatAddress,
  formatAppointment,
  formatDate,
  formatDateTime,
  formatDay,
  formatInstantTime,
  formatLocalDateTime,
  formatMoney,
  formatPercent,
  formatRecent,
  formatRelativeTime,
  isTimeZone,
  joinName,
  listTimeZones,
  parseInstant,
  regionOf,
  spellInstant,
  timeZoneLabel,
  timeZoneOffset,
  timeZonePlace,
  today,
  typedDate,
} from './index.ts';

describe('dates', () => {
  it('as YYYY-MM-DD, as MMM DD, YYYY and as typed [F-01] [V-25]', () => {
    expect(formatDate('1990-03-04', 'iso')).toBe('1990-03-04');
    expect(formatDate('1990-03-04')).toBe('Mar 04, 1990');
    expect(formatDate('1990-09-14', 'medium', 'en')).toBe('Sep 14, 1990');
    expect(typedDate('1990-03-04', regionOf('en-US', { separator: '-' }))).toBe('03-04-1990');
    expect(formatDate('1990-03-04', 'long')).toBe('Sunday, March 4, 1990');
    expect(formatDate('1990-03-04', 'medium', 'es')).toBe('4 mar 1990');
  });
  it('shows an invalid day unchanged', () => {
    expect(formatDate('02-30-1990')).toBe('02-30-1990');
    expect(formatDate(null)).toBe('');
  });
  it('shows the same day in any time zone', () => {
    const zone = process.env.TZ;
    for (const name of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo']) {
      process.env.TZ = name;
      expect(formatDate('2018-11-04')).toBe('Nov 04, 2018');
    }
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  it('reads instants to the millisecond, with any offset', () => {
    expect(parseInstant('2026-11-21T07:50:11Z')).toBe(Date.UTC(2026, 10, 21, 7, 50, 11));
    expect(spellInstant(parseInstant('2026-11-21T07:50:11.250Z')!)).toBe('2026-11-21T07:50:11.250Z');
    expect(parseInstant('2026-11-21T07:50:11.25+05:30')).toBe(Date.UTC(2026, 10, 21, 2, 20, 11, 250));
    expect(parseInstant('2026-11-21T07:50:11.25-05:00')).toBe(Date.UTC(2026, 10, 21, 12, 50, 11, 250));
    expect([parseInstant('2026-11-21'), parseInstant('2026-02-30T00:00:00Z'), parseInstant('soon')]).toEqual([
      null,
      null,
      null,
    ]);
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), (date) => {
        expect(parseInstant(date.toISOString())).toBe(date.getTime());
      }),
    );
  });
  it('shows an instant in a time zone', () => {
    const options = { timeZone: 'America/New_York', withZone: true };
    expect(formatDateTime('2026-11-21T02:30:00Z', options)).toBe('Nov 20, 2026, 9:30 PM EST');
    expect(formatDateTime('2026-11-21T02:30:00Z', { ...options, withWeekday: true })).toBe(
      'Friday, Nov 20, 2026, 9:30 PM EST',
    );
    expect(formatInstantTime('2026-11-21T02:30:00Z', options)).toMatch(/^9:30\sPM$/);
    expect(formatInstantTime('2026-11-21T02:30:00Z', { ...options, locale: 'es-US' })).toMatch(
      /^9:30\sp\.\s?m\.$/,
    );
    expect(formatInstantTime('soon')).toBe('soon');
    expect(formatDateTime('2026-11-21T02:30:00Z', { timeZone: 'Asia/Kolkata' })).toBe(
      'Nov 21, 2026, 8:00 AM',
    );
  });

  it('formats what happened as short as it is clear', () => {
    const options = { locale: 'en-US', timeZone: 'America/New_York' };
    const now = Date.parse('2026-11-21T03:00:00Z');
    const recent = (value: string, locale = 'en-US') => formatRecent(value, { ...options, locale }, now);
    expect(recent('2026-11-21T02:30:00Z')).toMatch(/^9:30\sPM$/);
    // The evening before in New York.
    expect(recent('2026-11-20T04:30:00Z')).toBe('Nov 19');
    expect(recent('2026-11-20T04:30:00Z', 'es')).toBe('19 nov');
    expect(recent('2025-11-20T04:30:00Z')).toBe('Nov 19, 2025');
    expect(recent('soon')).toBe('soon');
  });
  it('shows a time with an offset as it reads, and names the offset if the zone has another', () => {
    const options = { timeZone: 'America/Winnipeg', withZone: true };
    const known = '2026-11-20T09:00:00-06:00';
    expect(formatLocalDateTime(known, options)).toBe('Nov 20, 2026, 9:00 AM CST');
    const unknown = '2026-11-20T09:00:00-05:00';
    expect(formatLocalDateTime(unknown, options)).toBe('Nov 20, 2026, 9:00 AM UTC-05:00');
    expect(formatDateTime(unknown, options)).toBe('Nov 20, 2026, 8:00 AM CST');
    expect(formatLocalDateTime('2026-11-20T15:00:00Z', options)).toBe('Nov 20, 2026, 9:00 AM CST');
    const utc = { timeZone: 'UTC', withZone: true };
    expect(formatLocalDateTime('2026-11-20T09:00:00+00:00', utc)).toBe('Nov 20, 2026, 9:00 AM UTC');
  });
  it('knows today’s date in a zone', () => {
    const now = Date.UTC(2026, 10, 21, 2, 30);
    expect([today('America/New_York', now), today('Asia/Tokyo', now)]).toEqual(['2026-11-20', '2026-11-21']);
  });
  it('formats relative times', () => {
    const now = Date.UTC(2026, 10, 21);
    expect(formatRelativeTime('2026-11-18T00:00:00Z', now)).toBe('3 days ago');
    expect(formatRelativeTime('2026-11-21T02:00:00Z', now)).toBe('in 2 hours');
    expect(formatRelativeTime('2026-11-20T00:00:00Z', now, 'es')).toBe('hace 1 día');
    expect(formatRelativeTime('2026-11-22T23:00:00Z', now)).toBe('in 1 day');
  });
});

describe('money', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  it('plain, grouped, and Free for zero [F-02]', () => {
    expect(formatMoney(usd(123_450), { isGrouped: false })).toBe('$ 1234.50');
    expect(formatMoney(usd(123_450))).toBe('$ 1,234.50');
    expect(formatMoney(usd(5))).toBe('$ 0.05');
    expect(formatMoney(usd(0))).toBe('$ 0.00');
    expect(formatMoney(usd(0), { isFreeNamed: true })).toBe('Free');
    expect(formatMoney(usd(0), { isFreeNamed: true, locale: 'es' })).toBe('Gratis');
    expect(formatMoney(usd(-123_450))).toBe('−$ 1,234.50');
  });
  it('knows each currency’s decimals', () => {
    expect(formatMoney({ amount: 1234, currency: 'JPY' })).toBe('¥ 1,234');
    expect(formatMoney({ amount: 1234, currency: 'KWD' })).toBe('KWD 1.234');
  });
  it('is exact to the last cent, however large [F-02]', () => {
    expect(formatMoney(usd(Number.MAX_SAFE_INTEGER))).toBe('$ 90,071,992,547,409.91');
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const figures = formatMoney(usd(amount))
          .replace('−', '-')
          .replace(/[^\d-]/g, '');
        expect(Number(figures)).toBe(amount);
      }),
    );
  });
  it('refuses fractions of a cent', () => {
    expect(() => formatMoney(usd(1.5))).toThrow(RangeError);
    expect(() => formatMoney(usd(Number.NaN))).toThrow(RangeError);
  });
});

it('percentages have two decimals [F-03]', () => {
  expect([7.5, 0, 100, 0.07, 12.345, 1234.5].map((value) => formatPercent(value))).toEqual([
    '7.50%',
    '0.00%',
    '100.00%',
    '0.07%',
    '12.35%',
    '1,234.50%',
  ]);
});

it('names are joined with single spaces, empty parts ignored [D-09]', () => {
  expect(joinName('Ana', '', 'Ruiz')).toBe('Ana Ruiz');
  expect(joinName(' Ana ', null, undefined, '  ', 'Ruiz')).toBe('Ana Ruiz');
  expect(joinName()).toBe('');
});

it('enum values become labels [D-08] [D-07]', () => {
  expect(['IN_PERSON', 'ONLINE', 'PREFER_NOT_TO_SAY', 'NON_BINARY', ''].map(enumLabel)).toEqual([
    'In person',
    'Online',
    'Prefer not to say',
    'Non binary',
    '',
  ]);
});

it('an address becomes one line', () => {
  expect(
    formatAddress({
      ...emptyAddress,
      street1: '12 Main St',
      street2: 'Apt 4',
      city: 'Columbus',
      state: 'Ohio',
      stateCode: 'OH',
      zip: '43004',
      country: 'United States',
    }),
  ).toBe('12 Main St, Apt 4, Columbus, OH 43004, United States');
  expect(
    formatAddress({
      street1: 'Calle Mayor 4',
      city: 'Madrid',
      state: 'Madrid',
      stateCode: 'MD',
      zip: '28013',
      countryCode: 'ES',
      country: 'España',
    }),
  ).toBe('Calle Mayor 4, 28013 Madrid, España');
  expect(
    formatAddress({
      street1: 'Av. Juárez 20',
      city: 'Guadalajara',
      state: 'Jalisco',
      stateCode: 'JAL',
      zip: '44100',
      countryCode: 'MX',
      country: 'México',
    }),
  ).toBe('Av. Juárez 20, 44100 Guadalajara, Jalisco, México');
  const cairo = {
    street1: '12 شارع طلعت حرب',
    city: 'القاهرة',
    state: 'الدقهلية',
    stateCode: 'DK',
    zip: '11511',
    countryCode: 'EG',
    country: 'Ägypten',
  };
  expect(formatAddress(cairo)).toBe('12 شارع طلعت حرب, القاهرة, الدقهلية 11511, Ägypten');
  expect(formatAddress(cairo, 'ar')).toBe('12 شارع طلعت حرب، القاهرة، الدقهلية 11511، مصر');
  expect(formatAddress({ city: 'Cairo', countryCode: 'EG', stateCode: 'DK' }, 'en')).toBe('Cairo, DK, Egypt');
  expect(formatAddress({ city: 'Nowhere', countryCode: 'nowhere', country: 'Nowhere' }, 'en')).toBe(
    'Nowhere, Nowhere',
  );
  expect(formatAddress({ city: 'Columbus' })).toBe('Columbus');
  expect(formatAddress(emptyAddress)).toBe('');
});

describe('time zones', () => {
  const winter = Date.UTC(2026, 0, 15);
  it('is the user’s own, else the browser’s guess [F-07]', () => {
    const guess = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(defaultTimeZone('America/Denver')).toBe('America/Denver');
    expect(['', null, undefined, 'none', 'Mars/Base'].map((zone) => defaultTimeZone(zone))).toEqual(
      Array(5).fill(guess),
    );
  });
  it('knows offsets at an instant', () => {
    expect(timeZoneOffset('America/New_York', winter)).toBe(-300);
    expect(timeZoneOffset('America/New_York', Date.UTC(2026, 6, 15))).toBe(-240);
    expect(timeZoneOffset('Asia/Kathmandu', winter)).toBe(345);
    expect(timeZoneOffset('UTC', winter)).toBe(0);
  });
  it('labels zones by offset and place', () => {
    expect(timeZoneLabel('America/New_York', 'en', winter)).toBe('UTC-05:00 · New York');
    expect(timeZoneLabel('America/Argentina/Buenos_Aires', 'en', winter)).toBe(
      'UTC-03:00 · Buenos Aires, Argentina',
    );
    expect(timeZoneLabel('Asia/Kathmandu', 'en', winter)).toBe('UTC+05:45 · Kathmandu');
  });
  it('lists all zones by place, and keeps the selected one', () => {
    const zones = listTimeZones('US/Eastern', 'en', winter);
    expect(zones.length).toBeGreaterThan(350);
    expect(zones.some(({ value }) => value === 'US/Eastern')).toBe(true);
    expect(zones.every(({ value }) => isTimeZone(value))).toBe(true);
    expect(zones.find(({ value }) => value === 'America/Chicago')!.label).toBe('Chicago · UTC-06:00');
    const labels = zones.map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted(new Intl.Collator('en').compare));
  });
});

describe('renamed places', () => {
  const winter = Date.UTC(2026, 0, 15);
  it.each([
    ['Asia/Calcutta', 'Kolkata'],
    ['Europe/Kiev', 'Kyiv'],
    ['Asia/Saigon', 'Ho Chi Minh'],
    ['America/Godthab', 'Nuuk'],
  ])('shows %s as %s', (zone, place) => {
    expect(timeZonePlace(zone)).toBe(place);
    expect(timeZoneLabel(zone, 'en', winter)).toContain(` · ${place}`);
  });
  it('lists each zone once, found by its former name too', () => {
    for (const kept of [undefined, 'Asia/Kolkata', 'Asia/Calcutta']) {
      const found = listTimeZones(kept, 'en', winter).filter(({ label }) => label.startsWith('Kolkata · '));
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({ keywords: 'Calcutta', value: kept ?? found[0]!.value });
    }
  });
  it.each(['SystemV/EST5', 'asia/kolkata', 'ASIA/KOLKATA', 'EST5EDT', 'Mars/Base'])(
    'knows no zone %s',
    (name) => expect(isTimeZone(name)).toBe(false),
  );
  it('knows every zone that browsers list, and those without a place', () => {
    for (const name of [...Intl.supportedValuesOf('timeZone'), 'GMT', 'UTC', 'US/Eastern', 'Etc/GMT+5'])
      expect([name, isTimeZone(name)]).toEqual([name, true]);
  });
});

describe('appointments', () => {
  const now = Date.UTC(2026, 10, 20);
  const options = { locale: 'en-US', timeZone: 'America/New_York', now };
  /** As people read it. */
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');

  it('have the weekday, and no year if they are near [K-11]', () => {
    const [start, end] = ['2026-11-24T13:40:00-05:00', '2026-11-24T14:30:00-05:00'];
    expect(plain(formatAppointment(start, end, options))).toBe('Tuesday, November 24, 1:40 – 2:30 PM');
    expect(plain(formatAppointment(start, null, options))).toBe('Tuesday, November 24 at 1:40 PM');
    expect(plain(formatAppointment(start, end, { ...options, locale: 'es-US' }))).toBe(
      'martes, 24 de noviembre, 1:40–2:30 p.m.',
    );
    expect(formatAppointment(start, end, { ...options, now: Date.UTC(2025, 10, 20) })).toContain('2026');
  });

  it('are read in a zone, or as they were written [K-11]', () => {
    const [start, end] = ['2026-11-25T03:00:00Z', '2026-11-25T03:50:00Z'];
    expect(plain(formatAppointment(start, end, options))).toBe('Tuesday, November 24, 10:00 – 10:50 PM');
    const newer = { ...options, timeZone: 'America/Winnipeg' };
    expect(plain(formatAppointment('2026-11-24T09:00:00-05:00', null, newer))).toBe(
      'Tuesday, November 24 at 9:00 AM',
    );
  });

  it('keep a time on one line with AM or PM, and with its end', () => {
    const text = formatAppointment('2026-11-24T13:40:00-05:00', '2026-11-24T14:30:00-05:00', options);
    expect(text.split(' ')).toEqual(['Tuesday,', 'November', '24,', '1:40\u00a0–\u00a02:30\u00a0PM']);
  });

  it('name days without a year, unless they are far', () => {
    expect(formatDay('2026-12-01', 'en-US', '2026-11-20')).toBe('Tuesday, December 1');
    expect(formatDay('2027-12-01', 'en-US', '2026-11-20')).toBe('Wednesday, December 1, 2027');
  });
});
