import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For several answers or chapters of which a reader needs a few. One button opens all; the search of the browser finds what is closed, and a link to an `id` opens it.',
  avoid:
    'For one: `Disclosure`. For what most readers need, or the steps of a form: show it. `isSingle` only where nobody compares two.',
  anatomy: {
    'Open all sections': 'not with `isSingle`, nor for only one',
    Heading: 'a button with an arrow',
    Content: 'hidden until opened',
  },
  keyboard: {
    'Enter, Space': 'opens or closes the section, or all of them',
  },
} satisfies ComponentDocs;
