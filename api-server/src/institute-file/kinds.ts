import { and, eq, ne, or } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { InstituteSettings } from '../institute/settings.ts';
import type { Database } from '../platform/database.ts';
import { awards } from '../tables/awards.ts';
import { coachingCircles } from '../tables/coaching-circles.ts';
import { courses, modules } from '../tables/courses.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { paymentPlans } from '../tables/payment-plans.ts';
import { paymentSchedules } from '../tables/payment-schedules.ts';
import { cohorts, programs } from '../tables/programs.ts';
import { promoCodeRedemptions, promoCodes } from '../tables/promo-codes.ts';
import { subscriptionPlans, subscriptions } from '../tables/subscriptions.ts';
import type {
  AwardEntry,
  CircleEntry,
  ClassEntry,
  CourseEntry,
  InstituteFile,
  Language,
  ModuleEntry,
  PaymentPlanEntry,
  ProgramEntry,
  PromoCodeEntry,
  SubscriptionPlanEntry,
} from './file.ts';
import type { Path } from './read-file.ts';
import { inEachLanguage, joinLanguages, joinTexts, splitTexts } from './texts.ts';
import { calendarDay, hundredths, instant, minorUnits, spellMoney, spellPercent } from './values.ts';

export type KindName =
  | 'program'
  | 'class'
  | 'payment plan'
  | 'promo code'
  | 'course'
  | 'module'
  | 'award'
  | 'circle'
  | 'subscription plan';

/** What reading an entry needs. */
export type Reading = {
  settings: InstituteSettings;
  /** The day that relative dates count from. null outside of the demo world. */
  today: Date | null;
  /** Reads a field, and notes what is wrong with it. */
  read: <Value>(field: string, parse: () => Value) => Value | undefined;
  /** The id of the entry with a key. Notes that it is missing. */
  reference: (field: string, kind: KindName, key: string) => string | undefined;
  coach: (field: string, email: string) => string | undefined;
  id: string;
};

/** What writing an entry needs. */
export type Writing = {
  settings: InstituteSettings;
  keyOf: (kind: KindName, id: string) => string;
  emailOfCoach: (id: string) => string | undefined;
};

type Found<Entry> = {
  key: string;
  entry: Entry;
  path: Path;
  /** Its number in the file, counted from 1. */
  place: number;
};

type Kind<Table extends PgTable, Entry> = {
  name: KindName;
  table: Table;
  entriesOf: (file: InstituteFile) => Found<Entry>[];
  toRow: (entry: Entry, reading: Reading) => Partial<Table['$inferInsert']>;
  toEntry: (row: Table['$inferSelect'], writing: Writing) => Entry;
  /** Fields that people have agreed to, with the reason why they can't change. */
  refuse?: (
    db: Database,
    before: Table['$inferSelect'],
    after: Partial<Table['$inferInsert']>,
    changed: string[],
  ) => Promise<string | null>;
};

export type Row = { id: string; isActive?: boolean };
/** A kind without its types. */
export type AnyKind = {
  name: KindName;
  table: PgTable & { id: PgColumn };
  entriesOf: (file: InstituteFile) => Found<Record<string, unknown>>[];
  toRow: (entry: Record<string, unknown>, reading: Reading) => Record<string, unknown>;
  toEntry: (row: Row, writing: Writing) => Record<string, unknown>;
  refuse?: (
    db: Database,
    before: Row,
    after: Record<string, unknown>,
    changed: string[],
  ) => Promise<string | null>;
};

const kind = <Table extends PgTable, Entry>(one: Kind<Table, Entry>) => one as unknown as AnyKind;

const listed = <Entry extends { key: string }>(
  entries: Entry[] | undefined,
  section: string,
): Found<Entry>[] =>
  (entries ?? []).map((entry, index) => ({
    key: entry.key,
    entry,
    path: [section, index],
    place: index + 1,
  }));

