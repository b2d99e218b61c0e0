import { type ReactNode, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { announce } from '../aria/announcement.ts';
import { Banner } from '../feedback/Banner.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorPanel } from '../feedback/ErrorPanel.tsx';
import { Loading } from '../feedback/Loading.tsx';
import { TableSkeleton } from '../feedback/TableSkeleton.tsx';
import { join, type NativeProps, type PartsProps, partsOf, rootOf } from '../theme/parts.ts';
import { visuallyHidden } from '../typography/VisuallyHidden.css.ts';
import * as styles from './DataTable.css.ts';
import { TableRow } from './DataTableRow.tsx';
import { SelectionBar, type TableSelection } from './DataTableSelection.tsx';
import { PhoneSort, SortHeader } from './DataTableSort.tsx';
import type { Column } from './data-table-column.ts';
import { useRowKeys } from './data-table-keys.ts';
import { Pagination } from './Pagination.tsx';
import type { TableQuery } from './table-query.ts';

/** The parts of a table. */
export type DataTablePart = 'frame' | 'table' | 'caption' | 'head' | 'body';

export interface DataTableProps<Row> extends PartsProps<DataTablePart>, Omit<NativeProps<'div'>, 'ref'> {
  /** The table's accessible name. */
  caption: string;
  isCaptionHidden?: boolean;
  /** The first column names the row: it is the row's header, and the title of its card. */
  columns: readonly Column<Row>[];
  /** The space that the columns need side by side. By default, their number says. */
  space?: keyof typeof styles.dataTableOf;
  /** The rows of one page; `undefined` until they are first loaded. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Names the row for its checkbox and menu: "Payment of Oct 1". */
  rowName: (row: Row) => string;
  /** The state of the list, controlled: keep it in the URL (`readTableQuery`, `writeTableQuery`). */
  query?: TableQuery;
  onQueryChange?: (query: TableQuery) => void;
  /** The total number of rows, which adds pagination. */
  total?: number;
  /** The page sizes to choose from. */
  sizes?: readonly number[];
  /** New rows are loading while the old ones are still shown. */
  isLoading?: boolean;
  /** Why loading the rows failed. Old rows are still shown below the error. */
  error?: ReactNode;
  onRetry?: () => void;
  /** Shown without rows: an `EmptyState`. */
  empty?: ReactNode;
  selection?: TableSelection;
  /** A `MenuButton` or one small button. */
  rowActions?: (row: Row) => ReactNode;
  /** The button of a row has words: it is at the foot of a card rather than beside its title. */
  hasWideActions?: boolean;
  /** Highlights rows that need attention, such as unread messages. Their cells must also show it as text. */
  isRowNew?: (row: Row) => boolean;
  /** Highlights the row whose record is open beside the table. Its link must be `aria-current` too. */
  isRowCurrent?: (row: Row) => boolean;
  /**
   * Enables keyboard navigation of rows by arrow keys, Home and End, and selection by `x`. Other keys are passed here
   * with the focused row. Return true if the key was handled.
   */
  onRowKey?: (key: string, row: Row) => boolean;
}

/** Up to 3 columns fit wherever there's more space than on a phone, up to 6 on half a page. */
const fewColumns = 3;
const someColumns = 6;

/**
 * A table with one page of rows, sorted and paged by the server. On a phone, and where the columns don't fit, each row
 * is a card, or has two lines (`inRow`). Sorting, paging and selecting are announced, and focus stays in place.
 */
export function DataTable<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  space,
  rows,
  rowId,
  rowName,
  query,
  onQueryChange,
  total,
  sizes,
  isLoading = false,
  error,
  onRetry,
  empty,
  selection,
  rowActions,
  hasWideActions = false,
  isRowNew,
  isRowCurrent,
  onRowKey,
  className,
  style,
  classNames,
  ...rest
}: DataTableProps<Row>) {
  const intl = useIntl();
  const part = partsOf(classNames);
  const captionId = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const ids = (rows ?? []).map(rowId);
  const toggle = (id: string) => {
    const next = new Set(selection!.selected);
    if (!next.delete(id)) next.add(id);
    selection!.onChange(next);
  };
  const rowKeys = useRowKeys({
    ids,
    body,
    fallback: root,
    isEnabled: onRowKey !== undefined,
    onToggle: selection && toggle,
    onKey: (key, id) => onRowKey?.(key, rows![ids.indexOf(id)]!) ?? false,
  });

  const sort = (sortBy: string, descending: boolean) => {
    onQueryChange?.({ ...query!, sortBy, descending, page: 0 });
    const column = columns.find(({ id }) => id === sortBy)!.header;
    announce(
      descending
        ? intl.formatMessage(
            {
              id: 'table.sortedDescending',
              defaultMessage: 'Sorted by {column}, descending',
              description: 'Read out when a table was sorted by a column, largest or latest first',
            },
            { column },
          )
        : intl.formatMessage(
            {
              id: 'table.sortedAscending',
              defaultMessage: 'Sorted by {column}, ascending',
              description: 'Read out when a table was sorted by a column, smallest or earliest first',
            },
            { column },
          ),
    );
  };

  const skeleton = <TableSkeleton columns={columns.length} rows={Math.min(query?.size ?? 5, 10)} />;
  if (!rows) {
    if (error && !isLoading)
      return (
        <ErrorPanel {...(onRetry && { onRetry })} isRetrying={isLoading}>
          {error}
        </ErrorPanel>
      );
    return <Loading>{skeleton}</Loading>;
  }
  const notice = Boolean(error) && (
    <Banner
      tone="caution"
      isAnnounced
      title={
        <FormattedMessage
          id="table.stale"
          defaultMessage="This list may be out of date"
          description="Over rows that are shown still, though reading them again failed"
        />
      }
      actions={
        onRetry && (
          <Button variant="secondary" onPress={onRetry}>
            <FormattedMessage
              id="action.tryAgain"
              defaultMessage="Try again"
              description="Button that repeats what failed"
            />
          </Button>
        )
      }
    >
      {error}
    </Banner>
  );
  const pages = query && total !== undefined && onQueryChange && (
    <Pagination
      label={intl.formatMessage(
        {
          id: 'table.pages',
          defaultMessage: 'Pages of {list}',
          description: 'Name of the buttons through the pages of a list',
        },
        { list: caption },
      )}
      page={query.page}
      size={query.size}
      total={total}
      isLoading={isLoading}
      onPageChange={(page) => onQueryChange({ ...query, page })}
      {...(sizes && { sizes, onSizeChange: (size: number) => onQueryChange({ ...query, size, page: 0 }) })}
    />
  );
  /** The list has rows, but this page is past the last one, or about to be. */
  const isOnlyPageEmpty = rows.length === 0 && (query?.page ?? 0) > 0 && (total ?? 0) > 0;
  const count = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  const look =
    styles.dataTableOf[space ?? (count <= fewColumns ? 'few' : count <= someColumns ? 'some' : 'many')];
  const attributes = {
    ...rest,
    ref: root,
    tabIndex: onRowKey && -1,
    ...rootOf('DataTable', look, { className, style }, { loading: isLoading }),
  };
  if (rows.length === 0)
    return (
      <div {...attributes} aria-busy={isLoading || undefined}>
        {notice}
        {isOnlyPageEmpty ? (
          <Loading>{skeleton}</Loading>
        ) : (
          (empty ?? (
            <EmptyState
              title={
                <FormattedMessage
                  id="table.empty"
                  defaultMessage="Nothing here yet"
                  description="In the place of a list without rows, when nothing better is known"
                />
              }
            />
          ))
        )}
        {isOnlyPageEmpty && pages}
      </div>
    );

  const isCompact = columns.some(({ inRow }) => inRow);
  const phoneSort = query && onQueryChange && <PhoneSort columns={columns} query={query} onSort={sort} />;
  return (
    <div {...attributes}>
      {notice}
      {selection && <SelectionBar ids={ids} selection={selection} />}
      {isCaptionHidden && phoneSort}
      <div {...part('frame', join(styles.frame, isCompact && styles.compactFrame))}>
        {isLoading && <span className={styles.busyLine} />}
        <div
          {...part(
            'caption',
            isCaptionHidden ? visuallyHidden : join(styles.caption, isCompact && styles.compactCaption),
          )}
        >
          <span id={captionId}>{caption}</span>
          {!isCaptionHidden && phoneSort}
        </div>
        {/* Explicit roles, because browsers drop the table semantics when it's styled as cards. */}
        {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
        {/* biome-ignore-start lint/a11y/useSemanticElements: see above */}
        <table
          role="table"
          {...part('table', styles.table)}
          aria-busy={isLoading || undefined}
          aria-labelledby={captionId}
        >
          <thead role="rowgroup" {...part('head', styles.head)}>
            <tr role="row" className={styles.row}>
              {selection && (
                <th role="columnheader" scope="col" className={styles.headerCell}>
                  <span className={visuallyHidden}>
                    <FormattedMessage
                      id="table.selected"
                      defaultMessage="Selected"
                      description="Name of the column of a table in which rows are ticked"
                    />
                  </span>
                </th>
              )}
              {columns.map((column) => (
                <SortHeader
                  key={column.id}
                  column={column}
                  query={query}
                  {...(onQueryChange && { onSort: sort })}
                />
              ))}
              {rowActions && (
                <th role="columnheader" scope="col" className={styles.headerCell}>
                  <span className={visuallyHidden}>
                    <FormattedMessage
                      id="table.actions"
                      defaultMessage="Actions"
                      description="Name of the column of a table with what can be done with a row"
                    />
                  </span>
                </th>
              )}
            </tr>
          </thead>
          <tbody
            ref={body}
            role="rowgroup"
            {...part('body', join(styles.body, isCompact && styles.compactBody))}
            {...rowKeys}
          >
            {rows.map((row, index) => {
              const id = ids[index]!;
              const isSelected = selection?.selected.has(id) ?? false;
              return (
                <TableRow
                  key={id}
                  row={row}
                  name={rowName(row)}
                  columns={columns}
                  isCompact={isCompact}
                  isSelected={isSelected}
                  isNew={isRowNew?.(row)}
                  isCurrent={isRowCurrent?.(row) ?? false}
                  {...(selection && { onToggle: () => toggle(id) })}
                  {...(rowActions && { actions: rowActions(row) })}
                  hasWideActions={hasWideActions}
                />
              );
            })}
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/useSemanticElements: see above */}
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      </div>
      {pages}
    </div>
  );
}
