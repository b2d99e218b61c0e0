import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a count or a measurement, such as sessions or hours. Nothing is rounded, clamped or dropped while typing.',
  avoid:
    'For numbers that aren’t quantities (codes, years, ids): use `TextField` with `inputMode`. For money: `MoneyField`.',
  anatomy: {
    Label: 'what is counted',
    Box: 'no spin buttons, and the mouse wheel doesn’t change it',
    Unit: 'at the end of the box, read with the label',
  },
  keyboard: {},
} satisfies ComponentDocs;
