import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Inside `Loading`, where a list is on its way: `ListSkeleton` as rows or as cards, `TableSkeleton` in the shape of a table. Give as many places as usually come.',
  avoid:
    'Alone: without `Loading` nobody who cannot see it knows. In a `DataTable`: it shows its own. For anything else: `Skeleton`.',
  anatomy: {
    Rows: 'a circle with two lines each',
    Cards: 'a picture, a title and two lines each',
    Table: 'a head and lines; on a phone its cards',
  },
  keyboard: {},
  sources: ['feedback/ListSkeleton.tsx', 'feedback/TableSkeleton.tsx'],
} satisfies ComponentDocs;
