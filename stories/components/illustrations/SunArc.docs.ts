import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show how far a program has gone', 'decorate a start page'],
  use: 'Beside the title of a person’s start page (`actions` of `Page`), while a program runs: the sun is as high as the program has gone, and has the light of the hour.',
  avoid:
    'For a figure that matters: `Progress`. More than once in an app, or where a text would lie on it. Phones and print have no room for it.',
  anatomy: {
    Horizon: 'where the program starts',
    Way: 'dots that are still ahead, a line up to today',
    Sun: 'apricot in the morning, wheat at noon, green in the evening, iris at night',
  },
  keyboard: {},
} satisfies ComponentDocs;
