import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['filter a list', 'announce the number of results'],
  use: 'Around the filters and the list that they narrow. It announces once how many results a new filter has, when it settles and the results are there. `useNeedsFilters` says whether a filter bar inside it is needed: not over fewer than 10 results.',
  avoid:
    'Around a list without filters. `Pagination` and `DataTable` announce new pages and orders themselves.',
  anatomy: { Filters: 'a `SearchField`, `SelectField`s with `isFilter`, a `SegmentedControl`', List: 'any' },
  keyboard: {},
} satisfies ComponentDocs;
