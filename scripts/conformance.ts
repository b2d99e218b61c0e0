/**
 * `npm run conformance`: fails if docs/accessibility-conformance.md isn't what the tests say, or if a test that it names
 * doesn't exist. `--write` writes it, with today's date.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import axe from 'axe-core';
import { clauses, criteria } from './conformance/criteria.ts';
import type { Criterion } from './conformance/criterion.ts';
import { problemOf, type TestReference } from './reading/named-tests.ts';

const page = 'docs/accessibility-conformance.md';
const statements = ['portal', 'coach'].map((app) => `${app}/src/help/AccessibilityScreen.tsx`);

/** Off unless asked for, and asked for by the journeys. Everything else that isn't on is no rule of levels A and AA. */
const askedFor = ['label-content-name-mismatch', 'target-size'];
const rules = axe
  .getRules()
  .filter(
    ({ ruleId, tags }) =>
      askedFor.includes(ruleId) || !tags.some((tag) => /experimental|deprecated|obsolete/.test(tag)),
  );
const rulesOf = (id: string) =>
  rules.filter(({ tags }) => tags.includes(`wcag${id.replaceAll('.', '')}`)).map(({ ruleId }) => ruleId);

type Evidence = Pick<Criterion, 'tests' | 'notApplicable' | 'exceptions'>;
type Result = 'Supports' | 'Partially supports' | 'Not applicable' | 'Not tested';

/** Rules of axe-core alone prove little: they find some failures of a criterion, and can't tell that it's met. */
function resultOf({ tests, notApplicable, exceptions }: Evidence): Result {
  if (notApplicable) return 'Not applicable';
  if (exceptions) return 'Partially supports';
  return tests.length > 0 ? 'Supports' : 'Not tested';
}

const cell = (text: string) => text.replaceAll('|', '\\|');
const nameOf = ([file, title]: TestReference) => `${file}: ${title}`;
function evidence(tests: readonly TestReference[], ruleIds: string[] = []): string {
  const lines = tests.map((test) => `\`${nameOf(test)}\``);
  if (ruleIds.length > 0) lines.push(`axe-core: ${ruleIds.join(', ')}`);
  return lines.join('<br>');
}

const results = new Map<Result, number>();
function row(cells: string[], criterion: Evidence, ruleIds: string[] = []): string {
  const result = resultOf(criterion);
  results.set(result, (results.get(result) ?? 0) + 1);
  const remarks = criterion.notApplicable ?? criterion.exceptions ?? '';
  return `| ${[...cells, result, evidence(criterion.tests, ruleIds), remarks].map(cell).join(' | ')} |`;
}

const wcagRows = criteria.map((criterion) =>
  row(
    [
      `${criterion.id} ${criterion.name}`,
      criterion.level,
      criterion.since === '2.2' ? '–' : `9.${criterion.id}`,
    ],
    criterion,
    rulesOf(criterion.id),
  ),
);
const clauseRows = clauses.map((clause) => row([`${clause.id} ${clause.name}`], clause));

const write = (date: string) => `# Accessibility conformance report

The student portal, the coach app and the documents that the server writes, tested on ${date}. It follows the tables of VPAT 2.5 (WCAG 2.2
and EN 301 549 V3.2.1). \`npm run conformance -- --write\` writes it from \`scripts/conformance\`, and \`npm test\`
fails if a test that it names is gone.

- **Supports** means that all tests of the criterion pass. They're automated: no one has tested the apps by hand with assistive
  technology, and they run in Chromium. On 2026-11-28, the stories of the library, the demo and journeys of both apps also ran in Firefox
  ESR 153.8 and WebKitGTK 2.50 (\`npm run test:engines\`).
- On 2026-11-28, with Orca 43.1 in Firefox ESR 153.8, 62 components of the library were heard, and of the apps: signing in, paying, signing, booking a
  session (in Spanish), a coach's weekly hours, service, session and subscription. \`npm run test:long -- speech\` hears them with real keys
  every night. NVDA, JAWS, VoiceOver and TalkBack were not heard.
- **Partially supports** means that the remarks name where it isn't met.
- **Not tested** means just that.
- axe-core's rules run on every story of the library, in both themes for contrast, and in the journeys of both apps, in English and
  Spanish. The file of a journey names the screens: \`portal/e2e\`, \`coach/e2e\`.

${[...results].map(([result, count]) => `${result}: ${count}`).join(' · ')}

## WCAG 2.2, levels A and AA

| criterion | level | EN 301 549 | result | tests | remarks |
| --- | --- | --- | --- | --- | --- |
${wcagRows.join('\n')}

## Other clauses of EN 301 549

| clause | result | tests | remarks |
| --- | --- | --- | --- |
${clauseRows.join('\n')}
`;

const problems = [...criteria, ...clauses].flatMap(({ id, tests }) =>
  tests.map(problemOf).flatMap((problem) => (problem ? [`${id}: ${problem}`] : [])),
);
/** Without the alignment of columns. */
const squeeze = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
const dateIn = (text: string) => /tested on (\d{4}-\d\d-\d\d)/.exec(text)?.[1];

if (process.argv.includes('--write')) {
  writeFileSync(page, write(new Date().toISOString().slice(0, 10)));
  execFileSync('biome', ['format', '--write', page], { stdio: 'ignore' });
} else {
  const stored = readFileSync(page, 'utf8');
  const date = dateIn(stored) ?? '';
  if (squeeze(stored) !== squeeze(write(date)))
    problems.push(`${page} is stale: run \`npm run conformance -- --write\``);
  for (const file of statements)
    if (!readFileSync(file, 'utf8').includes(`reviewedOn="${date}"`))
      problems.push(`${file}: the statement was reviewed on another date than ${date}`);
}
for (const problem of problems) console.error(problem);
console.log([...results].map(([result, count]) => `${result}: ${count}`).join(' · '));
if (problems.length > 0) process.exitCode = 1;
