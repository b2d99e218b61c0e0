import { Markdown } from '@storybook/addon-docs/blocks';

interface TableProps {
  head: readonly string[];
  /** Cells in Markdown. */
  rows: ReadonlyArray<readonly string[]>;
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table for docs pages, where Markdown tables are not supported. */
export function Table({ head, rows }: TableProps) {
  return <Markdown>{[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}</Markdown>;
}
