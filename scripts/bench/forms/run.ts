/**
 * `npm run bench:forms [-- --rounds 7] [--write]`: compares an enrollment form of 12 questions in this library, in
 * plain React and in other libraries, in Chromium with the CPU slowed down four times. Rounds are interleaved, so that
 * a busy moment of the machine affects all of them. Figures are medians, and ratios are relative to plain React.
 * `--write` puts the table into `docs/forms-bench.md`. Pack the library first.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../machine/browser.ts';
import { buildPages, type PageName, pages } from './build.ts';
import { type Figures, measure, percentile } from './measure.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, write: { type: 'boolean', default: false } },
});

const folders = await buildPages();
const names = Object.keys(pages) as PageName[];
const rounds = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<PageName, Figures[]>;
for (let round = 0; round < Number(values.rounds); round++) {
  for (const name of names) {
    const browser = await launchBrowser();
    rounds[name].push(await measure(browser, folders[name]));
    await browser.close();
  }
}

const median = (name: PageName, figure: keyof Figures) =>
  percentile(
    rounds[name].map((figures) => figures[figure]),
    0.5,
  );
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const size = (name: PageName) =>
  `${kilobytes(median(name, 'size'))}${median(name, 'sizeInUse') > 0 ? ` + ${kilobytes(median(name, 'sizeInUse'))} in use` : ''}`;
const time = (figure: keyof Figures) => (name: PageName) => {
  const ofLibraries = names
    .filter((library) => library !== 'floor')
    .map((library) => median(library, figure));
  const words = `${Math.round(median(name, figure))} ms (${(median(name, figure) / median('floor', figure)).toFixed(2)}×)`;
  return name !== 'floor' && median(name, figure) === Math.min(...ofLibraries) ? `**${words}**` : words;
};

const rows: Array<[words: string, target: string, cell: (name: PageName) => string]> = [
  ['script and style, gzipped', '≤ 125 kB', size],
  ['navigation to form', '≤ 1.4×', time('visible')],
  ['script time until then', '≤ 2.0×', time('script')],
  ['keystroke to paint, p95', '≤ 1.1×', time('keystroke')],
  ['submit with 12 errors to paint', '≤ 2.0×', time('submit')],
  ['200 text fields: mount', '≤ 1.4×', time('manyMount')],
  ['200 text fields: keystroke, p95', '≤ 0.6×', time('manyKeystroke')],
  ['invalid controls linked to their error', '12/12', (name) => `${median(name, 'wired')}/12`],
  [
    'axe violations before → after',
    '0 → 0',
    (name) => `${median(name, 'axeBefore')} → ${median(name, 'axeAfter')}`,
  ],
];
const table = [
  `|  | target | ${names.map((name) => pages[name]).join(' | ')} |`,
  `| --- | --- | ${names.map(() => '---').join(' | ')} |`,
  ...rows.map(([words, target, cell]) => `| ${words} | ${target} | ${names.map(cell).join(' | ')} |`),
].join('\n');
console.log(table);

if (values.write)
  writeFileSync(
    new URL('../../../docs/forms-bench.md', import.meta.url),
    `# Form benchmark

An enrollment form with 12 required questions (three names, e-mail, password, birth date, phone, gender, country with 249
options, state, a radio group, a checkbox), two buttons and a toast, validated on submit. Each page is built by Vite for
production and opened in Chromium with 4× CPU throttling. Figures are medians of ${values.rounds} interleaved rounds, with the ratio
to plain React with native inputs in parentheses, which validates less and formats nothing. In all but the first
column of this library, which has its form engine, the 200 text fields are controlled by one parent state. “In use” is loaded later, when the form is filled in and submitted. Only
this library masks dates, parses phone numbers and shows an error summary. The fastest library of a row is bold.

\`\`\`sh
npm run pack -w @institute/design-system
npm run bench:forms -- --rounds ${values.rounds} --write
\`\`\`

${table}

Times depend on the machine and its load, ratios much less.
`,
  );
