import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Once per signed-in app, with the idle timer of `@institute/design-system/app`: it counts the last minute, says the time left at 60, 30 and 10 seconds, and one key stays.',
  avoid: 'For any other time limit: say it in the page.',
  anatomy: {
    'Time left': 'counts down, announced three times',
    Stay: 'the primary button',
    'Sign out': 'at once',
  },
  keyboard: {
    'Enter, Space': 'on “Stay signed in”: begins again',
    Escape: 'the same',
  },
} satisfies ComponentDocs;
