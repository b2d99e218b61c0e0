import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a person with a cover and a portrait', 'preview the head of a page'],
  use: 'In a card that shows a person as their own page does: cover, portrait, name, one fact.',
  avoid: 'For the head of a page: give its `title`, `cover` and `avatar` to `Page`.',
  anatomy: {
    Cover: 'a `Picture` or a `Plate`, always of the same height',
    Title: 'the name, beside the foot of the portrait',
    Lead: 'one fact',
    Actions: 'next to the name, below it on phones',
  },
  sources: ['layout/Page.tsx'],
  keyboard: {},
} satisfies ComponentDocs;
