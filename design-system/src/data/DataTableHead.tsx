// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the table semantics when it's styled as cards
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from '../icons/named.tsx';
import type { PartOf } from '../theme/parts.ts';
import { visuallyHidden } from '../typography/VisuallyHidden.css.ts';
import * as table from './DataTable.css.ts';
import * as styles from './DataTableHead.css.ts';
import type { Sort, SortableColumn } from './DataTableSort.tsx';
import type { TableQuery } from './table-query.ts';

interface HeadProps {
  columns: readonly SortableColumn[];
  query: TableQuery | undefined;
  sort: Sort | undefined;
  hasSelection: boolean;
  hasActions: boolean;
  part: PartOf;
}

export function Head({ columns, query, sort, hasSelection, hasActions, part }: HeadProps) {
  return (
    <thead role="rowgroup" {...part('head', table.head)}>
      <tr role="row" className={table.row}>
        {hasSelection && (
          <HiddenHeader>
            <FormattedMessage
              id="table.selected"
              defaultMessage="Selected"
              description="Name of the column of a table in which rows are ticked"
            />
          </HiddenHeader>
        )}
        {columns.map((column) => (
          <SortHeader key={column.id} column={column} query={query} sort={sort} />
        ))}
        {hasActions && (
          <HiddenHeader>
            <FormattedMessage
              id="table.actions"
              defaultMessage="Actions"
              description="Name of the column of a table with what can be done with a row"
            />
          </HiddenHeader>
        )}
      </tr>
    </thead>
  );
}

const HiddenHeader = ({ children }: { children: ReactNode }) => (
  <th role="columnheader" scope="col" className={styles.headerCell}>
    <span className={visuallyHidden}>{children}</span>
  </th>
);

interface SortHeaderProps {
  column: SortableColumn;
  query: TableQuery | undefined;
  sort: Sort | undefined;
}

/** The name of a column; a button if the table can be sorted by it. Selecting it again reverses the order. */
function SortHeader({ column, query, sort }: SortHeaderProps) {
  const { id, header, isSortable, isNumeric, isSilent } = column;
  const isSorted = query?.sortBy === id;
  const words = `${styles.headerWords}${isNumeric ? ` ${styles.numericHeader}` : ''}`;
  return (
    <th
      role="columnheader"
      scope="col"
      className={isSilent ? visuallyHidden : styles.headerCell}
      aria-sort={isSorted ? (query.descending ? 'descending' : 'ascending') : undefined}
    >
      {isSortable && !isSilent && query && sort ? (
        <button
          type="button"
          className={`${words} ${styles.sort}`}
          onClick={() => sort(id, isSorted ? !query.descending : false)}
        >
          {header}
          <span className={isSorted ? styles.sortIcon : styles.unsorted}>
            {isSorted ? (
              query.descending ? (
                <ArrowDownIcon size="s" />
              ) : (
                <ArrowUpIcon size="s" />
              )
            ) : (
              <ArrowUpDownIcon size="s" />
            )}
          </span>
        </button>
      ) : (
        <div className={words}>{header}</div>
      )}
    </th>
  );
}
