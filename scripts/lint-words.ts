/**
 * Fails if a comment, or the title of a test or story, uses a word from `words.ts`, or if a text that people read uses a
 * name that the glossary doesn't use. Part of `npm run lint`, because Biome can't search comments.
 */
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { repositoryFiles } from './repository-files.ts';
import { textsOf } from './text-sources.ts';
import { codeWordsToAvoid, findLostNames } from './words.ts';

type Passage = { text: string; start: number };
type Node = {
  type: string;
  start: number;
  end: number;
  name?: string;
  arguments?: Node[];
  key?: Node;
  value?: unknown;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const handwritten = (...patterns: string[]) =>
  repositoryFiles(...patterns).filter((file) => !file.includes('.gen.'));
const files = handwritten('*.ts', '*.tsx');
const testFile = /\.(?:test|e2e|stories|visual)\.tsx?$/;
const testFunctions = new Set(['it', 'test', 'describe', 'step']);

/** The name before the first dot or call: `it` of `it.each(…)(…)`. */
const rootOf = (code: string, start: number) => /^\w+/.exec(code.slice(start, start + 20))?.[0] ?? '';

/** Titles are the first arguments of test functions, and the names of stories. */
function titlesIn(code: string, program: unknown): Passage[] {
  const titles: Passage[] = [];
  function add(node: Node | undefined): void {
    if (node?.type === 'Literal' || node?.type === 'TemplateLiteral')
      titles.push({ text: code.slice(node.start, node.end), start: node.start });
  }
  function visit(node: unknown): void {
    if (Array.isArray(node)) for (const child of node) visit(child);
    if (!isNode(node)) return;
    const { type, start, arguments: args, key, value } = node;
    if (type === 'CallExpression' && testFunctions.has(rootOf(code, start))) add(args?.[0]);
    if (type === 'Property' && key?.name === 'name' && isNode(value)) add(value);
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child);
  }
  visit(program);
  return titles;
}

let count = 0;
for (const file of files) {
  const code = readFileSync(file, 'utf8');
  const { comments, program } = parseSync(file, code);
  const passages: Passage[] = comments.map(({ value, start }) => ({ text: value, start }));
  if (testFile.test(file)) passages.push(...titlesIn(code, program));
  for (const { text, start } of passages) {
    for (const [word, instead] of codeWordsToAvoid) {
      const found = word.exec(text);
      if (!found) continue;
      count += 1;
      const line = code.slice(0, start).split('\n').length;
      console.error(`${file}:${line}: "${found[0]}": write ${instead}`);
    }
  }
}
for (const file of handwritten('*.ts', '*.tsx', '*.mdx', '*.yaml', '*/lang/*.json')) {
  for (const { text, line, languages } of textsOf(file, readFileSync(file, 'utf8'))) {
    for (const { found, instead } of findLostNames(text, languages)) {
      count += 1;
      console.error(`${file}:${line}: "${found}": write ${instead} (scripts/lost-names.ts)`);
    }
  }
}
if (count > 0) process.exitCode = 1;
