// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the table semantics when it's styled as cards
// biome-ignore-all lint/a11y/useSemanticElements: see above
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorPanel } from '../feedback/ErrorPanel.tsx';
import { Loading } from '../feedback/Loading.tsx';
import { TableSkeleton } from '../feedback/TableSkeleton.tsx';
import { join, type NativeProps, type PartOf, type PartsProps, partsOf, rootOf } from '../theme/parts.ts';
import { visuallyHidden } from '../typography/VisuallyHidden.css.ts';
import * as styles from './DataTable.css.ts';
import { Head } from './DataTableHead.tsx';
import { TableRow } from './DataTableRow.tsx';
import { SelectionBar, type TableSelection } from './DataTableSelection.tsx';
import { PhoneSort } from './DataTableSort.tsx';
import type { Column } from './data-table-column.ts';
import { useRowKeys } from './data-table-keys.ts';
import { Pagination } from './Pagination.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import type { TableQuery } from './table-query.ts';

/** The parts of a table. */
export type DataTablePart = 'frame' | 'table' | 'caption' | 'head' | 'body';

export interface DataTableProps<Row> extends PartsProps<DataTablePart>, Omit<NativeProps<'div'>, 'ref'> {
  /** The table's accessible name. */
  caption: string;
  /** Where no heading above says the same. */
  isCaptionVisible?: boolean;
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
  /** The button of a row has words: it is at the foot of a card, or of what a row of two lines shows on demand. */
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
const spaceFor = (columns: number) => (columns <= 3 ? 'few' : columns <= 6 ? 'some' : 'many');

/**
 * A column whose values all go without saying is only read out. One that the rows can be sorted by stays as long as other
 * pages may have other values.
 */
const withSilent = <Row,>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { query, total = rows.length }: Pick<DataTableProps<Row>, 'query' | 'total'>,
) =>
  columns.map((column) => ({
    ...column,
    isSilent:
      column.id !== query?.sortBy &&
      !(column.isSortable && total > rows.length) &&
      rows.every((row) => column.isUsual?.(row)),
  }));

