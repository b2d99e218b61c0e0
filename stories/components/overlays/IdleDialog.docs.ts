import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Once per signed-in app, with the idle timer of `@institute/design-system/app`. It counts down the last minute, announces the time left at 60, 30 and 10 seconds, and one key press continues the session.',
  avoid: 'For any other time limit: show it on the page.',
  anatomy: {
    'Time left': 'counts down, announced three times',
    Stay: 'the primary button',
    'Sign out': 'immediately',
  },
  keyboard: {
    'Enter, Space': 'on “Stay signed in”: restart the timer',
    Escape: 'the same',
  },
} satisfies ComponentDocs;
