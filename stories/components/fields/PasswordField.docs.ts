import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For signing in (`current-password`) and for choosing a new one (`new-password`). `hasRuleList` lists what a new one needs and ticks it while it is typed. It is hidden again when the form is sent.',
  avoid: 'For codes from a message: `OneTimeCodeField`.',
  anatomy: {
    Label: 'whose password',
    Box: 'takes pasting and password managers',
    'Show button': 'inside the box; says which state it is in',
    Rules: 'under the box, ticked one by one',
  },
  keyboard: {
    'Enter, Space': 'on the button: shows or hides the password',
    Enter: 'in the box: sends the form',
  },
} satisfies ComponentDocs;