/** Sorts, and announces it. Undefined if the table can't be sorted. */
function useSort<Row>({
  columns,
  query,
  onQueryChange,
}: Pick<DataTableProps<Row>, 'columns' | 'query' | 'onQueryChange'>) {
  const intl = useIntl();
  if (!query || !onQueryChange) return;
  return (sortBy: string, descending: boolean) => {
    onQueryChange({ ...query, sortBy, descending, page: 0 });
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
}

/** The ids of the rows, what selects one, and the keys that work in them. */
function useRows<Row>(
  root: RefObject<HTMLElement | null>,
  {
    rows = [],
    rowId,
    selection,
    onRowKey,
  }: Pick<DataTableProps<Row>, 'rows' | 'rowId' | 'selection' | 'onRowKey'>,
) {
  const body = useRef<HTMLTableSectionElement>(null);
  const ids = rows.map(rowId);
  const toggle =
    selection &&
    ((id: string) => {
      const next = new Set(selection.selected);
      if (!next.delete(id)) next.add(id);
      selection.onChange(next);
    });
  const rowKeys = useRowKeys({
    ids,
    body,
    fallback: root,
    isEnabled: onRowKey !== undefined,
    onToggle: toggle,
    onKey: (key, id) => onRowKey?.(key, rows[ids.indexOf(id)]!) ?? false,
  });
  return { ids, toggle, body, rowKeys };
}

/**
 * A table with one page of rows, sorted and paged by the server. On a phone, and where the columns don't fit, each row
 * is a card, or has two lines (`inRow`). Sorting, paging and selecting are announced, and focus stays in place.
 */
export function DataTable<Row>({
  caption,
  isCaptionVisible = false,
  columns: allColumns,
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
  const part = partsOf(classNames);
  const root = useRef<HTMLDivElement>(null);
  const { ids, toggle, body, rowKeys } = useRows(root, { rows, rowId, selection, onRowKey });
  const sort = useSort({ columns: allColumns, query, onQueryChange });
  // Half a page, because how many rows will come isn't known.
  const skeleton = <TableSkeleton columns={allColumns.length} />;
  if (!rows && error && !isLoading) return <ErrorPanel {...(onRetry && { onRetry })}>{error}</ErrorPanel>;
  if (!rows) return <Loading>{skeleton}</Loading>;

  const columns = withSilent(allColumns, rows, { query, total });
  const isEmpty = rows.length === 0;
  /** The list has rows, but this page is past the last one, or about to be. */
  const isPastEnd = isEmpty && (query?.page ?? 0) > 0 && (total ?? 0) > 0;
  const hasSelection = selection !== undefined;
  const hasActions = rowActions !== undefined;
  const count = columns.length + Number(hasSelection) + Number(hasActions);
  const look = styles.dataTableOf[space ?? spaceFor(count)];
  const isCompact = columns.some(({ inRow }) => inRow);
  const phoneSort = query && sort && <PhoneSort columns={columns} query={query} onSort={sort} />;
  return (
    <div
      {...rest}
      ref={root}
      tabIndex={onRowKey && -1}
      {...rootOf('DataTable', look, { className, style }, { loading: isLoading })}
      aria-busy={(isEmpty && isLoading) || rest['aria-busy']}
    >
      {Boolean(error) && <StaleNotice onRetry={onRetry}>{error}</StaleNotice>}
      {isEmpty && (isPastEnd ? <Loading>{skeleton}</Loading> : (empty ?? <NothingYet />))}
      {!isEmpty && selection && <SelectionBar ids={ids} selection={selection} />}
      {!isEmpty && !isCaptionVisible && phoneSort}
      {!isEmpty && (
        <TableFrame {...{ caption, isCaptionVisible, isCompact, isLoading, part, phoneSort }}>
          <Head {...{ columns, query, sort, hasSelection, hasActions, part }} />
          <tbody
            ref={body}
            role="rowgroup"
            {...part('body', join(styles.body, isCompact && styles.compactBody))}
            {...rowKeys}
          >
            <Rows
              {...{ rows, ids, columns, rowName, isCompact, selection, toggle }}
              {...{ rowActions, hasWideActions, isRowNew, isRowCurrent }}
            />
          </tbody>
        </TableFrame>
      )}
      {(!isEmpty || isPastEnd) && query && total !== undefined && onQueryChange && (
        <Pages {...{ caption, query, onQueryChange, total, sizes, isLoading }} />
      )}
    </div>
  );
}

const NothingYet = () => (
  <EmptyState
    title={
      <FormattedMessage
        id="table.empty"
        defaultMessage="Nothing here yet"
        description="In the place of a list without rows, when nothing better is known"
      />
    }
  />
);

interface PagesProps
  extends Required<Pick<DataTableProps<unknown>, 'caption' | 'query' | 'onQueryChange' | 'total'>> {
  sizes: readonly number[] | undefined;
  isLoading: boolean;
}

function Pages({ caption, query, onQueryChange, total, sizes, isLoading }: PagesProps) {
  const intl = useIntl();
  return (
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
}

interface TableFrameProps {
  caption: string;
  isCaptionVisible: boolean;
  isCompact: boolean;
  isLoading: boolean;
  part: PartOf;
  phoneSort: ReactNode;
  /** The head and the body. */
  children: ReactNode;
}

/** The table and its caption. It has explicit roles, because browsers drop the table semantics when it's styled as cards. */
function TableFrame({
  caption,
  isCaptionVisible,
  isCompact,
  isLoading,
  part,
  phoneSort,
  children,
}: TableFrameProps) {
  const captionId = useId();
  return (
    <div {...part('frame', join(styles.frame, isCompact && styles.compactFrame))}>
      {isLoading && <span className={styles.busyLine} />}
      <div
        {...part(
          'caption',
          isCaptionVisible ? join(styles.caption, isCompact && styles.compactCaption) : visuallyHidden,
        )}
      >
        <span id={captionId}>{caption}</span>
        {isCaptionVisible && phoneSort}
      </div>
      <table
        role="table"
        {...part('table', styles.table)}
        aria-busy={isLoading || undefined}
        aria-labelledby={captionId}
      >
        {children}
      </table>
    </div>
  );
}

type RowOptions<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowName' | 'selection' | 'rowActions' | 'isRowNew' | 'isRowCurrent'
>;

interface RowsProps<Row> extends RowOptions<Row> {
  rows: readonly Row[];
  ids: readonly string[];
  isCompact: boolean;
  hasWideActions: boolean;
  toggle: ((id: string) => void) | undefined;
}

function Rows<Row>({ rows, ids, toggle, ...options }: RowsProps<Row>) {
  const { rowName, selection, rowActions, isRowNew, isRowCurrent } = options;
  return rows.map((row, index) => {
    const id = ids[index]!;
    return (
      <TableRow
        key={id}
        row={row}
        name={rowName(row)}
        columns={options.columns}
        isCompact={options.isCompact}
        isSelected={selection?.selected.has(id) ?? false}
        isNew={isRowNew?.(row)}
        isCurrent={isRowCurrent?.(row) ?? false}
        {...(toggle && { onToggle: () => toggle(id) })}
        {...(rowActions && { actions: rowActions(row) })}
        hasWideActions={options.hasWideActions}
      />
    );
  });
}
