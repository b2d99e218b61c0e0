import { Markdown } from '@storybook/addon-docs/blocks';

interface TableProps {
  head: readonly string[];
  /** Cells in Markdown. */
  rows: ReadonlyArray<readonly string[]>;
}

/** A text as it is, whatever marks of Markdown it contains. */
export const literal = (text: string) => text.replace(/[\\`*_{}[\]<>()#+!|~-]/g, '\\$&');

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table for docs pages, where Markdown tables are not supported. */
export function Table({ head, rows }: TableProps) {
  return <Markdown>{[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}</Markdown>;
}
