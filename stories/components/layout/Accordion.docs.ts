import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show questions and answers', 'fold several sections'],
  use: 'For several sections of which a reader needs only a few: questions and answers, chapters. One button opens them all; the browser’s search finds text in closed sections, and a link to an `id` opens its section.',
  avoid:
    'For a single section: `Disclosure`. For content that most readers need, and for steps of a form: show it. Use `isSingle` only if no one needs to compare two sections.',
  anatomy: {
    'Open all sections': 'not with `isSingle` or a single section',
    Heading: 'a button with an arrow',
    Content: 'hidden until opened',
  },
  keyboard: {
    'Enter, Space': 'open or close the section, or all of them',
  },
} satisfies ComponentDocs;
