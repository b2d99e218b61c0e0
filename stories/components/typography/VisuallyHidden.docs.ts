import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['say something to screen readers only', 'hide a text visually'],
  use: 'For text that assistive technology needs but sighted users don’t: the meaning of a symbol, a status that changes.',
  avoid: 'To hide something from everyone, or for the name of an icon button, which has `label`.',
  anatomy: {
    Text: 'in the page, but visually hidden',
  },
  keyboard: {},
} satisfies ComponentDocs;
