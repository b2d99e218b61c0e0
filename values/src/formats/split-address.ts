import type { AddressParts } from './address.ts';

/** The parts of a US address that was pasted as one text. */
export type SplitAddress = Pick<
  AddressParts,
  'countryCode' | 'street1' | 'street2' | 'city' | 'state' | 'zip'
>;

const unit = /^(?:apt|apartment|suite|ste|unit|floor|fl|room|rm|#|apartamento|oficina)\b\.?|^#/i;

/**
 * Splits `12 Main St, Apt 4, Columbus, OH 43004` (or the same on several lines). null unless it certainly is a US
 * address. `state` is as written, a code or a name.
 */
export function splitAddress(text: string): SplitAddress | null {
  const parts = text
    .normalize('NFKC')
    .split(/[,\n\r]+/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  if (/^(?:usa?|u\.s\.a?\.?|united states(?: of america)?|estados unidos)$/i.test(parts.at(-1) ?? ''))
    parts.pop();
  const last = /^(?:(.*?)\s*)(\d{5}(?:-\d{4})?)$/.exec(parts.pop() ?? '');
  if (!last) return null;
  const [, beforeZip = '', zip = ''] = last;
  let state = beforeZip;
  let city = '';
  if (state === '') state = parts.pop() ?? '';
  const inOne = /^(.+?)\s+([A-Z]{2})$/.exec(state);
  if (inOne && parts.length < 2) [, city = '', state = ''] = inOne;
  else city = parts.pop() ?? '';
  const street1 = parts.shift() ?? '';
  const street2 = parts.join(', ');
  if (!street1 || !city || !/^[\p{L} .]+$/u.test(state) || !/\d/.test(street1)) return null;
  if (street2 && parts.length > 1 && !parts.every((part) => unit.test(part))) return null;
  return { countryCode: 'US', street1, street2, city, state, zip };
}
