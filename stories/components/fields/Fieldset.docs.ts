import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For fields that answer one question together, and for choices with more than text, such as cards with prices.',
  avoid:
    'For one of a few words use `RadioGroup`, for several `CheckboxGroup`. An address, a date range and repeatable rows have their own groups. For a part of a page use `Section` or a heading.',
  anatomy: {
    Legend: 'the question; shows “(optional)” if the whole group is, and its fields don’t repeat it',
    Hint: 'below the legend',
    Error: 'the error of the group as a whole; each field has its own',
    Content: 'the fields, in a `Stack` or `Columns`; with `isRadioGroup` they are one choice',
  },
  keyboard: {
    Tab: 'moves through the fields; the legend is read when focus enters',
  },
} satisfies ComponentDocs;
