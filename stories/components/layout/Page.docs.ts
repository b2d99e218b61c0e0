import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'The content of one screen: its heading, then its parts. `narrow` for one form, `text` for reading, `wide` for most, `full` for tables and schedules.',
  avoid: 'Twice on a screen: it holds the `h1`. Give that the focus after each navigation.',
  anatomy: {
    Above: 'a `Breadcrumb`, a way back',
    Title: 'the `h1`',
    Lead: 'one sentence',
    Actions: 'beside the title, below it on phones',
    Parts: 'evenly spaced',
  },
  keyboard: {},
} satisfies ComponentDocs;