const isActive = ({ state }: { state?: 'open' | 'closed' }) => state !== 'closed';
/** Only closed entries have a state, so that files stay short. */
const stateOf = (row: { isActive: boolean }) => (row.isActive ? {} : { state: 'closed' as const });
const unless = <Value>(value: Value, usual: Value, name: string) =>
  value === usual ? {} : { [name]: value };

const has = async (db: Database, table: PgTable, condition: Parameters<Database['$count']>[1]) =>
  (await db.$count(table, condition)) > 0;

const agreed = (what: string) => `${what}. Add a new entry and close this one`;

const program = kind<typeof programs, ProgramEntry>({
  name: 'program',
  table: programs,
  entriesOf: (file) => listed(file.programs, 'programs'),
  toRow: (entry, { settings, read }) => {
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
      price: read('price', () => minorUnits(entry.price, settings.currency)) ?? 0,
      currency: settings.currency,
      weeks: entry.weeks,
      weeklyHours: entry.weeklyHours,
      isAlumniOnly: entry.isAlumniOnly ?? false,
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
      ...stateOf(row),
    };
  },
  refuse: async (db, { id }, _, changed) =>
    changed.includes('price') && (await has(db, paymentSchedules, eq(paymentSchedules.programId, id)))
      ? agreed('price can’t change, because students have agreed to it')
      : null,
});

