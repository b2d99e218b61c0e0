import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

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
