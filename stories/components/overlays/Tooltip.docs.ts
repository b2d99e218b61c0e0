import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['explain an icon', 'show a hint on hover'],
  use: 'For a short hint on a button or link that is clear without it. It appears on hover and on keyboard focus, and is read as the description.',
  avoid:
    'For information that people need: touch screens don’t show it. For the name of an icon: use the `label` of `IconButton`. For links or buttons: `Popover`. On text and disabled buttons, which can’t be focused.',
  anatomy: {
    Control: 'one button or link',
    Text: 'a line or two',
  },
  keyboard: {
    Tab: 'to the control: shows it; away from it: hides it',
    Escape: 'hides it; a surrounding dialog stays open',
    'Enter, Space': 'hide it and press the control',
  },
} satisfies ComponentDocs;
