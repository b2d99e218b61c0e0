/** A page of the documentation in the package. */
export interface Page {
  /** Below `docs`, without `.md`: `components/fields/TextField`. */
  path: string;
  /** Its heading in `llms.txt`. */
  group: string;
  title: string;
  summary: string;
  /** What it's for, in the words of people who look for it. */
  tasks?: readonly string[];
  text: string;
}

/** A text that doesn't end its cell of a table. */
export const cell = (text: string): string => text.replaceAll('|', '\\|');

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table, or nothing without rows. Cells are in Markdown. */
export const table = (head: readonly string[], rows: ReadonlyArray<readonly string[]>): string =>
  rows.length === 0 ? '' : [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

/** The first sentence of a text, without its code marks' content being split. */
export const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
