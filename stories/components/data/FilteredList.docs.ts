import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['filter a list', 'announce the number of results'],
  use: 'Around the filters and the list that they narrow. It announces once how many results a new filter has, when it settles and the results are there. `FilterBar` is the row of them, behind a button beside the search on narrow screens; with `hasOrder`, so is what a `DataTable` is sorted by, also without filters, and with `isOnlyForMany`, it isn’t there over fewer than 10 results. `useNeedsFilters` says the same to other filters.',
  avoid:
    'Around a list without filters. `Pagination` and `DataTable` announce new pages and orders themselves.',
  anatomy: {
    Filters: 'in a `FilterBar`: a `SearchField`, `SelectField`s with `isFilter`, a `SegmentedControl`',
    List: 'any',
  },
  keyboard: {},
  sources: ['data/FilteredList.tsx', 'data/FilterBar.tsx'],
} satisfies ComponentDocs;
