import {
  DataTable,
  FilterBar,
  FilteredList,
  ItemList,
  ListItem,
  SearchField,
  SelectField,
  Stack,
  useNeedsFilters,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

const lessons = [
  { title: 'Sleep and recovery', type: 'VIDEO' },
  { title: 'Fiber without the fear', type: 'READING' },
  { title: 'Sleep in shifts', type: 'READING' },
];

function Lessons({ isLoading = false }: { isLoading?: boolean }) {
  const [text, setText] = useState('');
  const [type, setType] = useState('');
  const found = lessons.filter(
    (lesson) => lesson.title.toLowerCase().includes(text.toLowerCase()) && (!type || lesson.type === type),
  );
  return (
    <FilteredList filter={[text, type]} count={isLoading ? undefined : found.length}>
      <Stack gap="m">
        <SearchField
          label="Search lessons"
          value={text}
          onChange={setText}
          {...(text && { resultCount: found.length })}
        />
        <SelectField
          isFilter
          label="Type"
          placeholder="All"
          value={type}
          onChange={setType}
          options={[
            { value: 'VIDEO', label: 'Video' },
            { value: 'READING', label: 'Reading' },
            { value: 'QUIZ', label: 'Quiz' },
          ]}
        />
        <ItemList label="Lessons">
          {found.map(({ title }) => (
            <ListItem key={title} title={title} />
          ))}
        </ItemList>
      </Stack>
    </FilteredList>
  );
}

const meta = {
  component: FilteredList,
  args: { filter: [], count: 0, children: null },
  render: () => <Lessons />,
} satisfies Meta<typeof FilteredList>;
export default meta;
type Story = StoryObj<typeof meta>;

const announced = () =>
  [...document.querySelectorAll('[data-announcements="polite"] > *')].map((line) => line.textContent);

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

export const AnnouncesEachFilterOnce: Story = {
  name: 'Announces the results of a filter once, and none on arrival',
  play: async ({ canvas, userEvent }) => {
    const heard: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) heard.push(node.textContent ?? '');
    });
    await waitFor(() => expect(document.querySelector('[data-announcements="polite"]')).not.toBeNull());
    observer.observe(document.querySelector('[data-announcements="polite"]')!, { childList: true });
    try {
      await wait(1000);
      await expect(heard).toEqual([]);
      await userEvent.selectOptions(canvas.getByLabelText('Type'), 'READING');
      await waitFor(() => expect(heard).toEqual(['2 results']));
      await userEvent.selectOptions(canvas.getByLabelText('Type'), 'QUIZ');
      await waitFor(() => expect(heard).toEqual(['2 results', 'No results']));
      await userEvent.selectOptions(canvas.getByLabelText('Type'), '');
      await userEvent.type(canvas.getByLabelText('Search lessons'), 'sleep');
      await waitFor(() => expect(heard).toEqual(['2 results', 'No results', '2 results']));
      // Long enough for a second announcement.
      await wait(1000);
      await expect(heard).toHaveLength(3);
    } finally {
      observer.disconnect();
    }
  },
};

export const WaitsForTheResults: Story = {
  render: function Render() {
    const [filter, setFilter] = useState('all');
    const [isLoading, setIsLoading] = useState(false);
    return (
      <FilteredList filter={[filter]} count={isLoading ? undefined : 1}>
        <button
          type="button"
          onClick={() => {
            setFilter('marked');
            setIsLoading(true);
          }}
        >
          Filter
        </button>
        <button type="button" onClick={() => setIsLoading(false)}>
          Answer
        </button>
      </FilteredList>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await wait(1000);
    await expect(announced()).not.toContain('1 result');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(announced()).toContain('1 result'));
  },
};

const Filters = () => useNeedsFilters() && <p>Filters</p>;

export const ShowsFiltersOnlyWhereNeeded: Story = {
  name: 'Shows filters over a long list or if one is set, and then keeps them',
  render: function Render() {
    const [count, setCount] = useState<number>();
    const [filter, setFilter] = useState('');
    return (
      <FilteredList filter={[filter]} count={count}>
        <Filters />
        {[9, 10].map((size) => (
          <button key={size} type="button" onClick={() => setCount(size)}>
            {size}
          </button>
        ))}
        <button type="button" onClick={() => setFilter(filter ? '' : 'marked')}>
          Filter
        </button>
      </FilteredList>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Filters')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '9' }));
    await expect(canvas.queryByText('Filters')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(canvas.getByText('Filters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(canvas.getByText('Filters')).toBeVisible();
  },
};

export const FiltersBehindAButton: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function Render() {
    const [type, setType] = useState('VIDEO');
    return (
      <FilterBar
        search={<SearchField label="Search lessons" value="" onChange={() => undefined} />}
        count={type ? 1 : 0}
      >
        <SelectField
          isFilter
          label="Type"
          placeholder="All"
          value={type}
          onChange={setType}
          options={[{ value: 'VIDEO', label: 'Video' }]}
        />
      </FilterBar>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Search lessons')).toBeVisible();
    const opener = canvas.getByRole('button', { name: 'Filter (1)' });
    await expect(canvas.queryByLabelText('Type')).toBeNull();
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.selectOptions(canvas.getByLabelText('Type'), '');
    await expect(opener).toHaveTextContent(/^Filter$/);
  },
};

export const OrderAmongTheFilters: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function Render() {
    const [query, setQuery] = useState({ sortBy: 'title', descending: false, page: 0, size: 10 });
    return (
      <FilteredList filter={['']} count={lessons.length}>
        <FilterBar
          hasOrder
          search={<SearchField label="Search lessons by words of their title" value="" onChange={() => {}} />}
          count={0}
        >
          <SelectField isFilter label="Type" placeholder="All" value="" options={[]} />
        </FilterBar>
        <DataTable
          caption="Lessons"
          query={query}
          onQueryChange={setQuery}
          rows={lessons}
          rowId={({ title }) => title}
          rowName={({ title }) => title}
          columns={[
            { id: 'title', header: 'Title', cell: ({ title }) => title, isSortable: true },
            { id: 'type', header: 'Type', cell: ({ type }) => type, isSortable: true },
          ]}
        />
      </FilteredList>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filter and sort' });
    await expect(canvas.queryByLabelText('Sort by')).toBeNull();
    // In one row with the search, whose label is in one line above both.
    const [box, button] = [canvas.getByRole('searchbox'), opener].map((one) => one.getBoundingClientRect());
    await expect(Math.abs(box!.top - button!.top)).toBeLessThan(2);
    await userEvent.click(opener);
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Type');
    await userEvent.click(canvas.getByRole('button', { name: 'Ascending; reverse the order' }));
    await expect(canvas.getByRole('button', { name: 'Descending; reverse the order' })).toHaveFocus();
    await userEvent.click(opener);
    await expect(canvas.queryByLabelText('Sort by')).toBeNull();
  },
};

export const OnlyAnOrder: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <FilteredList filter={['']} count={lessons.length}>
      <FilterBar
        hasOrder
        search={<SearchField label="Search lessons" value="" onChange={() => {}} />}
        count={0}
      />
    </FilteredList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sort' })).toBeVisible();
  },
};
