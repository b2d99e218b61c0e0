import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatTime, parseTime } from './parse-time.ts';

it('parses every minute of the day in many formats, and back', () => {
  for (let minute = 0; minute < 1440; minute += 1) {
    const [h, m] = [Math.floor(minute / 60), String(minute % 60).padStart(2, '0')];
    const value = `${String(h).padStart(2, '0')}:${m}`;
    const half = h < 12 ? 'a' : 'p';
    const hour = h % 12 || 12;
    const spellings = [
      `${hour}:${m} ${half}m`,
      `${hour}:${m}${half.toUpperCase()}M`,
      `${hour}.${m} ${half}. m.`,
      `${hour}${m}${half}`,
      ` ${hour}:${m} ${half}.m. `,
    ];
    for (const text of spellings)
      for (const locale of ['en', 'es', 'en-GB'])
        expect([text, parseTime(text, locale).value]).toEqual([text, value]);
    for (const text of [value, `${h}:${m}`, `${h}h${m}`, `${h}.${m} h`, value.replace(':', '')])
      expect([text, parseTime(text, 'en-GB').value]).toEqual([text, value]);
    for (const locale of ['en', 'es', 'en-GB', 'es-ES', 'de-DE', 'ar', 'zh-TW', 'el'])
      expect([locale, parseTime(formatTime(value, locale), locale).value]).toEqual([locale, value]);
  }
});

it('parses full minutes with their seconds, as tables and databases write them', () => {
  expect(parseTime('14:30:00', 'en').value).toBe('14:30');
  expect(parseTime('2:30:00 PM', 'en').value).toBe('14:30');
  expect(parseTime('14:30:15', 'en').problem).toBe('unreadable');
});

it('never guesses between AM and PM', () => {
  for (const text of ['2:30', '02:30', '12:00', '7', '1130'])
    expect(parseTime(text, 'en').problem).toBe('period');
  for (const text of ['14:30', '0:30', '00:30', '1430']) expect(parseTime(text, 'en').value).not.toBeNull();
  expect(parseTime('2:30', 'en-GB').value).toBe('02:30');
});

it('reads AM and PM in the words of the locale', () => {
  for (const text of ['2:30 م', '٢:٣٠ م', 'م 2:30', '2:30pm', '14:30'])
    expect([text, parseTime(text, 'ar').value]).toEqual([text, '14:30']);
  expect(parseTime('2:30', 'ar').problem).toBe('period');
  expect(parseTime('2 μμ', 'el').value).toBe('14:00');
  expect([parseTime('14:30 Uhr', 'de').value, parseTime('9 Uhr', 'de').value]).toEqual(['14:30', '09:00']);
});

it('reads words and whole hours', () => {
  expect(
    ['noon', 'Mediodía', 'midnight', '2 pm', '12 am', '17 h'].map((text) => parseTime(text).value),
  ).toEqual(['12:00', '12:00', '00:00', '14:00', '00:00', '17:00']);
  for (const text of ['25:00', '12:60', '14 pm', '0 am', 'later', '1:2:3', ':30'])
    expect([text, parseTime(text)]).toEqual([text, { value: null, problem: 'unreadable' }]);
});

it('returns a time or null, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789:. apmh'), maxLength: 9 }), (text) => {
      const { value } = parseTime(text);
      if (value !== null) expect(value).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
    }),
  );
});
