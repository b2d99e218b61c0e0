/**
 * `node scripts/size.ts APP…`: checks the gzipped size of the first visit to each screen against the budgets of
 * `APP/budgets.json`. Fails if one is exceeded, or if a budget belongs to no screen.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
  isDynamicEntry?: boolean;
}

/** Kilobytes (1000 bytes) of gzipped script and style for a screen; `*` applies to all screens that aren't listed. */
type Budgets = Record<string, { js: number; css: number }>;

const kilobytes = (bytes: number) => bytes / 1000;
let isOver = false;

for (const app of process.argv.slice(2)) {
  const dist = join(app, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const budgets = JSON.parse(readFileSync(join(app, 'budgets.json'), 'utf8')) as Budgets;

  const sizes = new Map<string, number>();
  const size = (file: string) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
    return sizes.get(file)!;
  };
  /** All chunks that must load before the screen can run. */
  const withImports = (key: string, seen = new Set<string>()) => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) withImports(imported, seen);
    return seen;
  };

  const screens = Object.entries(manifest).filter(
    ([key, chunk]) => chunk.isDynamicEntry && /(?:Screen\.tsx|\.mdx)$/.test(key),
  );
  if (screens.length === 0) throw new Error(`${app}: the build has no screens`);
  const nameOf = (key: string) =>
    key
      .split('/')
      .at(-1)!
      .replace(/(?:Screen\.tsx|\.mdx)$/, '');
  for (const name of Object.keys(budgets)) {
    if (name !== '*' && !screens.some(([key]) => nameOf(key) === name))
      throw new Error(`${app}/budgets.json: there is no screen ${name}`);
  }
  for (const [key] of screens) {
    const name = nameOf(key);
    const keys = [...withImports(key, withImports('index.html'))];
    const chunks = keys.map((chunk) => manifest[chunk]!);
    const scriptOf = (all: Chunk[]) => kilobytes(all.reduce((sum, chunk) => sum + size(chunk.file), 0));
    const js = scriptOf(chunks);
    const css = kilobytes(
      [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].reduce((sum, file) => sum + size(file), 0),
    );
    const budget = budgets[name] ?? budgets['*']!;
    // Whole kilobytes, so that no one counts bytes.
    const isFine = Math.round(js) <= budget.js && Math.round(css) <= budget.css;
    if (!isFine) isOver = true;
    console.log(
      `${isFine ? 'ok  ' : 'OVER'} ${app} ${name.padEnd(34)} js ${js.toFixed(1).padStart(6)} of ${budget.js} kB   css ${css.toFixed(1).padStart(5)} of ${budget.css} kB`,
    );
  }
}
if (isOver) process.exitCode = 1;
