import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show how many seats are left', 'show storage used', 'show the strength of something'],
  use: 'For an amount with a limit, such as seats, storage or the completeness of a profile. The value is always shown as text too; the tone only supports it.',
  avoid: 'For the progress of a task: `Progress`. For one prominent percentage: `Donut`.',
  anatomy: {
    Label: 'what is measured',
    Text: '“9 of 12 seats”',
    Bar: 'the same as a picture, in the color of the tone',
  },
  keyboard: {},
} satisfies ComponentDocs;
