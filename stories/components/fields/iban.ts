import type { TextFormat } from '@institute/design-system';

/** An IBAN: without spaces in capital letters, shown in groups of four. */
export const iban: TextFormat = {
  read: (text) => {
    const clean = text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
    return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(clean) ? clean : null;
  },
  show: (value) => (iban.read(value) === value ? value.replace(/(.{4})(?=.)/g, '$1 ') : value),
  example: 'DE89370400440532013000',
};

/** Whether the check digits of an IBAN are right (ISO 13616): the rearranged number leaves 1 when divided by 97. */
export const isIban = (value: string): boolean => {
  if (iban.read(value) !== value) return false;
  const digits = [...(value.slice(4) + value.slice(0, 4))].map((char) => Number.parseInt(char, 36)).join('');
  return BigInt(digits) % 97n === 1n;
};
