import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['put a form on a page of settings', 'make a tile of a home screen'],
  use: 'One section of a screen in the app, with its heading: a form of the settings, the next payment, a tile of the home screen. It’s a region named by its title.',
  avoid:
    'For public pages: use `Section`, a band as wide as the page. For something without a title or one of many in a list: use `Card`. Never nest cards.',
  anatomy: {
    Icon: 'before the title',
    Title: 'a heading of level 2, unless the section is inside another',
    Status: 'a badge at the end of the title’s line, below it where there’s no room',
    Lead: 'one or two sentences',
    Content: 'evenly spaced',
  },
  keyboard: {},
} satisfies ComponentDocs;
