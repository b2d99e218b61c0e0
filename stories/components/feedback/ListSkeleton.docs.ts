import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a placeholder for a list', 'show a placeholder for a table'],
  use: 'Inside `Loading`, while a list is loading: `ListSkeleton` as rows or as cards, `TableSkeleton` in the shape of a table. Use the typical number of items.',
  avoid:
    'Alone: without `Loading`, screen readers don’t announce it. In a `DataTable`, which has its own. For anything else: `Skeleton`.',
  anatomy: {
    Rows: 'a circle with two lines each',
    Cards: 'a picture, a title and two lines each',
    Table: 'a head and lines; on a phone its cards',
  },
  keyboard: {},
  sources: ['feedback/ListSkeleton.tsx', 'feedback/TableSkeleton.tsx'],
} satisfies ComponentDocs;
