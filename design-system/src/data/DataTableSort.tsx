import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../actions/IconButton.tsx';
import { SelectBox } from '../fields/SelectBox.tsx';
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from '../icons/named.tsx';
import * as styles from './DataTable.css.ts';
import type { TableQuery } from './table-query.ts';

interface SortableColumn {
  id: string;
  header: string;
  isSortable?: boolean;
  isNumeric?: boolean;
}

interface SortHeaderProps {
  column: SortableColumn;
  query: TableQuery | undefined;
  onSort?: (sortBy: string, descending: boolean) => void;
}

/** The name of a column; a button if the table can be sorted by it. Selecting it again reverses the order. */
export function SortHeader({ column, query, onSort }: SortHeaderProps) {
  const { id, header, isSortable, isNumeric } = column;
  const isSorted = query?.sortBy === id;
  const words = `${styles.headerWords}${isNumeric ? ` ${styles.numericHeader}` : ''}`;
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: browsers drop the table semantics when it's styled as cards
      role="columnheader"
      scope="col"
      className={styles.headerCell}
      aria-sort={isSorted ? (query.descending ? 'descending' : 'ascending') : undefined}
    >
      {isSortable && query && onSort ? (
        <button
          type="button"
          className={`${words} ${styles.sort}`}
          onClick={() => onSort(id, isSorted ? !query.descending : false)}
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

interface PhoneSortProps {
  columns: readonly SortableColumn[];
  query: TableQuery;
  onSort: (sortBy: string, descending: boolean) => void;
}

/** Cards have no column headers, so sorting is a select above them. */
export function PhoneSort({ columns, query, onSort }: PhoneSortProps) {
  const intl = useIntl();
  const id = useId();
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (sortable.length === 0) return null;
  const isSorted = sortable.some((column) => column.id === query.sortBy);
  return (
    <div className={styles.phoneSort}>
      <label htmlFor={id} className={styles.phoneSortLabel}>
        <FormattedMessage
          id="table.sortBy"
          defaultMessage="Sort by"
          description="Label of the choice of what a list is sorted by"
        />
        <SelectBox
          id={id}
          width="content"
          value={isSorted ? query.sortBy : ''}
          onChange={(event) => onSort(event.currentTarget.value, false)}
        >
          {!isSorted && <option value="" />}
          {sortable.map(({ id: column, header }) => (
            <option key={column} value={column}>
              {header}
            </option>
          ))}
        </SelectBox>
      </label>
      {isSorted && (
        <IconButton
          label={
            query.descending
              ? intl.formatMessage({
                  id: 'table.descending',
                  defaultMessage: 'Descending; reverse the order',
                  description: 'Button beside what a list is sorted by: largest or latest is first',
                })
              : intl.formatMessage({
                  id: 'table.ascending',
                  defaultMessage: 'Ascending; reverse the order',
                  description: 'Button beside what a list is sorted by: smallest or earliest is first',
                })
          }
          onPress={() => onSort(query.sortBy, !query.descending)}
        >
          {query.descending ? <ArrowDownIcon /> : <ArrowUpIcon />}
        </IconButton>
      )}
    </div>
  );
}
