import { FilteredList, ItemList, ListItem, SearchField, SegmentedControl } from '@institute/design-system';
import { useState } from 'react';
import { click, press, type Scenario, type } from '../../transcripts/scenario.ts';

const lessons = [
  { title: 'Sleep and recovery', isMarked: true },
  { title: 'Fiber without the fear', isMarked: false },
  { title: 'Sleep in shifts', isMarked: false },
];

function Lessons() {
  const [text, setText] = useState('');
  const [view, setView] = useState('all');
  const found = lessons.filter(
    ({ title, isMarked }) => title.toLowerCase().includes(text) && (view === 'all' || isMarked),
  );
  return (
    <FilteredList filter={[text, view]} count={found.length}>
      <SearchField
        label="Search lessons"
        value={text}
        onChange={setText}
        {...(text && { resultCount: found.length })}
      />
      <SegmentedControl
        label="Bookmarks"
        value={view}
        onChange={setView}
        options={[
          { value: 'all', children: 'View all' },
          { value: 'marked', children: 'Bookmarked' },
        ]}
      />
      <ItemList label="Lessons">
        {found.map(({ title }) => (
          <ListItem key={title} title={title} />
        ))}
      </ItemList>
    </FilteredList>
  );
}

export default {
  show: () => <Lessons />,
  steps: [
    press('{Tab}', 'Reach the search'),
    click('Bookmarked'),
    click('View all'),
    press('{Shift>}{Tab}{/Shift}', 'Go back to the search'),
    type('sleep'),
    press('{Escape}', 'Clear it'),
  ],
} satisfies Scenario;
