/**
 * `npm run claims`: fails if a text promises something that docs/claims.md doesn't list, if a listed fragment is in no
 * text anymore, or if a test that proves a claim doesn't exist.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { problemOf, type TestReference } from './named-tests.ts';
import { textsOf } from './text-sources.ts';

/** Words with which English texts promise something. Small letters only where the imperative is a button or a hint. */
const promises = [
  // What is kept, or stays as it is. "Keep session" and "Stay here" are choices of the user.
  /\b(?:keeps?|kept|keeping|stays?|remains?)\b/,
  /\blost\b|\bfor good\b|\b[Yy]ou can(?:’t|not) undo\b/,
  // Money and deadlines.
  /\b[Ff]ree\b/,
  /\b[Oo]n (?:each|its|the) due date\b/,
  /\b[Ww]ithin\b|\b[Uu]ntil\b|\b[Aa]t any time\b|\b[Oo]nce a\b/,
  /\b[Nn]othing (?:is|was|will be|changes|else changes|you)\b|\bpay only once\b|\bcharged twice\b/,
  /\b(?:wasn’t|isn’t|aren’t|won’t be|haven’t been|hasn’t been|weren’t) (?:charged|refunded|affected)\b/,
  /\b[Yy]ou(?:’ll)? get \S+(?: \S+){0,4} back\b|\bfull refund\b|\b[Rr]ight away\b/,
  // What we do, and what the reader gets.
  /\b[Ww]e(?:’ll| will) \w+/,
  /\b[Ww]e (?:also |only )?(?:announce|answer|ask|charge|e-mail|end|hold|keep|let|message|notify|record|refund|remind|remove|sell|send|share|sign|tell|try)\b/,
  /\b[Yy]ou(?:’ll| will) (?:get|hear|receive|pay|lose)\b/,
  /\b[Aa]utomatically\b|\b[Nn]ever\b|\b[Aa]lways\b/,
  // Who sees it.
  /\b[Oo]nly (?:you|we|members|your|their)\b|\b[Nn]o one\b|\b[Aa]nyone with\b|\b[Vv]isible\b/,
  /\bcan(?:’t)? see\b|\bsees? (?:it|your)\b/,
];

/** Texts of commands, of logs, and of the demo's people and provider. No one is promised anything there. */
const withoutPromises =
  /^api-server\/src\/(?:seed|institute-file|in-page|platform|money\/gateway)\/|^api-server\/src\/[\w-]+\.ts$/;

interface Claim {
  title: string;
  tests: TestReference[];
  fragments: string[];
}

interface Text {
  file: string;
  line: number;
  text: string;
}

/** Sections without tests: what people keep, what isn't proven yet (if anything), and what promises nothing. */
const otherSections = /^## (?:Kept by people|Not proven by a test|No promises)$/m;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const itemsOf = (section: string, label: string) =>
  (section.split(`${label}\n`)[1] ?? '')
    .split(/\n(?:Proven by|Said in):\n|\n### /)[0]!
    .matchAll(/^- (.+)$/gm);

/** Reads docs/claims.md: a section for each claim, and the fragments that need no test. */
function readClaims(page: string): { claims: Claim[]; otherFragments: string[] } {
  const [promised = '', ...others] = page.split(otherSections);
  const claims = promised
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.split('\n')[0]!,
      tests: [...itemsOf(section, 'Proven by:')].map(([, item]): TestReference => {
        const [file = '', ...title] = item!.split(': ');
        return [file, title.join(': ')];
      }),
      fragments: [...itemsOf(section, 'Said in:')].map(([, item]) => item!),
    }));
  return {
    claims,
    otherFragments: others.flatMap((section) => [...section.matchAll(/^- (.+)$/gm)].map(([, item]) => item!)),
  };
}

/** A few words could be a part of any promise, so they stand for a text only if they are all of it. */
const isShort = (fragment: string) => fragment.split(' ').length <= 3;
const isWhole = (fragment: string, text: string) => text.replace(/[.…]$/, '') === fragment;
const says = (text: string, fragment: string) =>
  isShort(fragment) ? isWhole(fragment, text) : text.includes(fragment);

/** The parts of a text that one of the fragments covers. */
function coveredBy(fragments: readonly string[], text: string): [start: number, end: number][] {
  return fragments.flatMap((fragment) => {
    if (!says(text, fragment)) return [];
    const parts: [number, number][] = [];
    for (let start = text.indexOf(fragment); start >= 0; start = text.indexOf(fragment, start + 1))
      parts.push([start, start + fragment.length]);
    return parts;
  });
}

/** What is wrong with the claims: a line for each text, fragment or test. */
export function problemsOf(page: string, texts: readonly Text[]): string[] {
  const { claims, otherFragments } = readClaims(page);
  const fragments = [...claims.flatMap((claim) => claim.fragments), ...otherFragments];
  const problems: string[] = [];
  for (const { file, line, text } of texts) {
    const passage = oneLine(text);
    const covered = coveredBy(fragments, passage);
    const found = promises
      .flatMap((promise) => [...passage.matchAll(new RegExp(promise, 'g'))])
      .find(({ 0: words, index }) => !covered.some(([a, b]) => a <= index && index + words.length <= b));
    if (found) problems.push(`${file}:${line}: "${found[0]}" is no listed claim: ${passage}`);
  }
  const all = texts.map(({ text }) => oneLine(text));
  for (const fragment of fragments)
    if (!all.some((text) => says(text, fragment))) problems.push(`no text says "${fragment}"`);
  for (const { title, tests, fragments: said } of claims) {
    if (tests.length === 0) problems.push(`"${title}" has no test`);
    if (said.length === 0) problems.push(`"${title}" is said nowhere`);
    problems.push(...tests.flatMap((test) => problemOf(test) ?? []).map((why) => `"${title}": ${why}`));
  }
  return problems;
}

/** All English texts in which something can be promised. */
function readTexts(): Text[] {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*/lang/en.json'], { encoding: 'utf8' });
  return files
    .split('\n')
    .filter((file) => file && existsSync(file) && !withoutPromises.test(file))
    .flatMap((file) =>
      textsOf(file, readFileSync(file, 'utf8'))
        .filter(({ languages }) => languages.includes('en'))
        .map(({ text, line }) => ({ file, line, text })),
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const page = readFileSync('docs/claims.md', 'utf8');
  const problems = problemsOf(page, readTexts());
  for (const problem of problems) console.error(problem);
  const { claims } = readClaims(page);
  const count = claims.reduce((sum, { fragments }) => sum + fragments.length, 0);
  const unproven = page.split('## Not proven by a test\n')[1]?.split(/^## /m)[0]?.match(/^- /gm)?.length ?? 0;
  console.log(
    `${claims.length} claims in ${count} fragments, ${unproven} unproven fragments, ${problems.length} problems (docs/claims.md)`,
  );
  if (problems.length > 0) process.exitCode = 1;
}
