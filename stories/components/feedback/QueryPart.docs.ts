import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a part of a page while it loads', 'let people try again what failed to load'],
  use: 'For a part whose data the page doesn’t wait for: `<QueryPart query={list}>{(data) => …}</QueryPart>`. Data that is there stays while it’s read again.',
  avoid:
    'For what a page is about: the route shows its skeleton and its error. For tables and lists with pages: `DataTable` and `PagedList` show theirs.',
  anatomy: {
    Skeleton: 'as many lines as the content will have, about',
    Failure: 'an `ErrorPanel` in the words for the error’s key',
  },
  keyboard: { 'Enter, Space': 'activates “Try again”' },
} satisfies ComponentDocs;
