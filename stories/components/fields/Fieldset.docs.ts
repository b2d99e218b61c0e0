import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For fields that answer one question together, and for choices that are more than words, such as cards with prices.',
  avoid:
    'For one of a few words use `RadioGroup`, for several `CheckboxGroup`; an address, two dates and rows that repeat have groups of their own. For a part of a page use `Section` or a heading.',
  anatomy: {
    Legend:
      'the question; it says “(optional)” where the whole group may be left out, and its fields do not repeat it',
    Hint: 'under the legend',
    Error: 'what is wrong with the group as a whole; each field has its own',
    Content: 'the fields, in a `Stack` or `Columns`; with `isRadioGroup` they are one choice',
  },
  keyboard: {
    Tab: 'goes through what is in it; the legend is read when the focus comes in',
  },
} satisfies ComponentDocs;
