import { withQuery } from './path.ts';

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type Query = Record<string, string | number | null | undefined>;

/** Builds a path from the values of its parameters and, optionally, a query. Empty query values are left out. */
export type PathBuilder<Pattern extends string> = ([ParamNames<Pattern>] extends [never]
  ? (query?: Query) => string
  : (params: Record<ParamNames<Pattern>, string | number>, query?: Query) => string) & {
  /** The pattern for the route table: `/courses/:courseId`. */
  readonly pattern: Pattern;
};

export type Paths<Patterns extends Record<string, string>> = {
  readonly [Name in keyof Patterns]: PathBuilder<Patterns[Name]>;
};

/**
 * Defines the paths of an app, each written once: `definePaths({ course: '/courses/:courseId' })` gives
 * `paths.course({ courseId: 7 }, { tab: 'modules' })` and, for the route table, `paths.course.pattern`.
 */
export function definePaths<const Patterns extends Record<string, string>>(
  patterns: Patterns,
): Paths<Patterns> {
  return Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [name, pathBuilder(pattern)]),
  ) as Paths<Patterns>;
}

function pathBuilder(pattern: string) {
  const names = Array.from(pattern.matchAll(/:(\w+)/g), ([, name]) => name!);
  const build = (first: Query = {}, second: Query = {}) => {
    const [params, query] = names.length === 0 ? [{}, first] : [first, second];
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    return withQuery(
      path,
      Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value?.toString()])),
    );
  };
  return Object.assign(build, { pattern });
}
