import { isDate, minorDigits } from '@institute/values/formats';
import { Temporal } from 'temporal-polyfill';
import { day } from '../platform/durations.ts';
import { chargeStep, smallestCharge } from '../ports/stripe-amounts.ts';

/** How amounts, rates and days are written in the file, and what to say about others. */
export const valueFormats: Record<string, { pattern: RegExp; expected: string }> = {
  money: {
    pattern: /^(\d{1,3}(,\d{3})+|\d{1,9})(\.\d+)? [A-Z]{3}$/,
    expected: 'an amount with its currency, such as 1,200.00 USD',
  },
  percent: {
    pattern: /^\d{1,3}(\.\d{1,2})?%$/,
    expected: 'a percentage with at most 2 decimals, such as 6.5%',
  },
  discount: {
    pattern: /^(\d{1,3}(\.\d{1,2})?%|(\d{1,3}(,\d{3})+|\d{1,9})(\.\d+)? [A-Z]{3})$/,
    expected: 'a percentage such as 10%, or an amount such as 100.00 USD',
  },
  day: {
    pattern: /^(\d{4}-\d\d-\d\d|today[+-]\d{1,4})$/,
    expected: 'a date such as 2027-03-01',
  },
  moment: {
    pattern: /^(\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{3})?Z)?|today[+-]\d{1,4})$/,
    expected: 'a date such as 2027-03-01, or a moment such as 2027-03-01T05:00:00Z',
  },
};

/** What is wrong with a value, as the rest of the sentence "price must be …". */
export class BadValue extends Error {}

/** Minor units, exactly. Throws `BadValue` for another currency, or for a fraction of what can be charged. */
export function minorUnits(text: string, currency: string): number {
  const [figures = '', given] = text.split(' ');
  if (given !== currency) throw new BadValue(`in ${currency}, the institute’s currency`);
  const digits = minorDigits(currency);
  const [units, fraction = ''] = figures.replaceAll(',', '').split('.');
  if (/[1-9]/.test(fraction.slice(digits))) {
    throw new BadValue(
      digits === 2 ? 'a whole number of cents' : `an amount with at most ${digits} decimals`,
    );
  }
  const amount = Number(`${units}${fraction.slice(0, digits).padEnd(digits, '0')}`);
  const step = chargeStep(currency);
  if (amount % step !== 0) throw new BadValue(`a multiple of ${spellMoney(step, currency)}`);
  return amount;
}

/** Minor units of something that is paid. Throws `BadValue` for less than can be charged, except for 0. */
export function payableUnits(text: string, currency: string): number {
  const amount = minorUnits(text, currency);
  const smallest = smallestCharge(currency);
  if (amount > 0 && amount < smallest) {
    throw new BadValue(`at least ${spellMoney(smallest, currency)}, or ${spellMoney(0, currency)}`);
  }
  return amount;
}

/** Spells minor units the way the file does. */
export function spellMoney(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  const figures = String(amount).padStart(digits + 1, '0');
  const units = Number(digits === 0 ? figures : figures.slice(0, -digits)).toLocaleString('en-US');
  return `${units}${digits === 0 ? '' : `.${figures.slice(-digits)}`} ${currency}`;
}

/** Hundredths of a percent. */
export function hundredths(text: string): number {
  const [units, fraction = ''] = text.slice(0, -1).split('.');
  const value = Number(`${units}${fraction.padEnd(2, '0')}`);
  if (value > 10_000) throw new BadValue('at most 100%');
  return value;
}

export const spellPercent = (value: number): string => `${value / 100}%`;

const fromToday = (text: string) => /^today([+-]\d+)$/.exec(text)?.[1];

/** A calendar date. Days from now are for the demo world, which is always current. */
export function calendarDay(text: string, today: Date | null): string {
  const days = fromToday(text);
  if (days !== undefined && today) {
    return new Date(today.getTime() + Number(days) * day).toISOString().slice(0, 10);
  }
  if (!isDate(text)) throw new BadValue(valueFormats.day!.expected);
  return text;
}

/** The instant at which a day begins at the institute, or the instant that is written. */
export function instant(text: string, timeZone: string, today: Date | null): Date {
  const days = fromToday(text);
  if (days !== undefined && today) return new Date(today.getTime() + Number(days) * day);
  if (text.includes('T')) {
    const moment = new Date(text);
    if (Number.isNaN(moment.getTime())) throw new BadValue(valueFormats.moment!.expected);
    return moment;
  }
  if (!isDate(text)) throw new BadValue(valueFormats.moment!.expected);
  return new Date(Temporal.PlainDate.from(text).toZonedDateTime(timeZone).epochMilliseconds);
}