const cohort = kind<typeof cohorts, ClassEntry>({
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

const paymentPlan = kind<typeof paymentPlans, PaymentPlanEntry>({
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
      depositAmount: read('deposit', () => minorUnits(entry.deposit, settings.currency)) ?? 0,
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

const promoCode = kind<typeof promoCodes, PromoCodeEntry>({
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

const course = kind<typeof courses, Omit<CourseEntry, 'weeks'> & Partial<Pick<CourseEntry, 'weeks'>>>({
  name: 'course',
  table: courses,
  entriesOf: (file) => listed(file.courses, 'courses'),
  toRow: (entry, { reference }) => ({
    programId: reference('program', 'program', entry.program) ?? '',
    title: entry.title,
    description: entry.description,
    languageIso2LetterCode: entry.language,
    isActive: isActive(entry),
  }),
  toEntry: (row, { keyOf }) => ({
    key: keyOf('course', row.id),
    program: keyOf('program', row.programId),
    title: row.title,
    description: row.description,
    language: row.languageIso2LetterCode,
    ...stateOf(row),
  }),
});

/** A module in its course. Its key is unique within the course. */
type PlacedModule = ModuleEntry & { course: string; week: number; weekTitle: string; sequence: number };

const module = kind<typeof modules, PlacedModule>({
  name: 'module',
  table: modules,
  entriesOf: (file) =>
    (file.courses ?? []).flatMap(({ key: courseKey, weeks }, courseIndex) =>
      weeks
        .flatMap(({ title: weekTitle, modules: list }, week) =>
          list.map((entry, index) => ({
            key: `${courseKey}/${entry.key}`,
            entry: { ...entry, course: courseKey, week: week + 1, weekTitle, sequence: 0 },
            path: ['courses', courseIndex, 'weeks', week, 'modules', index],
            place: 0,
          })),
        )
        .map((found, index) => ({
          ...found,
          entry: { ...found.entry, sequence: index + 1 },
          place: (courseIndex + 1) * 100 + index + 1,
        })),
    ),
  toRow: (entry, { reference }) => ({
    courseId: reference('course', 'course', entry.course) ?? '',
    week: entry.week,
    weekTitle: entry.weekTitle,
    sequence: entry.sequence,
    type: entry.type,
    title: entry.title,
    description: entry.description,
    minutes: entry.minutes,
  }),
  toEntry: (row, { keyOf }) => ({
    key: keyOf('module', row.id).split('/').at(-1)!,
    course: keyOf('course', row.courseId),
    week: row.week,
    weekTitle: row.weekTitle,
    sequence: row.sequence,
    type: row.type,
    title: row.title,
    description: row.description,
    minutes: row.minutes,
  }),
});

const award = kind<typeof awards, AwardEntry>({
  name: 'award',
  table: awards,
  entriesOf: (file) => listed(file.awards, 'awards'),
  toRow: (entry, { settings, read, reference }) => {
    const first = settings.languages[0]!;
    const empty = { EN: '', ES: '' };
    return {
      title: read('title', () => inEachLanguage(entry.title, first)) ?? empty,
      description: read('description', () => inEachLanguage(entry.description, first)) ?? empty,
      criteria: entry.criteria.map(({ type, target, course: key }, index) => {
        if ((type === 'COURSE_COMPLETED') !== (key !== undefined)) {
          read(`criteria.${index}.course`, () => {
            throw new RangeError(
              key === undefined ? 'is missing: COURSE_COMPLETED needs one' : `is only for COURSE_COMPLETED`,
            );
          });
        }
        const courseId =
          key === undefined ? null : (reference(`criteria.${index}.course`, 'course', key) ?? null);
        return { type, target, courseId };
      }),
      isActive: isActive(entry),
    };
  },
  toEntry: (row, { keyOf }) => ({
    key: keyOf('award', row.id),
    title: joinLanguages(row.title),
    description: joinLanguages(row.description),
    criteria: row.criteria.map(({ type, target, courseId }) => ({
      type,
      target,
      ...(courseId !== null && { course: keyOf('course', courseId) }),
    })),
    ...stateOf(row),
  }),
});

const circle = kind<typeof coachingCircles, CircleEntry>({
  name: 'circle',
  table: coachingCircles,
  entriesOf: (file) => listed(file.circles, 'circles'),
  toRow: (entry, { settings, coach }) => ({
    coachId: coach('coach', entry.coach) ?? null,
    title: entry.title,
    description: entry.description,
    languageIso2LetterCode: entry.language ?? settings.languages[0]!,
    capacity: entry.capacity,
    minimumOpenSessions: entry.minimumOpenSessions,
  }),
  toEntry: (row, { settings, keyOf, emailOfCoach }) => ({
    key: keyOf('circle', row.id),
    coach: (row.coachId && emailOfCoach(row.coachId)) ?? '',
    title: row.title,
    description: row.description,
    ...unless(row.languageIso2LetterCode, settings.languages[0]!, 'language'),
    capacity: row.capacity,
    minimumOpenSessions: row.minimumOpenSessions,
  }),
});

const subscriptionPlan = kind<typeof subscriptionPlans, SubscriptionPlanEntry>({
  name: 'subscription plan',
  table: subscriptionPlans,
  entriesOf: (file) => listed(file.subscriptionPlans, 'subscriptionPlans'),
  toRow: (entry, { settings, read }) => {
    const first = settings.languages[0]!;
    return {
      name: entry.name,
      description: read('description', () => inEachLanguage(entry.description, first)) ?? { EN: '', ES: '' },
      features: read('features', () => inEachLanguage(entry.features, first)) ?? { EN: [], ES: [] },
      price: read('price', () => minorUnits(entry.price, settings.currency)) ?? 0,
      currency: settings.currency,
      interval: entry.interval,
      isActive: isActive(entry),
    };
  },
  toEntry: (row, { keyOf }) => ({
    key: keyOf('subscription plan', row.id),
    name: row.name,
    description: joinLanguages(row.description),
    features: joinLanguages(row.features),
    price: spellMoney(row.price, row.currency),
    interval: row.interval,
    ...stateOf(row),
  }),
  refuse: async (db, { id }, _, changed) => {
    const term = changed.find((field) => field === 'price' || field === 'interval');
    const { planId, nextPlanId } = subscriptions;
    return term && (await has(db, subscriptions, or(eq(planId, id), eq(nextPlanId, id))))
      ? agreed(`${term} can’t change, because coaches have agreed to it`)
      : null;
  },
});

/** All kinds, in the order in which their rows are locked and refer to each other. */
export const kinds = [
  program,
  circle,
  cohort,
  promoCode,
  paymentPlan,
  course,
  module,
  award,
  subscriptionPlan,
];
