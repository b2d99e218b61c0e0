import {
  ArchiveIcon,
  Button,
  DataTable,
  type DataTableProps,
  DateValue,
  DeleteIcon,
  EmptyState,
  MenuButton,
  MenuItem,
  MoneyValue,
  MoreIcon,
  ReceiptIcon,
  SearchField,
  Stack,
  StatusBadge,
  type TableQuery,
  ToastRegion,
  useTableRows,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

interface Payment {
  id: string;
  name: string;
  due: string;
  status: 'PAID' | 'PENDING' | 'FAILED';
  amount: number;
  tax: number;
}

const payments: Payment[] = Array.from({ length: 23 }, (_, index) => ({
  id: String(index + 1),
  name: index === 0 ? 'Deposit' : `Installment ${index}`,
  due: `20${26 + Math.floor((index + 2) / 12)}-${String(((index + 2) % 12) + 1).padStart(2, '0')}-01`,
  status: index < 3 ? 'PAID' : index === 3 ? 'FAILED' : 'PENDING',
  amount: index === 0 ? 50_000 : 45_000 + index * 137,
  tax: index * 211,
}));
const badges = {
  PAID: <StatusBadge tone="positive">Paid</StatusBadge>,
  PENDING: <StatusBadge tone="neutral">Upcoming</StatusBadge>,
  FAILED: <StatusBadge tone="critical">Failed</StatusBadge>,
};

/** A server's part of the query. */
function serve(query: TableQuery): Payment[] {
  const key = query.sortBy as 'id';
  const sorted = payments.toSorted((a, b) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0));
  if (query.descending) sorted.reverse();
  return sorted.slice(query.page * query.size, (query.page + 1) * query.size);
}

function Example({ query: first, onQueryChange, selection, ...props }: DataTableProps<Payment>) {
  const [query, setQuery] = useState(first!);
  const [selected, setSelected] = useState<ReadonlySet<string>>(selection?.selected ?? new Set());
  return (
    <>
      <DataTable
        {...props}
        rows={props.rows && (props.rows.length === 0 ? [] : serve(query))}
        query={query}
        onQueryChange={(next) => {
          setQuery(next);
          onQueryChange?.(next);
        }}
        {...(selection && {
          selection: {
            ...selection,
            selected,
            onChange: (next: ReadonlySet<string>) => {
              setSelected(next);
              selection.onChange(next);
            },
          },
        })}
      />
      <ToastRegion />
    </>
  );
}

