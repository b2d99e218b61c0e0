import type { Schemas } from '@institute/api-schema';
import type { ListParams } from '@institute/design-system/app';
import { fold, searchWords } from '@institute/values/formats';

export type Course = Schemas['Course'];
export type CourseStatus = Schemas['CourseStatus'];

export const courseChoices = {
  q: null,
  status: ['', 'IN_PROGRESS', 'NOT_STARTED', 'COMPLETED', 'LOCKED'],
  language: ['', 'EN', 'ES'],
  sort: ['recent', 'start', 'title'],
  group: ['none', 'program', 'status'],
} as const;
export type CourseParams = ListParams<typeof courseChoices>;

const compareBy = (
  inReadersOrder: Intl.Collator['compare'],
): Record<CourseParams['sort'], (a: Course, b: Course) => number> => ({
  // A course that was never opened comes last.
  recent: (a, b) => (b.lastOpenedAt ?? '').localeCompare(a.lastOpenedAt ?? ''),
  start: (a, b) => a.startDate.localeCompare(b.startDate),
  title: (a, b) => inReadersOrder(a.title, b.title),
});

export interface CourseGroup {
  /** The program or the status; empty without grouping. */
  name: string;
  courses: Course[];
}

/** The matching courses, sorted and grouped. `locale` orders titles. */
export function arrangeCourses(
  courses: readonly Course[],
  params: CourseParams,
  locale: string,
): CourseGroup[] {
  const { compare } = new Intl.Collator(locale);
  const words = searchWords(params.q);
  const found = courses
    .filter(({ status }) => !params.status || status === params.status)
    .filter(({ languageIso2LetterCode: language }) => !params.language || language === params.language)
    .filter(({ title, programTitle, description }) => {
      const text = fold(`${title} ${programTitle} ${description}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted(compareBy(compare)[params.sort]);
  const nameOf = {
    none: () => '',
    program: ({ programTitle }: Course) => programTitle,
    status: ({ status }: Course) => status,
  }[params.group];
  const groups = Map.groupBy(found, nameOf);
  const order: readonly string[] =
    params.group === 'status' ? courseChoices.status : [...groups.keys()].toSorted(compare);
  return order.flatMap((name) => {
    const courses = groups.get(name);
    return courses ? [{ name, courses }] : [];
  });
}
