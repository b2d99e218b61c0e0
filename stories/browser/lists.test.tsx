import { DataTable, IntlProvider, ListDetail, SelectField, TextField } from '@institute/design-system';
import { useTablePage } from '@institute/design-system/app';
import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(cleanup);

const query = { sortBy: 'name', descending: false, page: 0, size: 10 };
const setQuery = vi.fn();
const list = {
  data: { content: ['Rosa', 'Paul'], pagination: { total: 23 } },
  error: null as unknown,
  isError: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: vi.fn(async () => {}),
};
const tableOf = (changes: Partial<typeof list> | { data: undefined }) =>
  renderHook(() => useTablePage({ ...list, ...changes }, query, setQuery), {
    wrapper: ({ children }) => <IntlProvider locale="en">{children}</IntlProvider>,
  }).result.current;

it('shows a page of rows, and how many there are in all', () => {
  expect(tableOf({})).toMatchObject({
    rows: ['Rosa', 'Paul'],
    total: 23,
    isLoading: false,
    error: undefined,
  });
  expect(tableOf({ data: undefined, isFetching: true })).toMatchObject({ rows: undefined, total: 0 });
});

function Table(changes: Partial<typeof list>) {
  const columns = [{ id: 'name', header: 'Name', cell: (name: string) => name }];
  const table = useTablePage({ ...list, ...changes }, query, setQuery);
  return <DataTable caption="Clients" {...table} rowId={String} rowName={String} columns={columns} />;
}

it('says that its rows may be out of date only if they are', () => {
  const { rerender } = render(<Table />, {
    wrapper: ({ children }) => <IntlProvider locale="en">{children}</IntlProvider>,
  });
  expect(screen.getByText('Paul')).toBeDefined();
  expect(screen.queryByText('This list may be out of date')).toBeNull();
  rerender(<Table isError error={new Error('boom')} />);
  expect(screen.getByText('Paul')).toBeDefined();
  expect(screen.getByText('This list may be out of date')).toBeDefined();
});

it('is loading while another page is on its way, and not whenever the same one is looked at again', () => {
  expect(tableOf({ isFetching: true, isPlaceholderData: true }).isLoading).toBe(true);
  expect(tableOf({ isFetching: true }).isLoading).toBe(false);
});

it('says why it failed, above the rows that it had, and can be retried', () => {
  const table = tableOf({ isError: true, error: new Error('boom') });
  expect(table).toMatchObject({ rows: ['Rosa', 'Paul'], error: 'Something went wrong. Please try again.' });
  table.onRetry();
  expect(list.refetch).toHaveBeenCalledOnce();
});

it('leaves keys to the controls in its cells that use them', () => {
  const onRowKey = vi.fn(() => true);
  const onChange = vi.fn();
  const options = [{ value: 'STUDENT', label: 'Student' }];
  render(
    <IntlProvider locale="en">
      <DataTable
        caption="People"
        columns={[
          { id: 'name', header: 'Name', cell: (name: string) => <a href={`#${name}`}>{name}</a> },
          {
            id: 'role',
            header: 'Role',
            cell: () => <SelectField label="Role" isInTable options={options} />,
          },
          { id: 'note', header: 'Note', cell: () => <TextField label="Note" /> },
        ]}
        rows={['Rosa']}
        rowId={(name) => name}
        rowName={(name) => name}
        selection={{ selected: new Set(), onChange }}
        onRowKey={onRowKey}
      />
    </IntlProvider>,
  );
  // `fireEvent` returns whether the browser goes on with the key.
  for (const control of [screen.getByLabelText('Role'), screen.getByLabelText(/^Note/)])
    for (const key of ['x', 'e', 'ArrowDown', 'Home']) expect(fireEvent.keyDown(control, { key })).toBe(true);
  expect(onRowKey).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('link'), { key: 'x' });
  expect(onChange).toHaveBeenCalledOnce();
});

it('stays open when Escape ends what an input method composes', () => {
  const onClose = vi.fn();
  render(
    <IntlProvider locale="en">
      <ListDetail detailKey="1" onClose={onClose} detail={<TextField label="Note" />}>
        <ul />
      </ListDetail>
    </IntlProvider>,
  );
  const box = screen.getByRole('textbox');
  fireEvent.keyDown(box, { key: 'Escape', isComposing: true });
  // WebKit sends the key once the composition has ended.
  fireEvent.keyDown(box, { key: 'Escape', keyCode: 229 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});
