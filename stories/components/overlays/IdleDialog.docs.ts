import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['warn before a session ends', 'sign people out when they’re inactive'],
  use: 'For warning people that their session is about to end because they were inactive. Render it once per signed-in app, with the idle timer of `@institute/design-system/app`. It counts down the last minute, announces the time left at 60, 30 and 10 seconds, and one key press keeps the session.',
  avoid: 'For any other time limit: show a `Countdown` in the page.',
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
