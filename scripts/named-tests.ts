/** References to tests from documents: `path/to/file: title`, or the export's name for a story. */
import { existsSync, readFileSync } from 'node:fs';

export type TestReference = readonly [file: string, title: string];

const contents = new Map<string, string>();
function read(file: string): string {
  const known = contents.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  contents.set(file, text);
  return text;
}

/** Why a reference leads to no test, or null. A title may omit what a template inserts, and requirement ids at its end. */
export function problemOf([file, title]: TestReference): string | null {
  if (!existsSync(file)) return `${file} doesn’t exist`;
  const text = read(file);
  const isFound = file.endsWith('.stories.tsx')
    ? new RegExp(`export const ${title}\\b`).test(text)
    : text.includes(title);
  return isFound ? null : `${file} has no test "${title}"`;
}
