import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['say how accessible an app is', 'publish an accessibility statement'],
  use: 'The page of an app or a site that says how accessible it is, linked from its help and its footer.',
  avoid:
    'If your tests differ from what the page lists: axe-core, the keyboard, a virtual screen reader, contrast, small windows and large text. Write your own page then.',
  anatomy: {
    'Where we are':
      'the goal, the state in the words of W3C’s model statement, and the date of the last review',
    'What we test, what we don’t': 'lists that are the same for every app of this library',
    'Known problems': 'of this app; left out if there are none',
    'Report a problem': 'what to say, and how to reach someone',
  },
  keyboard: {},
} satisfies ComponentDocs;