const meta = {
  component: DataTable<Payment>,
  args: {
    caption: 'Payment schedule',
    isCaptionVisible: true,
    columns: [
      { id: 'name', header: 'Payment', cell: ({ name }) => name },
      { id: 'due', header: 'Due', cell: ({ due }) => <DateValue value={due} />, isSortable: true },
      { id: 'status', header: 'Status', cell: ({ status }) => badges[status] },
      {
        id: 'amount',
        header: 'Amount due',
        cell: ({ amount }) => <MoneyValue amount={amount} />,
        isSortable: true,
        isNumeric: true,
      },
      { id: 'tax', header: 'Tax', cell: ({ tax }) => <MoneyValue amount={tax} />, isNumeric: true },
    ],
    rows: payments.slice(0, 5),
    rowId: ({ id }) => id,
    rowName: ({ name }) => name,
    query: { sortBy: 'due', descending: false, page: 0, size: 5 },
    onQueryChange: fn(),
    total: payments.length,
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof DataTable<Payment>>;
export default meta;
type Story = StoryObj<typeof meta>;

const said = () => document.querySelector('[data-announcements="polite"]')?.textContent ?? '';
const selection = { selected: new Set<string>(['2']), onChange: fn() };

export const Full: Story = {
  args: {
    selection: {
      ...selection,
      actions: (
        <Button variant="secondary" icon={<ArchiveIcon />}>
          Archive
        </Button>
      ),
    },
    rowActions: ({ name }) => (
      <MenuButton label={`Actions for ${name}`} isIconOnly icon={<MoreIcon />} align="end">
        <MenuItem icon={<ReceiptIcon />}>Receipt</MenuItem>
        <MenuItem icon={<DeleteIcon />} isDestructive>
          Cancel
        </MenuItem>
      </MenuButton>
    ),
    sizes: [5, 10, 20],
  },
};
export const Plain: Story = {};
/** On a phone, or in a narrow place, with `inRow`. */
export const RowsOfTwoLines: Story = {
  args: {
    caption: 'Payments',
    isCaptionVisible: true,
    columns: meta.args.columns.map((column) => {
      if (column.id === 'amount') return { ...column, inRow: 'value' as const };
      return ['due', 'status'].includes(column.id) ? { ...column, inRow: 'note' as const } : column;
    }),
    rowActions: ({ name }) => (
      <Button variant="quiet" aria-label={`Pay ${name}`}>
        Pay
      </Button>
    ),
  },
  decorators: [(Story) => <div style={{ inlineSize: '22rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /^Installment 1 / });
    await expect(within(row).queryByRole('cell', { name: /^Tax/ })).toBeNull();
    const button = within(row).getByRole('button', { name: 'All about Installment 1' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(within(row).getByRole('cell', { name: /2\.11/ })).toBeVisible();
    await userEvent.click(button);
    await expect(within(row).queryByRole('cell', { name: /2\.11/ })).toBeNull();
  },
};
/** Actions with words are shown on demand too; a row without any has no button. */
export const RowsOfTwoLinesWithActionsOnDemand: Story = {
  args: {
    columns: meta.args.columns
      .filter(({ id }) => id !== 'tax')
      .map((column) => ({ ...column, inRow: 'note' as const })),
    hasWideActions: true,
    rowActions: ({ name }) =>
      name !== 'Deposit' && (
        <Button variant="quiet" aria-label={`Pay ${name}`}>
          Pay
        </Button>
      ),
  },
  decorators: [(Story) => <div style={{ inlineSize: '22rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const row = within(canvas.getByRole('row', { name: /^Installment 1 / }));
    await expect(row.queryByRole('button', { name: 'Pay Installment 1' })).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'All about Installment 1' }));
    await expect(row.getByRole('button', { name: 'Pay Installment 1' })).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /^Deposit/ })).queryByRole('button')).toBeNull();
  },
};
const withUsualStatus = {
  columns: meta.args.columns.map((column) =>
    column.id === 'status' ? { ...column, isUsual: ({ status }: Payment) => status !== 'FAILED' } : column,
  ),
} satisfies Story['args'];
/** What goes without saying is only read out, so that what differs is seen. */
export const WhatDiffersIsSeen: Story = {
  args: withUsualStatus,
  play: async ({ canvas }) => {
    const paid = canvas.getAllByRole('cell', { name: 'Paid' })[0]!;
    await expect(within(paid).getByText('Paid').closest('[class]:not([data-ds])')!.clientWidth).toBeLessThan(
      2,
    );
    const failed = canvas.getByRole('cell', { name: 'Failed' });
    await expect(within(failed).getByText('Failed').clientWidth).toBeGreaterThan(20);
  },
};
/** Its label isn't shown either. */
export const WhatDiffersIsSeenInCards: Story = {
  args: withUsualStatus,
  decorators: [(Story) => <div style={{ inlineSize: '22rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
    await expect(row(/^Deposit/).getByRole('cell', { name: 'Paid' }).clientWidth).toBeLessThan(2);
    await expect(row(/^Deposit/).queryByText('Status')).toBeNull();
    await expect(row(/^Installment 3/).getByText('Status')).toBeVisible();
  },
};
/** Nor is a heading over nothing, until the table is sorted by it. */
export const WhatIsTheSameInAllRowsIsOnlyReadOut: Story = {
  args: {
    ...withUsualStatus,
    query: { sortBy: 'due', descending: false, page: 0, size: 3 },
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Status' });
    await expect(heading.offsetWidth).toBeLessThan(4);
    await expect(within(heading).queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('cell', { name: 'Paid' })[0]!.offsetWidth).toBeLessThan(4);
  },
};
/** Sorting brings those of other pages to the top. */
export const AColumnToSortByIsShownIfOtherPagesMayDiffer: Story = {
  args: {
    columns: withUsualStatus.columns.map((column) =>
      column.id === 'status' ? { ...column, isSortable: true } : column,
    ),
    query: { sortBy: 'due', descending: false, page: 0, size: 3 },
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Status' });
    await expect(within(heading).getByRole('button')).toBeVisible();
  },
};
/** The text of a button ends where the cells of a row do. */
export const QuietButtonsEndInLine: Story = {
  args: {
    hasWideActions: true,
    rowActions: ({ name }) => (
      <>
        <Button variant="quiet" aria-label={`Change ${name}`}>
          Change
        </Button>
        <Button variant="quiet" aria-label={`Delete ${name}`}>
          Delete
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Delete', { selector: '[aria-label="Delete Deposit"] *' });
    const cell = text.closest('td')!;
    const end = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight);
    await expect(Math.abs(text.getBoundingClientRect().right - end)).toBeLessThan(1);
  },
};
/** At the foot of a card, in a narrow place. */
export const ButtonsWithWords: Story = {
  args: {
    hasWideActions: true,
    // The first row has nothing to do.
    rowActions: ({ id, name }) =>
      id !== '1' && (
        <Button variant="secondary" aria-label={`Pay now: ${name}`}>
          Pay now
        </Button>
      ),
  },
  decorators: [(Story) => <div style={{ inlineSize: '22rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Installment 2 / });
    const button = within(row).getByRole('button').getBoundingClientRect();
    const last = within(row).getAllByRole('cell').at(-2)!.getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(last.bottom);
  },
};
export const FirstLoad: Story = { args: { rows: undefined, isLoading: true } };
export const LoadingKeepsOldRows: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { busy: true })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};
export const Empty: Story = {
  args: {
    rows: [],
    total: 0,
    empty: (
      <EmptyState title="No payments yet">Your schedule will be here once you choose a plan.</EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No payments yet' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const Failed: Story = {
  args: { rows: undefined, error: 'The schedule could not be read.', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The schedule could not be read.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const FailedAgainWithOldRows: Story = {
  args: { error: 'The newest payments could not be read.', onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The newest payments could not be read.');
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};

export const IsATableWithANameAndHeaders: Story = {
  name: 'Is a table with a name and headers; figures line up [F-02]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Payment schedule' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Payment',
      'Due',
      'Status',
      'Amount due',
      'Tax',
    ]);
    const row = canvas.getByRole('row', { name: /Deposit/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Deposit');
    const amount = within(row).getByText('$ 500.00').closest('td')!;
    await expect(getComputedStyle(amount).textAlign).toBe('end');
    await expect(getComputedStyle(amount).fontVariantNumeric).toContain('tabular-nums');
  },
};

export const IsMadeOfCardsWhereItDoesNotFit: Story = {
  name: 'Becomes cards where its columns do not fit, and stays a table',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '38rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Deposit/ });
    await expect(getComputedStyle(row).display).toBe('flex');
    await expect(canvas.getByRole('table', { name: 'Payment schedule' })).toBeVisible();
    await expect(within(row).getByText('Amount due')).toBeVisible();
  },
};

export const CountsSelectionAndActionsAsColumns: Story = {
  name: 'Counts its selection and row actions as columns when it decides whether they fit',
  args: {
    ...Full.args,
    columns: meta.args.columns.slice(0, 3),
    selection: { selected: new Set(), onChange: fn() },
  },
  decorators: IsMadeOfCardsWhereItDoesNotFit.decorators!,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('row', { name: /Deposit/ })).display).toBe('flex');
  },
};

export const FewColumnsCanNeedMuchSpace: Story = {
  args: { columns: meta.args.columns.slice(0, 3), space: 'many' },
  decorators: IsMadeOfCardsWhereItDoesNotFit.decorators!,
  play: CountsSelectionAndActionsAsColumns.play!,
};

export const SortingIsSaid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const header = () => canvas.getByRole('columnheader', { name: 'Amount due' });
    await expect(canvas.getByRole('columnheader', { name: 'Due' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(header()).not.toHaveAttribute('aria-sort');
    await userEvent.click(within(header()).getByRole('button'));
    await expect(header()).toHaveAttribute('aria-sort', 'ascending');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      sortBy: 'amount',
      descending: false,
      page: 0,
      size: 5,
    });
    await waitFor(() => expect(said()).toContain('Sorted by Amount due, ascending'));
    await userEvent.click(within(header()).getByRole('button'));
    await expect(header()).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() => expect(within(header()).getByRole('button')).toHaveFocus());
    await waitFor(() => expect(said()).toContain('Sorted by Amount due, descending'));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Deposit');
  },
};

/** The same for every render, so that rows are only sorted again when something changes. */
const inBrowser = {
  rows: payments,
  sortValues: { due: (row: Payment) => row.due, amount: (row: Payment) => row.amount },
  searchText: (row: Payment) => row.name,
  initialQuery: { sortBy: 'due', descending: false, page: 2, size: 5 },
};

export const SortsAndSearchesInTheBrowser: Story = {
  name: 'Sorts, searches and pages rows that are all in the browser: useTableRows',
  render: function InTheBrowser({ rows, query, onQueryChange, total, ...props }) {
    const [search, setSearch] = useState('');
    const table = useTableRows({ ...inBrowser, search });
    return (
      <Stack>
        <SearchField
          label="Search payments"
          value={search}
          onChange={setSearch}
          {...(search && { resultCount: table.total })}
        />
        <DataTable {...props} {...table} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const first = () => canvas.getAllByRole('rowheader')[0];
    await expect(first()).toHaveTextContent('Installment 10');
    const amount = canvas.getByRole('columnheader', { name: 'Amount due' });
    await userEvent.click(within(amount).getByRole('button'));
    await expect(first()).toHaveTextContent('Installment 1');
    await userEvent.click(within(amount).getByRole('button'));
    await expect(first()).toHaveTextContent('Deposit');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await userEvent.type(canvas.getByRole('searchbox'), 'installment');
    await waitFor(() => expect(first()).toHaveTextContent('Installment 22'));
    await userEvent.type(canvas.getByRole('searchbox'), ' 2');
    await waitFor(() => expect(canvas.getByText('5 results')).toBeVisible());
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Installment 22',
      'Installment 21',
      'Installment 20',
      'Installment 12',
      'Installment 2',
    ]);
  },
};

