// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the table semantics when it's styled as cards
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../actions/IconButton.tsx';
import { ChevronDownIcon } from '../icons/named.tsx';
import * as styles from './DataTable.css.ts';
import { Tick } from './DataTableSelection.tsx';
import type { Column } from './data-table-column.ts';

interface TableRowProps<Row> {
  row: Row;
  /** Names the row for its checkbox and its button. */
  name: string;
  columns: readonly Column<Row>[];
  /** Where there is no space for columns, it has two lines instead of a card. */
  isCompact: boolean;
  isSelected: boolean;
  /** Undefined where no row can be new. */
  isNew: boolean | undefined;
  isCurrent: boolean;
  /** With a checkbox. */
  onToggle?: () => void;
  actions?: ReactNode;
  hasWideActions: boolean;
}

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** One row of a `DataTable` as a row, a card or two lines. */
export function TableRow<Row>({
  row,
  name,
  columns,
  isCompact,
  isSelected,
  isNew,
  isCurrent,
  onToggle,
  hasWideActions,
  ...rest
}: TableRowProps<Row>) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const hasActions = 'actions' in rest;
  const isWide = hasWideActions && !isCompact;
  const looks = isCompact ? styles.compactCellOf : styles.cellOf;
  const lookOf = ({ isNumeric, inRow, isUnbroken, isWidest }: Column<Row>) =>
    classes(
      styles.cellOf[isNumeric ? 'numeric' : 'text'],
      isUnbroken && styles.unbroken,
      isWidest && styles.widest,
      isCompact && styles.compactCellOf[inRow ?? 'more'],
    );
  const titleLook = classes(
    looks.title,
    columns[0]!.isUnbroken && styles.unbroken,
    columns[0]!.isWidest && styles.widest,
    !isCompact && onToggle && styles.besideChoice,
    !isCompact && hasActions && !isWide && styles.besideActions,
  );
  const hasValue = columns.some(({ inRow }) => inRow === 'value');
  const hasMore = isCompact && columns.slice(1).some(({ inRow }) => !inRow);
  return (
    <tr
      role="row"
      className={classes(
        styles.row,
        isCompact && styles.compactRow,
        isCompact &&
          onToggle &&
          (isNew === undefined ? styles.compactBesideChoice : styles.compactBesideChoiceAndDot),
      )}
      data-selected={isSelected || undefined}
      data-new={isNew || undefined}
      data-current={isCurrent || undefined}
      data-open={isOpen || undefined}
    >
      {onToggle && (
        <td
          role="cell"
          className={classes(looks.choice, isCompact && isNew !== undefined && styles.beforeDot)}
        >
          <Tick
            label={intl.formatMessage(
              {
                id: 'table.selectRow',
                defaultMessage: 'Select {row}',
                description: 'Name of the tick before a row of a table',
              },
              { row: name },
            )}
            isChecked={isSelected}
            onChange={onToggle}
          />
        </td>
      )}
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={column.id} role="rowheader" scope="row" className={titleLook}>
            {isNew && <span className={isCompact ? styles.compactNewMark : styles.newMark} />}
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} role="cell" className={lookOf(column)}>
            {isCompact && column.inRow ? (
              column.cell(row)
            ) : (
              <>
                <span className={styles.cellLabel} aria-hidden="true">
                  {column.header}
                </span>
                <span className={styles.cellValue}>{column.cell(row)}</span>
              </>
            )}
          </td>
        ),
      )}
      {/* Where there is nothing to do, screen readers skip the cell. */}
      {hasActions && (
        <td
          role="cell"
          className={classes(
            isWide ? styles.wideActions : looks.actions,
            isCompact && !hasValue && styles.firstLine,
          )}
          aria-hidden={!rest.actions || undefined}
        >
          {rest.actions}
        </td>
      )}
      {hasMore && (
        <td role="cell" className={styles.expander}>
          <IconButton
            label={intl.formatMessage(
              {
                id: 'table.rowDetails',
                defaultMessage: 'All about {row}',
                description: 'Button that shows the rest of a row of a table',
              },
              { row: name },
            )}
            aria-expanded={isOpen}
            onPress={() => setIsOpen(!isOpen)}
          >
            <span className={styles.expanderIcon}>
              <ChevronDownIcon />
            </span>
          </IconButton>
        </td>
      )}
    </tr>
  );
}
