// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the table semantics when it's styled as cards
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../actions/IconButton.tsx';
import { ChevronDownIcon } from '../icons/named.tsx';
import { Inline } from '../layout/Inline.tsx';
import { join } from '../theme/parts.ts';
import { visuallyHidden } from '../typography/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import * as styles from './DataTable.css.ts';
import { Tick } from './DataTableSelection.tsx';
import type { Column } from './data-table-column.ts';

interface TableRowProps<Row> {
  row: Row;
  /** Names the row for its checkbox and its button. */
  name: string;
  columns: readonly (Column<Row> & { isSilent?: boolean })[];
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

const widthLook = <Row,>({ isUnbroken, isWidest }: Column<Row>) =>
  join(isUnbroken && styles.unbroken, isWidest && styles.widest);

const cellLook = <Row,>(column: Column<Row>, isCompact: boolean) =>
  join(
    styles.cellOf[column.isNumeric ? 'numeric' : 'text'],
    widthLook(column),
    isCompact && styles.compactCellOf[column.inRow ?? 'more'],
  );

const compactLook = (hasChoice: boolean, hasDot: boolean) =>
  join(
    styles.row,
    styles.compactRow,
    hasChoice
      ? hasDot
        ? styles.compactBesideChoiceAndDot
        : styles.compactBesideChoice
      : hasDot && styles.compactBesideDot,
  );

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
  const [isOpen, setIsOpen] = useState(false);
  const hasActions = 'actions' in rest;
  const looks = isCompact ? styles.compactCellOf : styles.cellOf;
  const titleLook = join(
    looks.title,
    widthLook(columns[0]!),
    !isCompact && onToggle && styles.besideChoice,
    !isCompact && hasActions && !hasWideActions && styles.besideActions,
  );
  const hasValue = columns.some(({ inRow }) => inRow === 'value');
  const hasHiddenActions = hasWideActions && Boolean(rest.actions);
  const hasMore = isCompact && (hasHiddenActions || columns.slice(1).some(({ inRow }) => !inRow));
  return (
    <tr
      role="row"
      className={isCompact ? compactLook(onToggle !== undefined, isNew !== undefined) : styles.row}
      data-selected={isSelected || undefined}
      data-new={isNew || undefined}
      data-current={isCurrent || undefined}
      data-open={isOpen || undefined}
    >
      {onToggle && (
        <td role="cell" className={join(looks.choice, isCompact && isNew !== undefined && styles.beforeDot)}>
          <RowTick name={name} isSelected={isSelected} onToggle={onToggle} />
        </td>
      )}
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={column.id} role="rowheader" scope="row" className={titleLook}>
            {isNew && <span className={isCompact ? styles.compactNewMark : styles.newMark} />}
            {column.cell(row)}
          </th>
        ) : (
          <Cell key={column.id} row={row} column={column} isCompact={isCompact} />
        ),
      )}
      {/* Where there is nothing to do, screen readers skip the cell. */}
      {hasActions && (
        <td
          role="cell"
          className={join(
            hasWideActions ? styles.wideActions : looks.actions,
            isCompact && (hasWideActions ? styles.compactCellOf.more : !hasValue && styles.firstLine),
          )}
          aria-hidden={!rest.actions || undefined}
          data-line-end=""
        >
          {hasWideActions && rest.actions ? (
            <Inline gap="xs" className={styles.wideActionsLine} isLineEnd>
              {rest.actions}
            </Inline>
          ) : (
            rest.actions
          )}
        </td>
      )}
      {hasMore && (
        <td role="cell" className={styles.expander}>
          <Expander name={name} isOpen={isOpen} onPress={() => setIsOpen(!isOpen)} />
        </td>
      )}
    </tr>
  );
}

interface CellProps<Row> extends Pick<TableRowProps<Row>, 'row' | 'isCompact'> {
  column: TableRowProps<Row>['columns'][number];
}

/** A cell after the first one. */
function Cell<Row>({ row, column, isCompact }: CellProps<Row>) {
  const value = column.cell(row);
  const isUsual = column.isUsual?.(row) ?? false;
  return (
    <td
      role="cell"
      className={
        column.isSilent ? visuallyHidden : join(cellLook(column, isCompact), isUsual && styles.usual)
      }
    >
      {isUsual ? (
        <VisuallyHidden>{value}</VisuallyHidden>
      ) : isCompact && column.inRow ? (
        value
      ) : (
        <LabeledValue label={column.header}>{value}</LabeledValue>
      )}
    </td>
  );
}

/** In a card, the value is next to its column's name. */
const LabeledValue = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <span className={styles.cellLabel} aria-hidden="true">
      {label}
    </span>
    <span className={styles.cellValue}>{children}</span>
  </>
);

function RowTick({
  name,
  isSelected,
  onToggle,
}: {
  name: string;
  isSelected: boolean;
  onToggle: () => void;
}) {
  const intl = useIntl();
  return (
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
  );
}

function Expander({ name, isOpen, onPress }: { name: string; isOpen: boolean; onPress: () => void }) {
  const intl = useIntl();
  return (
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
      onPress={onPress}
    >
      <span className={styles.expanderIcon}>
        <ChevronDownIcon />
      </span>
    </IconButton>
  );
}
