/** `npm run trace`: which requirements of docs/requirements.md no test names yet, and ids named that do not exist. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const requirements = new Map(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z]-\d\d) \| (.*) \|$/gm)].map(
    ([, id, text]) => [id!, text!.trim()],
  ),
);
const testFiles = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.test.ts',
    '*.test.tsx',
    '*.stories.tsx',
    '*.e2e.ts',
  ],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(Boolean);

const named = new Map<string, Set<string>>();
for (const file of testFiles) {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    continue;
  }
  for (const [group] of text.matchAll(/\[[A-Z]-\d\d(?:[ ,]+[A-Z]-\d\d)*\]/g)) {
    for (const [id] of group.matchAll(/[A-Z]-\d\d/g)) named.set(id, (named.get(id) ?? new Set()).add(file));
  }
}

const unknown = [...named.keys()].filter((id) => !requirements.has(id));
const missing = [...requirements].filter(([id]) => !named.has(id));
for (const id of unknown)
  console.log(`${id} is named by ${[...named.get(id)!].join(', ')} but is no requirement`);
for (const [id, text] of missing) console.log(`${id} ${text}`);
console.log(`${requirements.size - missing.length} of ${requirements.size} requirements are named by a test`);
if (unknown.length > 0) process.exitCode = 1;
