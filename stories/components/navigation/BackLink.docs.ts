import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['go back to a list', 'lead up to the page above'],
  use: 'Above the title of a page inside a list or a section, as the `above` of a `Page`. It is named after the page it leads to, not “Back”: the browser’s own button already means where the person came from.',
  avoid: 'On pages that the main navigation leads to. To show more than one level, use `Breadcrumb`.',
  anatomy: {
    Chevron: 'points to the start of the line; decorative',
    Name: 'the title of the page above',
  },
  keyboard: { Enter: 'follows the link' },
} satisfies ComponentDocs;
