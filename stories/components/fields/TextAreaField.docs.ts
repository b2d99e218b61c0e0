import type { TextAreaFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['write a message', 'ask for a long answer'],
  use: 'For several lines: an introduction, a message. The box grows with its content.',
  avoid: 'For one line: `TextField`, where Enter submits the form.',
  anatomy: {
    label: 'what is written',
    description: 'what it’s for and who reads it',
    error: 'below the hint, with an icon and text',
    control: 'grows from four lines',
    note: 'characters left, near the limit',
  },
  keyboard: {
    Enter: 'a new line',
  },
  styling: { data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<TextAreaFieldProps>>;
