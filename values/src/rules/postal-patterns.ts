import type { PostalCode } from './postal-code.ts';
import { otherPostalCodes } from './postal-codes.gen.ts';

/**
 * Postal codes of the countries where most of our students live, stricter than in libaddressinput, which has those of the
 * other countries. `prefixes` are the country prefixes of letters from abroad: the ISO code and the older vehicle code.
 */
export const strictPatterns: Record<string, PostalCode> = {
  CA: { pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]-?\d[ABCEGHJ-NPRSTV-Z]\d$/, example: 'K1A 0B1' },
  MX: { pattern: /^\d{5}$/, example: '06700', prefixes: 'MX' },
  // Forces abroad (BFPO) and overseas territories use United Kingdom addresses as well.
  GB: {
    pattern:
      /^(?:GIR-?0AA|[A-Z]{1,2}\d[A-Z\d]?-?\d[A-Z]{2}|BFPO-?(?:C\/?O-?)?\d{1,4}|(?:ASCN|BBND|BIQQ|FIQQ|PCRN|SIQQ|STHL|TDCU|TKCA)-?1ZZ)$/,
    example: 'SW1A 1AA',
  },
  IE: { pattern: /^(?:[AC-FHKNPRTV-Y]\d\d|D6W)-?[\dAC-FHKNPRTV-Y]{4}$/, example: 'D02 X285' },
  AU: { pattern: /^\d{4}$/, example: '2000' },
  NZ: { pattern: /^\d{4}$/, example: '6011' },
  DE: { pattern: /^\d{5}$/, example: '10115', prefixes: 'DE|D' },
  AT: { pattern: /^\d{4}$/, example: '1010', prefixes: 'AT|A' },
  CH: { pattern: /^\d{4}$/, example: '8001', prefixes: 'CH' },
  FR: { pattern: /^\d{5}$/, example: '75001', prefixes: 'FR|F' },
  ES: { pattern: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: '28001', prefixes: 'ES|E' },
  IT: { pattern: /^\d{5}$/, example: '00118', prefixes: 'IT|I' },
  PT: { pattern: /^\d{4}-?\d{3}$/, example: '1000-001', prefixes: 'PT|P' },
  NL: { pattern: /^[1-9]\d{3}-?[A-Z]{2}$/, example: '1012 AB', prefixes: 'NL' },
  BE: { pattern: /^[1-9]\d{3}$/, example: '1000', prefixes: 'BE|B' },
  SE: { pattern: /^\d{3}-?\d\d$/, example: '111 20', prefixes: 'SE|S' },
  NO: { pattern: /^\d{4}$/, example: '0150', prefixes: 'NO|N' },
  DK: { pattern: /^\d{4}$/, example: '1050', prefixes: 'DK' },
  FI: { pattern: /^\d{5}$/, example: '00100', prefixes: 'FIN|FI|SF' },
  PL: { pattern: /^\d\d-?\d{3}$/, example: '00-001', prefixes: 'PL' },
  BR: { pattern: /^\d{5}-?\d{3}$/, example: '01001-000', prefixes: 'BR' },
  IN: { pattern: /^[1-9]\d{2}-?\d{3}$/, example: '110001' },
  JP: { pattern: /^〒?\d{3}-?\d{4}$/, example: '100-0001', prefixes: 'JP' },
  KR: { pattern: /^\d{5}$/, example: '03051' },
  IL: { pattern: /^\d{5}(?:\d\d)?$/, example: '9414601', prefixes: 'IL' },
  ZA: { pattern: /^\d{4}$/, example: '8001' },
};

const others = Object.entries(otherPostalCodes).flatMap(([pattern, countries]) =>
  countries.split(',').map((entry): [string, PostalCode] => {
    const [country, example] = [entry.slice(0, 2), entry.slice(2)];
    return [country, { pattern: new RegExp(`^(?:${pattern})$`), example, prefixes: country }];
  }),
);

/** All but the United States'. Loaded by `loadPostalCodes`. */
export const patterns: Record<string, PostalCode> = { ...Object.fromEntries(others), ...strictPatterns };
