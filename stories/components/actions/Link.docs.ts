import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For every way to another page, in a sentence or on its own. A plain click on a path of the app goes through the `RouterProvider`; a modifier key, another origin or a download stays with the browser.',
  avoid:
    'For an action that changes something: use `Button`. Do not write “click here”: the words say where it leads.',
  anatomy: {
    Words: 'where it leads',
    Mark: 'an arrow and words for what opens elsewhere',
  },
  keyboard: {
    Enter: 'follows it',
  },
} satisfies ComponentDocs;
