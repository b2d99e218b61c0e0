import { expect, it } from 'vitest';
import { arrangeCourses, type Course, type CourseParams } from './arrange-courses.ts';

const course = (title: string, part: Partial<Course> = {}): Course => ({
  id: title,
  programTitle: 'Health Coach',
  title,
  description: '',
  languageIso2LetterCode: 'EN',
  image: null,
  status: 'IN_PROGRESS',
  startDate: '2026-01-12',
  endDate: '2026-07-10',
  opensOn: '2026-01-12',
  opensAt: '2026-01-12T05:00:00.000Z',
  lastOpenedAt: null,
  progress: { courseId: title, percent: 0, completedModules: 0, totalModules: 1, lastModuleId: null },
  ...part,
});
const courses = [
  course('Foundations', { startDate: '2026-02-01', lastOpenedAt: '2026-02-02T00:00:00.000Z' }),
  course('Cooking', { status: 'COMPLETED', lastOpenedAt: '2026-03-02T00:00:00.000Z' }),
  course('Intestino y azúcar', { programTitle: 'Gut Health', languageIso2LetterCode: 'ES' }),
];
const all: CourseParams = { q: '', status: '', language: '', sort: 'recent', group: 'none' };
const titles = (params: Partial<CourseParams>) =>
  arrangeCourses(courses, { ...all, ...params }, 'en').map((group) => [
    group.name,
    ...group.courses.map(({ title }) => title),
  ]);

it('finds courses by title, program and text, ignoring accents', () => {
  expect(titles({ q: 'AZUCAR' })).toEqual([['', 'Intestino y azúcar']]);
  expect(titles({ q: 'gut' })).toEqual([['', 'Intestino y azúcar']]);
  expect(titles({ q: 'nothing' })).toEqual([]);
});

it('filters by status and language', () => {
  expect(titles({ status: 'COMPLETED' })).toEqual([['', 'Cooking']]);
  expect(titles({ language: 'ES' })).toEqual([['', 'Intestino y azúcar']]);
});

it('sorts, with those never opened at the end', () => {
  expect(titles({})).toEqual([['', 'Cooking', 'Foundations', 'Intestino y azúcar']]);
  expect(titles({ sort: 'start' })[0]!.at(-1)).toBe('Foundations');
  expect(titles({ sort: 'title' })).toEqual([['', 'Cooking', 'Foundations', 'Intestino y azúcar']]);
});

it('groups by program and by status', () => {
  expect(titles({ group: 'program' })).toEqual([
    ['Gut Health', 'Intestino y azúcar'],
    ['Health Coach', 'Cooking', 'Foundations'],
  ]);
  expect(titles({ group: 'status' })).toEqual([
    ['IN_PROGRESS', 'Foundations', 'Intestino y azúcar'],
    ['COMPLETED', 'Cooking'],
  ]);
});

it.each([
  ['es', ['Nutrición', 'Ñandú', 'Oído']],
  ['en', ['Ñandú', 'Nutrición', 'Oído']],
])('sorts titles in the order of the reader’s language: %s', (locale, expected) => {
  const found = arrangeCourses(
    ['Oído', 'Ñandú', 'Nutrición'].map((title) => course(title, {})),
    { ...all, sort: 'title' },
    locale,
  );
  expect(found[0]!.courses.map(({ title }) => title)).toEqual(expected);
});
