import type { Schemas } from '@institute/api-schema';
import type { ListParams } from '@institute/design-system/app';
import { fold, searchWords } from '@institute/values/formats';
import type { Course, CourseStatus } from './arrange-courses.ts';

export type Module = Schemas['Module'];
export type ModuleType = Schemas['ModuleType'];

/** A module with its course. */
export interface CourseModule extends Module {
  course: Pick<Course, 'id' | 'title' | 'languageIso2LetterCode' | 'status' | 'opensOn'>;
}

export const moduleTypes = ['VIDEO', 'READING', 'AUDIO', 'QUIZ', 'ASSIGNMENT', 'LIVE_CLASS'] as const;

export const moduleChoices = {
  q: null,
  view: ['all', 'marked', 'unmarked'],
  type: ['', ...moduleTypes],
  group: ['week', 'course', 'type', 'none'],
  sort: ['order', 'title', 'length'],
} as const;
export type ModuleParams = ListParams<typeof moduleChoices>;

type Compare = (a: CourseModule, b: CourseModule) => number;

/** Courses as a student needs them: first what goes on, last what is over. */
const places: Record<CourseStatus, number> = { IN_PROGRESS: 0, NOT_STARTED: 1, LOCKED: 2, COMPLETED: 3 };
const byCourse: Compare = (a, b) => places[a.course.status] - places[b.course.status];

const compareBy = (locale: string): Record<ModuleParams['sort'], Compare> => ({
  // Within a course, in the server's order.
  order: byCourse,
  title: (a, b) => a.title.localeCompare(b.title, locale),
  length: (a, b) => a.minutes - b.minutes,
});

/** The searchable text. Normalizing thousands of texts takes longer than searching them, so it is cached. */
const foldedTexts = new WeakMap<Module, string>();
function foldedText(module: Module): string {
  const cachedText = foldedTexts.get(module);
  if (cachedText !== undefined) return cachedText;
  const text = fold(`${module.title} ${module.description} ${module.weekTitle}`);
  foldedTexts.set(module, text);
  return text;
}

/** The matching modules, in order; `locale` orders titles. Groups of a course stay in the order of the courses. */
export function findModules(
  modules: readonly CourseModule[],
  params: ModuleParams,
  locale: string,
): CourseModule[] {
  const compare = compareBy(locale)[params.sort];
  const words = searchWords(params.q);
  const isByCourse = params.group === 'week' || params.group === 'course';
  return modules
    .filter(
      (module) =>
        (params.view === 'all' || module.bookmarked === (params.view === 'marked')) &&
        (!params.type || module.type === params.type) &&
        words.every((word) => foldedText(module).includes(word)),
    )
    .toSorted((a, b) => (isByCourse && byCourse(a, b)) || compare(a, b));
}

const groupKeys: Record<ModuleParams['group'], (module: CourseModule) => string> = {
  week: ({ courseId, week }) => `${courseId} ${week}`,
  course: ({ courseId }) => courseId,
  type: ({ type }) => type,
  none: () => '',
};

export type WeekState = 'done' | 'current' | 'upcoming';

/** Weeks before that of the first module to do are done. In a course that isn't open yet, all are ahead. */
export function weekState(
  { week, course }: Pick<CourseModule, 'week'> & { course: Pick<Course, 'status'> },
  next: Pick<Module, 'week'> | null | undefined,
): WeekState {
  if (course.status === 'LOCKED') return 'upcoming';
  if (!next || week < next.week) return 'done';
  return week === next.week ? 'current' : 'upcoming';
}

export interface ModuleGroup {
  key: string;
  modules: [CourseModule, ...CourseModule[]];
}

/** The end of the course of which a limit falls into the midst. */
export function endOfCourse(modules: readonly CourseModule[], limit: number): number {
  const { courseId } = modules[limit - 1] ?? {};
  const end = modules.findIndex((module, index) => index >= limit && module.courseId !== courseId);
  return end === -1 ? modules.length : end;
}

/** Modules in groups, in the order of their first modules. */
export function groupModules(modules: readonly CourseModule[], group: ModuleParams['group']): ModuleGroup[] {
  return [...Map.groupBy(modules, groupKeys[group])].map(([key, list]) => ({
    key,
    modules: list as ModuleGroup['modules'],
  }));
}
