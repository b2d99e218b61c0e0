import { formatDateTime, formatMoney } from '@institute/values/formats';
import { expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

it.each(['en-US', 'es-US'])(
  'keeps amounts and times on one line in %s, and changes nothing else',
  (locale) => {
    const money = formatMoney({ amount: 45_780, currency: 'USD' }, { locale });
    const time = formatDateTime('2026-03-03T23:00:00Z', { locale, timeZone: 'America/New_York' });
    const text = unbroken(`Pay ${money} for room 5 by ${time}.`);
    expect(text).toContain('$\u00a0457.80');
    expect(text).toMatch(/ 6:00\u00a0[Pp]/);
    expect(text.replaceAll(/\s/g, ' ')).toBe(`Pay ${money} for room 5 by ${time}.`.replaceAll(/\s/g, ' '));
  },
);
