import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a password that somebody chooses: when signing up, resetting or changing it. It brings its label, its list of rules and the word for password managers along. `isRepeated` makes the box that asks for it once more. What it has to obey is `rules(...newPassword())` of `rules`.',
  avoid:
    'For a password that there is already: `PasswordField`. The second box where the first can be shown and a forgotten password can be reset: one is enough for most.',
  anatomy: {
    Label: '“New password”, unless you say otherwise',
    Box: 'takes pasting and what password managers offer',
    'Show button': 'inside the box; says which state it is in',
    Rules: 'under the box, ticked one by one; not under the repeated one',
  },
  keyboard: {
    'Enter, Space': 'on the button: shows or hides the password',
    Enter: 'in the box: sends the form',
  },
} satisfies ComponentDocs;
