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

/** A column of a file: its heading, and the text of a row in it. */
export type CsvColumn<Row> = readonly [heading: string, text: (row: Row) => string];

/** Rows as a CSV file to save. */
export const csvFile = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): Blob => {
  const lines = [
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, text]) => text(row))),
  ];
  return new Blob([toCsv(lines)], { type: 'text/csv;charset=utf-8' });
};
