import {
  EmptyState,
  ItemList,
  ListItem,
  ListSkeleton,
  PagedList,
  type PagedListProps,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

const titles = [
  'Sleep and recovery',
  'Fiber without the fear',
  'Sleep in shifts',
  'Listening',
  'One question',
];
const first = { sortBy: 'title', descending: false, page: 0, size: 2 };

const meta = {
  component: PagedList<string>,
  args: {
    rows: titles.slice(0, 2),
    total: titles.length,
    query: first,
    onQueryChange: fn(),
    skeleton: <ListSkeleton count={2} />,
    empty: <EmptyState title="No lessons yet" />,
    children: (rows) => (
      <ItemList label="Lessons">
        {rows.map((title) => (
          <ListItem key={title} title={title} />
        ))}
      </ItemList>
    ),
  },
} satisfies Meta<PagedListProps<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  render: function Render(args) {
    const [query, setQuery] = useState(first);
    const from = query.page * query.size;
    return (
      <PagedList
        {...args}
        query={query}
        onQueryChange={(next) => setQuery({ ...first, page: next.page })}
        rows={titles.slice(from, from + query.size)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await expect(canvas.getByText('Sleep in shifts')).toBeVisible();
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.click(next);
    await expect(canvas.getByText('One question')).toBeVisible();
  },
};

export const Waiting: Story = { args: { rows: undefined, total: 0 } };

export const Empty: Story = {
  args: { rows: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No lessons yet')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: { rows: undefined, total: 0, error: 'We couldn’t read your lessons.', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OutOfDate: Story = {
  args: { error: 'We couldn’t read your lessons.', onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This list may be out of date');
    await expect(canvas.getByText('Sleep and recovery')).toBeVisible();
  },
};

/** The last rows of the last page were removed: the list goes to the page before. */
export const PastTheEnd: Story = {
  args: { rows: [], total: 2, query: { ...first, page: 1 } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onQueryChange).toHaveBeenCalledWith(first));
  },
};
