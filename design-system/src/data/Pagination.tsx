import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import { SelectBox } from '../fields/SelectBox.tsx';
import { ChevronLeftIcon, ChevronRightIcon, FirstIcon, LastIcon } from '../icons/named.tsx';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** Zero-based, as in the API's query. */
  page: number;
  /** Rows per page. */
  size: number;
  /** Total number of rows. */
  total: number;
  onPageChange: (page: number) => void;
  /** Page sizes to choose from. Requires `onSizeChange`. */
  sizes?: readonly number[];
  onSizeChange?: (size: number) => void;
  /** Accessible name, for pages with several paginations. */
  label?: string;
  /** `total` still belongs to another filter, and new rows are loading. */
  isLoading?: boolean;
}

/**
 * Navigates through the pages of a list. The pressed button keeps focus, even on the first and last page. Changes a page
 * past the end to the last one, such as after all rows of the last page were removed. Nothing is shown if all rows fit on one page of the smallest size.
 */
export function Pagination({
  page,
  size,
  total,
  onPageChange,
  sizes,
  onSizeChange,
  label,
  isLoading = false,
}: PaginationProps) {
  const intl = useIntl();
  const last = Math.max(0, Math.ceil(total / size) - 1);
  const isPastEnd = !isLoading && page > last;
  const goToLast = useEffectEvent(() => onPageChange(last));
  useEffect(() => {
    if (isPastEnd) goToLast();
  }, [isPastEnd]);
  const pageText = (index: number) =>
    intl.formatMessage(
      {
        id: 'pagination.page',
        defaultMessage: 'Page {page, number} of {count, number}',
        description: 'Where one is in the pages of a list; also read out when the page changes',
      },
      { page: index + 1, count: last + 1 },
    );
  const go = (to: number) => {
    if (to === page || to < 0 || to > last) return;
    onPageChange(to);
    announce(pageText(to));
  };
  if (isPastEnd || total <= Math.min(size, ...(sizes ?? []))) return null;
  return (
    <nav
      className={styles.pagination}
      aria-label={
        label ??
        intl.formatMessage({
          id: 'pagination.name',
          defaultMessage: 'Pages',
          description: 'Name of the buttons through the pages of a list',
        })
      }
    >
      <div className={styles.start}>
        <span className={styles.words}>
          <FormattedMessage
            id="pagination.range"
            defaultMessage="{from, number}–{to, number} of {total, number}"
            description="Which rows of a list are shown, such as 11–20 of 42"
            values={{
              from: total === 0 ? 0 : page * size + 1,
              to: Math.min(total, (page + 1) * size),
              total,
            }}
          />
        </span>
        {sizes && onSizeChange && <PageSize {...{ size, sizes, onSizeChange }} />}
      </div>
      {last > 0 && (
        <PageButtons page={page} last={last} onGo={go}>
          {pageText(page)}
        </PageButtons>
      )}
    </nav>
  );
}

type PageSizeProps = Required<Pick<PaginationProps, 'size' | 'sizes' | 'onSizeChange'>>;

function PageSize({ size, sizes, onSizeChange }: PageSizeProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <label htmlFor={id} className={`${styles.words} ${styles.sizeLabel}`}>
      <FormattedMessage
        id="pagination.rows"
        defaultMessage="Rows"
        description="Label of the choice of how many rows a page has"
      />
      <SelectBox
        id={id}
        width="content"
        value={size}
        onChange={(event) => onSizeChange(Number(event.currentTarget.value))}
      >
        {sizes.map((option) => (
          <option key={option} value={option}>
            {intl.formatNumber(option)}
          </option>
        ))}
      </SelectBox>
    </label>
  );
}

interface PageButtonsProps {
  page: number;
  /** The last page. */
  last: number;
  onGo: (page: number) => void;
  /** Between the buttons: which page is shown. */
  children: ReactNode;
}

function PageButtons({ page, last, onGo, children }: PageButtonsProps) {
  const intl = useIntl();
  const stepTo = (to: number) => ({
    isDisabled: to < 0 || to > last || to === page,
    onPress: () => onGo(to),
  });
  return (
    <div className={styles.controls}>
      <PageButton
        {...stepTo(0)}
        name={intl.formatMessage({
          id: 'pagination.first',
          defaultMessage: 'First page',
          description: 'Button through the pages of a list',
        })}
      >
        <FirstIcon />
      </PageButton>
      <PageButton
        {...stepTo(page - 1)}
        name={intl.formatMessage({
          id: 'pagination.previous',
          defaultMessage: 'Previous page',
          description: 'Button through the pages of a list',
        })}
      >
        <ChevronLeftIcon />
      </PageButton>
      <span className={styles.page}>{children}</span>
      <PageButton
        {...stepTo(page + 1)}
        name={intl.formatMessage({
          id: 'pagination.next',
          defaultMessage: 'Next page',
          description: 'Button through the pages of a list',
        })}
      >
        <ChevronRightIcon />
      </PageButton>
      <PageButton
        {...stepTo(last)}
        name={intl.formatMessage({
          id: 'pagination.last',
          defaultMessage: 'Last page',
          description: 'Button through the pages of a list',
        })}
      >
        <LastIcon />
      </PageButton>
    </div>
  );
}

interface PageButtonProps {
  name: string;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

const PageButton = ({ name, isDisabled, onPress, children }: PageButtonProps) => (
  <button
    type="button"
    className={styles.button}
    title={name}
    aria-disabled={isDisabled || undefined}
    onClick={onPress}
  >
    {children}
  </button>
);