export const PagingKeepsTheFocus: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      sortBy: 'due',
      descending: false,
      page: 1,
      size: 5,
    });
    await waitFor(() => expect(next).toHaveFocus());
    await waitFor(() => expect(said()).toContain('Page 2 of 5'));
    await expect(canvas.getByRole('row', { name: /Installment 5/ })).toBeVisible();
  },
};

export const RowsAreTickedAcrossPages: Story = {
  args: {
    selection: { selected: new Set(), onChange: fn(), actions: <Button variant="secondary">Archive</Button> },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Archive' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Deposit' }));
    const page = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select this page' });
    await expect(page).toBePartiallyChecked();
    await expect(canvas.getByRole('group', { name: '1 selected' })).toContainElement(
      canvas.getByRole('button', { name: 'Archive' }),
    );
    await userEvent.click(page);
    await expect(page).toBeChecked();
    await waitFor(() => expect(said()).toContain('5 selected'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(page).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Installment 5' }));
    await expect(canvas.getByText('6 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByText(/selected$/)).toBeNull();
  },
};

export const ARowHasItsActions: Story = {
  args: Full.args!,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Installment 1' }));
    await expect(await screen.findByRole('menuitem', { name: 'Receipt' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Actions for Installment 1' })).toHaveFocus(),
    );
  },
};

export const RowsAreWalkedByKeys: Story = {
  args: {
    selection: { selected: new Set(), onChange: fn() },
    isRowNew: ({ id }) => id === '1',
    isRowCurrent: ({ id }) => id === '2',
    onRowKey: fn((key: string) => key === 'e'),
  },
  play: async ({ canvas, userEvent, args }) => {
    const tick = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
    tick('Deposit').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(tick('Installment 1')).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(tick('Installment 1')).toBeChecked();
    await userEvent.keyboard('{End}e');
    await expect(args.onRowKey).toHaveBeenLastCalledWith('e', expect.objectContaining({ id: '5' }));
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(tick('Deposit')).toHaveFocus();
  },
};
