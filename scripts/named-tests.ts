/**
 * References to tests: from documents, as `path/to/file: title`, or the export's name for a story; and in the tests, as a
 * comment above them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

export type TestReference = readonly [file: string, title: string];

type Node = { type: string; name?: string; value?: unknown } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The names in `it.each(rows)`, outermost first: `it`, `each`. */
function namesOf(callee: Node): string[] {
  if (callee.type === 'Identifier') return [callee.name!];
  if (callee.type === 'CallExpression') return namesOf(callee.callee as Node);
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee.tag as Node);
  if (callee.type !== 'MemberExpression') return [];
  return [...namesOf(callee.object as Node), (callee.property as Node).name ?? ''];
}

const testing = new Set(['it', 'test', 'describe']);
/** What a test runner calls, but doesn't run as a test of this title. */
const otherCalls = new Set(['skip', 'todo', 'step', 'use', 'extend', 'info', 'fixme']);

/** Marks an expression in a template. */
const expression = '\0';
/** What a runner inserts in a title: `%s`, `$name` of a row, an expression. */
const inserted = /%[sdifjo]|\$[a-z][\w.]*|\0/g;

function titleOf(argument: unknown): string | null {
  if (!isNode(argument)) return null;
  if (argument.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument.type !== 'TemplateLiteral') return null;
  return (argument.quasis as { value: { cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join(expression);
}

/** The rows of `it.each([…])`, as they are written. Null if they are elsewhere, or if there are none. */
function rowsOf(callee: Node, code: string): string | null {
  const [rows] = callee.type === 'CallExpression' ? (callee.arguments as Node[]) : [];
  const isHere = rows && /^(?:Array|TSAs)/.test(rows.type);
  return isHere ? code.slice(rows.start as number, rows.end as number) : null;
}

interface Title {
  text: string;
  /** Where the test begins in the code. */
  start: number;
  /** Where the values come from that are inserted. */
  rows: string;
}

/** The titles of all tests and groups of tests, alone and after those of the groups around them. */
function titlesOf(code: string, file: string): Title[] {
  const titles: Title[] = [];
  function walk(value: unknown, around: readonly Title[]): void {
    if (Array.isArray(value)) for (const one of value) walk(one, around);
    if (!isNode(value)) return;
    let inside = around;
    if (value.type === 'CallExpression') {
      const callee = value.callee as Node;
      const [root = '', ...rest] = namesOf(callee);
      const text = titleOf((value.arguments as unknown[])[0]);
      if (text !== null && testing.has(root) && !rest.some((name) => otherCalls.has(name))) {
        const rows = rowsOf(callee, code) ?? (/\w/.test(text.replace(inserted, '')) ? code : '');
        inside = [...around, { text, rows, start: value.start as number }];
        titles.push(
          ...inside.map((_, index) => ({
            text: inside
              .slice(index)
              .map((one) => one.text)
              .join(' '),
            rows: inside
              .slice(index)
              .map((one) => one.rows)
              .join(' '),
            start: value.start as number,
          })),
        );
      }
    }
    for (const child of Object.values(value)) walk(child, inside);
  }
  walk(parseSync(file, code).program, []);
  return titles;
}

const withoutIds = (title: string) => title.replace(/(?: \[[A-Z]-\d\d\])+$/, '');

/** Whether a title is the one that is meant: without requirement ids at its end, and as it's written or with its values. */
function isTitle({ text, rows }: Title, meant: string): boolean {
  const pattern = withoutIds(text)
    .split(inserted)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
    .join('(.*)');
  const values = new RegExp(`^${pattern}$`).exec(withoutIds(meant))?.slice(1);
  return withoutIds(text) === withoutIds(meant) || (values?.every((value) => rows.includes(value)) ?? false);
}

const known = new Map<string, Title[]>();

/** Whether the code has a test, or a group of tests, with this title. */
export function hasTest(code: string, file: string, meant: string): boolean {
  const titles = known.get(code) ?? titlesOf(code, file);
  known.set(code, titles);
  return titles.some((title) => isTitle(title, meant));
}

/** Where the tests, groups of tests and stories of a file begin. */
export function testStarts(code: string, file: string): Set<number> {
  return file.endsWith('.stories.tsx')
    ? new Set([...code.matchAll(/^export const [A-Z]/gm)].map(({ index }) => index))
    : new Set(titlesOf(code, file).map(({ start }) => start));
}

/** Why a reference leads to no test, or null. */
export function problemOf([file, title]: TestReference): string | null {
  if (!existsSync(file)) return `${file} doesn’t exist`;
  const code = readFileSync(file, 'utf8');
  const isFound = file.endsWith('.stories.tsx')
    ? new RegExp(`^export const ${title}\\b`, 'm').test(code)
    : hasTest(code, file, title);
  return isFound ? null : `${file} has no test "${title}"`;
}
