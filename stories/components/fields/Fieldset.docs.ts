import type { FieldsetProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['group fields under one question', 'put a heading above radio cards'],
  use: 'For fields that answer one question together, and for choices with more than text, such as cards with prices.',
  avoid:
    'For one of a few words use `RadioGroup`, for several `CheckboxGroup`. An address, a date range and repeatable rows have their own groups. For a part of a page use `Section` or a heading.',
  anatomy: {
    label: 'the question; shows “(optional)” if the whole group is, and its fields don’t repeat it',
    description: 'below the legend',
    error: 'the error of the group as a whole; each field has its own',
    choices: 'the fields, in a `Stack` or `Columns`; with `isRadioGroup` they are one choice',
  },
  keyboard: {
    Tab: 'moves through the fields; the legend is read when focus enters',
  },
  styling: { data: fieldStates },
} satisfies ComponentDocs<PartOf<FieldsetProps>>;
