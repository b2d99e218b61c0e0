import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For words that assistive technology needs and the eye does not: the meaning of a sign, a status that changes.',
  avoid: 'To hide something from everybody, or for the name of an icon button: it has `label`.',
  anatomy: {
    Words: 'in the page, out of sight',
  },
  keyboard: {},
} satisfies ComponentDocs;
