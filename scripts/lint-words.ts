/**
 * Fails if a comment, or the title of a test or story, uses a word from `words.ts`, or if a text that people read uses a
 * name that the glossary doesn't use. Part of `npm run lint`, because Biome can't search comments.
 */
import { readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { repositoryFiles } from './reading/repository-files.ts';
import { textsOf } from './reading/text-sources.ts';
import { codeWordsToAvoid, findLostNames } from './reading/words.ts';

type Passage = { text: string; start: number };
const handwritten = (...patterns: string[]) =>
  repositoryFiles(...patterns).filter((file) => !file.includes('.gen.'));
const files = handwritten('*.ts', '*.tsx');
const testFile = /\.(?:test|e2e|stories|visual)\.tsx?$/;
const testFunctions = new Set(['it', 'test', 'describe', 'step']);

/** The name before the first dot or call: `it` of `it.each(…)(…)`. */
const rootOf = (code: string, start: number) => /^\w+/.exec(code.slice(start, start + 20))?.[0] ?? '';

/** Titles are the first arguments of test functions, and the names of stories. */
function titlesIn(code: string, program: ESTree.Program): Passage[] {
  const titles: Passage[] = [];
  const add = (node: ESTree.Node | undefined) => {
    if (node?.type === 'Literal' || node?.type === 'TemplateLiteral')
      titles.push({ text: code.slice(node.start, node.end), start: node.start });
  };
  new Visitor({
    CallExpression({ start, arguments: args }) {
      if (testFunctions.has(rootOf(code, start))) add(args[0]);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'name') add(value);
    },
  }).visit(program);
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
      console.error(`${file}:${line}: "${found}": write ${instead} (scripts/reading/lost-names.ts)`);
    }
  }
}
if (count > 0) process.exitCode = 1;
