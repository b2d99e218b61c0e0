/** How a formula begins, in full-width forms too, or what some spreadsheets skip before it. */
const formulaStart = /^[=+\-@＝＋－＠\s\p{Default_Ignorable_Code_Point}]/u;

/** A CSV cell: quoted if needed, and never interpreted as a formula. */
function cell(value: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(value);
  const safe = formulaStart.test(value) && !isNumber ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as CSV (RFC 4180), with the byte order mark by which spreadsheets detect UTF-8. */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  `\u{FEFF}${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;

/** The same as a file to save. */
export const csvFile = (lines: readonly (readonly string[])[]): Blob =>
  new Blob([toCsv(lines)], { type: 'text/csv;charset=utf-8' });
