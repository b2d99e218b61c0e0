/**
 * Extracts the texts of one package: `node scripts/messages.ts FOLDER` writes them to `lang/en.json` and aligns
 * `lang/es.json` with it (new ids get an empty text, unused ids are removed). `--check` changes nothing and fails if a
 * file is stale, a Spanish text is missing, or an English one uses a word from `words.ts`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageIdPattern } from './vite.ts';
import { wordsToAvoid } from './words.ts';

const [folder = '.', flag] = process.argv.slice(2);
const isCheck = flag === '--check';
const langFolder = join(
  folder,
  folder.replace(/\/$/, '').endsWith('design-system') ? 'src/intl/lang' : 'src/lang',
);
const staging = mkdtempSync(join(tmpdir(), 'texts-'));

type Extracted = Record<string, { defaultMessage: string; description: string }>;
const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const print = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const out = join(staging, 'en.json');
execFileSync(
  'formatjs',
  [
    'extract',
    'src/**/*.{ts,tsx}',
    '--ignore',
    'src/**/*.test.ts',
    '--out-file',
    out,
    '--id-interpolation-pattern',
    messageIdPattern,
  ],
  { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] },
);
const extracted = read<Extracted>(out);
rmSync(staging, { recursive: true });

const english: Extracted = {};
const spanish: Record<string, string> = {};
const known = read<Record<string, string>>(join(langFolder, 'es.json'));
for (const id of Object.keys(extracted).sort()) {
  const { defaultMessage, description } = extracted[id]!;
  english[id] = { defaultMessage, description };
  spanish[id] = known[id] ?? '';
}

const problems: string[] = [];
for (const [id, { defaultMessage, description }] of Object.entries(english)) {
  if (!description) problems.push(`no description: ${defaultMessage}`);
  for (const [word, instead] of wordsToAvoid)
    if (word.test(defaultMessage)) problems.push(`write "${instead}": ${defaultMessage}`);
  if (!spanish[id]) problems.push(`no Spanish text for ${id}: ${defaultMessage}`);
}
for (const [file, value] of [
  ['en.json', english],
  ['es.json', spanish],
] as const) {
  const path = join(langFolder, file);
  if (readFileSync(path, 'utf8') === print(value)) continue;
  if (isCheck) problems.push(`${path} is stale: run \`npm run messages\` in its package`);
  else writeFileSync(path, print(value));
}
for (const problem of problems) console.error(problem);
console.log(`${folder}: ${Object.keys(english).length} texts, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
