/**
 * References to tests: from documents, as `path/to/file: title`, or the export's name for a story; and in the tests, as a
 * comment above them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';

export type TestReference = readonly [file: string, title: string];

/** The names in `it.each(rows)`, outermost first: `it`, `each`. */
function namesOf(callee: ESTree.Node): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee.tag);
  if (callee.type !== 'MemberExpression') return [];
  const { object, property } = callee;
  return [...namesOf(object), property.type === 'Identifier' ? property.name : ''];
}

const testing = new Set(['it', 'test', 'describe']);
/** What a test runner calls, but doesn't run as a test of this title. */
const otherCalls = new Set(['skip', 'todo', 'step', 'use', 'extend', 'info', 'fixme']);

/** Marks an expression in a template. */
const expression = '\0';
/** What a runner inserts in a title: `%s`, `$name` of a row, an expression. */
const inserted = /%[sdifjo]|\$[a-z][\w.]*|\0/g;

function titleOf(argument: ESTree.Node | undefined): string | null {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument?.type !== 'TemplateLiteral') return null;
  return argument.quasis.map(({ value }) => value.cooked).join(expression);
}

/** The rows of `it.each([…])`, as they are written. Null if they are elsewhere, or if there are none. */
function rowsOf(callee: ESTree.Node, code: string): string | null {
  const [rows] = callee.type === 'CallExpression' ? callee.arguments : [];
  return rows && /^(?:Array|TSAs)/.test(rows.type) ? code.slice(rows.start, rows.end) : null;
}

interface Title {
  text: string;
  /** Where the test begins in the code. */
  start: number;
  /** Where the values come from that are inserted. */
  rows: string;
}

/** The title of a test or group, if a call makes one. */
function titleIn({ callee, arguments: args, start }: ESTree.CallExpression, code: string): Title | null {
  const [root = '', ...rest] = namesOf(callee);
  const text = titleOf(args[0]);
  if (text === null || !testing.has(root) || rest.some((name) => otherCalls.has(name))) return null;
  const rows = rowsOf(callee, code) ?? (/\w/.test(text.replace(inserted, '')) ? code : '');
  return { text, rows, start };
}

/** The titles of all tests and groups of tests, alone and after those of the groups around them. */
function titlesOf(code: string, file: string): Title[] {
  const titles: Title[] = [];
  /** The calls that were entered and not left. Null for those that make no test. */
  const around: (Title | null)[] = [];
  new Visitor({
    CallExpression(call) {
      const own = titleIn(call, code);
      around.push(own);
      if (!own) return;
      const inside = around.filter((one) => one !== null);
      for (const index of inside.keys()) {
        const joined = inside.slice(index);
        titles.push({
          text: joined.map(({ text }) => text).join(' '),
          rows: joined.map(({ rows }) => rows).join(' '),
          start: own.start,
        });
      }
    },
    'CallExpression:exit'() {
      around.pop();
    },
  }).visit(parseSync(file, code).program);
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
