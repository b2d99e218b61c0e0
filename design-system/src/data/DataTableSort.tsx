import { useContext, useId } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../actions/IconButton.tsx';
import { label } from '../fields/Field.css.ts';
import { SelectBox } from '../fields/SelectBox.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/named.tsx';
import { join } from '../theme/parts.ts';
import * as styles from './DataTable.css.ts';
import * as sortStyles from './DataTableSort.css.ts';
import { SortPlaceContext } from './sort-place.ts';
import type { TableQuery } from './table-query.ts';

/** Sorts by a column. */
export type Sort = (sortBy: string, descending: boolean) => void;

export interface SortableColumn {
  id: string;
  header: string;
  isSortable?: boolean;
  isNumeric?: boolean;
  /** It's only read out. */
  isSilent?: boolean;
}

interface PhoneSortProps {
  columns: readonly SortableColumn[];
  query: TableQuery;
  onSort: Sort;
}

/** Cards have no column headers, so sorting is a select above them, or among the filters. */
export function PhoneSort({ columns, query, onSort }: PhoneSortProps) {
  const intl = useIntl();
  const id = useId();
  const [place] = useContext(SortPlaceContext);
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (sortable.length === 0 || place === null) return null;
  const isSorted = sortable.some((column) => column.id === query.sortBy);
  const sort = (
    <div className={place ? sortStyles.amongFilters : styles.phoneSort}>
      <label htmlFor={id} className={place ? join(label, sortStyles.field) : styles.phoneSortLabel}>
        <FormattedMessage
          id="table.sortBy"
          defaultMessage="Sort by"
          description="Label of the choice of what a list is sorted by"
        />
        <SelectBox
          id={id}
          width={place ? 'full' : 'content'}
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
  return place ? createPortal(sort, place) : sort;
}
