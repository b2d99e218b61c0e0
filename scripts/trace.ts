/**
 * `npm run trace`: lists the requirements of docs/requirements.md that lack a test, by level. Fails if a test names an
 * unknown id, or if a level that the page lists as proven no longer has a test. `--write` adds newly proven levels to
 * the page; a lost one has to be removed by hand.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });

const page = 'docs/requirements.md';
const levels = ['U', 'B', 'C', 'E'] as const;
type Level = (typeof levels)[number];

const row = /^\| ([A-Z]-\d\d) \| (.*?) *\| ([UBCE ]+?) *\| ([UBCE ]*?) *\|$/gm;
const document = readFileSync(page, 'utf8');
const toLevels = (text: string) => text.split(' ').filter(Boolean) as Level[];
const requirements = [...document.matchAll(row)].map(([, id, text, how, listed]) => ({
  id: id!,
  text: text!,
  how: toLevels(how!),
  listed: toLevels(listed!),
}));

function levelOf(file: string, text: string): Level {
  if (file.endsWith('.e2e.ts')) return 'E';
  if (file.endsWith('.tsx') || /^stories\/.*\.built\.test\.ts$/.test(file)) return 'B';
  const isOverHttp = /from '[./]+(testing\/(world|fresh-world|process)|server|app)\.ts'/.test(text);
  return file.startsWith('api-server/') && isOverHttp ? 'C' : 'U';
}

const patterns = ['*.test.ts', '*.test.tsx', '*.stories.tsx', '*.e2e.ts'];
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
  encoding: 'utf8',
});
/** Id → level → files whose tests name it. */
const tests = new Map<string, Map<Level, string[]>>();
for (const file of new Set(files.split('\n').filter(Boolean))) {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    continue; // Deleted, but not committed yet.
  }
  const level = levelOf(file, text);
  const groups = text.matchAll(/\[[A-Z]-\d\d(?:[ ,]+[A-Z]-\d\d)*\]/g);
  const ids = new Set([...groups].flatMap(([group]) => group.match(/[A-Z]-\d\d/g)!));
  for (const id of ids) {
    const ofId = tests.get(id) ?? new Map<Level, string[]>();
    tests.set(id, ofId.set(level, [...(ofId.get(level) ?? []), file]));
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
  const updated = document.replace(row, (line, id: string) => {
    const { how, listed } = requirements.find((one) => one.id === id)!;
    const proven = levels.filter(
      (level) => listed.includes(level) || (how.includes(level) && isProven(id, level)),
    );
    return line.replace(
      /\|([UBCE ]*)\|$/,
      (_, cell: string) => `| ${proven.join(' ').padEnd(cell.length - 1)}|`,
    );
  });
  writeFileSync(page, updated);
} else if (unlisted.length > 0) {
  console.error(
    `Newly proven, and not on the page yet (npm run trace -- --write): ${unlisted.map(({ id, level }) => `${id} ${level}`).join(', ')}`,
  );
}
if (unknown.length > 0 || lost.length > 0 || (unlisted.length > 0 && !values.write)) process.exitCode = 1;
