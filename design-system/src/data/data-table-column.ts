import type { ReactNode } from 'react';

/** A column of a `DataTable`. */
export interface Column<Row> {
  /** The API's name for sorting by this column. */
  id: string;
  /** The column's heading, and the label in a card. */
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /**
   * Rows whose value goes without saying, such as "Paid" in a list of payments: it's read out, but not shown, so that what
   * differs is seen. Neither is the heading shown if that is so of all rows of the page, unless the table is sorted by it.
   */
  isUsual?: (row: Row) => boolean;
  /** For numbers and money: right-aligned with tabular figures. */
  isNumeric?: boolean;
  /** For short texts that read badly in two lines, such as "Installment 4". */
  isUnbroken?: boolean;
  /** Takes the width that the others leave. One-line texts in it are cut off there. */
  isWidest?: boolean;
  /**
   * Where there is no space for columns, rows have two lines instead of a card each if a column has this: the row's
   * name and its `value`, the `notes` under it. The other columns are shown on demand.
   */
  inRow?: 'value' | 'note';
}
