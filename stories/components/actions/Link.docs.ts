import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['link to another page', 'link inside a sentence'],
  use: 'For links to other pages, in a sentence or alone. A plain click on a path of the app goes through the `RouterProvider`; a modifier key, another origin or a download is left to the browser.',
  avoid:
    'For an action that changes something: use `Button`. Don’t write “click here”: the text says where it leads.',
  anatomy: {
    Text: 'where it leads',
    Mark: 'an arrow and text for links that open a new tab',
  },
  keyboard: {
    Enter: 'follows it',
  },
  styling: { data: { tone: '`brand`, `ink` or `plain`' } },
} satisfies ComponentDocs;
