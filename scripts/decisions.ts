/**
 * `npm run decisions`: fails if a decision doesn't follow the template or names a file that is gone, if decisions/README.md
 * isn't what they say, or if a file refers to a decision that doesn't exist. `--write` writes the README.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { repositoryFiles } from './reading/repository-files.ts';

interface Decision {
  /** File name. */
  file: string;
  number: string;
  title: string;
  date: string;
  status: string;
}

const heading = /^# (\d{4}): (.+)\n\n(\d{4}-\d\d-\d\d), (accepted|superseded by \[.+?\]\(.+?\))\. ?.*\n\n/;

/** Reads the head of a decision. Null if it doesn't follow the template. */
export function readDecision(file: string, text: string): Decision | null {
  const [, number = '', title = '', date = '', status = ''] = heading.exec(text) ?? [];
  const hasParts = /^\*\*Context\.\*\*/m.test(text) && /^\*\*Decision\.\*\*/m.test(text);
  const isComplete = number !== '' && file.startsWith(`${number}-`) && hasParts && !/^## /m.test(text);
  return isComplete ? { file, number, title, date, status } : null;
}

/** The index of all decisions, newest last. */
export function indexOf(decisions: readonly Decision[]): string {
  const rows = decisions.map(
    ({ file, number, title, date, status }) => `- [${number}](${file}): ${title} (${date}, ${status})`,
  );
  return `# Decisions

Choices between alternatives that someone may question later. \`npm run decisions -- --write\` writes this list.

${rows.join('\n')}
`;
}

/** The numbers of the decisions that a text refers to: \`decision 0042\`, \`[0042](…)\`, \`decisions/0042-….md\`. */
export const referredIn = (text: string): string[] =>
  [...text.matchAll(/\b[Dd]ecisions? (0\d{3})\b|\[(0\d{3})\]\(|(?:^|[(/])(0\d{3})-[a-z][\w-]*\.md/gm)].map(
    ([, name, link, file]) => (name ?? link ?? file)!,
  );

/**
 * The source files that a text names in backticks, by their whole path or its end, and that don't exist. A sentence may say
 * that one is gone; `X.docs.ts` names a kind of file.
 */
export function missingFiles(text: string, files: readonly string[]): string[] {
  const found: string[] = [];
  for (const sentence of text.split(/(?<=[.:;])\s+|\n\n|\n- /)) {
    if (/\b(?:gone|removed|deleted)\b/.test(sentence)) continue;
    for (const [, name = ''] of sentence.matchAll(/`((?!X\.)[\w-][\w./-]*\.(?:tsx?|mdx?|yaml|grit))`/g))
      if (!files.some((file) => `/${file}`.endsWith(`/${name}`))) found.push(name);
  }
  return found;
}

/** What is wrong: a line for each file. */
export function problemsOf(): string[] {
  const files = globSync('0*.md', { cwd: 'decisions' }).sort();
  const read = (file: string) => readFileSync(`decisions/${file}`, 'utf8');
  const decisions = files.flatMap((file) => readDecision(file, read(file)) ?? []);
  const complete = new Set(decisions.map(({ file }) => file));
  const problems = files
    .filter((file) => !complete.has(file))
    .map((file) => `decisions/${file} doesn't follow the template of the others`);
  const index = 'decisions/README.md';
  if (process.argv.includes('--write')) writeFileSync(index, indexOf(decisions));
  if (!existsSync(index) || readFileSync(index, 'utf8') !== indexOf(decisions))
    problems.push(`${index} is stale: run \`npm run decisions -- --write\``);
  const numbers = new Set(files.map((file) => file.slice(0, 4)));
  const texts = repositoryFiles('*.md', '*.mdx', '*.ts', '*.tsx', '*.yaml');
  for (const path of texts.filter((name) => !name.endsWith('.test.ts')))
    for (const number of referredIn(readFileSync(path, 'utf8')))
      if (!numbers.has(number)) problems.push(`${path} refers to decision ${number}, which doesn't exist`);
  const everything = repositoryFiles();
  for (const path of files.map((file) => `decisions/${file}`))
    for (const name of missingFiles(readFileSync(path, 'utf8'), everything))
      problems.push(`${path} names ${name}, which doesn't exist`);
  return problems;
}

if (import.meta.main) {
  const problems = problemsOf();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
