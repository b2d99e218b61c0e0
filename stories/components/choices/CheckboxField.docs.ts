import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For one statement that is true or not when the form is sent: an agreement, a wish to hear news. Required means that it must be ticked.',
  avoid:
    'For a setting that works at once: use `Switch`. For a question of yes or no whose “no” is an answer: use `RadioGroup`.',
  anatomy: {
    Box: '24 px, in a target of 44 px',
    Label: 'part of the target; may contain a link',
    Error: 'under the label, with an icon',
  },
  keyboard: {
    Space: 'ticks it, or takes the tick away',
  },
} satisfies ComponentDocs;
