import { and, eq, ne } from 'drizzle-orm';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { paymentPlans } from '../tables/payment-plans.ts';
import { paymentSchedules } from '../tables/payment-schedules.ts';
import { cohorts, programs } from '../tables/programs.ts';
import { promoCodeRedemptions, promoCodes } from '../tables/promo-codes.ts';
import type { ClassEntry, Language, PaymentPlanEntry, ProgramEntry, PromoCodeEntry } from './file.ts';
import { agreed, has, isActive, kind, listed, stateOf, unless } from './kind.ts';
import { programPageEntry, programPageRow } from './program-page.ts';
import { joinTexts, splitTexts } from './texts.ts';
import {
  calendarDay,
  hundredths,
  instant,
  minorUnits,
  payableUnits,
  spellMoney,
  spellPercent,
} from './values.ts';

export const program = kind<typeof programs, ProgramEntry>({
  name: 'program',
  table: programs,
  entriesOf: (file) => listed(file.programs, 'programs'),
  toRow: (entry, reading) => {
    const { settings, read } = reading;
    const first = settings.languages[0]!;
    const title = read('title', () => splitTexts(entry.title, first));
    const summary = read('summary', () => splitTexts(entry.summary, first));
    const translations: (typeof programs.$inferInsert)['translations'] = {};
    for (const [language] of [...(title?.others ?? []), ...(summary?.others ?? [])]) {
      translations[language] = {
        title: new Map(title?.others).get(language) ?? title?.text ?? '',
        summary: new Map(summary?.others).get(language) ?? summary?.text ?? '',
      };
    }
    return {
      title: title?.text ?? '',
      summary: summary?.text ?? '',
      translations,
      tracks: entry.tracks,
      price: read('price', () => payableUnits(entry.price, settings.currency)) ?? 0,
      currency: settings.currency,
      weeks: entry.weeks,
      weeklyHours: entry.weeklyHours,
      isAlumniOnly: entry.isAlumniOnly ?? false,
      ...programPageRow(entry, reading),
      isActive: isActive(entry),
    };
  },
  toEntry: (row, { settings, keyOf }) => {
    const first = settings.languages[0]!;
    const translated = (field: 'title' | 'summary') =>
      Object.fromEntries(
        Object.entries(row.translations).map(([language, texts]) => [language, texts![field]]),
      ) as Partial<Record<Language, string>>;
    return {
      key: keyOf('program', row.id),
      title: joinTexts(row.title, translated('title'), first),
      summary: joinTexts(row.summary, translated('summary'), first),
      tracks: row.tracks,
      price: spellMoney(row.price, row.currency),
      weeks: row.weeks,
      weeklyHours: row.weeklyHours,
      ...unless(row.isAlumniOnly, false, 'isAlumniOnly'),
      ...programPageEntry(row),
      ...stateOf(row),
    };
  },
  refuse: async (db, { id }, _, changed) =>
    changed.includes('price') && (await has(db, paymentSchedules, eq(paymentSchedules.programId, id)))
      ? agreed('price can’t change, because students have agreed to it')
      : null,
});

export const cohort = kind<typeof cohorts, ClassEntry>({
  name: 'class',
  table: cohorts,
  entriesOf: (file) => listed(file.classes, 'classes'),
  toRow: (entry, { settings, today, read, reference }) => {
    const startDate = read('startDate', () => calendarDay(entry.startDate, today));
    const graduationDate = read('graduationDate', () => {
      const date = calendarDay(entry.graduationDate, today);
      if (startDate && date < startDate) throw new RangeError('is before the class starts');
      return date;
    });
    return {
      programId: reference('program', 'program', entry.program) ?? '',
      startDate: startDate ?? '',
      graduationDate: graduationDate ?? '',
      capacity: entry.capacity,
      languageIso2LetterCode: entry.language ?? settings.languages[0]!,
      deliveryMode: entry.deliveryMode ?? 'ONLINE',
      isActive: isActive(entry),
    };
  },
  toEntry: (row, { settings, keyOf }) => ({
    key: keyOf('class', row.id),
    program: keyOf('program', row.programId),
    startDate: row.startDate,
    graduationDate: row.graduationDate,
    capacity: row.capacity,
    ...unless(row.languageIso2LetterCode, settings.languages[0]!, 'language'),
    ...unless(row.deliveryMode, 'ONLINE', 'deliveryMode'),
    ...stateOf(row),
  }),
  refuse: async (db, before, after, changed) => {
    if (after.capacity! < before.seatsTaken)
      return `capacity must be ${before.seatsTaken} or more: so many seats are taken`;
    const { cohortId, status } = enrollmentApplications;
    const isAgreed = changed.some((field) => !['capacity', 'state', 'key'].includes(field));
    return isAgreed &&
      (await has(db, enrollmentApplications, and(eq(cohortId, before.id), ne(status, 'DRAFT'))))
      ? agreed(
          `${changed.find((field) => field !== 'capacity')} can’t change, because students have agreed to this class`,
        )
      : null;
  },
});

