/**
 * `npm run claims`: fails if a text promises something that docs/claims.json doesn't list, if a listed text is nowhere
 * anymore, or if a test that proves a claim is gone. A test names the claims that it proves in a comment above it:
 * `// Claim: held-time`. `--write` puts a changed text in the place of the one it was, and counts new tests. A test that is
 * gone has to be removed by hand.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { testStarts } from './reading/named-tests.ts';
import { repositoryFiles } from './reading/repository-files.ts';
import { textsOf } from './reading/text-sources.ts';

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
  claim: string;
  /** How many tests prove it. */
  tests: number;
  /** Texts, or parts of them, that promise it. */
  texts: string[];
}

export interface Claims {
  promises: Record<string, Claim>;
  /** Texts that no test can prove, by what they are about: what people keep, and what promises nothing. */
  keptByPeople: Record<string, string[]>;
  noPromises: Record<string, string[]>;
}

interface Text {
  file: string;
  line: number;
  text: string;
}

/** The names of claims above a test. */
export interface Proof {
  file: string;
  line: number;
  claims: string[];
  /** Whether a test follows. */
  isTest: boolean;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** All lists of texts. */
const listsOf = ({ promises, keptByPeople, noPromises }: Claims): string[][] => [
  ...Object.values(promises).map(({ texts }) => texts),
  ...Object.values(keptByPeople),
  ...Object.values(noPromises),
];

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

/** A text that promises something, and what it promises it with. */
interface Unlisted extends Text {
  found: RegExpMatchArray;
}

function unlistedOf(claims: Claims, texts: readonly Text[]): Unlisted[] {
  const fragments = listsOf(claims).flat();
  return texts.flatMap(({ file, line, text }) => {
    const passage = oneLine(text);
    const covered = coveredBy(fragments, passage);
    const found = promises
      .flatMap((promise) => [...passage.matchAll(new RegExp(promise, 'g'))])
      .find(({ 0: words, index }) => !covered.some(([a, b]) => a <= index && index + words.length <= b));
    return found ? [{ file, line, text: passage, found }] : [];
  });
}

function isGone(fragment: string, texts: readonly Text[]): boolean {
  return !texts.some(({ text }) => says(oneLine(text), fragment));
}

function countOf(id: string, proofs: readonly Proof[]): number {
  return proofs.filter(({ claims, isTest }) => isTest && claims.includes(id)).length;
}

/** What is wrong with the claims: a line for each text or test. */
export function problemsOf(claims: Claims, texts: readonly Text[], proofs: readonly Proof[]): string[] {
  const problems = unlistedOf(claims, texts).map(
    ({ file, line, text, found }) => `${file}:${line}: "${found[0]}" is no listed claim: ${text}`,
  );
  for (const fragment of listsOf(claims).flat())
    if (isGone(fragment, texts)) problems.push(`no text says "${fragment}"`);
  for (const { file, line, claims: ids, isTest } of proofs) {
    if (!isTest) problems.push(`${file}:${line}: names a claim, and no test follows`);
    for (const id of ids)
      if (!Object.hasOwn(claims.promises, id)) problems.push(`${file}:${line}: there is no claim "${id}"`);
  }
  for (const [id, { tests, texts: said }] of Object.entries(claims.promises)) {
    const count = countOf(id, proofs);
    if (count === 0) problems.push(`"${id}" has no test`);
    else if (count !== tests)
      problems.push(`"${id}" is named by ${count} tests, and docs/claims.json counts ${tests}`);
    if (said.length === 0) problems.push(`"${id}" is said nowhere`);
  }
  return problems;
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}’]+/gu));

/** How many of the words of a text another one has, from 0 to 1. */
function likeness(text: string, other: string): number {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  return [...words].filter((word) => others.has(word)).length / words.size;
}

/** The sentence with which a text promises something, or the whole text if the sentence is a few words. */
function promiseOf({ text, found }: Unlisted): string {
  const before = text.slice(0, found.index).search(/(?<=[.!?…] )[^.!?…]*$/);
  const sentence = text.slice(Math.max(before, 0)).split(/(?<=[.!?…]) /)[0]!;
  return isShort(sentence) ? text.replace(/[.…]$/, '') : sentence.replace(/[.…]$/, '');
}

/**
 * The claims with the texts as they are now: a text that is gone is replaced by the most similar one that isn't listed, if
 * it has most of its words. Otherwise it's removed. Tests that are new are counted.
 */
export function updatedClaims(claims: Claims, texts: readonly Text[], proofs: readonly Proof[]): Claims {
  const updated = structuredClone(claims);
  for (const list of listsOf(updated)) {
    const left = list.flatMap((fragment) => {
      if (!isGone(fragment, texts)) return [fragment];
      const [best] = unlistedOf(updated, texts)
        .map(promiseOf)
        .map((promise) => ({ promise, likeness: likeness(fragment, promise) }))
        .toSorted((a, b) => b.likeness - a.likeness);
      return best && best.likeness > 0.5 ? [best.promise] : [];
    });
    list.splice(0, list.length, ...new Set(left));
  }
  for (const [id, claim] of Object.entries(updated.promises))
    claim.tests = Math.max(claim.tests, countOf(id, proofs));
  return updated;
}

/** The claims that are named above the tests of a file. */
export function proofsOf(file: string, code: string): Proof[] {
  if (!code.includes('// Claim: ')) return [];
  const starts = testStarts(code, file);
  return parseSync(file, code).comments.flatMap(({ value, start, end }) => {
    const [, ids] = /^ Claim: (.+)$/.exec(value) ?? [];
    if (ids === undefined) return [];
    const next = end + code.slice(end).search(/\S/);
    const line = code.slice(0, start).split('\n').length;
    return [{ file, line, claims: ids.split(', '), isTest: starts.has(next) }];
  });
}

function readFiles<T>(patterns: string[], read: (file: string, code: string) => T[]): T[] {
  return repositoryFiles(...patterns).flatMap((file) => read(file, readFileSync(file, 'utf8')));
}

/** All English texts in which something can be promised. */
function readTexts(): Text[] {
  return readFiles(['*.ts', '*.tsx', '*.mdx', '*/lang/en.json'], (file, code) =>
    withoutPromises.test(file)
      ? []
      : textsOf(file, code)
          .filter(({ languages }) => languages.includes('en'))
          .map(({ text, line }) => ({ file, line, text })),
  );
}

if (import.meta.main) {
  const page = 'docs/claims.json';
  const texts = readTexts();
  const proofs = readFiles(['*.test.ts', '*.test.tsx', '*.e2e.ts', '*.stories.tsx'], proofsOf);
  let claims = JSON.parse(readFileSync(page, 'utf8')) as Claims;
  if (process.argv.includes('--write')) {
    claims = updatedClaims(claims, texts, proofs);
    writeFileSync(page, JSON.stringify(claims, null, 2));
    execFileSync('biome', ['format', '--write', page], { stdio: 'ignore' });
  }
  const problems = problemsOf(claims, texts, proofs);
  for (const problem of problems) console.error(problem);
  const count = listsOf(claims).flat().length;
  console.log(
    `${Object.keys(claims.promises).length} claims, ${count} texts, ${problems.length} problems (${page})`,
  );
  if (problems.length > 0) process.exitCode = 1;
}
