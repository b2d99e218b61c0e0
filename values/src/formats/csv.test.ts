import { expect, it } from 'vitest';
import { csvFile, toCsv } from './csv.ts';

it('writes cells that spreadsheets don’t interpret [P-13]', () => {
  expect(
    toCsv([
      ['Date', 'Note'],
      ['2026-03-02', 'Visa "gold", 4242'],
      ['-25.00', '=HYPERLINK("x")'],
    ]),
  ).toBe('\u{FEFF}Date,Note\r\n2026-03-02,"Visa ""gold"", 4242"\r\n-25.00,"\'=HYPERLINK(""x"")"\r\n');
});

it.each([
  '=1+1',
  '+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u200B=1',
  '＝1',
  '＋1',
  '－1',
  '＠1',
])('marks %o as text [P-13]', (value) => {
  const [line] = toCsv([[value]])
    .slice(1)
    .split('\r\n');
  expect(line).toMatch(/^"?'/);
});

it('writes a line of headings, and one for each row', async () => {
  const rows = [
    { day: '2026-03-02', amount: 25 },
    { day: '2026-03-03', amount: -25 },
  ];
  const file = csvFile(
    [
      ['Date', ({ day }) => day],
      ['Amount', ({ amount }) => String(amount)],
    ],
    rows,
  );
  expect(await file.text()).toBe('Date,Amount\r\n2026-03-02,25\r\n2026-03-03,-25\r\n');
});
