/** For journeys: where the screens of an app are, and who sees each with everything on it. */
import { readFileSync } from 'node:fs';
import { screens } from './table.ts';

export type AppName = keyof typeof screens;

interface Screen {
  full: string | null;
  params?: Record<string, string>;
  query?: Record<string, string>;
}

export interface ScreenVisit {
  name: string;
  /** Null: no one is signed in. */
  email: string | null;
  path: string;
}

/** The path patterns of an app's places, by the text of their table, which needs the library's style sheets to run. */
function patternsOf(app: AppName): Map<string, string> {
  const text = readFileSync(new URL(`../../${app}/src/places.ts`, import.meta.url), 'utf8');
  return new Map(
    [...text.matchAll(/^ {2}(\w+): \w+\(\s*'([^']+)'/gm)].map(([, name, pattern]) => [name!, pattern!]),
  );
}

/** The screens of an app, in the order of their table. */
export function screensOf(app: AppName): ScreenVisit[] {
  const patterns = patternsOf(app);
  return (Object.entries(screens[app]) as [string, Screen][]).map(([name, { full, params, query }]) => {
    const path = patterns.get(name)!.replace(/:(\w+)/g, (_, parameter: string) => params![parameter]!);
    return { name, email: full, path: path + (query ? `?${new URLSearchParams(query)}` : '') };
  });
}
