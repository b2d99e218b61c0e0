import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a count or a measure: sessions, hours. Nothing is rounded, clamped or dropped while typing.',
  avoid:
    'For numbers that aren’t quantities (codes, years, ids): use `TextField` with `inputMode`. For money: `MoneyField`.',
  anatomy: {
    Label: 'what is counted',
    Box: 'no spin buttons, no change by the mouse wheel',
    Unit: 'at the end of the box, read with the label',
  },
  keyboard: {},
} satisfies ComponentDocs;
