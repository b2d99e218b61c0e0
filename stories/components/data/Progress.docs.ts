import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show progress', 'show how much is done'],
  use: 'For how much is done or used, such as modules of a course, attempts or storage. The value is always shown as text too.',
  avoid: 'For waiting without a known end: use `Loading`, or `isPending` of a button.',
  anatomy: {
    Label: 'what is measured',
    Text: '“3 of 12 modules”',
    Bar: 'the same as a picture',
  },
  keyboard: {},
} satisfies ComponentDocs;
