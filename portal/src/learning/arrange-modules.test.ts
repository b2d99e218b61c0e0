import { expect, it } from 'vitest';
import {
  type CourseModule,
  findModules,
  groupModules,
  type ModuleParams,
  moduleChoices,
} from './arrange-modules.ts';

const course: CourseModule['course'] = {
  id: 'c1',
  title: 'Foundations',
  languageIso2LetterCode: 'EN',
  status: 'IN_PROGRESS',
  opensOn: '2026-01-12',
};
const module = (title: string, part: Partial<CourseModule> = {}): CourseModule => ({
  id: title,
  courseId: 'c1',
  course,
  week: 1,
  weekTitle: 'The habit loop',
  sequence: 1,
  type: 'VIDEO',
  title,
  description: '',
  minutes: 10,
  bookmarked: false,
  position: 0,
  completed: false,
  progressSource: 'WATCHED',
  completionSource: null,
  watchedSeconds: 0,
  requiredSeconds: 540,
  ...part,
});
const modules = [
  module('Cue, routine, reward', { bookmarked: true, minutes: 22 }),
  module('A sleep diary', { week: 4, weekTitle: 'Sleep', type: 'ASSIGNMENT', minutes: 25 }),
  module('Señal', { courseId: 'c2', type: 'READING', minutes: 5 }),
];
const all: ModuleParams = { q: '', view: 'all', type: '', group: 'week', sort: 'order' };
const titles = (params: Partial<ModuleParams>) =>
  findModules(modules, { ...all, ...params }, 'en').map(({ title }) => title);

it('finds modules by every word, ignoring accents [P-06]', () => {
  expect(titles({ q: 'SENAL' })).toEqual(['Señal']);
  expect(titles({ q: 'diary sleep' })).toEqual(['A sleep diary']);
  expect(titles({ q: 'habit' })).toEqual(['Cue, routine, reward', 'Señal']);
});

it('filters by bookmark and type [P-06]', () => {
  expect(titles({ view: 'marked' })).toEqual(['Cue, routine, reward']);
  expect(titles({ view: 'unmarked' })).toEqual(['A sleep diary', 'Señal']);
  expect(titles({ type: 'READING' })).toEqual(['Señal']);
});

it('sorts and groups them [P-06]', () => {
  expect(titles({ sort: 'title' })).toEqual(['A sleep diary', 'Cue, routine, reward', 'Señal']);
  expect(titles({ sort: 'length' })).toEqual(['Señal', 'Cue, routine, reward', 'A sleep diary']);
  const sizes = (group: ModuleParams['group']) =>
    groupModules(modules, group).map((one) => one.modules.length);
  expect(sizes('week')).toEqual([1, 1, 1]);
  expect(sizes('course')).toEqual([2, 1]);
  expect(sizes('none')).toEqual([3]);
});

it('lists courses under way first, then those not begun, the locked and the done ones [P-06]', () => {
  const statuses = ['COMPLETED', 'LOCKED', 'NOT_STARTED', 'IN_PROGRESS'] as const;
  const ofAll = statuses.flatMap((status) => [
    module(`${status} b`, { courseId: status, course: { ...course, status } }),
    module(`${status} a`, { courseId: status, course: { ...course, status } }),
  ]);
  const found = (params: Partial<ModuleParams>) => findModules(ofAll, { ...all, ...params }, 'en');
  const needed = [...statuses].reverse();
  for (const group of ['week', 'course'] as const)
    for (const sort of moduleChoices.sort)
      expect(
        groupModules(found({ group, sort }), group).map(({ modules: [{ courseId }] }) => courseId),
      ).toEqual(needed);
  expect(found({}).map(({ title }) => title)).toEqual(
    needed.flatMap((status) => [`${status} b`, `${status} a`]),
  );
  expect(found({ group: 'none' }).map(({ courseId }) => courseId)).toEqual(
    needed.flatMap((status) => [status, status]),
  );
  expect(found({ group: 'none', sort: 'title' })[0]!.title).toBe('COMPLETED a');
});
