/**
 * Fails if a text field of a form has no maximum length in the form's schema, or one that isn't taken from the limits
 * of the API document. Part of `npm run lint`.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const field = /<form\.Field\b(?:[^>]|=>)*?\/>/g;
const isTextField = /as=\{(TextField|TextAreaField)\}/;
/** A repeated text is as long as the text that it repeats. */
const limit = /\b(lengthMax|confirmation)\(/;
const literalLimit = /\blengthMax\((\d[\d_]*|textCap|urlCap|)\)/g;

/** The source from `start` to the end of the expression there. */
function expressionAt(source: string, start: number, ends = ',;'): string {
  let depth = 0;
  for (let end = start; end < source.length; end++) {
    const character = source[end]!;
    if ('([{'.includes(character)) depth++;
    if (')]}'.includes(character)) depth--;
    if (depth < 0 || (depth === 0 && ends.includes(character))) return source.slice(start, end);
  }
  return source.slice(start);
}

/** Whether an expression limits a length, itself or by the constants and functions of the source that it uses. */
function isLimited(source: string, expression: string, seen = new Set<string>()): boolean {
  if (limit.test(expression)) return true;
  return [...expression.matchAll(/\b[a-z]\w*\b/g)].some(([name]) => {
    const declaration = new RegExp(`\\bconst ${name}\\b[^=]*=`).exec(source);
    if (!declaration || seen.has(name)) return false;
    const value = expressionAt(source, declaration.index + declaration[0].length, ';');
    return isLimited(source, value, new Set([...seen, name]));
  });
}

/** A file with the modules beside it that it imports, where its schema may be. */
function withNeighbors(file: string): string {
  const source = readFileSync(file, 'utf8');
  const imported = [...source.matchAll(/from '(\.\/[^']+\.ts)'/g)].map(([, path]) =>
    join(dirname(file), path!),
  );
  return [source, ...imported.filter(existsSync).map((path) => readFileSync(path, 'utf8'))].join('\n');
}

function problemsOf(file: string): string[] {
  const literals = [...readFileSync(file, 'utf8').matchAll(literalLimit)].map(
    ([text]) => `${file}: ${text}: take the length from @institute/api-schema/limits`,
  );
  const source = withNeighbors(file);
  const names = [...source.matchAll(field)]
    .filter(([text]) => isTextField.test(text))
    .map(([text]) => /name=\{?["'`]([^"'`]+)/.exec(text)?.[1] ?? '');
  const unlimited = names.filter((name) => {
    const step = name
      .replace(/\.?\$\{.*/, '')
      .split('.')
      .at(-1)!;
    const members = [...source.matchAll(new RegExp(`\\b${step}\\??: `, 'g'))].map(({ index, 0: key }) =>
      expressionAt(source, index + key.length),
    );
    const schemas = members.filter((expression) => expression.startsWith('z.'));
    return schemas.length > 0
      ? !schemas.every((expression) => isLimited(source, expression))
      : !members.some((expression) => isLimited(source, expression));
  });
  return [...literals, ...unlimited.map((name) => `${file}: ${name} has no lengthMax in the form's schema`)];
}

const files = globSync('{portal,coach,shared-screens}/src/**/*.{ts,tsx}').filter(
  (file) => !file.includes('.test.'),
);
const problems = files.flatMap(problemsOf);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