export const paymentPlan = kind<typeof paymentPlans, PaymentPlanEntry>({
  name: 'payment plan',
  table: paymentPlans,
  entriesOf: (file) => listed(file.paymentPlans, 'paymentPlans'),
  toRow: (entry, { settings, read, reference }) => {
    const name = read('name', () => splitTexts(entry.name, settings.languages[0]!));
    return {
      programId: reference('program', 'program', entry.program) ?? '',
      source: entry.source ?? 'INSTITUTE',
      name: name?.text ?? '',
      translations: Object.fromEntries(
        (name?.others ?? []).map(([language, text]) => [language, { name: text }]),
      ),
      depositAmount: read('deposit', () => payableUnits(entry.deposit, settings.currency)) ?? 0,
      installmentCount: entry.installments,
      interestRate: read('interestRate', () => hundredths(entry.interestRate ?? '0%')) ?? 0,
      taxRate: read('taxRate', () => hundredths(entry.taxRate ?? '0%')) ?? 0,
      isActive: isActive(entry),
    };
  },
  toEntry: (row, { settings, keyOf }) => ({
    key: keyOf('payment plan', row.id),
    program: keyOf('program', row.programId),
    name: joinTexts(
      row.name,
      Object.fromEntries(Object.entries(row.translations).map(([language, { name }]) => [language, name])),
      settings.languages[0]!,
    ),
    ...unless(row.source, 'INSTITUTE', 'source'),
    deposit: spellMoney(row.depositAmount, settings.currency),
    installments: row.installmentCount,
    ...(row.interestRate > 0 && { interestRate: spellPercent(row.interestRate) }),
    ...(row.taxRate > 0 && { taxRate: spellPercent(row.taxRate) }),
    ...stateOf(row),
  }),
  refuse: async (db, { id }, _, changed) => {
    const term = changed.find((field) =>
      ['program', 'source', 'deposit', 'installments', 'interestRate', 'taxRate'].includes(field),
    );
    return term && (await has(db, paymentSchedules, eq(paymentSchedules.paymentPlanId, id)))
      ? agreed(`${term} can’t change, because students have agreed to this payment plan`)
      : null;
  },
});

export const promoCode = kind<typeof promoCodes, PromoCodeEntry>({
  name: 'promo code',
  table: promoCodes,
  entriesOf: (file) =>
    (file.promoCodes ?? []).map((entry, index) => ({
      key: entry.code,
      entry,
      path: ['promoCodes', index],
      place: index + 1,
    })),
  toRow: (entry, { settings, today, read, reference }) => {
    const moment = (field: 'startsAt' | 'endsAt') =>
      entry[field] === undefined
        ? null
        : (read(field, () => instant(entry[field]!, settings.timeZone, today)) ?? null);
    const isPercent = entry.discount.endsWith('%');
    return {
      code: entry.code,
      kind: isPercent ? 'PERCENT' : 'AMOUNT',
      value:
        read('discount', () => {
          const value = isPercent
            ? hundredths(entry.discount)
            : minorUnits(entry.discount, settings.currency);
          if (value === 0) throw new RangeError('must be more than 0');
          return value;
        }) ?? 1,
      currency: settings.currency,
      programId:
        entry.program === undefined ? null : (reference('program', 'program', entry.program) ?? null),
      startsAt: moment('startsAt'),
      endsAt: moment('endsAt'),
      maxUses: entry.maxUses ?? null,
      isActive: isActive(entry),
    };
  },
  toEntry: (row, { keyOf }) => ({
    code: row.code,
    discount: row.kind === 'PERCENT' ? spellPercent(row.value) : spellMoney(row.value, row.currency),
    ...(row.programId !== null && { program: keyOf('program', row.programId) }),
    ...(row.startsAt && { startsAt: row.startsAt.toISOString() }),
    ...(row.endsAt && { endsAt: row.endsAt.toISOString() }),
    ...(row.maxUses !== null && { maxUses: row.maxUses }),
    ...stateOf(row),
  }),
  refuse: async (db, before, after, changed) => {
    if (after.maxUses != null && after.maxUses < before.uses)
      return `maxUses must be ${before.uses} or more: the code was used so often`;
    return (changed.includes('discount') || changed.includes('program')) &&
      (await has(db, promoCodeRedemptions, eq(promoCodeRedemptions.promoCodeId, before.id)))
      ? agreed(
          `${changed.includes('discount') ? 'discount' : 'program'} can’t change, because students have used this code`,
        )
      : null;
  },
});
