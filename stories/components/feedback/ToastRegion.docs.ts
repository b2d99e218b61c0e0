import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['confirm that something was saved', 'offer to undo', 'show a short message'],
  use: 'Once at the root of the app. `toast.success(…)` and its siblings then report what just happened. Success messages stay for 5 seconds, others longer, with a close button; with an action, at least 20 seconds. The action is announced with the key that leads to it. Timers pause on hover and focus.',
  avoid:
    'For an error of a field or a form: show it there. For a decision: use a `Dialog`. Never show important information only in a toast; `MessageLog` keeps them.',
  anatomy: {
    'Icon and word': 'the tone',
    Text: 'one sentence',
    Action: 'optional, one',
    Close: 'if it stays longer than 5 seconds',
  },
  keyboard: {
    F6: 'moves focus into the region, and restores it',
    Escape: 'closes the toast in focus or under the pointer',
  },
} satisfies ComponentDocs;
