import { readFileSync } from 'node:fs';
import { applyInstituteFile } from '../institute-file/apply.ts';
import type { KindName } from '../institute-file/kind.ts';
import { readInstituteFile } from '../institute-file/read-file.ts';
import { splitTexts } from '../institute-file/texts.ts';
import { hundredths, minorUnits } from '../institute-file/values.ts';
import type { Database } from '../platform/database.ts';
import { demoId } from './demo-id.ts';

const path = new URL('institute.yaml', import.meta.url);
const read = readInstituteFile(readFileSync(path, 'utf8'), 'institute.yaml');
const { institute, programs: programList = [], paymentPlans = [], promoCodes: codes = [] } = read.file;
const { currency } = institute!;

const demoKinds = {
  program: 'program',
  class: 'cohort',
  'payment plan': 'paymentPlan',
  'promo code': 'promoCode',
  course: 'course',
  module: 'module',
  award: 'award',
  circle: 'circle',
  'subscription plan': 'plan',
} as const satisfies Record<KindName, Parameters<typeof demoId>[0]>;

/** Applies the demo world's institute file. Its coaches exist already. Ids follow from places in the file. */
export async function seedCatalog(db: Database, now: Date): Promise<void> {
  await applyInstituteFile(db, read, {
    now,
    today: now,
    origins: { portalOrigin: '', coachOrigin: '' },
    idOf: (kind, place) => demoId(demoKinds[kind], place),
  });
}

const numberOf = (key: string) => programList.findIndex((program) => program.key === key) + 1;

/** Programs by number, with what histories are computed from. */
export const programs = programList.map(({ price }, index) => ({
  number: index + 1,
  price: minorUnits(price, currency),
}));

export const plans = paymentPlans.map(
  ({ program, source = 'INSTITUTE', name, deposit, installments, interestRate, taxRate }, index) => {
    const { text, others } = splitTexts(name, institute!.languages[0]!);
    return {
      number: index + 1,
      program: numberOf(program),
      source,
      name: text,
      translations: Object.fromEntries(others.map(([language, name]) => [language, { name }])),
      depositAmount: minorUnits(deposit, currency),
      installmentCount: installments,
      ...(interestRate && { interestRate: hundredths(interestRate) }),
      ...(taxRate && { taxRate: hundredths(taxRate) }),
    };
  },
);

export const promoCodes = codes.map(({ code, discount }) => {
  const isPercent = discount.endsWith('%');
  return {
    code,
    kind: isPercent ? ('PERCENT' as const) : ('AMOUNT' as const),
    value: isPercent ? hundredths(discount) : minorUnits(discount, currency),
  };
});
