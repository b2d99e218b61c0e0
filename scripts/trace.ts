/**
 * `npm run trace`: lists the requirements of docs/requirements.json that lack a test, by level. Fails if a test names an
 * unknown id, or if a level that is listed as proven no longer has a test. `--write` adds newly proven levels; a lost one
 * has to be removed by hand.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { jsonLines } from './reading/json-lines.ts';
import { repositoryFiles } from './reading/repository-files.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });

const file = 'docs/requirements.json';
const levels = ['U', 'B', 'C', 'E'] as const;
type Level = (typeof levels)[number];

/** Levels are separated by spaces: `U E`. */
type Requirement = { text: string; how: string; proven: string };

const listed = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Requirement>;
const toLevels = (text: string) => text.split(' ').filter(Boolean) as Level[];
const requirements = Object.entries(listed).map(([id, { text, how, proven }]) => ({
  id,
  text,
  how: toLevels(how),
  listed: toLevels(proven),
}));

function levelOf(file: string, text: string): Level {
  if (file.endsWith('.e2e.ts')) return 'E';
  if (file.endsWith('.tsx') || /^stories\/.*\.built\.test\.ts$/.test(file)) return 'B';
  const isOverHttp = /from '[./]+(testing\/(world|fresh-world|process)|server|app)\.ts'/.test(text);
  return file.startsWith('api-server/') && isOverHttp ? 'C' : 'U';
}

const files = repositoryFiles('*.test.ts', '*.test.tsx', '*.stories.tsx', '*.e2e.ts');
/** Id → level → files whose tests name it. */
const tests = new Map<string, Map<Level, string[]>>();
for (const path of files) {
  const text = readFileSync(path, 'utf8');
  const level = levelOf(path, text);
  const groups = text.matchAll(/\[[A-Z]-\d\d(?:[ ,]+[A-Z]-\d\d)*\]/g);
  const ids = new Set([...groups].flatMap(([group]) => group.match(/[A-Z]-\d\d/g)!));
  for (const id of ids) {
    const ofId = tests.get(id) ?? new Map<Level, string[]>();
    tests.set(id, ofId.set(level, [...(ofId.get(level) ?? []), path]));
  }
}

const isProven = (id: string, level: Level) => tests.get(id)?.has(level) === true;
const known = new Set(requirements.map(({ id }) => id));
const unknown = [...tests.keys()].filter((id) => !known.has(id));
const lost = requirements.flatMap(({ id, listed }) =>
  listed.filter((level) => !isProven(id, level)).map((level) => ({ id, level })),
);
const unlisted = requirements.flatMap(({ id, how, listed }) =>
  how.filter((level) => isProven(id, level) && !listed.includes(level)).map((level) => ({ id, level })),
);

for (const { id, how, text } of requirements) {
  const missing = how.filter((level) => !isProven(id, level));
  if (missing.length > 0) console.log(`${id} lacks ${missing.join(' ')}: ${text}`);
}
for (const level of levels) {
  const wanted = requirements.filter(({ how }) => how.includes(level));
  const proven = wanted.filter(({ id }) => isProven(id, level));
  console.log(`${level}: ${proven.length} of ${wanted.length}`);
}
const done = requirements.filter(({ id, how }) => how.every((level) => isProven(id, level)));
console.log(`${done.length} of ${requirements.length} requirements are proven at every level`);

for (const id of unknown)
  console.error(`${id} is no requirement, but ${[...tests.get(id)!.values()].flat().join(', ')} names it`);
for (const { id, level } of lost)
  console.error(`${id} was proven at level ${level}, and no test names it there now`);

if (values.write) {
  for (const { id, how, listed: before } of requirements)
    listed[id]!.proven = levels
      .filter((level) => before.includes(level) || (how.includes(level) && isProven(id, level)))
      .join(' ');
  writeFileSync(file, jsonLines(listed));
} else if (unlisted.length > 0) {
  console.error(
    `Newly proven, and not listed yet (npm run trace -- --write): ${unlisted.map(({ id, level }) => `${id} ${level}`).join(', ')}`,
  );
}
if (unknown.length > 0 || lost.length > 0 || (unlisted.length > 0 && !values.write)) process.exitCode = 1;
