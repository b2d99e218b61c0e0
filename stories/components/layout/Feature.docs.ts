import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['present a benefit on a public page', 'explain a selling point'],
  use: 'One of a few selling points on a public page, in `Columns`: an icon, a title, two or three sentences.',
  avoid: 'Inside the app: use `Card`.',
  anatomy: {
    Mark: 'an icon, or the number of a step',
    Title: 'a heading',
    Text: 'short',
  },
  keyboard: {},
} satisfies ComponentDocs;
