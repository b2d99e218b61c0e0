import { withQuery } from './path.ts';

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** The values of a path's parameters: those of `/courses/:courseId` are `{ courseId: string }`. */
export type PathParams<Pattern extends string> = Record<ParamNames<Pattern>, string>;

type Query = Record<string, string | number | null | undefined>;

/** Builds a path from the values of its parameters and, optionally, a query. Empty query values are left out. */
export type PathBuilder<Pattern extends string> = [ParamNames<Pattern>] extends [never]
  ? (query?: Query) => string
  : (params: Record<ParamNames<Pattern>, string | number>, query?: Query) => string;

export type Paths<Places extends Record<string, { path: string }>> = {
  readonly [Name in keyof Places]: PathBuilder<Places[Name]['path']>;
};

/**
 * Returns functions that build the paths of an app's places: with `course: { path: '/courses/:courseId' }`,
 * `paths.course({ courseId: 7 }, { tab: 'modules' })` is `/courses/7?tab=modules`.
 */
export function pathsOf<const Places extends Record<string, { path: string }>>(
  places: Places,
): Paths<Places> {
  return Object.fromEntries(
    Object.entries(places).map(([name, { path }]) => [name, pathBuilder(path)]),
  ) as Paths<Places>;
}

function pathBuilder(pattern: string) {
  const names = Array.from(pattern.matchAll(/:(\w+)/g), ([, name]) => name!);
  return (first: Query = {}, second: Query = {}) => {
    const [params, query] = names.length === 0 ? [{}, first] : [first, second];
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    return withQuery(
      path,
      Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value?.toString()])),
    );
  };
}
