import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const maxFunctionLines = 80;
const maxFileLines = 400;

/** Handwritten modules. Test files may be longer, since one function holds all of their cases. */
const folders = ['values', 'api-schema', 'api-server', 'design-system', 'shared-screens', 'portal', 'coach']
  .map((name) => `${name}/src`)
  .concat('scripts');
const files = folders.flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.(test|gen)\.tsx?$|node_modules/.test(file),
  ),
);

const linesOf = (text: string) => text.trimEnd().split('\n').length;

/** The functions of a file that are too long, each as `line (lines)`. */
function longFunctions(file: string, text: string): string[] {
  const found: string[] = [];
  const check = ({ start, end }: { start: number; end: number }) => {
    const lines = linesOf(text.slice(start, end));
    if (lines > maxFunctionLines) found.push(`${file}:${linesOf(text.slice(0, start + 1))} (${lines} lines)`);
  };
  const { program, errors } = parseSync(file, text);
  expect(errors, file).toEqual([]);
  new Visitor({
    FunctionDeclaration: check,
    FunctionExpression: check,
    ArrowFunctionExpression: check,
  }).visit(program);
  return found;
}

it(`keeps functions within ${maxFunctionLines} lines and files within ${maxFileLines}`, () => {
  expect(files.length).toBeGreaterThan(300);
  const tooLong = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const lines = linesOf(text);
    return [...(lines > maxFileLines ? [`${file} (${lines} lines)`] : []), ...longFunctions(file, text)];
  });
  expect(tooLong).toEqual([]);
});
