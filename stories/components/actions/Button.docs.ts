import type { ButtonProps } from '@institute/design-system';
import type { ComponentDocs, PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['save, send or remove something', 'submit a form', 'start an action'],
  use: 'For actions: save, send, remove. One `primary` per view; `secondary` next to it, `quiet` for the least important, `danger` for what can’t be undone. While the action runs, set `isPending`: the button keeps its position and focus. If it can be pressed again later, set `isWaiting` and say when.',
  avoid:
    'For navigation: use `Link`, or `LinkButton` where navigating is the main action. Don’t disable a submit button until a form is valid: let users submit, and show what is missing.',
  anatomy: {
    Icon: 'before or after the text, decorative only',
    content: 'a verb and what it acts on',
    spinner: 'replaces the text once an action has taken 400 ms',
  },
  keyboard: {
    'Enter, Space': 'activates it',
  },
  styling: {
    data: {
      variant: '`primary`, `secondary`, `quiet` or `danger`',
      size: '`m` or `l`',
      pending: 'its action is running',
      waiting: 'it can be pressed again soon',
      'icon-on-phones': 'its text is hidden on phones',
    },
    variables: {
      'button-radius': 'corners',
      'button-height': 'least height',
      'button-padding': 'space at both ends',
    },
  },
} satisfies ComponentDocs<PartOf<ButtonProps>>;
