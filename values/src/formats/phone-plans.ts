import parse, {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import type { PhoneNumbers, PhoneText, ReadPhone } from './phone-numbers.ts';
import { normalizeTyped } from './typed-text.ts';

/**
 * Cleans up a pasted number: removes the `tel:` of a link and direction marks, and normalizes full-width and Arabic
 * digits. Writes a link's extension in the usual form.
 */
export function plainPhone(text: string): string {
  const plain = normalizeTyped(text);
  if (!/^tel:/i.test(plain)) return plain;
  const [number = '', ...parameters] = plain
    .replace(/^tel:(?:\/\/)?/i, '')
    .replace(/%([0-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .split(';');
  const parameterOf = (name: string) =>
    parameters.find((entry) => entry.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const context = parameterOf('phone-context');
  const extension = parameterOf('ext');
  const whole = context?.startsWith('+') && !number.trim().startsWith('+') ? `${context} ${number}` : number;
  return `${whole.trim()}${extension ? ` ext. ${extension}` : ''}`;
}

/** Whether a number includes its country code: it starts with `+`, or with 00, its equivalent in most countries. */
export const isInternational = (text: string): boolean => /^\(?(?:\+|00)/.test(plainPhone(text));

function read(text: string, country?: string, homeCountry = country): ReadPhone | null {
  const plain = plainPhone(text);
  const find = (typed: string) =>
    parse(typed, { extract: false, ...(country && { defaultCountry: country as CountryCode }) });
  const number = find(plain);
  if (!number?.isValid() && /^00/.test(plain)) {
    const abroad = find(plain.replace(/^00/, '+'));
    if (abroad?.isValid()) return describe(abroad, homeCountry);
  }
  return number ? describe(number, homeCountry) : null;
}

function describe(number: PhoneNumber, homeCountry: string | undefined): ReadPhone {
  const type = number.getType();
  return {
    isValid: number.isValid(),
    isMobile: type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE',
    value: number.ext ? `${number.number} ext. ${number.ext}` : number.number,
    country: number.country ?? null,
    national: number.ext ? `${number.nationalNumber} ext. ${number.ext}` : number.nationalNumber,
    text: number.country === homeCountry ? number.formatNational() : number.formatInternational(),
  };
}

function enter(text: string, country: string, homeCountry: string): PhoneText {
  const found = read(text, country, homeCountry);
  if (found?.isValid) return { text, value: found.value };
  // Not yet a valid number of the chosen country. Without its calling code, it could pass for one of another country.
  const code = country === homeCountry ? null : callingCodeOf(country);
  const isNational = /\p{Nd}/u.test(text) && !isInternational(text);
  return { text, value: code && isNational ? `+${code} ${plainPhone(text)}` : text };
}

function move(digits: string, country: string, homeCountry: string): PhoneText & { typed: string } {
  const national = isInternational(digits) ? nationalOf(digits) : plainPhone(digits);
  const number = read(national, country, homeCountry);
  const abroad = country === homeCountry ? '' : `+${callingCodeOf(country)} `;
  const text = number?.isValid ? number.text : `${abroad}${national}`;
  return { ...enter(text, country, homeCountry), typed: national };
}

const countries = () =>
  getCountries().map((country) => ({ country, callingCode: getCountryCallingCode(country) }));

const callingCodeOf = (country: string) =>
  countries().find((option) => option.country === country)?.callingCode ?? null;

/** The national part of a number, complete or not. */
function nationalOf(text: string): string {
  const found = read(text);
  if (found) return found.national;
  const digits = plainPhone(text).replace(/^\(?(?:\+|00)\D*/, '');
  const codes = countries().map(({ callingCode }) => callingCode as string);
  const code = [3, 2, 1].map((length) => digits.slice(0, length)).find((start) => codes.includes(start));
  return digits.slice(code?.length ?? 0).trim();
}

/** Loaded by `loadPhoneNumbers`. */
export const plans: PhoneNumbers = { read, enter, move, countries };
