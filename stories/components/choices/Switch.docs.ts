import type { SwitchProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['turn a setting on or off', 'switch on autopay'],
  use: 'For a setting that takes effect immediately, without a button: autopay, e-mail notices. The label names what is switched on.',
  avoid:
    'For a value that is submitted with a form: `CheckboxField`. If a change costs money, ask for confirmation first.',
  anatomy: {
    label: 'what is on or off',
    description: 'its effect',
    error: 'above it',
    control: 'the state, which doesn’t depend on color',
  },
  keyboard: {
    Space: 'turns it on or off',
  },
  styling: { data: fieldStates },
} satisfies ComponentDocs<PartOf<SwitchProps>>;
