/**
 * Extracts the texts of one package: `node scripts/messages.ts FOLDER` writes them to `lang/en.json` and aligns the
 * translations with it (new ids get an empty text, unused ids are removed). `--check` changes nothing and fails if a file
 * is stale, a translation is missing, lacks a value or a plural form, or an English text uses a word from `words.ts`.
 * Texts of the library must be named, and the type of their names is generated too.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageIdPattern } from './builds/vite.ts';
import { jsonLines } from './reading/json-lines.ts';
import { problemsOf } from './reading/translation.ts';
import { wordsToAvoid } from './reading/words.ts';

const [folder = '.', flag] = process.argv.slice(2);
const isCheck = flag === '--check';
const isLibrary = folder.replace(/\/$/, '').endsWith('design-system');
const langFolder = join(folder, isLibrary ? 'src/intl/lang' : 'src/lang');
const isApp = ['portal', 'coach'].includes(folder);
const languages = isLibrary ? ['es', 'de', 'ar'] : ['es'];
const staging = mkdtempSync(join(tmpdir(), 'texts-'));

type Extracted = Record<string, { defaultMessage: string; description?: string }>;
const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

const out = join(staging, 'en.json');
execFileSync(
  'formatjs',
  [
    'extract',
    'src/**/*.{ts,tsx}',
    ...(isApp ? ['../api-schema/src/labels/*.ts', '../shared-screens/src/**/*.{ts,tsx}'] : []),
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

const problems: string[] = [];
const ids = Object.keys(extracted).sort();
const english: Extracted = {};
for (const id of ids) {
  const { defaultMessage, description } = extracted[id]!;
  english[id] = { defaultMessage, ...(description && { description }) };
  // Others translate it too, who don't see the screens.
  if (isLibrary && !description) problems.push(`no description: ${defaultMessage}`);
  if (isLibrary && !/^\w+\.\w+$/.test(id)) problems.push(`no name (id): ${defaultMessage}`);
  for (const [word, instead] of wordsToAvoid)
    if (word.test(defaultMessage)) problems.push(`write "${instead}": ${defaultMessage}`);
}

const files: Array<[name: string, content: string]> = [['en.json', jsonLines(english)]];
for (const language of languages) {
  const path = join(langFolder, `${language}.json`);
  const known = existsSync(path) ? read<Record<string, string>>(path) : {};
  const texts = Object.fromEntries(ids.map((id) => [id, known[id] ?? '']));
  files.push([`${language}.json`, jsonLines(texts)]);
  for (const id of ids) {
    const { defaultMessage } = english[id]!;
    const text = texts[id]!;
    if (!text) problems.push(`no text in ${language} for ${id}: ${defaultMessage}`);
    else
      for (const problem of problemsOf(defaultMessage, text, language))
        problems.push(`${language} ${id}: ${problem}`);
  }
}
if (isLibrary) {
  const keys = ids.map((id) => `  | '${id}'`).join('\n');
  files.push([
    '../text-keys.gen.ts',
    `/** The names of the library's texts, written by \`npm run messages\`. */\nexport type TextKey =\n${keys};\n`,
  ]);
}
for (const [file, content] of files) {
  const path = join(langFolder, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === content) continue;
  if (isCheck) problems.push(`${path} is stale: run \`npm run messages\` in its package`);
  else writeFileSync(path, content);
}
for (const problem of problems) console.error(problem);
console.log(`${folder}: ${ids.length} texts, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
