import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['divide a screen into sections', 'put a heading above a table'],
  use: 'One section of a `Page` with its heading: a list, a table, a group of cards. It’s a region named by its title.',
  avoid:
    'For a form, a summary or anything else that should stand out: use `SectionCard`. For public pages made of bands: use `Section`. For dozens of groups: use a `Stack` with a `Heading`, because each region is a landmark that screen readers list.',
  anatomy: {
    Title: 'a heading of level 2, unless the section is inside another',
    Content: 'evenly spaced',
  },
  keyboard: {},
} satisfies ComponentDocs;
