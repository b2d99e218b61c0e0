import { eq, or } from 'drizzle-orm';
import { awards, notBegun } from '../tables/awards.ts';
import { coachingCircles } from '../tables/coaching-circles.ts';
import { courses, modules } from '../tables/courses.ts';
import { subscriptionPlans, subscriptions } from '../tables/subscriptions.ts';
import type { AwardEntry, CircleEntry, CourseEntry, ModuleEntry, SubscriptionPlanEntry } from './file.ts';
import { agreed, has, isActive, kind, listed, stateOf, unless } from './kind.ts';
import { inEachLanguage, joinLanguages } from './texts.ts';
import { payableUnits, spellMoney } from './values.ts';

export const course = kind<typeof courses, Omit<CourseEntry, 'weeks'> & Partial<Pick<CourseEntry, 'weeks'>>>({
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

export const module = kind<typeof modules, PlacedModule>({
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

export const award = kind<typeof awards, AwardEntry>({
  name: 'award',
  table: awards,
  entriesOf: (file) => listed(file.awards, 'awards'),
  toRow: (entry, { settings, read, reference }) => {
    const first = settings.languages[0]!;
    const empty = { EN: '', ES: '' };
    return {
      title: read('title', () => inEachLanguage(entry.title, first)) ?? empty,
      description: read('description', () => inEachLanguage(entry.description, first)) ?? empty,
      criteria: entry.criteria.map(({ type, target, course: key, countsSelfReported = true }, index) => {
        if ((type === 'COURSE_COMPLETED') !== (key !== undefined)) {
          read(`criteria.${index}.course`, () => {
            throw new RangeError(
              key === undefined ? 'is missing: COURSE_COMPLETED needs one' : `is only for COURSE_COMPLETED`,
            );
          });
        }
        const courseId =
          key === undefined ? null : (reference(`criteria.${index}.course`, 'course', key) ?? null);
        return { type, target, courseId, countsSelfReported };
      }),
      isActive: isActive(entry),
      grantedThrough: notBegun,
    };
  },
  toEntry: (row, { keyOf }) => ({
    key: keyOf('award', row.id),
    title: joinLanguages(row.title),
    description: joinLanguages(row.description),
    criteria: row.criteria.map(({ type, target, courseId, countsSelfReported }) => ({
      type,
      target,
      ...(!countsSelfReported && { countsSelfReported }),
      ...(courseId !== null && { course: keyOf('course', courseId) }),
    })),
    ...stateOf(row),
  }),
});

export const circle = kind<typeof coachingCircles, CircleEntry>({
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

export const subscriptionPlan = kind<typeof subscriptionPlans, SubscriptionPlanEntry>({
  name: 'subscription plan',
  table: subscriptionPlans,
  entriesOf: (file) => listed(file.subscriptionPlans, 'subscriptionPlans'),
  toRow: (entry, { settings, read }) => {
    const first = settings.languages[0]!;
    return {
      name: entry.name,
      description: read('description', () => inEachLanguage(entry.description, first)) ?? { EN: '', ES: '' },
      features: read('features', () => inEachLanguage(entry.features, first)) ?? { EN: [], ES: [] },
      price: read('price', () => payableUnits(entry.price, settings.currency)) ?? 0,
      currency: settings.currency,
      interval: entry.interval,
      serviceLimit: entry.serviceLimit ?? null,
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
    ...(row.serviceLimit !== null && { serviceLimit: row.serviceLimit }),
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
